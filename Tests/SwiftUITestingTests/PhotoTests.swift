import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// JPEG images in views.
@MainActor
@Suite struct PhotoTests {
  /// A file of 8 by 8 pixels, all of them (200, 40, 10).
  private let photo = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcp
      LDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy
      MjIyMjIyMjIyMjIyMjL/wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA
      AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6
      Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG
      x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA
      AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5
      OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE
      xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDk6KKK+aP0k//Z
      """, options: .ignoreUnknownCharacters)!

  @Test("a JPEG image from data is drawn in a button")
  func data() throws {
    let driver = try ViewDriver(size: CGSize(width: 40, height: 40), scale: 1) {
      PhotoButton(photo)
    }
    let pixel = try driver.picture()[20, 20]
    #expect(abs(Int(pixel.red) - 200) < 3 && abs(Int(pixel.green) - 40) < 3)
    #expect(abs(Int(pixel.blue) - 10) < 3)
  }

  @Test("AsyncImage shows a JPEG file")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jpg")
    try photo.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let driver = try ViewDriver(size: CGSize(width: 40, height: 40), scale: 1) {
      AsyncImage(url: file) {
        $0.resizable()
      } placeholder: {
        Color.white
      }
    }
    let pixel = try driver.picture()[20, 20]
    #expect(abs(Int(pixel.red) - 200) < 3 && abs(Int(pixel.blue) - 10) < 3)
  }
}

private struct PhotoButton: View {
  let data: Data

  init(_ data: Data) { self.data = data }

  var body: some View {
    Button {
    } label: {
      if let photo = UIImage(data: data) {
        Image(uiImage: photo).resizable().frame(width: 20, height: 20)
      }
    }
    .buttonStyle(.plain)
  }
}
