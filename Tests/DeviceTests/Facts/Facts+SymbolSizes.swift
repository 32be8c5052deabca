import SwiftUI
import SwiftUITesting

/// Sizes of symbols, and their colors in rows.
extension DeviceFact {
  static let symbolSizes: [DeviceFact] = [
    DeviceFact(
      "iOS 15.5", .any, "symbol heart.fill in body with padding(): width and height",
      [52.67, 49.33], within: halfPoint, from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        Image(systemName: "heart.fill").padding().marked("symbol", in: marks)
      }
      return try marks.frame("symbol").sizeNumbers
    },
    DeviceFact(
      "iOS 15.5", .any, "symbol heart.fill in body: place of its ink in its frame, size of the ink",
      [2, 1, 16.67, 15.33], within: halfPoint, from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      let window = try driver(look: look, width: 80, height: 80) {
        Image(systemName: "heart.fill").marked("symbol", in: marks)
      }
      let ink = try PictureRuler(window).ink
      return try marks.frame("symbol").place(of: ink) + ink.sizeNumbers
    },
    DeviceFact(
      "iOS 15.5", .any, "resizable symbol cloud.sun.rain.fill in 60 by 60 points: size of its ink",
      [60, 60], within: halfPoint, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 80, height: 80) {
        Image(systemName: "cloud.sun.rain.fill").resizable().font(.largeTitle)
          .frame(width: 60, height: 60)
      }
      return try PictureRuler(window).ink.sizeNumbers
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "symbol star.fill in title2: width and height of its element",
      [28.33, 27], within: 0.67, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Image(systemName: "star.fill").font(.title2).accessibilityLabel("Favorite")
      }
      return try window.only.frame.sizeNumbers
    },
    ink(
      "iOS 18.2", "checkmark", "body", [13.67, 13.33], within: 0.67, .body,
      from: DeviceSource.homeAssistant18),
    ink("iOS 18, 26", "eraser.fill", "body", [15.67, 15.67], .body, from: DeviceSource.spezi),
    ink("iOS 18, 26", "info.circle", "title3", [19, 19], .title3, from: DeviceSource.spezi),
    DeviceFact(
      "macOS 13 or 14", .any, "large symbol globe in 13 points on a Mac: size of its ink",
      [17, 17], within: halfPoint, from: DeviceSource.doordash
    ) { look in
      let window = try driver(look: look, width: 60, height: 60, scale: 2, idiom: .mac) {
        Image(systemName: "globe").imageScale(.large).font(.system(size: 13))
      }
      return try PictureRuler(window).ink.sizeNumbers
    },
    DeviceFact(
      "macOS 13 or 14", .any,
      "large symbol globe, 8 points above a text of 13 points on a Mac: distance of their inks",
      [12], within: halfPoint, from: DeviceSource.doordash
    ) { look in
      let window = try driver(look: look, width: 100, height: 100, scale: 2, idiom: .mac) {
        VStack(spacing: 8) {
          Image(systemName: "globe").imageScale(.large)
          Text("Hello World")
        }
        .font(.system(size: 13))
      }
      let (ruler, text) = (try PictureRuler(window), try window.textFrame("Hello World"))
      let symbol = try ruler.ink(in: CGRect(x: 0, y: 0, width: 100, height: text.minY))
      return [try ruler.ink(ofText: "Hello World", in: window).minY - symbol.maxY]
    },
    DeviceFact(
      "iOS 15.5", .v18, "chevron of a row in a Form: width and height", [7, 12],
      within: halfPoint, from: DeviceSource.paulz
    ) { look in
      let list = try ListPicture(
        driver(look: look, width: 390, height: 400) {
          NavigationStack { Form { NavigationLink("Link") { Text("Page") } } }
        })
      return try list.chevron(ofRow: "Link").sizeNumbers
    },
  ]

  /// The width and the height of a symbol's ink at the text size medium.
  private static func ink(
    _ system: String, _ name: String, _ style: String, _ expected: [Double],
    within tolerance: Double = halfPoint, _ font: Font, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, .any, "symbol \(name) in \(style) at the text size medium: size of its ink",
      expected, within: tolerance, from: source
    ) { look in
      let window = try driver(look: look, width: 60, height: 60, text: .medium) {
        Image(systemName: name).font(font)
      }
      return try PictureRuler(window).ink.sizeNumbers
    }
  }
}

extension ListPicture {
  /// The bounds of what is drawn at the trailing end of a row with a text, after a location.
  ///
  /// - Parameter start: the location; nil for the middle of the card.
  func chevron(ofRow string: String, after start: CGFloat? = nil) throws -> CGRect {
    try ruler.ink(in: chevronArea(ofRow: string, after: start))
  }

  /// The strongest color of what is drawn at the trailing end of a row.
  func chevronColor(ofRow string: String) throws -> PixelColor {
    try ruler.strongestColor(in: chevronArea(ofRow: string, after: nil))
  }

  private func chevronArea(ofRow string: String, after start: CGFloat?) throws -> CGRect {
    let (text, card) = (try window.textFrame(string), try card(ofRow: string))
    let left = start ?? card.midX
    return CGRect(x: left, y: text.minY, width: card.maxX - 6 - left, height: text.height)
  }
}
