import SwiftUI
import SwiftUITesting

/// Sizes of symbols.
extension DeviceFact {
  static let symbols: [DeviceFact] = [
    ink("arrow.right, resizable and scaled to fit 24 by 24 points", [23.67, 19.33]) {
      Image(systemName: "arrow.right").resizable().scaledToFit().frame(width: 24, height: 24)
    },
    ink("person, resizable and scaled to fit 20 by 20 points", [18.67, 19.67]) {
      Image(systemName: "person").resizable().scaledToFit().frame(width: 20, height: 20)
    },
    ink("checkmark, resizable in 16 by 12 points", [16, 12]) {
      Image(systemName: "checkmark").resizable().frame(width: 16, height: 12)
    },
    DeviceFact(
      "iOS 18.5", .any, "symbol mic.fill in body: width and height in the layout", [17.33, 20],
      from: DeviceSource.cash
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) { Image(systemName: "mic.fill").marked("symbol", in: marks) }
      let size = try marks.frame("symbol").size
      return [size.width, size.height]
    },
    DeviceFact(
      "iOS 18.5", .any, "symbol star.fill beside a text in title2: height of the stack", [26.33],
      from: DeviceSource.cash
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        HStack {
          Image(systemName: "star.fill")
          Text("Title")
        }
        .font(.title2)
        .marked("stack", in: marks)
      }
      return [try marks.frame("stack").height]
    },
  ]

  /// The width and the height of a symbol's ink.
  private static func ink(
    _ what: String, _ expected: [Double],
    @ViewBuilder symbol: @escaping @MainActor @Sendable () -> some View
  ) -> DeviceFact {
    DeviceFact(
      "iOS 18.6", .any, "symbol \(what): width and height of its ink", expected,
      within: halfPoint, from: DeviceSource.good
    ) { look in
      let window = try driver(look: look, width: 60, height: 60, content: symbol)
      let ink = try PictureRuler(window).ink(in: CGRect(x: 0, y: 0, width: 60, height: 60))
      return [ink.width, ink.height]
    }
  }
}
