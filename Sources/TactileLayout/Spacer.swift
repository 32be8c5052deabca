import Foundation
@_spi(Engine) import TactileViewGraph

/// A flexible space that pushes views apart.
///
/// A spacer takes what the other views of its stack leave, along the axis of the stack, but at least its minimum
/// length. Outside of a stack, and in a `ZStack`, it expands along both axes.
///
/// ```swift
/// HStack {
///   Text("Volume")
///   Spacer()
///   Text(volume, format: .percent)
/// }
/// ```
///
/// Mirrors SwiftUI's `Spacer`.
public nonisolated struct Spacer: PrimitiveView {
  /// The minimum length in points; nil is 8 points.
  public var minLength: CGFloat?

  /// Creates a flexible space.
  ///
  /// - Parameter minLength: The minimum length in points; nil is 8 points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer {
  /// A spacer is always a single element.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates the node of the spacer.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    SpacerNode(view, inputs: inputs)
  }

  /// Updates the minimum length of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    SpacerNode.update(node, view)
  }
}

/// Takes the proposal along its stack's axis and nothing across it; outside of a stack, it expands
/// along both axes (rule 6.1.6).
@MainActor
final class SpacerNode: ElementNode, ValueNode {
  private var spacer: Spacer

  init(_ spacer: Spacer, inputs: ViewInputs) {
    self.spacer = spacer
    super.init(inputs: inputs)
  }

  override var name: String { "Spacer" }

  func update(_ newSpacer: Spacer) {
    guard newSpacer.minLength != spacer.minLength else { return }
    spacer = newSpacer
    setNeeds(.measure)
  }

  override var preferences: LayoutPreferences {
    LayoutPreferences(
      spacing: stackAxis.map(ViewSpacing.none(along:)) ?? ViewSpacing(), priority: -.infinity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = spacer.minLength ?? ViewSpacing.standard
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
    return switch stackAxis {
    case .horizontal: CGSize(width: length(proposal.width), height: 0)
    case .vertical: CGSize(width: 0, height: length(proposal.height))
    case nil: CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }
}

extension ElementNode {
  /// The axis of the stack that contains the element, also in modifiers; nil outside of stacks.
  var stackAxis: Axis? { container?.stackAxis(around: self) }
}
