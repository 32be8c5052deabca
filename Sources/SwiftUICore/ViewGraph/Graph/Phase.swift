/// The phases of a frame, as a set of marks on a node.
///
/// A frame runs them in this order. A phase may mark later phases, but never earlier ones (see
/// `README.md` in the folder above).
@_spi(Engine) public struct PhaseSet: OptionSet, Sendable {
  /// A bit for each phase.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Evaluates bodies and reconciles children, parents first.
  package static let body = PhaseSet(rawValue: 1)
  /// Answers the previous proposals again, children first.
  package static let measure = PhaseSet(rawValue: 2)
  /// Gives children their frames, parents first.
  package static let place = PhaseSet(rawValue: 4)
  /// Rebuilds display items, parents first.
  package static let display = PhaseSet(rawValue: 8)

  /// The node's accessibility elements, which no phase of a frame makes: see `AccessibilityOutline`.
  package static let accessibility = PhaseSet(rawValue: 16)

  static let all: PhaseSet = [.body, .measure, .place, .display]

  /// The index of the phase, if the set has a single element.
  var index: Int { rawValue.trailingZeroBitCount }
}
