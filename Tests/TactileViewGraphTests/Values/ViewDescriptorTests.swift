import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Reflection of views.
@MainActor
@Suite struct ViewDescriptorTests {
  private struct Two: DynamicProperty {
    @State var inner = 0
    @Environment(\.isEnabled) var isEnabled
    var plain = 1
  }

  private struct Sample: View {
    let before: Int8
    @State private var first = 1
    var two = Two()
    @Binding var bound: Int
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(first) \(two.inner)") }
  }

  @Test("properties are found in declaration order, nested ones in their place")
  func properties() {
    let found = ViewDescriptor.of(Sample.self).properties
    #expect(found.map(\.name) == ["first", "inner", "isEnabled", "scheme"])
    #expect(found.map(\.offset) == found.map(\.offset).sorted())
    #expect(Set(found.map(\.offset)).count == found.count)
    #expect(ViewDescriptor.of(Sample.self).updates.count == 1)
  }

  @Test("a view without properties has none, and each type is reflected once")
  func plain() {
    struct Plain: View {
      var number = 1
      var body: some View { Text("\(number)") }
    }
    let descriptor = ViewDescriptor.of(Plain.self)
    #expect(descriptor.properties.isEmpty && descriptor.updates.isEmpty)
    #expect(ViewDescriptor.of(Plain.self).modelUse === descriptor.modelUse)
  }
}
