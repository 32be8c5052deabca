import ArgumentParser
import Gallery
import SwiftUI

/// The options of everything that draws.
struct LookOptions: ParsableArguments, Sendable {
  // Whatever follows is the value, such that -1 is a bad scale and not an unknown option.
  @Option(parsing: .unconditional, help: "Pixels a point, from 1 to 3.")
  var scale: Double = 2

  @Option(help: "The colour scheme.")
  var scheme: ColorScheme = .light

  /// The setting to draw in.
  var setting: Setting { Setting(scale: scale, scheme: scheme) }

  func validate() throws {
    // Written so that NaN is out of the range as well.
    guard scale >= 1, scale <= 3 else {
      throw ValidationError("--scale cannot be \(scale); choose a number from 1 to 3.")
    }
  }
}

extension ColorScheme: ExpressibleByArgument {}
