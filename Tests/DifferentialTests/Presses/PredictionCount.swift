/// How many touches the rules have predicted.
struct PredictionCount {
  /// The touches that are lifted at once.
  private(set) var lifted = 0
  /// Those of them of which the rules say what acts, and of these those that act.
  private(set) var (predicted, acting) = (0, 0)
  /// The touches that an edit follows before they are lifted, and those of which the rules say what acts before the edit.
  private(set) var (held, begun) = (0, 0)

  /// Notes a touch, with what has to act in it if the rules say it.
  mutating func note(_ links: [TouchLink]?, isLifted: Bool) {
    if isLifted {
      lifted += 1
      predicted += links == nil ? 0 : 1
      acting += links?.isEmpty == false ? 1 : 0
    } else {
      held += 1
      begun += links == nil ? 0 : 1
    }
  }

  static func += (sum: inout PredictionCount, count: PredictionCount) {
    sum.lifted += count.lifted
    sum.predicted += count.predicted
    sum.acting += count.acting
    sum.held += count.held
    sum.begun += count.begun
  }
}

extension PredictionCount: CustomStringConvertible {
  var description: String {
    "\(predicted) of \(lifted) touches, of which \(acting) act, and the beginning of \(begun) of \(held)"
  }
}
