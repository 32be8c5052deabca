import SwiftUI
import SwiftUITesting

/// A view worth looking at, and what happens to it.
package struct Demo: Sendable {
  /// A closure that plays fingers and the clock.
  package typealias Script = @MainActor @Sendable (ViewDriver) throws -> Void

  /// The name on the command line and in file names: lower-case words, joined by hyphens.
  package let name: String
  /// The title on the page.
  package let title: String
  /// What to look for, in a sentence.
  package let caption: String
  /// The size of the window in points.
  package let size: CGSize
  /// The moments to draw, the first one at rest.
  package let stills: [Still]
  /// The interaction to record.
  package let story: Script

  private let makeDriver: @MainActor @Sendable (Setting) throws -> ViewDriver

  /// Makes a demo of a view.
  package init<Page: View>(
    name: String, title: String, caption: String, size: CGSize, stills: [Still],
    story: @escaping Script, @ViewBuilder page: @escaping @MainActor @Sendable () -> Page
  ) {
    precondition(!stills.isEmpty, "a demo has a still")
    self.name = name
    self.title = title
    self.caption = caption
    self.size = size
    self.stills = stills
    self.story = story
    makeDriver = { setting in
      try ViewDriver(
        size: setting.size ?? size, scale: setting.scale, colorScheme: setting.scheme
      ) {
        page().disabled(setting.isDisabled)
      }
    }
  }

  /// Shows the view.
  ///
  /// - Throws: an error that says what to do where the fonts are missing or the scale is not one.
  @MainActor
  package func driver(_ setting: Setting) throws -> ViewDriver { try makeDriver(setting) }
}

/// How a demo is shown.
package struct Setting: Sendable {
  /// Pixels a point.
  package var scale: CGFloat
  /// Light or dark.
  package var scheme: ColorScheme
  /// The size of the window in points; the demo's own if there is none.
  package var size: CGSize?
  /// Whether the whole view is disabled.
  package var isDisabled: Bool

  /// Makes a setting.
  package init(
    scale: CGFloat = 2, scheme: ColorScheme = .light, size: CGSize? = nil, isDisabled: Bool = false
  ) {
    self.scale = scale
    self.scheme = scheme
    self.size = size
    self.isDisabled = isDisabled
  }
}

/// A moment of a demo.
package struct Still: Sendable {
  /// The name on the command line and in file names.
  package let name: String
  /// The words under the picture.
  package let title: String
  /// Whether the whole view is disabled.
  package let isDisabled: Bool
  /// What happens before the moment.
  package let script: Demo.Script

  /// Makes a moment that comes after a script.
  package init(
    name: String, title: String, isDisabled: Bool = false,
    script: @escaping Demo.Script = { _ in }
  ) {
    self.name = name
    self.title = title
    self.isDisabled = isDisabled
    self.script = script
  }
}
