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

  init(label: String, value: String, importance: Importance) {
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

/// The label and identifier of additional information about an element.
///
/// Declare a key as a constant if several views provide the same information, or one of them removes it, and pass it to
/// `accessibilityCustomContent(_:_:importance:)`. Information for a key replaces that of descendants for the same key,
/// and nil removes it. In other cases, pass the label itself instead of a key.
///
/// ```swift
/// extension AccessibilityCustomContentKey { static let age = AccessibilityCustomContentKey("Age") }
///
/// PetRow(pet).accessibilityCustomContent(.age, "\(pet.age) years", importance: .high)
/// ```
///
/// Mirrors SwiftUI's `AccessibilityCustomContentKey`.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label, which describes the information, and an identifier, by which keys are compared.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label, which describes the information, and an identifier, by which keys are compared.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a localized label, which describes the information, and an identifier, by which keys are compared.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates a key whose label is also its identifier.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }

  /// Creates a key whose label is also its identifier.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    let label = Text(labelResource)
    self.init(label, id: label.string)
  }

  /// Whether two keys have the same identifier.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// The information that a modifier provides for a key; a nil value removes that of descendants.
package nonisolated struct AccessibilityCustomContent {
  package let key: AccessibilityCustomContentKey
  package let value: Text?
  package let importance: AXCustomContent.Importance

  package init(
    key: AccessibilityCustomContentKey, value: Text?, importance: AXCustomContent.Importance
  ) {
    self.key = key
    self.value = value
    self.importance = importance
  }

  var content: AXCustomContent? {
    value.map { AXCustomContent(label: key.label.string, value: $0.string, importance: importance) }
  }
}
