extension Spec.Modifier {
  /// What of the modifier's value makes another view, beside its kind.
  var branch: Int {
    if hostile != nil {
      switch kind {
      // With a hostile value these are other modifiers, or others of their own variants.
      case .guide, .cell, .filter, .spacing, .traits, .scrolling, .visual: return -1
      case .container, .safeArea: return 1
      case .transaction, .accessibility: return 0
      default: break
      }
    }
    return switch kind {
    // An explicit identity.
    case .identity: value
    // A style's type, not its value.
    case .style: value < 1 ? 0 : value < 4 ? 1 : min(value, 8)
    case .labelStyle: value
    // Scoped to some modifiers, or not.
    case .transaction: value / 4
    case .symbols: value / 3
    // A shortcut, focus, a listener, or gestures that come before those of the system.
    case .keys: value < 4 ? value / 2 : value
    // A gesture that may be missing.
    case .gesture: [7, 8].contains(value) ? 1 : value == 10 ? 2 : 0
    case .listRow: [0, 1, 2, 2, 3][value]
    // The container's shape is no part of the type.
    case .container: max(value, 1)
    case .redaction: max(value - 3, 0)
    case .foreground: value / 11
    case .contentShape, .appearance: value
    // Both observers of the mouse are one modifier.
    case .hover: max(value - 1, 0)
    // The two of bounces are one modifier.
    case .scrolling: value < 4 ? min(value, 2) : value
    // Where the bar is and how much is kept free are no part of the type.
    case .safeArea: [0, 0, 0, 1, 1, 2, 2, 3][value]
    case .matched: min(value, 1)
    // Blend modes and groups are one modifier.
    case .composed: max(value - 6, 0)
    // Two modifiers in a row are another type than one.
    case .frosted: [0, 0, 1, 1, 2, 3][value]
    case .accessibility: value == 2 ? 1 : value == 8 ? 2 : value == 4 ? 3 : 0
    // What is written, whatever the key.
    case .traits: [0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8][value]
    default: 0
    }
  }
}
