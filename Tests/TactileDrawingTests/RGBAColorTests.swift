import TactileDrawing
import Testing

@Suite("A color")
struct RGBAColorTests {
  @Test("prints its bytes, and its opacity unless it is opaque")
  func description() {
    #expect("\(RGBAColor(red: 0, green: 0.5, blue: 1))" == "#0080FF")
    #expect("\(RGBAColor(red: 0.03, green: 0, blue: 0, opacity: 0.25))" == "#080000@0.25")
    #expect("\(RGBAColor(red: -1, green: 2, blue: 1))" == "#00FFFF")
  }
}
