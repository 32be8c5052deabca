import SwiftUI

/// A view in the place of one that doesn't exist here: a dashed box with its name, and the first view that it contains.
///
/// The box is disabled for tests, which say why.
public struct Unavailable: View {
  private let name: String
  private let content: AnyView?

  /// Creates a view in the place of another one.
  ///
  /// - Parameter name: The missing name.
  public init(_ name: String) {
    self.name = name
    content = nil
  }

  /// Creates a view in the place of one that contains others.
  ///
  /// - Parameters:
  ///   - name: The missing name.
  ///   - content: What the missing view contains, of which the first view is shown.
  public init(_ name: String, @ViewBuilder content: () -> some View) {
    self.name = name
    self.content = AnyView(content())
  }

  /// The box, and what it contains.
  public var body: some View {
    if let content {
      VStack(spacing: 4) {
        FirstSubview { content }
        label
      }
    } else {
      label
    }
  }

  private var label: some View {
    Text(verbatim: name)
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(6)
      .frame(maxWidth: .infinity)
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
      .accessibilityLabel("\(name), not available on Linux yet")
      .disabled(true)
  }
}

/// A layout that shows its first view alone.
private struct FirstSubview: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    for other in subviews.dropFirst() {
      other.place(at: CGPoint(x: -100_000, y: -100_000), proposal: .zero)
    }
  }
}
