@_spi(Engine) import TactileViewGraph

/// A value for each line of a lazy container, most of which are equal.
///
/// If there are many lines, the values are stored in a dictionary, so that the cost of the table
/// depends only on the values that are set.
struct LineTable<Value> {
  private let usual: Value
  private var dense: [Value] = []
  private var sparse: [Int: Value] = [:]

  /// The maximum number of lines that are stored in an array.
  private static var mostDense: Int { 16_384 }

  init(repeating usual: Value, count: Int) {
    self.usual = usual
    if count <= Self.mostDense { dense = Array(repeating: usual, count: count) }
  }

  subscript(line: Int) -> Value {
    get { dense.isEmpty ? sparse[line, default: usual] : dense[line] }
    set { if dense.isEmpty { sparse[line] = newValue } else { dense[line] = newValue } }
    _modify {
      let usual = usual
      if dense.isEmpty { yield &sparse[line, default: usual] } else { yield &dense[line] }
    }
  }
}
