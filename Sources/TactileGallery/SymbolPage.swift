import Foundation
import SwiftUI
import SwiftUITesting
import TactileDrawing

/// A page of symbols with their names.
package struct SymbolPage: View {
  private let names: [String]
  private let pointSize: CGFloat
  private let weight: Font.Weight
  private let mode: SymbolRenderingMode?

  /// Creates a page that shows symbols in a font of a size and weight.
  ///
  /// - Parameters:
  ///   - names: The symbols to draw, in this order; nil for all symbols in the table.
  ///   - pointSize: The size of the symbols' font, in points.
  ///   - weight: The weight of the symbols' strokes, from 1 to 1000.
  package init(
    _ names: [String]? = nil, pointSize: CGFloat = 17, weight: Font.Weight = .regular,
    mode: SymbolRenderingMode? = nil
  ) {
    self.names = names ?? SymbolNames.all
    self.pointSize = pointSize
    self.weight = weight
    self.mode = mode
  }

  private var tile: CGSize { CGSize(width: max(pointSize * 2, 66), height: pointSize * 1.4 + 20) }
  private var columns: Int { max(Int(960 / tile.width), 1) }
  private var rows: Int { (names.count + columns - 1) / columns }

  private let margin: CGFloat = 12

  /// The size of the page, in points.
  package var size: CGSize {
    CGSize(
      width: CGFloat(columns) * tile.width + 2 * margin,
      height: max(CGFloat(rows), 1) * tile.height + 2 * margin)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(row * columns..<min((row + 1) * columns, names.count), id: \.self) { index in
            VStack(spacing: 2) {
              Image(systemName: names[index])
                .font(.system(size: pointSize, weight: weight))
                .symbolRenderingMode(mode)
              Text(names[index]).font(.system(size: 5)).lineLimit(2)
                .foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            .frame(width: tile.width, height: tile.height, alignment: .top)
          }
        }
      }
    }
    .padding(margin)
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .background(Color(uiColor: .systemBackground))
  }

  /// Draws the page as a PNG file.
  @MainActor
  package func png(scale: CGFloat, scheme: ColorScheme) throws -> Data {
    try ViewDriver(size: size, scale: scale, colorScheme: scheme) { self.ignoresSafeArea() }
      .picture().png()
  }
}
