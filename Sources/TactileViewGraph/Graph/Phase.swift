/// The phases of a frame, as a set of marks on a node.
///
/// A frame runs them in this order. A phase may mark later phases, but never earlier ones (see
/// `README.md` in the folder above).
@_spi(Engine) public struct PhaseSet: OptionSet, Sendable {
  /// The raw value, with a bit for each phase.
  public let rawValue: UInt8

  /// Creates a set of phases from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Evaluates bodies and reconciles children, parents first.
  package static var body: PhaseSet { PhaseSet(rawValue: 1) }
  /// Answers the previous proposals again, children first.
  package static var measure: PhaseSet { PhaseSet(rawValue: 2) }
  /// Gives children their frames, parents first.
  package static var place: PhaseSet { PhaseSet(rawValue: 4) }
  /// Rebuilds display items, parents first.
  package static var display: PhaseSet { PhaseSet(rawValue: 8) }

  /// The node's accessibility elements, which no phase of a frame makes: see `AccessibilityOutline`.
  package static var accessibility: PhaseSet { PhaseSet(rawValue: 16) }

  static var all: PhaseSet { PhaseSet(rawValue: 15) }

  /// The index of the phase, if the set has a single element.
  var index: Int { rawValue.trailingZeroBitCount }
}

/// The algebra of sets, in bits.
///
/// The standard library has the same for any `OptionSet`. A debug build doesn't specialize that code, and its
/// calls were a tenth of the time that tests take.
@_spi(Engine) extension PhaseSet {
  /// Creates a set without phases.
  public init() { rawValue = 0 }
  /// Creates a set from phases.
  public init(arrayLiteral phases: Self...) { rawValue = phases.reduce(0) { $0 | $1.rawValue } }
  /// Whether the set has no phase.
  public var isEmpty: Bool { rawValue == 0 }
  /// Returns whether two sets have the same phases.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
  /// Returns whether the set has all phases of another.
  public func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
  /// Returns whether the set has all phases of another.
  public func isSuperset(of other: Self) -> Bool { contains(other) }
  /// Returns whether another set has all phases of this one.
  public func isSubset(of other: Self) -> Bool { other.contains(self) }
  /// Returns whether two sets have no phase in common.
  public func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
  /// Returns the phases of either set.
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  /// Returns the phases of both sets.
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  /// Returns the phases that another set doesn't have.
  public func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
  /// Adds the phases of another set.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Removes the phases that another set doesn't have.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Removes the phases of another set.
  public mutating func subtract(_ other: Self) { self = subtracting(other) }
}

/// An evaluation counter for each phase.
struct PhaseStamps {
  private var counters: (UInt16, UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0, 0)

  subscript(index: Int) -> UInt16 {
    get {
      switch index {
      case 0: counters.0
      case 1: counters.1
      case 2: counters.2
      case 3: counters.3
      default: counters.4
      }
    }
    set {
      switch index {
      case 0: counters.0 = newValue
      case 1: counters.1 = newValue
      case 2: counters.2 = newValue
      case 3: counters.3 = newValue
      default: counters.4 = newValue
      }
    }
  }
}
