@_spi(Engine) import TactileViewGraph

extension Trace {
  /// A reason for which a body was evaluated.
  ///
  /// ``Trace/Event/body(view:reasons:)`` lists the reasons of an evaluation. Use them to find out why a view updates
  /// too often:
  ///
  /// ```swift
  /// for case .body(let view, let reasons) in trace.entries.map(\.event) where reasons.contains(.closure) {
  ///   print("\(view) is evaluated because its parent passed another closure.")
  /// }
  /// ```
  ///
  /// ``closure`` and ``input(property:from:to:)`` point at the parent, ``environment(key:)`` at a modifier further up,
  /// and ``state(property:view:)`` at the view whose property was written. Causes before the trace began aren't
  /// recorded, so the list can be empty.
  public enum BodyReason: Equatable, Sendable, Codable {
    /// The view has just been inserted.
    case isNew
    /// A property that the view reads, such as a `@State` property of a view, has a new value.
    case state(property: String, view: String)
    /// The parent passed another value for a property, such as `title` or, if a part of it differs, `song.title`.
    ///
    /// The old and the new value are nil if their descriptions are the same.
    case input(property: String, from: String?, to: String?)
    /// The environment has another value for a key that the view reads.
    ///
    /// The key is nil if a modifier further up has begun to set a value that it didn't set before. Then all views
    /// inside are evaluated.
    case environment(key: String?)
    /// The content of a view that reads a preference, such as `backgroundPreferenceValue(_:_:)`, set another value.
    case preference(key: String)
    /// An `ObservableObject` of this type changed; nil if it is a model with the macro `@Observable`.
    case model(type: String?)
    /// The parent passed another closure, such as the content of a `GeometryReader`.
    case closure
    /// Geometry that the view reads, such as the size of its `GeometryReader`, has changed.
    case geometry
    /// The schedule of a timeline view reached its next date.
    case time
    /// An animation moved the view's animatable data.
    case animation
    /// A value of this type that the engine provides to the view, such as the style of a control, has changed.
    case value(type: String)
  }
}

extension Trace.BodyReason: CustomStringConvertible {
  /// The reason in words, as a line of the trace shows it.
  public var description: String {
    switch self {
    case .isNew: "it is new"
    case .state(let property, let view): "\(property) of \(view)"
    case .input(let property, let from?, let to?): "\(property): \(from) → \(to)"
    case .input(let property, _, _): property
    case .environment(let key): key.map { "environment \($0)" } ?? "a value of the environment"
    case .preference(let key): "preference \(key)"
    case .model(let type): type ?? "a model that it reads"
    case .closure: "its closure"
    case .geometry: "its geometry"
    case .time: "the time"
    case .animation: "its animated data"
    case .value(let type): type
    }
  }
}

extension Trace.BodyReason {
  /// Converts a reason of the engine.
  init(_ reason: TactileViewGraph.BodyReason) {
    self =
      switch reason {
      case .isNew: .isNew
      case .state(let property, let view): .state(property: property, view: view)
      case .input(let property, let from, let to): .input(property: property, from: from, to: to)
      case .environment(let key): .environment(key: key)
      case .preference(let key): .preference(key: key)
      case .model(let type): .model(type: type)
      case .closure: .closure
      case .geometry: .geometry
      case .time: .time
      case .animation: .animation
      case .value(let type): .value(type: type)
      }
  }
}
