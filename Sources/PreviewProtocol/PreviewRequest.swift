import Foundation

/// A request to the program that shows previews.
package enum PreviewRequest: Equatable, Sendable {
  /// Lists the previews; the result is a ``PreviewList``.
  case list
  /// Shows a preview from its beginning; the result is a ``PreviewState``.
  case show(ShowParameters)
  /// Advances the clock and then sends events; the result is a ``PreviewState``.
  case frame(FrameParameters)
  /// Shows a preview and repeats what happened to it; the result is a ``PreviewState``.
  case replay(ReplayParameters)
  /// Draws the window; the result is a ``FileResult`` with a PNG file.
  case picture(PlayParameters)
  /// Plays an interaction and records it; the result is a ``FileResult``.
  case record(PlayParameters)
  /// Plays an interaction; the result is a ``TextResult`` or, as JSON, a ``FileResult`` with its trace.
  case trace(PlayParameters)
  /// Describes the accessibility elements; the result is a ``TextResult``.
  case tree
  /// Describes what happened since the last such request; the result is a ``TextResult``.
  case log
}

/// The parameters of `show`.
package struct ShowParameters: Codable, Equatable, Sendable {
  /// The name of the preview, as a whole.
  package var name: String
  package var settings: PreviewSettings

  package init(name: String, settings: PreviewSettings = PreviewSettings()) {
    self.name = name
    self.settings = settings
  }
}

/// The parameters of `frame`.
package struct FrameParameters: Codable, Equatable, Sendable {
  /// The events, which arrive in this order after the time has passed.
  package var events: [PreviewEvent]
  /// The time to pass, in seconds, from 0 to 60.
  package var advance: Double

  package init(events: [PreviewEvent] = [], advance: Double = 0) {
    self.events = events
    self.advance = advance
  }
}

/// The parameters of `replay`.
package struct ReplayParameters: Codable, Equatable, Sendable {
  package var show: ShowParameters
  /// The frames since the preview was shown.
  package var frames: [FrameParameters]

  package init(show: ShowParameters, frames: [FrameParameters]) {
    self.show = show
    self.frames = frames
  }
}

/// The parameters of the requests that play an interaction.
package struct PlayParameters: Codable, Equatable, Sendable {
  /// The interaction, in the notation of ``Interaction``; nil for the request's default.
  package var play: String?
  /// The extension of the file to make, such as `png`, `mp4` or `json`; nil for the request's default.
  package var type: String?

  package init(play: String? = nil, type: String? = nil) {
    self.play = play
    self.type = type
  }
}

/// The result of `list`.
package struct PreviewList: Codable, Equatable, Sendable {
  package var previews: [FoundPreview]
  package init(previews: [FoundPreview]) { self.previews = previews }
}

/// The state of a shown preview.
package struct PreviewState: Codable, Equatable, Sendable {
  /// The time since the preview was shown, in seconds.
  package var time: Double
  /// The size of the window, in points.
  package var width: Double
  package var height: Double
  /// The number of pixels per point.
  package var scale: Double
  /// Whether every frame may differ, because an animation runs.
  package var isAnimating: Bool
  /// The time of the next change that requires no event, in seconds; nil if there is none.
  package var nextChange: Double?

  package init(
    time: Double, width: Double, height: Double, scale: Double, isAnimating: Bool,
    nextChange: Double?
  ) {
    self.time = time
    self.width = width
    self.height = height
    self.scale = scale
    self.isAnimating = isAnimating
    self.nextChange = nextChange
  }
}

/// A result that consists of text.
package struct TextResult: Codable, Equatable, Sendable {
  package var text: String
  package init(text: String) { self.text = text }
}

/// A result that is the contents of a file, which JSON holds in Base64.
package struct FileResult: Codable, Equatable, Sendable {
  package var data: Data
  package init(data: Data) { self.data = data }
}

/// A request with the number that its answer repeats.
package struct PreviewCall: Equatable, Sendable {
  package var id: Int
  package var request: PreviewRequest

  package init(id: Int, request: PreviewRequest) {
    self.id = id
    self.request = request
  }
}

extension PreviewCall: Codable {
  private enum CodingKeys: String, CodingKey { case jsonrpc, id, method, params }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    func parameters<Parameters: Decodable>(_ type: Parameters.Type = Parameters.self) throws
      -> Parameters
    {
      try values.decode(type, forKey: .params)
    }
    func play() throws -> PlayParameters {
      try values.decodeIfPresent(PlayParameters.self, forKey: .params) ?? PlayParameters()
    }
    let method = try values.decode(String.self, forKey: .method)
    request =
      switch method {
      case "list": .list
      case "show": .show(try parameters())
      case "frame": .frame(try parameters())
      case "replay": .replay(try parameters())
      case "picture": .picture(try play())
      case "record": .record(try play())
      case "trace": .trace(try play())
      case "tree": .tree
      case "log": .log
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .method, in: values, debugDescription: "There is no method “\(method)”.")
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode("2.0", forKey: .jsonrpc)
    try values.encode(id, forKey: .id)
    func encode(_ method: String, _ parameters: (some Encodable)?) throws {
      try values.encode(method, forKey: .method)
      try values.encodeIfPresent(parameters, forKey: .params)
    }
    switch request {
    case .list: try encode("list", PlayParameters?.none)
    case .show(let parameters): try encode("show", parameters)
    case .frame(let parameters): try encode("frame", parameters)
    case .replay(let parameters): try encode("replay", parameters)
    case .picture(let parameters): try encode("picture", parameters)
    case .record(let parameters): try encode("record", parameters)
    case .trace(let parameters): try encode("trace", parameters)
    case .tree: try encode("tree", PlayParameters?.none)
    case .log: try encode("log", PlayParameters?.none)
    }
  }
}

/// The answer to a call: a result, or an error with a message.
package struct PreviewAnswer<Result: Codable & Sendable>: Codable, Sendable {
  package struct Failure: Codable, Sendable {
    package var code: Int
    package var message: String
  }

  private var jsonrpc = "2.0"
  package var id: Int
  package var result: Result?
  package var error: Failure?

  package init(id: Int, result: Result) {
    self.id = id
    self.result = result
  }

  package init(id: Int, message: String) {
    self.id = id
    // JSON-RPC leaves the numbers from -32000 to -32099 to servers.
    error = Failure(code: -32000, message: message)
  }
}

/// A message that answers no call, such as a warning.
package struct PreviewNotice: Codable, Equatable, Sendable {
  package struct Parameters: Codable, Equatable, Sendable {
    package var message: String
  }

  private var jsonrpc = "2.0"
  package var method: String
  package var params: Parameters

  /// Creates a message such as `warning`, `error`, `changed`, `reloaded` or `ended`.
  package init(_ method: String, message: String) {
    self.method = method
    params = Parameters(message: message)
  }
}
