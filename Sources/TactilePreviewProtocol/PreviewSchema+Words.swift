// The words of JSON Schema that the descriptions use.

extension PreviewSchema.JSON {
  static func fields(_ fields: [String: Self], required: [String] = [], _ words: String? = nil)
    -> Self
  {
    var schema: [String: Self] = [
      "type": .text("object"), "properties": .object(fields), "additionalProperties": .flag(false),
    ]
    if let words { schema["description"] = .text(words) }
    if !required.isEmpty { schema["required"] = .list(required.map { .text($0) }) }
    return .object(schema)
  }

  static func string(_ words: String) -> Self {
    .object(["type": .text("string"), "description": .text(words)])
  }

  static func numeric(_ words: String) -> Self {
    .object(["type": .text("number"), "description": .text(words)])
  }

  static func integer(_ words: String) -> Self {
    .object(["type": .text("integer"), "description": .text(words)])
  }

  static func base64(_ words: String) -> Self {
    .object([
      "type": .text("string"), "contentEncoding": .text("base64"), "description": .text(words),
    ])
  }

  static func choice(_ words: String, _ values: [String]) -> Self {
    .object(["enum": .list(values.map { .text($0) }), "description": .text(words)])
  }

  static func list(of element: Self) -> Self {
    .object(["type": .text("array"), "items": element])
  }
}
