import Foundation
import TactileDrawing

/// The contents file of a color set.
struct ColorContents {
  let asset: ColorAsset

  init(of folder: String) throws(ImageFailure) {
    let contents = try AssetContents(of: folder)
    asset = ColorAsset(
      variants: try contents.variants(of: "colors", with: "color", noun: "color") {
        (entry) throws(ImageFailure) in
        try Self.value(entry["color"] as? [String: Any] ?? [:])
      })
  }

  private static func value(_ color: [String: Any]) throws(ImageFailure) -> ColorAsset.Value {
    if let reference = color["reference"] as? String { return .reference(reference) }
    let components = color["components"] as? [String: Any] ?? [:]
    func component(_ name: String) throws(ImageFailure) -> Double {
      let figure = components[name] ?? "missing"
      let text = figure as? String ?? "\(figure)"
      // An opacity of 1 is opaque, not one 255th.
      if name == "alpha", let share = Double(text), 0...1 ~= share { return share }
      guard let share = share(of: text) else {
        throw .unreadable(
          "the component “\(name)” is “\(text)”; write a fraction such as 0.5, a number from 0 to "
            + "255, or one from 0x00 to 0xFF")
      }
      return share
    }
    let space: ColorAsset.Space
    let name = color["color-space"] as? String ?? "srgb"
    switch name {
    case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": space = .sRGB
    case "extended-linear-srgb": space = .sRGBLinear
    case "display-p3": space = .displayP3
    default:
      throw .unreadable("the color space “\(name)” is unknown; use srgb or display-p3")
    }
    let opacity = components["alpha"] == nil ? 1 : try component("alpha")
    if components["white"] != nil {
      let white = try component("white")
      return .components(space, red: white, green: white, blue: white, opacity: opacity)
    }
    return .components(
      space, red: try component("red"), green: try component("green"),
      blue: try component("blue"), opacity: opacity)
  }

  /// Returns a component as a fraction: `0.5`, `128` of 255, or `0x80` of 0xFF; nil for anything
  /// else.
  private static func share(of text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if let whole = Int(text) { return Double(whole) / 255 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
