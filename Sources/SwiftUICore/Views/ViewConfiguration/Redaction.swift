import Foundation

/// Why a view hides what it says.
///
/// Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of reasons.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is nothing to say yet: texts and pictures are bars.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may look: what is sensitive is bars.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is said is not true any more; only views that ask for the reasons show that.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

enum PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Why views here hide what they say; empty where they need not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether views here are nobody else's business.
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and pictures here are drawn as bars.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Hides what texts and pictures in this view say, beside the reasons from outside.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what texts and pictures in this view say, whatever was said outside.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as nobody else's business: a redaction for privacy hides it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// How a hidden text or picture is drawn: as a bar in a pale shade of its own style.
enum RedactionBar {
  /// How pale a bar is beside what it stands for.
  static let opacity = 0.2
  /// How far a bar reaches above the capitals and below the baseline, as a share of the font's size.
  static let overhang: CGFloat = 0.1
  /// The radius of the corners, in points; that of a small bar is half of its height at most.
  static let radius: CGFloat = 4

  static func content(_ rect: CGRect, _ paint: Paint) -> DisplayList.Content {
    let radius = min(radius, rect.height / 2, rect.width / 2)
    return .fill(Path(roundedRect: rect, cornerRadius: radius), paint.faded(by: opacity))
  }
}
