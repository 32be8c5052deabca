import Foundation
import TactileDrawing

/// The contents file of a folder in an asset catalog, in the format described by Apple's *Asset
/// Catalog Format Reference*.
struct AssetContents {
  /// The path of the file in the folder of its image set.
  let file: String
  private let object: [String: Any]

  init(of folder: String) throws(ImageFailure) {
    file = Self.file(of: folder)
    guard let data = FileManager.default.contents(atPath: file),
      let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { throw .unreadable("\(file) isn't a JSON object; correct its syntax") }
    self.object = object
  }

  static func file(of folder: String) -> String { "\(folder)/Contents.json" }

  /// The properties of the folder as a whole.
  var properties: [String: Any] { object["properties"] as? [String: Any] ?? [:] }

  /// Returns the entries of a list that have a value for a key; at least one.
  ///
  /// - Parameters:
  ///   - noun: The noun for the entries in messages.
  ///   - value: Returns the value of an entry.
  func variants<Value>(
    of list: String, with key: String, noun: String,
    value: ([String: Any]) throws(ImageFailure) -> Value
  ) throws(ImageFailure) -> [AssetVariant<Value>] {
    let entries = (object[list] as? [[String: Any]] ?? []).filter { $0[key] != nil }
    // Entries for the display's wide gamut are only used if there are no others.
    let ours = entries.filter { $0["display-gamut"] as? String != "display-P3" }
    var variants: [AssetVariant<Value>] = []
    for entry in ours.isEmpty ? entries : ours {
      do throws(ImageFailure) {
        variants.append(Self.variant(entry, try value(entry)))
      } catch {
        throw .unreadable("\(file): \(error.reason)")
      }
    }
    guard !variants.isEmpty else {
      throw .unreadable("\(file) has no \(noun); add one")
    }
    return variants
  }

  private static func variant<Value>(
    _ entry: [String: Any], _ value: Value
  ) -> AssetVariant<Value> {
    let idiom = entry["idiom"] as? String
    var variant = AssetVariant(idiom: idiom == "universal" ? nil : idiom, value: value)
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      let value = appearance["value"] as? String
      switch appearance["appearance"] as? String {
      case "luminosity": variant.isDark = value == "dark"
      case "contrast": variant.isHighContrast = value == "high"
      default: break
      }
    }
    return variant
  }
}
