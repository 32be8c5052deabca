import SwiftUI
import SwiftUITesting
import Testing

/// A window of 300 by 400 points, and the message of a tap on one of its buttons.
@MainActor
enum FailingTap {
  /// Shows a view in a window.
  static func driver(@ViewBuilder _ content: () -> some View) throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 300, height: 400), text: .squares, content: content)
  }

  /// Returns the message of a tap on a button that fails.
  static func message(
    _ label: String = "Save", @ViewBuilder _ content: () -> some View
  ) throws -> String {
    let driver = try driver(content)
    return try Failure.of { try driver.tap(on: label) }.message
  }
}
