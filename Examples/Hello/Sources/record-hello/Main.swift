import Foundation
import Hello
import SwiftUI
import SwiftUITesting

/// Records a press of the sign-in button: `swift run record-hello [FILE]`.
@main
@MainActor
struct Main {
  static func main() throws {
    let file = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "hello.png")
    let size = CGSize(width: 320, height: 240)
    let driver = try ViewDriver(size: size, scale: 2) { SignInView() }
    let recording = try driver.record {
      driver.advance(by: 0.3)
      try driver.touchDown(on: "Sign in")
      driver.advance(by: 0.5)
      driver.touchUp()
      driver.advance(by: 1)
    }
    try recording.write(to: file, scale: 2)
    print("The recording is \(file.path)")
  }
}
