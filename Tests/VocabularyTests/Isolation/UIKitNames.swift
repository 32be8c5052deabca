import SwiftUI

// UIKit's names in code without actor annotations. The mark at the end of a line states what Swift 6 mode reports
// about it; Swift 5 mode reports nothing.

enum Metrics {
  static let width = UIScreen.main.bounds.width  // error
  static let bounds = UIScreen.main.bounds  // error
  static var height: CGFloat { UIScreen.main.bounds.height }  // warning
  static let isDark = UITraitCollection.current.userInterfaceStyle == .dark
  static let page = UIApplication.openSettingsURLString
}

let screenScale = UIScreen.main.scale  // error

extension CGFloat {
  static var hairline: CGFloat { 1 / UIScreen.main.scale }  // warning
  static func part(_ of: CGFloat) -> CGFloat { UIScreen.main.bounds.width * of }  // warning
}

func tap() {
  UIImpactFeedbackGenerator().impactOccurred()  // warning
  UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)  // warning
  UISelectionFeedbackGenerator().selectionChanged()  // warning
  UINotificationFeedbackGenerator().notificationOccurred(.success)  // warning
}

final class Haptics {
  static let shared = Haptics()  // error
  private let generator = UIImpactFeedbackGenerator(style: .soft)  // error

  func play() {
    generator.prepare()  // warning
    generator.impactOccurred()  // warning
  }
}

struct Clipboard {
  func copy(_ text: String) { UIPasteboard.general.string = text }  // warning
  var text: String? { UIPasteboard.general.string }  // warning
}

func openPage(_ url: URL) {
  if UIApplication.shared.canOpenURL(url) {  // warning
    UIApplication.shared.open(url)  // warning
  }
}

func headline() -> UIFont { UIFont.preferredFont(forTextStyle: .headline) }

@MainActor func onTheMainActor() {
  UIImpactFeedbackGenerator().impactOccurred()
  _ = UIScreen.main.bounds
}

func awaiting() async -> CGFloat { await UIScreen.main.scale }
