import SwiftUI
import SwiftUITesting

/// Shows one button and ends.
@main
struct Main {
  @MainActor
  static func main() throws {
    let driver = try ViewDriver(size: CGSize(width: 200, height: 60), scale: 1) {
      Button("Hello") {}.buttonStyle(.borderedProminent)
    }
    _ = try driver.picture()
  }
}
