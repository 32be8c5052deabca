import Foundation
@_spi(Engine) import TactileViewGraph

/// The superclass of objects that play haptic feedback in response to an action.
///
/// Don't create it or a subclass of your own: it plays nothing by itself. Use ``UIImpactFeedbackGenerator``,
/// ``UISelectionFeedbackGenerator`` or ``UINotificationFeedbackGenerator``. A generator passes its feedback to the host
/// of the window whose code runs, or ran last. Windows on a desktop don't play any; a test reads it from
/// `ViewDriver.feedback`. In views, use `sensoryFeedback(_:trigger:)` instead. Generators for a view, with
/// `init(view:)`, aren't available.
///
/// Mirrors UIKit's `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a feedback generator; call it on a subclass.
  public override init() { super.init() }

  /// Prepares the generator, which has no effect here.
  ///
  /// Code that also runs on an iPhone calls it shortly before the feedback, to play that without a delay.
  open func prepare() {}
}

/// A generator of feedback for impacts, such as of a view that snaps into place.
///
/// Create it with the style of the impact, and call ``impactOccurred()`` when the views meet:
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .light).impactOccurred()
/// ```
///
/// Mirrors UIKit's `UIImpactFeedbackGenerator`.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or the hardness of the objects in an impact, for `UIImpactFeedbackGenerator(style:)`.
  ///
  /// Choose the style that suits the size and the material of the views that meet. The default is ``medium``.
  ///
  /// Mirrors UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// An impact between small, lightweight objects.
    case light = 0
    /// An impact between objects of medium size.
    case medium = 1
    /// An impact between large, heavy objects.
    case heavy = 2
    /// An impact between soft objects, which give way.
    case soft = 3
    /// An impact between rigid objects, which hardly give way.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator with a style of impacts.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator with the medium style.
  public convenience override init() { self.init(style: .medium) }

  /// Plays the feedback of an impact with full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays the feedback of an impact with an intensity from 0 to 1.
  ///
  /// An intensity outside of this range is replaced by the nearest one in it, and NaN by 1.
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

/// A generator of feedback for changes of a selection, such as in a picker.
///
/// Call ``selectionChanged()`` for each step of the selection, but not for its confirmation:
///
/// ```swift
/// UISelectionFeedbackGenerator().selectionChanged()
/// ```
///
/// Mirrors UIKit's `UISelectionFeedbackGenerator`.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback of a selection change.
  open func selectionChanged() { SensoryFeedback.selection.play() }
}

/// A generator of feedback for the outcome of a task: a success, a warning or an error.
///
/// Call ``notificationOccurred(_:)`` when the task ends:
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
///
/// Mirrors UIKit's `UINotificationFeedbackGenerator`.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task that the feedback conveys, for `notificationOccurred(_:)`.
  ///
  /// Mirrors UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has been completed successfully.
    case success = 0
    /// A task has ended with a warning, such as that only a part was saved.
    case warning = 1
    /// A task has failed with an error.
    case error = 2
  }

  /// Plays the feedback for the outcome of a task.
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

extension SensoryFeedback {
  /// Plays the feedback in the window whose code runs, or ran last.
  @MainActor fileprivate func play() {
    HostServices.ofThread(for: "A feedback generator")?.play(self)
  }
}
