import Foundation

/// The reasons to redact the content of a view.
///
/// Pass reasons to `redacted(reason:)`, as in `Row(item ?? .sample).redacted(reason: item == nil ? .placeholder : [])`.
/// Redacted views keep their sizes, and shapes their look. Controls still react, and assistive technologies still read
/// the texts; add `disabled(_:)` or `accessibilityHidden(_:)` to prevent it. To look different, a view reads
/// `redactionReasons` from its environment. The system redacts nothing by itself. Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: Int

  /// Creates a set of redaction reasons from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content isn't available yet: texts and images are drawn as bars.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content should be obscured: texts and images in `privacySensitive(_:)` views are drawn as bars.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is outdated; only views that read the redaction reasons change their appearance.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

enum PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The current redaction reasons; empty if content isn't redacted.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the content is privacy-sensitive.
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images are drawn as bars.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Adds a reason to redact the content of this view to the inherited reasons.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to redact the content of this view.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks this view as privacy-sensitive, so that the reason `privacy` redacts it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// The appearance of redacted texts and images: bars in a pale shade of their style.
package enum RedactionBar {
  /// The opacity of a bar relative to the redacted content.
  static let opacity = 0.2
  /// The distance of a bar above the capitals and below the baseline, as a fraction of the font's size.
  package static let overhang: CGFloat = 0.1
  /// The corner radius, in points, which is limited to half of the shorter side of a bar.
  static let radius: CGFloat = 4

  package static func content(_ rect: CGRect, _ paint: Paint) -> DisplayList.Content {
    let radius = min(radius, rect.height / 2, rect.width / 2)
    return .fill(Path(roundedRect: rect, cornerRadius: radius), paint.faded(by: opacity))
  }
}
