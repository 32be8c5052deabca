@_spi(Engine) import TactileViewGraph

/// When a default focus applies.
///
/// Mirrors SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// When the view appears; there is no other focus that people could have moved before.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

extension View {
  /// Focuses a view when this view appears: the one that is bound to a value of a focus state.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).focused($field, equals: .name)
  ///   TextField("Town", text: $town).focused($field, equals: .town)
  /// }
  /// .defaultFocus($field, .name)
  /// ```
  ///
  /// A focus that another view has by then stays. Mirrors SwiftUI's `defaultFocus(_:_:priority:)`.
  ///
  /// - Parameter priority: When the focus applies; both priorities are the same here.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.nothing { binding.wrappedValue = value }
    }
  }
}
