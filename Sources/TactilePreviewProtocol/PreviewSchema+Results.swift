// The results of the requests; `PreviewResults` has the types that are encoded.

extension PreviewSchema {
  static let text = JSON.fields(["text": .string("Lines of text.")], required: ["text"])

  static let file = JSON.fields(["data": .base64("The file.")], required: ["data"])

  static let trace = JSON.fields([
    "text": .string("The trace in lines, unless the type is json."),
    "data": .base64("The trace as JSON, if the type is json."),
  ])

  static let log = JSON.fields(
    [
      "text": .string("The trace in lines, of what has changed."),
      "data": .base64("The trace as JSON, with all entries and the values that were animated."),
    ], required: ["text", "data"])

  static let state = JSON.fields(
    [
      "time": .numeric("Seconds since the preview was shown, of its own clock."),
      "width": .numeric("The width of the window, in points."),
      "height": .numeric("The height of the window, in points."),
      "scale": .numeric("Pixels per point."),
      "isAnimating": .object([
        "type": .text("boolean"),
        "description": .text("Whether each frame may differ from the one before."),
      ]),
      "nextChange": .numeric(
        "The time of the next change that needs no event; missing if there is none."),
      "typing": typing,
      "copied": .string("The text that was copied since the last state."),
    ], required: ["time", "width", "height", "scale", "isAnimating"])

  private static let typing = JSON.fields(
    [
      "x": .numeric("The left edge of the caret, in points."),
      "y": .numeric("The top edge of the caret, in points."),
      "height": .numeric("The height of the caret, in points."),
      "keyboard": .string("The keyboard type, as a value of HTML's inputmode."),
      "returnKey": .string("The label of the Return key, as a value of HTML's enterkeyhint."),
      "capitals": .string("The autocapitalization, as a value of HTML's autocapitalize."),
      "isCorrected": .object([
        "type": .text("boolean"),
        "description": .text("Whether autocorrection is enabled."),
      ]),
      "isSecure": .object([
        "type": .text("boolean"),
        "description": .text("Whether the text is private."),
      ]),
    ],
    required: [
      "x", "y", "height", "keyboard", "returnKey", "capitals", "isCorrected", "isSecure",
    ])

  static let previews = JSON.fields(
    ["previews": .list(of: preview)], required: ["previews"])

  private static let preview = JSON.fields(
    [
      "name": .fields(
        [
          "module": .string("The module that contains the preview."),
          "file": .string("The file without its extension; for a PreviewProvider, its type."),
          "title": .string("The title, which is unique in the file."),
        ], required: ["module", "file", "title"]),
      "path": .string("The path of the file, relative to the package."),
      "line": .integer("The line, from 1; 0 for a PreviewProvider."),
      "play": .string("The interaction that the source describes beside the preview."),
      "failure": .string("Why the views of a PreviewProvider can't be created; missing otherwise."),
    ], required: ["name", "line"])

  static let views = JSON.fields(
    [
      "views": .list(
        of: .fields(
          [
            "name": .string("The type of the view, or the name of the modifier."),
            "frame": frame("The frame, in points of the window."),
            "content": frame("The frame inside a padding."),
            "place": .fields(
              [
                "path": .string("The path, relative to the package."),
                "line": .integer("The line, from 1."),
              ],
              required: ["path", "line"]),
          ], required: ["name", "frame"]))
    ], required: ["views"])

  private static func frame(_ words: String) -> JSON {
    .fields(
      [
        "x": .numeric("From the left edge."), "y": .numeric("From the top edge."),
        "width": .numeric("To the right."), "height": .numeric("Downward."),
      ], required: ["x", "y", "width", "height"], words)
  }
}
