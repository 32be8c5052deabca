/// The body of a control's style, in which the label of the control can be shown (rule 2.1.10).
@MainActor
package class LabelScope {
  final let label: AnyAliasSource
  private let outer: LabelScope?

  init(label: AnyAliasSource, inputs: ViewInputs) {
    self.label = label
    outer = inputs.labels
  }

  /// The number of scopes that are nested, including this one.
  final var depth: Int { 1 + (outer?.depth ?? 0) }

  /// Whether a label is that of this control or of one that encloses it.
  final func contains(_ label: AnyAliasSource) -> Bool {
    self.label === label || outer?.contains(label) == true
  }
}
