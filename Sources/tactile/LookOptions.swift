import ArgumentParser
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

/// The options of what draws in one colour scheme.
struct LookOptions: ParsableArguments, Sendable {
  @OptionGroup var scale: ScaleOption

  @Option(help: "The colour scheme.")
  var scheme: ColorScheme = .light

  /// The setting to draw in.
  var setting: Setting { Setting(scale: scale.scale, scheme: scheme) }
}

extension ColorScheme: ExpressibleByArgument {}
