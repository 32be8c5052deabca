import Foundation
import Testing

@testable import TactileGallery

/// The directory of a gallery, which is written completely or not at all.
@Suite struct GalleryDirectoryTests {
  let around: TemporaryDirectory
  let files = GalleryFiles(contents: ["index.html": Data("page".utf8), "a.png": Data([1])])

  init() throws { around = try TemporaryDirectory() }

  private func write(_ files: GalleryFiles, to name: String) throws {
    try GalleryDirectory(path: around.path(name)).write(files)
  }

  @Test func newDirectory_holdsTheFilesAndTheMarker() throws {
    try write(files, to: "g")
    #expect(try around.contents() == ["g"])
    #expect(try around.contents(of: "g") == [".tactile-gallery", "a.png", "index.html"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: around.path("g/a.png"))) == Data([1]))
  }

  @Test func oldGallery_isReplacedAsAWhole() throws {
    try write(files, to: "g")
    try write(GalleryFiles(contents: ["index.html": Data("other".utf8)]), to: "g/")
    #expect(try around.contents() == ["g"])
    #expect(try around.contents(of: "g") == [".tactile-gallery", "index.html"])
  }

  @Test func otherDirectory_isRefused() throws {
    try FileManager.default.createDirectory(
      atPath: around.path("mine"), withIntermediateDirectories: false)
    let error = #expect(throws: UnwritablePath.self) { try write(files, to: "mine") }
    #expect(
      error?.description
        == "Cannot write “\(around.path("mine"))”: it is there and is not a gallery;"
        + " choose a directory that does not exist yet.")
    #expect(try around.contents(of: "mine").isEmpty)
  }

  @Test func plainFile_isRefused() throws {
    try Data().write(to: URL(fileURLWithPath: around.path("file")))
    #expect(throws: UnwritablePath.self) { try write(files, to: "file") }
    #expect(throws: UnwritablePath.self) { try write(files, to: "file/g") }
    #expect(try around.contents() == ["file"])
  }

  @Test func galleryWithAStrangersFile_isLeftAlone() throws {
    try write(files, to: "g")
    try Data().write(to: URL(fileURLWithPath: around.path("g/notes.txt")))
    let error = #expect(throws: UnwritablePath.self) { try write(files, to: "g") }
    #expect(error?.description.contains("it also holds “notes.txt”; move that") == true)
    #expect(try around.contents(of: "g").contains("notes.txt"))
  }

  @Test func linkToAGallery_staysALink() throws {
    try write(files, to: "g")
    try FileManager.default.createSymbolicLink(
      atPath: around.path("link"), withDestinationPath: "g")
    try write(GalleryFiles(contents: ["index.html": Data()]), to: "link")
    #expect(try around.contents() == ["g", "link"])
    #expect(try around.contents(of: "g") == [".tactile-gallery", "index.html"])
  }

  @Test func fileThatCannotBeWritten_leavesNothing() throws {
    let broken = GalleryFiles(contents: ["index.html": Data(), "no/such.png": Data()])
    #expect(throws: UnwritablePath.self) { try write(broken, to: "g") }
    #expect(try around.contents().isEmpty)
    try write(files, to: "g")
    #expect(throws: UnwritablePath.self) { try write(broken, to: "g") }
    #expect(try around.contents() == ["g"])
    #expect(try around.contents(of: "g") == [".tactile-gallery", "a.png", "index.html"])
  }

  @Test(arguments: ["", "/nowhere/at/all", "/proc/gallery"])
  func pathThatCannotBeWritten_isNamed(path: String) {
    let error = #expect(throws: UnwritablePath.self) {
      try GalleryDirectory(path: path).write(files)
    }
    #expect(error?.description.hasPrefix("Cannot write “\(path)”: ") == true)
  }
}
