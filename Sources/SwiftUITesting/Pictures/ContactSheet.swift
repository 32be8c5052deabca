import Foundation
import SwiftUI
import TactileCairoRenderer

extension ViewDriver {
  /// Draws the windows of all variants, with their names, in one picture, and attaches it to the test.
  ///
  /// The picture is also written to the folder that the environment variable `SNAPSHOT_ARTIFACTS` names.
  ///
  /// ```swift
  /// @Test func overview() throws {
  ///   try ViewDriver.contactSheet(of: variants) { variant in try ViewDriver(variant) { Checkout() } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - variants: The variants, row by row.
  ///   - columns: The number of windows side by side; nil for about as many columns as rows. It has to be positive, or
  ///     the call traps.
  ///   - scale: The number of pixels per point, from 1 to 3.
  ///   - name: The name of the file, without its extension.
  ///   - makeDriver: A closure that shows the view of a variant, in its state.
  /// - Returns: The picture.
  /// - Throws: Any error of the closure, and an error that says which package to install if the fonts are missing.
  @discardableResult
  public static func contactSheet(
    of variants: [Variant], columns: Int? = nil, scale: CGFloat = 1,
    named name: String = "contact-sheet", file: StaticString = #filePath, line: UInt = #line,
    makeDriver: (Variant) throws -> ViewDriver
  ) throws -> Picture {
    let site = CallSite(file, line)
    if let columns, columns <= 0 {
      site.report(
        "a contact sheet can't have \(columns) columns, so it has as many as rows; pass at least 1")
    }
    let painter = try site.failing { try WindowPainter(scale: scale) }
    let windows = try variants.map { variant in
      let list = try makeDriver(variant).displayList
      return ContactSheet.Window(
        caption: try ContactSheet.caption(variant.name, width: list.size.width, painter),
        picture: painter.picture(of: list))
    }
    let square = Int(Double(max(windows.count, 1)).squareRoot().rounded(.up))
    let sheet = ContactSheet(
      windows: windows, columns: columns.flatMap { $0 > 0 ? $0 : nil } ?? square,
      gap: Int(16 * scale))
    let picture = Picture(bitmap: sheet.bitmap)
    try Artifact(name: "\(name).png", site: site).attach(picture.png(file: file, line: line))
    return picture
  }
}

extension WindowPainter {
  /// Returns the picture of a whole display list.
  func picture(of list: DisplayList) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0, pixels: [])
    repaint(Damage(), on: &bitmap, size: list.size) { _ in list }
    return bitmap
  }
}

/// An arrangement of windows in rows, on gray.
@MainActor
struct ContactSheet {
  /// A window and its name, which is above it.
  struct Window {
    let caption: Bitmap
    let picture: Bitmap

    var width: Int { max(caption.width, picture.width) }
    var height: Int { caption.height + picture.height }
  }

  let windows: [Window]
  let columns: Int
  /// The distance between two windows, in pixels.
  let gap: Int

  init(windows: [Window], columns: Int, gap: Int) {
    precondition(
      columns > 0, "a contact sheet needs a positive number of columns; \(columns) were given")
    (self.windows, self.columns, self.gap) = (windows, columns, gap)
  }

  /// Draws a name in the width of a window, in points.
  static func caption(_ name: String, width: CGFloat, _ painter: WindowPainter) throws -> Bitmap {
    let content = Text(name).font(.system(size: 13)).foregroundStyle(.black)
      .frame(width: max(width, 60), alignment: .leading)
      .padding(.bottom, 4).background(Color(white: gray))
    let measure = try ViewDriver(size: CGSize(width: max(width, 60), height: 600)) { content }
    let size = CGSize(width: max(width, 60), height: measure.contentSize.height)
    return painter.picture(of: try ViewDriver(size: size) { content }.displayList)
  }

  private static let gray = 0.8

  /// The picture of all windows.
  var bitmap: Bitmap {
    let rows = stride(from: 0, to: windows.count, by: columns).map {
      windows[$0..<min($0 + columns, windows.count)]
    }
    let width = rows.map { $0.reduce(gap) { $0 + $1.width + gap } }.max() ?? gap
    let heights = rows.map { $0.map(\.height).max() ?? 0 }
    let height = heights.reduce(gap) { $0 + $1 + gap }
    let gray = UInt8((Self.gray * 255).rounded())
    var sheet = Bitmap(
      width: width, height: height,
      pixels: [UInt8](repeating: gray, count: width * height * 4))
    for alpha in stride(from: 3, to: sheet.pixels.count, by: 4) { sheet.pixels[alpha] = 255 }
    var y = gap
    for (row, height) in zip(rows, heights) {
      var x = gap
      for window in row {
        sheet.draw(window.caption, x: x, y: y)
        sheet.draw(window.picture, x: x, y: y + window.caption.height)
        x += window.width + gap
      }
      y += height + gap
    }
    return sheet
  }
}

extension Bitmap {
  /// Copies a picture that fits to a position in pixels.
  fileprivate mutating func draw(_ other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height {
      let source = other.pixels[row * other.width * 4..<(row + 1) * other.width * 4]
      let start = ((y + row) * width + x) * 4
      pixels.replaceSubrange(start..<start + source.count, with: source)
    }
  }
}
