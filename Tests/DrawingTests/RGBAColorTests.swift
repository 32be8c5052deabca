import Drawing
import Testing

@Suite("A colour")
struct RGBAColorTests {
  @Test("prints as its bytes, and its opacity where it is not opaque")
  func description() {
    #expect("\(RGBAColor(red: 0, green: 0.5, blue: 1))" == "#0080FF")
    #expect("\(RGBAColor(red: 0.03, green: 0, blue: 0, opacity: 0.25))" == "#080000@0.25")
    #expect("\(RGBAColor(red: -1, green: 2, blue: 1))" == "#00FFFF")
  }
}
