/// The body of a control's style, in which the label of the control can be shown (rule 2.1.10).
@MainActor
package class LabelScope {
  final let label: AnyAliasSource
  /// The number of scopes that are nested, including this one.
  final let depth: Int
  private let outer: LabelScope?

  init(label: AnyAliasSource, inputs: ViewInputs) {
    self.label = label
    outer = inputs.labels
    depth = (outer?.depth ?? 0) + 1
  }

  /// Whether a label is that of this control or of one that encloses it.
  final func contains(_ label: AnyAliasSource) -> Bool {
    self.label === label || outer?.contains(label) == true
  }
}
