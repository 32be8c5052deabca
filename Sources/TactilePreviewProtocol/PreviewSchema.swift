import Foundation

/// A description of the requests and their results, for other programs and as a JSON Schema.
package enum PreviewSchema {
  /// A request that other programs send.
  package struct Method: Sendable {
    package let name: String
    /// A description of the request, in a sentence or two.
    package let summary: String
    /// The parameters, as a JSON Schema of an object.
    package let parameters: JSON
    /// The result, as a JSON Schema of an object.
    package let result: JSON

    /// The field of the parameters, unless all of them may be missing.
    fileprivate var requiredFields: [String] {
      guard case .object(let words) = parameters, words["required"] != nil else { return [] }
      return ["params"]
    }
  }

  /// A JSON value, from which schemas are built.
  package indirect enum JSON: Encodable, Equatable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([JSON])
    case object([String: JSON])

    package func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .text(let text): try value.encode(text)
      case .number(let number): try value.encode(number)
      case .flag(let flag): try value.encode(flag)
      case .list(let list): try value.encode(list)
      case .object(let object): try value.encode(object)
      }
    }
  }

  /// The requests, in the order in which they are explained.
  package static let methods: [Method] = [
    Method(
      "list", "Lists the previews of the package, with their names and places.", [:],
      result: previews),
    Method(
      "show", "Shows a preview from its beginning, at time 0. Later requests are about it.", show,
      result: state),
    Method(
      "frame", "Advances the clock of the shown preview and then sends events to it.", frame,
      result: state),
    Method(
      "replay", "Shows a preview from its beginning and repeats frames, to return to a moment.",
      ["show": show, "frames": .list(of: frame)], required: ["show", "frames"], result: state),
    Method(
      "render", "Draws a preview as a PNG file. The shown preview stays as it is.",
      ["name": name, "settings": settings, "play": play], required: ["name"],
      result: file),
    Method("picture", "Draws the shown preview as a PNG file.", ["play": play], result: file),
    Method(
      "record", "Plays an interaction in the shown preview and records it.",
      ["play": play, "type": .choice("The type of file.", ["png", "apng", "mp4", "webp"])],
      result: file),
    Method(
      "trace", "Plays an interaction in the shown preview and describes what happens, and why.",
      ["play": play, "type": .choice("JSON instead of lines.", ["json"])], result: trace),
    Method(
      "frames", "Plays an interaction in a window of its own, and lists its frames for replay.",
      ["play": play], result: .fields(["frames": .list(of: frame)], required: ["frames"])),
    Method(
      "tree", "Describes the accessibility elements of the shown preview.", [:], result: text),
    Method(
      "log", "Describes what happened in the shown preview since the last such request.", [:],
      result: log),
    Method(
      "inspect", "Describes the smallest view at a point, and those around it.",
      ["x": .numeric("Points from the left edge."), "y": .numeric("Points from the top edge.")],
      required: ["x", "y"], result: views),
    Method(
      "source", "Reads a source file of the package.",
      ["path": .string("The path, as list and inspect name it.")], required: ["path"], result: text),
  ]

  /// All requests as one JSON Schema; the definition with the name of a method is its result.
  package static func json() throws -> Data {
    let calls = methods.map { method in
      JSON.object([
        "description": .text(method.summary),
        "properties": .object([
          "jsonrpc": .object(["const": .text("2.0")]), "id": .object(["type": .text("integer")]),
          "method": .object(["const": .text(method.name)]), "params": method.parameters,
        ]),
        "required": .list((["id", "method"] + method.requiredFields).map { .text($0) }),
        "type": .text("object"),
      ])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let schema = JSON.object([
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("Requests of tactile serve, and the results of each method as $defs"),
      "oneOf": .list(calls),
      "$defs": .object(
        Dictionary(uniqueKeysWithValues: methods.map { ($0.name, $0.result) })),
    ])
    return try encoder.encode(schema) + Data("\n".utf8)
  }

  // MARK: Parameters

  private static let name = JSON.string(
    "The name of the preview, as list has it: module/file/title.")
  private static let play = JSON.string(
    "An interaction in words, separated by semicolons, such as: tap \"Send\"; wait 0.3; settle")

  private static func seconds(to limit: Double) -> JSON {
    .object([
      "type": .text("number"), "minimum": .number(0), "maximum": .number(limit),
      "description": .text("Seconds of the preview's own clock."),
    ])
  }

  private static let show = JSON.fields(
    ["name": name, "settings": settings], required: ["name"])
  private static let frame = JSON.fields(
    ["advance": seconds(to: 60), "events": .list(of: event)], required: ["advance", "events"])

  private static let settings = JSON.fields([
    "scale": .numeric("Pixels per point, from 1 to 3."),
    "scheme": .choice("The color scheme.", ["light", "dark"]),
    "contrast": .choice("The contrast.", ["standard", "increased"]),
    "typeSize": .string("The name of a DynamicTypeSize, such as large or accessibility1."),
    "direction": .choice("The layout direction.", ["leftToRight", "rightToLeft"]),
    "locale": .string("The identifier of a locale, such as de_DE."),
    "look": .choice("The version of iOS that controls look like.", ["18", "26"]),
    "reduceMotion": .object(["type": .text("boolean")]),
    "idiom": .choice("The kind of device.", ["phone", "pad", "mac", "desktop"]),
    "width": .numeric("The width of the window, in points."),
    "height": .numeric("The height of the window, in points."),
  ])

  private static let event = JSON.fields(
    [
      "kind": .choice("What happens.", PreviewEvent.Kind.allCases.map(\.rawValue)),
      "finger": .integer("The number of the finger; none for the mouse."),
      "button": .integer("The mouse button; 0 is the primary one."),
      "x": .numeric("Points from the left edge."), "y": .numeric("Points from the top edge."),
      "dx": .numeric("Points that the wheel scrolls to the right."),
      "dy": .numeric("Points that the wheel scrolls down."),
      "key": .string("A character, or a key as browsers name it, such as Enter."),
      "modifiers": .list(
        of: .choice("A key that is held.", ["shift", "control", "option", "command"])),
      "text": .string("The text of the kinds text, compose and paste."),
    ], required: ["kind"])
}

extension PreviewSchema.Method {
  fileprivate init(
    _ name: String, _ summary: String, _ fields: [String: PreviewSchema.JSON],
    required: [String] = [], result: PreviewSchema.JSON
  ) {
    self.init(name, summary, .fields(fields, required: required), result: result)
  }

  fileprivate init(
    _ name: String, _ summary: String, _ parameters: PreviewSchema.JSON, result: PreviewSchema.JSON
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.result = result
  }
}
