import Foundation

/// Something that lets the user feel what happens.
///
/// Mirrors UIKit's `UIFeedbackGenerator`. The host of the window that runs plays it.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Gets ready to play at once: a host needs no time for that.
  open func prepare() {}
}

/// Lets the user feel that something has hit something.
///
/// Mirrors UIKit's `UIImpactFeedbackGenerator`.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What hits.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Something small.
    case light = 0
    /// Something of middling size.
    case medium = 1
    /// Something large.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something hard.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Makes a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of the medium style.
  public convenience override init() { self.init(style: .medium) }

  /// Plays.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    let intensity = intensity.isNaN ? 1 : min(max(intensity, 0), 1)
    let feedback: SensoryFeedback =
      switch style {
      case .light: .impact(weight: .light, intensity: intensity)
      case .medium: .impact(weight: .medium, intensity: intensity)
      case .heavy: .impact(weight: .heavy, intensity: intensity)
      case .soft: .impact(flexibility: .soft, intensity: intensity)
      case .rigid: .impact(flexibility: .rigid, intensity: intensity)
      }
    feedback.play()
  }
}

/// Lets the user feel that another value is selected.
///
/// Mirrors UIKit's `UISelectionFeedbackGenerator`.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays.
  open func selectionChanged() { SensoryFeedback.selection.play() }
}

/// Lets the user feel how something has ended.
///
/// Mirrors UIKit's `UINotificationFeedbackGenerator`.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something has ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success = 0
    /// With something to look at.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  /// Plays.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    let feedback: SensoryFeedback =
      switch notificationType {
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    feedback.play()
  }
}
