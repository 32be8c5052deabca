import Testing

@testable import TactileRecorder

/// File types of recordings, chosen by file name extension.
@Suite struct RecordingTypeTests {
  @Test(arguments: [
    ("a.png", RecordingType.animatedPNG), ("a.apng", .animatedPNG), ("a", .animatedPNG),
    ("a.mp4", .video(.mp4)), ("A.MP4", .video(.mp4)), ("b/a.png.webp", .video(.webp)),
    ("b.gif/a", .animatedPNG), (".mp4", .animatedPNG),
  ])
  func end_tellsTheType(name: String, type: RecordingType) throws {
    #expect(try RecordingType(of: name) == type)
  }

  @Test(arguments: ["a.gif", "a.png.bak", "a.mov"])
  func unknownEnd_isRefusedWithThoseThatAreKnown(name: String) {
    let error = #expect(throws: UnknownRecordingType.self) { try RecordingType(of: name) }
    #expect(
      error?.description
        == "Cannot write “\(name)”: recordings can't have this file type; choose a name that ends "
        + "with one of: .png, .apng, .mp4, .webp.")
  }
}
