import ArgumentParser
import Foundation
import SwiftUI
import TactileGallery

/// The scale option of all commands that draw.
struct ScaleOption: ParsableArguments, Sendable {
  // The next argument is always the value, so that -1 is reported as an invalid scale instead of an
  // unknown option.
  @Option(parsing: .unconditional, help: "Pixels per point, from 1 to 3.")
  var scale: Double = 2

  func validate() throws {
    // This condition is also false for NaN.
    guard scale >= 1, scale <= 3 else {
      throw ValidationError("--scale cannot be \(scale); choose a number from 1 to 3.")
    }
  }
}

/// The options of all commands that draw a single window.
struct LookOptions: ParsableArguments, Sendable {
  @OptionGroup var scale: ScaleOption

  @Option(help: "The color scheme.")
  var scheme: ColorScheme = .light

  @Option(help: "The version of iOS that controls look like. (default: the preview's own, or 26)")
  var look: SystemLook?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the window in points. (default: the demo's size)",
      valueName: "WIDTHxHEIGHT"))
  var size: String?

  func validate() throws { _ = try windowSize }

  private var windowSize: WindowSize? { get throws { try size.map(WindowSize.init) } }

  /// The scale, color scheme and size of the window that the options choose.
  var setting: Setting {
    get throws {
      Setting(scale: scale.scale, scheme: scheme, look: look, size: try windowSize?.size)
    }
  }
}

extension ColorScheme: ExpressibleByArgument {}

extension SystemLook: ExpressibleByArgument {}
