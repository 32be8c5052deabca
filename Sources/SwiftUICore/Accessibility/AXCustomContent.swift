import Foundation

/// Additional information about an element, with a label of its own.
///
/// Mirrors `AXCustomContent` of the Accessibility framework.
public final class AXCustomContent: NSObject, Sendable {
  /// How early the information is read.
  public enum Importance: UInt, Hashable, Sendable {
    /// When it is asked for.
    case `default` = 0
    /// With the element.
    case high = 1
  }

  /// What the information is about.
  public let label: String
  /// The information.
  public let value: String
  /// How early the information is read.
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

  /// Whether both say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AXCustomContent else { return false }
    return label == other.label && value == other.value && importance == other.importance
  }

  /// A number that equal information has in common.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(label)
    hasher.combine(value)
    return hasher.finalize()
  }
}

/// The identity and the label of additional information about an element.
///
/// Mirrors SwiftUI's `AccessibilityCustomContentKey`. Information under a key takes the place of what views
/// inside said under the same key.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label and an identity apart from it.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a label and an identity apart from it.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a label and an identity apart from it.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates a key whose label is its identity.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }

  /// Creates a key whose label is its identity.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    let label = Text(labelResource)
    self.init(label, id: label.string)
  }

  /// Whether both keys have the same identity.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// What a modifier says under a key; nothing takes away what was said inside.
nonisolated struct AccessibilityCustomContent {
  let key: AccessibilityCustomContentKey
  let value: Text?
  let importance: AXCustomContent.Importance

  var content: AXCustomContent? {
    value.map { AXCustomContent(label: key.label.string, value: $0.string, importance: importance) }
  }
}
