/// The label of a control, which can be shown in the body of the control's style (rule 2.1.10).
@_spi(Engine) open class LabelScope: AnyAliasSource {
  private let outer: LabelScope?

  package init(isUnary: Bool, inputs: ViewInputs) {
    outer = inputs.labels
    super.init(isUnary: isUnary)
  }

  /// The number of scopes that are nested, including this one.
  package final var depth: Int { 1 + (outer?.depth ?? 0) }

  /// Whether a label is that of this control or of one that encloses it.
  final func contains(_ label: AnyAliasSource) -> Bool {
    self === label || outer?.contains(label) == true
  }
}
