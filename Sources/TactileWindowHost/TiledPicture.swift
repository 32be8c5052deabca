import CTactileGTK
import Foundation
import TactileCairoRenderer
import TactileDrawing

/// The picture of a window, cut into tiles that GTK shows.
///
/// The picture is the one that tests compare, painted by the same painter. Only its damaged parts are repainted,
/// and only the tiles around them are replaced, so that GTK redraws no more than these.
@MainActor
final class TiledPicture {
  /// The length of a tile's sides, in pixels.
  private static let side = 256

  private let gtk: UnsafePointer<GTKFunctions>
  private var bitmap = Bitmap(width: 0, height: 0, pixels: [])
  private var tiles: [OpaquePointer?] = []
  private var columns = 0
  private var renderer: CairoRenderer?
  private let fonts: FontMap

  init(_ gtk: UnsafePointer<GTKFunctions>, fonts: FontMap) {
    self.gtk = gtk
    self.fonts = fonts
  }

  isolated deinit { forgetTiles() }

  /// Repaints the damaged parts of the picture.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels per point; replaced by the nearest from 1 to 3.
  ///   - list: Returns the part of the window's display list that reaches into a rectangle, in points.
  func repaint(_ damage: Damage, size: CGSize, scale: CGFloat, _ list: (CGRect) -> DisplayList) {
    let scale = min(max(scale, 1), 3)
    if renderer?.scale != scale {
      renderer = try? CairoRenderer(scale: scale, fontMap: fonts)
      bitmap = Bitmap(width: 0, height: 0, pixels: [])
    }
    guard let renderer else { return }
    let (width, height) = (bitmap.width, bitmap.height)
    renderer.repaint(damage, on: &bitmap, size: size, with: list)
    if bitmap.width != width || bitmap.height != height {
      forgetTiles()
      columns = (bitmap.width + Self.side - 1) / Self.side
      let rows = (bitmap.height + Self.side - 1) / Self.side
      tiles = Array(repeating: nil, count: columns * rows)
    } else {
      for rect in damage.rects { forgetTiles(in: rect, scale: scale) }
    }
  }

  /// Returns whether the picture has the size of a window, in points, and its number of pixels per point.
  func shows(_ size: CGSize, at scale: CGFloat) -> Bool {
    let grid = PixelGrid(scale: scale)
    return renderer?.scale == scale && CGFloat(bitmap.width) == grid.pixelsUp(size.width)
      && CGFloat(bitmap.height) == grid.pixelsUp(size.height)
  }

  /// Returns the parts of the picture that damage covers, in pixels.
  func areas(of damage: Damage) -> [CGTKArea] {
    let scale = renderer?.scale ?? 1
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return damage.rects.map { rect in
      let area = CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale
      ).integral.intersection(all)
      return CGTKArea(
        x: Int32(area.minX), y: Int32(area.minY), width: Int32(area.width),
        height: Int32(area.height))
    }
  }

  /// Calls a closure with the picture's pixels, its width and height, and the number of pixels per point.
  func withPixels(_ body: (UnsafeRawPointer, Int, Int, CGFloat) -> Void) {
    guard let scale = renderer?.scale else { return }
    bitmap.pixels.withUnsafeBytes {
      if let start = $0.baseAddress { body(start, bitmap.width, bitmap.height, scale) }
    }
  }

  /// Adds the tiles of the picture to a snapshot of GTK.
  func draw(to snapshot: OpaquePointer) {
    guard let scale = renderer?.scale else { return }
    for index in tiles.indices {
      let (x, y) = (index % columns * Self.side, index / columns * Self.side)
      let width = min(Self.side, bitmap.width - x), height = min(Self.side, bitmap.height - y)
      let bounds = GrapheneRect(
        x: Float(CGFloat(x) / scale), y: Float(CGFloat(y) / scale),
        width: Float(CGFloat(width) / scale), height: Float(CGFloat(height) / scale))
      let tile = tiles[index] ?? bitmap.tile(x, y, width, height, bounds)
      tiles[index] = tile
      gtk.pointee.gtk_snapshot_append_node(snapshot, tile)
    }
  }

  private func forgetTiles(in rect: CGRect, scale: CGFloat) {
    let side = CGFloat(Self.side) / scale
    for index in tiles.indices {
      let tile = CGRect(
        x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side, width: side,
        height: side)
      if tile.intersects(rect) { forgetTile(at: index) }
    }
  }

  private func forgetTiles() { for index in tiles.indices { forgetTile(at: index) } }

  private func forgetTile(at index: Int) {
    if let tile = tiles[index] { tactile_tile_free(tile) }
    tiles[index] = nil
  }
}

extension Bitmap {
  /// Makes a tile of a part of the bitmap, which the caller releases.
  @MainActor
  fileprivate func tile(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ bounds: GrapheneRect
  ) -> OpaquePointer {
    pixels.withUnsafeBytes {
      tactile_tile_new(
        $0.baseAddress! + (y * self.width + x) * 4, self.width * 4, Int32(width), Int32(height),
        bounds)
    }
  }

  /// Makes a texture of the bitmap, which the caller releases.
  @MainActor
  func texture(_ gtk: UnsafePointer<GTKFunctions>) -> OpaquePointer {
    let bytes = gtk.pointee.g_bytes_new(pixels, pixels.count)!
    defer { gtk.pointee.g_bytes_unref(bytes) }
    return gtk.pointee.gdk_memory_texture_new(
      Int32(width), Int32(height), Int32(GDK_MEMORY_B8G8R8A8_PREMULTIPLIED), bytes, width * 4)!
  }
}
