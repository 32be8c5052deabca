import Foundation
@_spi(Engine) import TactileViewGraph

/// Sets an alignment guide of its content.
nonisolated struct AlignmentGuideModifier: ViewModifier {
  typealias Body = Never
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> AlignmentGuideNode {
    AlignmentGuideNode(self, inputs: inputs)
  }
}

/// Computes the position of one alignment guide with a closure.
///
/// The closure is called for each proposal, so the dependencies of all calls count: state that only the closure reads
/// changes the layout. As in SwiftUI, properties of an observable object that only the closure reads don't.
@MainActor
final class AlignmentGuideNode: PassThroughNode, ValueNode {
  private var modifier: AlignmentGuideModifier

  init(_ modifier: AlignmentGuideModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    inputs.graph.noteGuide(modifier.key)
  }

  override var name: String { "alignmentGuide" }

  func update(_ newModifier: AlignmentGuideModifier) {
    guard !ValueComparison.areEqual(modifier, newModifier) else { return }
    modifier = newModifier
    graph.noteGuide(modifier.key)
    setNeeds(.measure)
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    guard key == modifier.key else { return super.alignmentGuide(key, in: dimensions) }
    let value = trackingAgain(.measure) {
      modifier.computeValue(ViewDimensions(size: dimensions, element: elements.first))
    }
    if value.isFinite { return value }
    RuntimeWarning.issue(
      "alignmentGuide() in \(nearestViewName) got \(value.concise), which isn't finite; the guide isn't set. Return a "
        + "finite number from the closure.")
    return super.alignmentGuide(key, in: dimensions)
  }
}

extension View {
  /// Changes where a horizontal guide is in the view.
  ///
  /// A container that aligns its views by this guide then places the view accordingly. The closure receives the size
  /// and the other guides of the view, and returns a distance from its leading edge in points:
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title")
  ///   Text("Indented").alignmentGuide(.leading) { $0[.leading] - 16 }
  /// }
  /// ```
  ///
  /// A value that is not finite issues a warning and does not set the guide.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Changes where a vertical guide is in the view.
  ///
  /// A container that aligns its views by this guide then places the view accordingly. The closure receives the size
  /// and the other guides of the view, and returns a distance from its top edge in points. A value that is not finite
  /// issues a warning and does not set the guide.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
