/// A value for each line of a lazy container, most of them the same.
///
/// Many lines are kept in a dictionary, so that the table costs what was set, however long it is.
struct LineTable<Value> {
  private let usual: Value
  private var dense: [Value] = []
  private var sparse: [Int: Value] = [:]

  /// The most lines that are kept in an array.
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
