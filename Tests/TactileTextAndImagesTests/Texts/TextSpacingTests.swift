import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The default spacing above and below texts, at two pixels per point.
@MainActor
@Suite struct TextSpacingTests {
  /// Returns the distance of two texts, in points.
  private func gap(_ upper: String, _ lower: String, in window: Window) -> CGFloat {
    window.frame(of: lower).minY - window.frame(of: upper).maxY
  }

  /// Returns the distance of “A” and “B” in a column.
  private func gap(@ViewBuilder _ content: () -> some View) -> CGFloat {
    gap("A", "B", in: Window { VStack { content() } })
  }

  @Test("6.1.18: two texts have the space between two lines of the lower one")
  func texts() {
    let body = gap {
      Text("A")
      Text("B")
    }
    #expect(body == 2)
    let mixed = gap {
      Text("A").font(.largeTitle)
      Text("B").font(.caption)
    }
    #expect(mixed == 2)
    let sized = gap {
      Text("A")
      Text("B").font(.system(size: 30))
    }
    #expect(sized == 0)
  }

  @Test("6.1.18: the largest texts overlap by a bit")
  func largest() {
    let window = Window {
      VStack {
        Text("A")
        Text("B")
      }
      .dynamicTypeSize(.accessibility5)
    }
    #expect(gap("A", "B", in: window) == -1)
  }

  @Test("6.1.18: another view is farther away below a text than above it")
  func otherViews() {
    let window = Window {
      VStack {
        Text("A")
        Color.red.frame(height: 20)
        Text("B")
      }
    }
    // 10.8 above the color, and 6.6 below, rounded to pixels.
    #expect(abs(gap("A", "B", in: window) - (10.8 + 20 + 6.6)) <= 0.5)
  }

  @Test("6.1.19: the spacing of a text reaches through buttons, frames and stacks")
  func nested() {
    let nested = gap {
      HStack {
        Color.red.frame(width: 10, height: 10)
        Text("A")
      }
      .frame(maxWidth: .infinity)
      VStack { Button("B") {}.buttonStyle(.plain) }
    }
    #expect(nested == 2)
  }

  @Test("6.1.19: a frame with a height has the default spacing, whatever is in it")
  func frames() {
    let low = gap {
      Text("A").frame(height: 20.5)
      Text("B")
    }
    // A frame over a text has what another view has.
    #expect(abs(low - 6.6) <= 0.5)
    let wide = gap {
      Text("A").frame(width: 80)
      Text("B").frame(maxWidth: .infinity)
    }
    #expect(wide == 2)
  }

  @Test("6.1.19: padding has the default spacing at its edges only")
  func padding() {
    let padded = gap {
      Text("A").padding(.bottom, 1)
      Text("B").padding(.top, 1)
    }
    #expect(padded == 10)
    let sideways = gap {
      Text("A").padding(.horizontal, 1)
      Text("B").padding(.horizontal, 1)
    }
    #expect(sideways == 2)
  }

  @Test("6.1.19: a stack without content adds no spacing, and its first content does")
  func emptyStack() {
    var isFull: Binding<Bool>?
    let window = Window {
      Stateful(false) { state in
        let _ = isFull = state
        VStack {
          Text("A")
          HStack { if state.wrappedValue { Color.red.frame(width: 10, height: 10) } }
          Text("B")
        }
      }
    }
    #expect(gap("A", "B", in: window) == 2)
    isFull?.wrappedValue = true
    window.settle()
    #expect(abs(gap("A", "B", in: window) - (10.8 + 10 + 6.6)) <= 0.5)
    isFull?.wrappedValue = false
    window.settle()
    #expect(gap("A", "B", in: window) == 2)
  }

  @Test("a text that gets another font is as far from its neighbors as a new one")
  func otherFont() {
    var isLarge: Binding<Bool>?
    let window = Window {
      Stateful(false) { state in
        let _ = isLarge = state
        VStack {
          Text("A")
          Text("B").font(state.wrappedValue ? .system(size: 30) : .body)
        }
      }
    }
    #expect(gap("A", "B", in: window) == 2)
    isLarge?.wrappedValue = true
    window.settle()
    #expect(gap("A", "B", in: window) == 0)
  }

  @Test("6.2.24: lines of a text style are a leading apart, and others a line")
  func leading() {
    let window = Window {
      Text("A\nA")
      Text("B\nB").font(.system(size: 17))
      Text("C\nC").font(.footnote.leading(.tight))
    }
    // The height of two lines, rounded up to half a point: a line of 20.29 and a leading of 22.
    #expect(window.frame(of: "A\nA").height == 42.5)
    #expect(window.frame(of: "B\nB").height == 41)
    // A line of 15.51, and a leading of 18, which is 2 less.
    #expect(window.frame(of: "C\nC").height == 32)
  }
}
