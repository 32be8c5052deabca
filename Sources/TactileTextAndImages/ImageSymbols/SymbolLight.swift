@_spi(Engine) import TactileViewGraph

/// The lit layers of a symbol at a moment.
package struct SymbolLight: Equatable, Sendable {
  /// The progress from 0 to 1; in a cumulative round, all layers are lit before it reaches 1.
  let share: Double
  let isCumulative: Bool
  let hidesUnlit: Bool

  package init(share: Double, isCumulative: Bool, hidesUnlit: Bool) {
    (self.share, self.isCumulative, self.hidesUnlit) = (share, isCumulative, hidesUnlit)
  }

  /// Returns the indices of the lit layers, from the innermost one.
  func layers(of count: Int) -> Range<Int> {
    if isCumulative { return 0..<min(Int(share * Double(count + 1)), count) }
    let layer = min(Int(share * Double(count)), count - 1)
    return layer..<layer + 1
  }
}
