import Foundation
import Testing
import UniformTypeIdentifiers

/// Kinds of data.
@Suite struct TypeTests {
  @Test("a type has its extension, its MIME type and its supertypes")
  func known() {
    #expect(UTType.png.identifier == "public.png")
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data)
        && UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.swiftSource.isSubtype(of: .sourceCode) && UTType.text.isSupertype(of: .json))
    #expect(!UTType.image.isSubtype(of: .image))
  }

  @Test("types are found by extensions, MIME types and identifiers, in upper case too")
  func found() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "no-such-extension") == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.json") == .json)
    #expect(UTType("no.such.type") == nil)
  }

  @Test("each property is a type that is found by its identifier")
  func properties() {
    for type in [UTType.item, .utf8PlainText, .vCard, .usdz, .mpeg4Movie, .log, .fileURL, .webP] {
      #expect(UTType(type.identifier) == type)
    }
  }

  @Test("an app's own type conforms to what it says, and is coded as its identifier")
  func declared() throws {
    let type = UTType(exportedAs: "com.example.Pear", conformingTo: .json)
    #expect(type.identifier == "com.example.pear")
    #expect(type.conforms(to: .json) && type.conforms(to: .text))
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == #"["com.example.pear"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [type])
  }
}
