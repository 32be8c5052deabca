import Foundation
import TactileSourceCode

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
  /// Plays an interaction in a window of its own, as `record` does; the result is a ``FramesResult`` with its events.
  case frames(PlayParameters)
  /// Describes the accessibility elements; the result is a ``TextResult``.
  case tree
  /// Describes what happened since the last such request; the result is a ``LogResult``.
  case log
  /// Draws a preview, and leaves the shown one as it is; the result is a ``FileResult`` with a PNG file.
  case render(RenderParameters)
  /// Describes the views at a point of the window; the result is an ``InspectResult``.
  case inspect(PointParameters)
  /// Reads a source file of the package; the result is a ``TextResult``.
  case source(SourceParameters)
  /// Opens a source file in the user's editor; only the server of a page answers it, with an empty ``TextResult``.
  case edit(SourcePlace)
}

/// The parameters of `show`.
package struct ShowParameters: Codable, Equatable, Sendable {
  /// The name of the preview.
  package var name: String
  package var settings: PreviewSettings

  package init(name: String, settings: PreviewSettings = PreviewSettings()) {
    self.name = name
    self.settings = settings
  }

  /// Reads the parameters; the name may also be an object, as the result of `list` has it, and settings may be missing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeName(forKey: .name)
    settings = try values.decodeIfPresent(PreviewSettings.self, forKey: .settings) ?? .init()
  }
}

extension KeyedDecodingContainer {
  /// Reads the name of a preview: a text or an object, as the result of `list` has it.
  fileprivate func decodeName(forKey key: Key) throws -> String {
    if let name = try? decode(PreviewName.self, forKey: key) { return "\(name)" }
    return try decode(String.self, forKey: key)
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

  /// Reads the parameters, both of which may be missing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    events = try values.decodeIfPresent([PreviewEvent].self, forKey: .events) ?? []
    advance = try values.decodeIfPresent(Double.self, forKey: .advance) ?? 0
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
  /// The interaction, in the notation of ``Interaction``; nil for the request's default, which for `record`, `trace` and
  /// `frames` is the interaction beside the preview, or a press of the first button.
  package var play: String?
  /// The extension of the file to make, such as `png`, `mp4` or `json`; nil for the request's default.
  package var type: String?

  package init(play: String? = nil, type: String? = nil) {
    self.play = play
    self.type = type
  }
}

/// The parameters of `render`.
package struct RenderParameters: Codable, Equatable, Sendable {
  /// The name of the preview.
  package var name: String
  package var settings: PreviewSettings
  /// The interaction to play before, in the notation of ``Interaction``; nil for none.
  package var play: String?

  package init(name: String, settings: PreviewSettings = PreviewSettings(), play: String? = nil) {
    self.name = name
    self.settings = settings
    self.play = play
  }

  /// Reads the parameters; the name may also be an object, as the result of `list` has it, and all others may be missing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeName(forKey: .name)
    settings = try values.decodeIfPresent(PreviewSettings.self, forKey: .settings) ?? .init()
    play = try values.decodeIfPresent(String.self, forKey: .play)
  }
}

/// The parameters of `inspect`: a point of the window, in points.
package struct PointParameters: Codable, Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The parameters of `source`.
package struct SourceParameters: Codable, Equatable, Sendable {
  /// The path of a source file, relative to the package, as other results name it.
  package var path: String
  package init(path: String) { self.path = path }
}
