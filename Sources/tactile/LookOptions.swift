import ArgumentParser
import Foundation
import Gallery
import SwiftUI

/// The option of everything that draws.
struct ScaleOption: ParsableArguments, Sendable {
  // Whatever follows is the value, such that -1 is a bad scale and not an unknown option.
  @Option(parsing: .unconditional, help: "Pixels a point, from 1 to 3.")
  var scale: Double = 2

  func validate() throws {
    // Written so that NaN is out of the range as well.
    guard scale >= 1, scale <= 3 else {
      throw ValidationError("--scale cannot be \(scale); choose a number from 1 to 3.")
    }
  }
}

/// The options of what draws one window.
struct LookOptions: ParsableArguments, Sendable {
  @OptionGroup var scale: ScaleOption

  @Option(help: "The colour scheme.")
  var scheme: ColorScheme = .light

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the window in points. (default: the demo's own)",
      valueName: "WIDTHxHEIGHT"))
  var size: String?

  func validate() throws { _ = try windowSize }

  private var windowSize: WindowSize? { get throws { try size.map(WindowSize.init) } }

  /// The setting to draw in.
  var setting: Setting {
    get throws { Setting(scale: scale.scale, scheme: scheme, size: try windowSize?.size) }
  }
}

extension ColorScheme: ExpressibleByArgument {}
