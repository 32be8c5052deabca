@_spi(Engine) import SwiftUICore

extension Trace {
  /// A reason for which a body was evaluated.
  ///
  /// ``Trace/Event/body(view:reasons:)`` lists the reasons of an evaluation. Use them to find out why a view updates
  /// too often. For example, ``closure`` and ``input(property:from:to:)`` point at the parent, ``environment(key:)`` at
  /// a modifier further up. Causes before the trace began aren't recorded, so the list can be empty.
  public enum BodyReason: Equatable, Sendable, Codable {
    /// The view has just been inserted.
    case isNew
    /// A property that the view reads, such as a `@State` property of a view, has a new value.
    case state(property: String, view: String)
    /// The parent passed another value for a property, with dots between its parts. The old and the
    /// new value are nil if their descriptions are the same.
    case input(property: String, from: String?, to: String?)
    /// The environment has another value for a key; nil if a view above began to write a key.
    case environment(key: String?)
    /// The content wrote another value of a preference.
    case preference(key: String)
    /// An observable object of this type changed; nil if it is a model of the Observation framework.
    case model(type: String?)
    /// The parent passed another closure.
    case closure
    /// The view, or a view that it measures, has moved or has another size.
    case geometry
    /// The schedule of a timeline view reached its next date.
    case time
    /// An animation moved the view's animatable data.
    case animation
    /// A value of this type, which a view above provides, has changed.
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
  init(_ reason: SwiftUICore.BodyReason) {
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
