import SwiftUI
import SwiftUITesting

/// A view for the gallery, with scripts that interact with it.
package struct Demo: Sendable {
  /// A closure that sends events and advances time through a driver.
  package typealias Script = @MainActor @Sendable (ViewDriver) throws -> Void

  /// The name on the command line and in file names: lower-case words joined by hyphens.
  package let name: String
  /// The title of the demo on the page.
  package let title: String
  /// A sentence that describes the essential behavior.
  package let caption: String
  /// The size of the window, in points.
  package let size: CGSize
  /// The moments to draw; the first one is at rest.
  package let stills: [Still]
  /// The script of the recording.
  package let story: Script

  /// The module and the file that declare the demo, in the format of `#fileID`.
  package let fileID: String
  /// The path of that file on the machine that compiled it.
  package let filePath: String
  /// The line of the declaration, starting at 1.
  package let line: Int

  /// A closure that creates the demo's view, type-erased.
  package let page: @MainActor @Sendable () -> AnyView

  private let makeDriver: @MainActor @Sendable (Setting) throws -> ViewDriver

  /// Creates a demo of a view.
  package init<Page: View>(
    name: String, title: String, caption: String, size: CGSize, stills: [Still],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    story: @escaping Script,
    @ViewBuilder page: @escaping @MainActor @Sendable () -> Page
  ) {
    precondition(!stills.isEmpty, "a demo needs at least one still")
    self.name = name
    self.title = title
    self.caption = caption
    self.size = size
    self.stills = stills
    self.story = story
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.page = { AnyView(page()) }
    makeDriver = { setting in
      try ViewDriver(
        size: setting.size ?? size, scale: setting.scale,
        appearance: Appearance(colorScheme: setting.scheme, look: setting.look)
      ) {
        page().disabled(setting.isDisabled)
      }
    }
  }

  /// Returns a driver that shows the view.
  ///
  /// - Throws: An error that names the remedy if the fonts are missing or the scale is not
  ///   supported.
  @MainActor
  package func driver(_ setting: Setting) throws -> ViewDriver { try makeDriver(setting) }
}

/// The appearance in which a demo is shown.
package struct Setting: Sendable {
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The color scheme: light or dark.
  package var scheme: ColorScheme
  /// The system whose look the window has; nil for the standard one.
  package var look: SystemLook?
  /// The size of the window, in points; nil for the demo's own size.
  package var size: CGSize?
  /// Whether the whole view is disabled.
  package var isDisabled: Bool

  /// Creates a setting, by default a light window of the demo's own size.
  package init(
    scale: CGFloat = 2, scheme: ColorScheme = .light, look: SystemLook? = nil,
    size: CGSize? = nil, isDisabled: Bool = false
  ) {
    self.scale = scale
    self.scheme = scheme
    self.look = look
    self.size = size
    self.isDisabled = isDisabled
  }
}

/// A state of a demo that the gallery shows as a picture.
package struct Still: Sendable {
  /// The name on the command line and in file names.
  package let name: String
  /// The caption of the picture.
  package let title: String
  /// Whether the whole view is disabled.
  package let isDisabled: Bool
  /// The script that precedes the moment.
  package let script: Demo.Script

  /// Creates a moment at the end of a script.
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
