import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@Suite("Image files")
struct ImageFilesTests {
  private let directory = TemporaryFiles()

  private func width(_ files: ImageFiles, _ name: String, _ scale: CGFloat) throws -> [CGFloat] {
    let image = try files.image(
      named: name, in: directory.path, scale: scale, place: AssetPlace())
    return [CGFloat(image.bitmap.width), image.size.width]
  }

  @Test("the file with enough pixels is read, or else the largest one")
  func variants() throws {
    let files = [
      "all.png": try png(width: 10, height: 1), "all@2x.png": try png(width: 20, height: 1),
      "all@3x.png": try png(width: 30, height: 1), "two@2x.png": try png(width: 8, height: 1),
      "one.png": try png(width: 7, height: 1), "ends@3x.png": try png(width: 6, height: 1),
      "ends.png": try png(width: 2, height: 1),
    ]
    try directory.with(files) { (files) throws in
      #expect(try width(files, "all", 1) == [10, 10])
      #expect(try width(files, "all", 2) == [20, 10])
      #expect(try width(files, "all", 3) == [30, 10])
      #expect(try width(files, "all.png", 1.5) == [20, 10])
      for scale in 1...3 {
        #expect(try width(files, "two", CGFloat(scale)) == [8, 4])
        #expect(try width(files, "one", CGFloat(scale)) == [7, 7])
      }
      #expect(try width(files, "ends", 1) == [2, 2])
      #expect(try width(files, "ends", 2) == [6, 2])
      let path = "\(directory.path)/two@2x.png"
      #expect(try files.image(atPath: path).scale == 2)
    }
  }

  @Test("the image has the pixels of the file")
  func pixels() throws {
    try directory.with([:]) { (files) throws in
      let image = try files.image(from: try png(width: 3, height: 2), scale: 1)
      #expect(image.bitmap.width == 3 && image.bitmap.height == 2)
      #expect(image.bitmap.hex(2, 1) == "#C8140A")
    }
  }

  @Test("a missing file is an error that names the file names and the directory")
  func missing() throws {
    try directory.with([:]) { (files) throws in
      let failure = #expect(throws: ImageFailure.self) { try width(files, "no", 2) }
      #expect(
        failure?.reason == "there is no no.png, no@2x.png, no@3x.png or no.imageset of an asset "
          + "catalog in \(directory.path); add one to the resources, and pass `bundle: .module` if "
          + "they belong to a package")
    }
  }

  @Test("an unreadable file is an error with the reason, and never a crash")
  func broken() throws {
    let whole = try png(width: 9, height: 9)
    var empty = whole
    empty.replaceSubrange(16..<24, with: [UInt8](repeating: 0, count: 8))
    var vast = whole
    vast.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0] as [UInt8])
    var large = whole
    large.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0] as [UInt8])
    let garbage = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
    let files = [
      "empty.png": empty, "vast.png": vast, "large.png": large, "text.png": Data("no".utf8),
      "nothing.png": Data(), "cut.png": whole.prefix(60), "head.png": whole.prefix(30),
      "garbage.png": whole.prefix(33) + garbage,
    ]
    try directory.with(files) { (files) throws in
      for (name, word) in [
        "empty": "0×0", "vast": "65536×65536", "large": "16384×16384",
        "text": "neither a PNG nor a JPEG",
        "nothing": "neither a PNG", "cut": "damaged", "head": "damaged", "garbage": "damaged",
      ] {
        for _ in 0..<2 {
          let failure = #expect(throws: ImageFailure.self) { try width(files, name, 1) }
          #expect(failure?.reason.contains(word) == true, "\(name)")
        }
      }
    }
  }

  @Test("truncated files and files with flipped bits are refused or drawn")
  func hostile() throws {
    let whole = try png(width: 5, height: 4)
    try directory.with([:]) { (files) throws in
      for count in 0..<whole.count {
        #expect(throws: ImageFailure.self) {
          try files.image(from: whole.prefix(count - (count > whole.count - 12 ? 12 : 0)), scale: 1)
        }
      }
      for byte in 0..<whole.count {
        var data = whole
        data[byte] ^= 1 << UInt8(byte % 8)
        _ = try? files.image(from: data, scale: 1)
      }
    }
  }
}
