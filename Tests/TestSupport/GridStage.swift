import Foundation
import SwiftUI

/// A window whose content begins in the top left corner, in letters of 10 points by 12.
@MainActor
func gridWindow(
  _ size: CGSize = CGSize(width: 200, height: 100), @ViewBuilder _ content: () -> some View
) -> Window {
  Window(size: size) {
    content().font(.system(size: 10))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The frame of a word that begins at a point.
func wordFrame(_ x: CGFloat, _ y: CGFloat, _ letters: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: letters * 10, height: 12)
}
