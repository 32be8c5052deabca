/// A reason for which a body is evaluated.
package enum BodyReason: Equatable, Sendable {
  /// The view has just been inserted.
  case isNew
  /// A property that the view reads has a new value.
  case state(property: String, view: String)
  /// The parent passes another value for a property; the values are nil if they read the same.
  case input(property: String, from: String?, to: String?)
  /// The environment has another value for a key; nil if the key is new.
  case environment(key: String?)
  /// The content writes another value of a preference.
  case preference(key: String)
  /// An observable object of this type has changed; nil if it is a model of `Observation`.
  case model(type: String?)
  /// The parent passes another closure.
  case closure
  /// The view or a view that it measures has moved or has another size.
  case geometry
  /// The schedule of a `TimelineView` has come to its next date.
  case time
  /// An animation has moved the view's animatable data.
  case animation
  /// A value of this type, which a view around it provides, has changed.
  case value(type: String)
}
