import Foundation

/// Additional information about an accessibility element, with its own label.
///
/// It takes details that would make a label too long to listen to, such as the date of a photo. Add it to a view with
/// `photo.accessibilityCustomContent("Taken", date)`, which creates a value of this type; one that you create yourself
/// can't be attached to a view. Windows don't pass it on to screen readers; `ViewDriver.accessibilityTree` lists it for
/// tests. Mirrors `AXCustomContent`.
public final class AXCustomContent: NSObject, Sendable {
  /// The importance of additional information, which determines when a screen reader reads it.
  ///
  /// Pass it to `accessibilityCustomContent(_:_:importance:)`, where it is ``default`` unless you state another. Choose
  /// ``high`` only for what everybody needs to hear. Mirrors `AXCustomContent.Importance`.
  public enum Importance: UInt, Hashable, Sendable {
    /// The information is read only when people ask for it.
    case `default` = 0
    /// The information is read at once, with the element.
    case high = 1
  }

  /// The label of the information, such as “Taken”.
  public let label: String
  /// The text of the information, such as the date on which a photo was taken.
  public let value: String
  /// The importance of the information, which determines when it is read.
  public let importance: Importance

  /// Creates information of default importance.
  public convenience init(label: String, value: String) {
    self.init(label: label, value: value, importance: .default)
  }

  package init(label: String, value: String, importance: Importance) {
    self.label = label
    self.value = value
    self.importance = importance
  }

  /// Whether two pieces of information are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AXCustomContent else { return false }
    return label == other.label && value == other.value && importance == other.importance
  }

  /// A hash value, which is the same for equal information.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(label)
    hasher.combine(value)
    return hasher.finalize()
  }
}
