@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// An entry of a rotor, which leads a screen reader to a view or to a part of its text.
///
/// Create entries in the closure of `accessibilityRotor(_:entries:)`. The identity is that of a view inside the view of
/// the rotor, set by `id(_:)` or a `ForEach`; ``AccessibilityRotorContent`` has an example. A view without an identity,
/// or outside of the rotor's view, gets one in a namespace:
///
/// ```swift
/// @Namespace private var places
///
/// VStack {
///   Text(warning).accessibilityRotorEntry(id: "warning", in: places)
///   Form { fields }
/// }
/// .accessibilityRotor("Warnings") {
///   AccessibilityRotorEntry("Warning", id: "warning", in: places)
/// }
/// ```
///
/// Navigating to an entry first calls its `prepare` closure, which can show the view, and then scrolls to the view, also
/// to a row that a lazy stack or a `List` hasn't created yet. Only for a view in a namespace, the closure has to scroll:
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { message in
///     MessageRow(message).accessibilityRotorEntry(id: message.id, in: places)
///   }
///   .accessibilityRotor("Messages") {
///     ForEach(messages) { message in
///       AccessibilityRotorEntry(message.subject, id: message.id, in: places) {
///         proxy.scrollTo(message.id)
///       }
///     }
///   }
/// }
/// ```
///
/// If there is no view with the identity after that, a warning is issued and the focus stays. The focus moves to
/// the whole view: a text range only provides the label of an entry without one.
///
/// Mirrors SwiftUI's `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable> {
  private let target: AccessibilityRotorTarget

  private nonisolated init(target: AccessibilityRotorTarget) { self.target = target }

  /// Creates an entry for the view with an identity.
  ///
  /// - Parameters:
  ///   - label: the text that the rotor reads for the entry.
  ///   - id: the identity of the view, by `id(_:)` or a `ForEach`.
  ///   - textRange: the range of the view's text to which the entry refers. It has no effect here: the focus moves to
  ///     the whole view.
  ///   - prepare: a closure that makes the view available, for example by scrolling; it runs before
  ///     the rotor navigates to the view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(
      target: AccessibilityRotorTarget(
        label: label, place: .view(AnyHashable(id)), textRange: textRange, prepare: prepare))
  }

  /// Creates an entry for the view with an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identity.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` identifies.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(
      target: AccessibilityRotorTarget(
        label: label, place: .entry(AnyHashable(id), namespace), textRange: textRange,
        prepare: prepare))
  }

  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` identifies.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` identifies.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` identifies.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the text of the rotor's view.
  ///
  /// - Parameter label: the text that the rotor reads for the entry; nil reads the range of the view's text.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(
      target: AccessibilityRotorTarget(
        label: label, place: .here, textRange: textRange, prepare: prepare))
  }

  /// Creates an entry for a range of the text of the rotor's view.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for a range of the text of the rotor's view.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for a range of the text of the rotor's view.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// Traps: an entry has no body.
  public var body: Never { preconditionFailure("a rotor entry has no body") }
  /// The entry itself, as the only one.
  @_spi(Engine) public var __entries: __AccessibilityRotorEntries {
    __AccessibilityRotorEntries(entries: [target])
  }
}

/// Identifies a view for rotor entries.
nonisolated struct AccessibilityRotorEntryName {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension View {
  /// Identifies this view for an entry of a rotor in another view.
  ///
  /// Pass the same identity and namespace to an ``AccessibilityRotorEntry``. If several views have them, the entry
  /// leads to the first in document order.
  ///
  /// Mirrors SwiftUI's `accessibilityRotorEntry(id:in:)`.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      AnnotationModifier(AccessibilityRotorEntryName(id: AnyHashable(id), namespace: namespace)))
  }
}
