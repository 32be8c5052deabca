import Foundation
import TactileSourceCode

/// The result of the request `list`: the previews of the package.
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
  /// The state of text input; nil if no view that accepts text has focus.
  package var typing: TypingState?
  /// The text that was copied since the last state; nil if there is none.
  package var copied: String?

  package init(
    time: Double, width: Double, height: Double, scale: Double, isAnimating: Bool,
    nextChange: Double?, typing: TypingState? = nil, copied: String? = nil
  ) {
    self.time = time
    self.width = width
    self.height = height
    self.scale = scale
    self.isAnimating = isAnimating
    self.nextChange = nextChange
    self.typing = typing
    self.copied = copied
  }
}

/// The state of text input: the caret and the keyboard traits of the focused view.
package struct TypingState: Codable, Equatable, Sendable {
  /// The top left corner of the caret, in points.
  package var x: Double
  package var y: Double
  package var height: Double
  /// The keyboard type, as a value of the HTML attribute `inputmode`.
  package var keyboard: String
  /// The label of the Return key, as a value of the HTML attribute `enterkeyhint`.
  package var returnKey: String
  /// The autocapitalization, as a value of the HTML attribute `autocapitalize`.
  package var capitals: String
  /// Whether autocorrection is enabled.
  package var isCorrected: Bool
  /// Whether the text is private, and not available to input methods.
  package var isSecure: Bool

  package init(
    x: Double, y: Double, height: Double, keyboard: String, returnKey: String, capitals: String,
    isCorrected: Bool, isSecure: Bool
  ) {
    (self.x, self.y, self.height) = (x, y, height)
    (self.keyboard, self.returnKey, self.capitals) = (keyboard, returnKey, capitals)
    (self.isCorrected, self.isSecure) = (isCorrected, isSecure)
  }
}

/// A result that consists of text.
package struct TextResult: Codable, Equatable, Sendable {
  package var text: String
  package init(text: String) { self.text = text }
}

/// The result of `frames`: what happens since the preview was shown, for `replay`.
package struct FramesResult: Codable, Equatable, Sendable {
  package var frames: [FrameParameters]
  package init(frames: [FrameParameters]) { self.frames = frames }
}

/// The result of the request `log`: the events since the previous one.
package struct LogResult: Codable, Equatable, Sendable {
  /// The trace, with one line for each entry that reports a change.
  package var text: String
  /// The trace with all entries and animated values, as JSON.
  package var data: Data

  package init(text: String, data: Data) {
    self.text = text
    self.data = data
  }
}

/// The result of `inspect`: the smallest view, and those around it, from the inside out.
package struct InspectResult: Codable, Equatable, Sendable {
  package var views: [InspectedView]
  package init(views: [InspectedView]) { self.views = views }
}

/// A view at a point of the window.
package struct InspectedView: Codable, Equatable, Sendable {
  /// A rectangle in points of the window.
  package struct Frame: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The type of the view, or the name of the modifier.
  package var name: String
  package var frame: Frame
  /// The frame inside a padding; nil for other views.
  package var content: Frame?
  /// The place where the type is declared; nil if it isn't declared in the package.
  package var place: SourcePlace?

  package init(name: String, frame: Frame, content: Frame?, place: SourcePlace?) {
    self.name = name
    self.frame = frame
    self.content = content
    self.place = place
  }
}

/// A result that is the contents of a file, which JSON holds in Base64.
package struct FileResult: Codable, Equatable, Sendable {
  package var data: Data
  package init(data: Data) { self.data = data }
}
