import Drawing

/// A view that shows how far some work is, or that it goes on.
///
/// Mirrors SwiftUI's `ProgressView`. The closest ``ProgressViewStyle`` draws it.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = Label.self == EmptyView.self ? nil : label
    self.currentValueLabel = CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel
  }

  /// What the closest style makes of it, as one element for those who do not see it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        }),
      system: ProgressViewStyleHolder(style: DefaultProgressViewStyle())
    )
    .accessibilityElement(children: .combine)
    .accessibility(
      label == nil
        ? .label(Text(verbatim: fraction == nil ? "In progress" : "Progress")) : .none
    )
    .accessibility(
      fraction.map { .value(Text(verbatim: "\(Int(($0 * 100).rounded())) %")) } ?? .none
    )
    .accessibilityAddTraits(.updatesFrequently)
    .accessibilityRemoveTraits(.isStaticText)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view that shows that some work goes on.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Makes a view that shows that some work goes on, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Makes a view that shows that some work goes on, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Makes a view that shows that some work goes on, with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }

  /// Makes a view that shows that some work goes on, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView {
  /// Makes a view that shows how far some work is.
  ///
  /// - Parameters:
  ///   - value: what is done; nil where nobody knows. What is out of bounds counts as the bound.
  ///   - total: what is to be done.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Makes a view that shows how far some work is, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Makes a view that shows how far some work is, with a label and the value in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Makes a view that shows how far some work is, with a title.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes a view that shows how far some work is, with a title.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Makes a view that shows how far some work is, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    if fraction >= 0, fraction <= 1 { return fraction }
    RuntimeWarning.issue(
      "A ProgressView has the value \(value) of \(total); it shows the closest of 0 to the total. "
        + "Keep the value within bounds, and the total positive.")
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes the progress view that a style was given, to be drawn by the next outer style.
  @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
