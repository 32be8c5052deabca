import SwiftUI

/// A view in the place of one that doesn't exist here: a dashed box with its name.
///
/// It is disabled for tests, which say why.
public struct Unavailable: View {
  private let name: String

  /// Creates a view in the place of another one.
  ///
  /// - Parameter name: The missing name.
  public init(_ name: String) { self.name = name }

  /// The box.
  public var body: some View {
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
