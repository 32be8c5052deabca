import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button that opens a URL.
///
/// ```swift
/// Link("Terms", destination: URL(string: "https://example.org/terms")!)
/// ```
///
/// A link passes its URL to the environment's `openURL` action. The system's action passes it to the window's host: a
/// window on a screen opens it in the system's program for it, such as a browser, and a test reads it from
/// `ViewDriver.openedURLs`. To open links in your own program, set an ``OpenURLAction``.
///
/// The closest button style draws the link (rule 1.3.42). Assistive technologies present it as a link.
///
/// Mirrors SwiftUI's `Link`.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button that opens the destination.
  @MainActor @preconcurrency public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
    .pointerStyle(.link)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
