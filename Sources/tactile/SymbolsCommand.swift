import ArgumentParser
import Foundation
import SwiftUI
import TactileDrawing
import TactileGallery

/// Draws symbols with their names, or prints the names.
struct SymbolsCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Draw symbols with their names as a PNG file, or print the names.",
    discussion: """
      Without names, all symbols are drawn that are not composed of others. Any of them also has \
      forms such as .fill, .circle, .square.fill, .slash and .badge.plus.
      """)

  @Argument(help: "The names of the symbols. (default: all symbols)")
  var names: [String] = []

  @Flag(help: "Print the names instead of drawing them.")
  var list = false

  @Option(help: "The size of the symbols' font, from 4 to 200 points.")
  var pointSize: Double = 17

  @Option(help: "The weight of the lines, from 100 to 900.")
  var weight: Int = 400

  @Option(help: "The color scheme.")
  var scheme: ColorScheme = .light

  @Option(help: "The rendering mode: monochrome, hierarchical, palette or multicolor.")
  var mode: Mode = .monochrome

  @Option(name: .shortAndLong, help: "The file to write.")
  var output = "symbols.png"

  @OptionGroup var scale: ScaleOption

  /// The symbol rendering modes, by name.
  enum Mode: String, CaseIterable, ExpressibleByArgument, Sendable {
    case monochrome, hierarchical, palette, multicolor

    var rendering: SymbolRenderingMode {
      switch self {
      case .monochrome: .monochrome
      case .hierarchical: .hierarchical
      case .palette: .palette
      case .multicolor: .multicolor
      }
    }
  }

  func validate() throws {
    guard pointSize >= 4, pointSize <= 200 else {
      throw ValidationError(
        "--point-size cannot be \(pointSize); choose a number from 4 to 200.")
    }
    guard weight >= 100, weight <= 900 else {
      throw ValidationError("--weight cannot be \(weight); choose a number from 100 to 900.")
    }
  }

  func perform() throws {
    if list {
      print((names.isEmpty ? SymbolNames.all : names).joined(separator: "\n"))
      return
    }
    let file = try OutputFile(output)
    guard (output as NSString).pathExtension.lowercased() == "png" else {
      throw UnwritablePath(
        path: output, reason: "pictures are PNG files", remedy: "choose a name that ends with .png")
    }
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let page = SymbolPage(
      names.isEmpty ? nil : names, pointSize: pointSize,
      weight: weights[min(max(weight / 100 - 1, 0), 8)], mode: mode.rendering)
    try file.write(page.png(scale: scale.scale, scheme: scheme))
  }
}
