import SwiftUI
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A property that a descriptor has to find.
private struct Found: Equatable {
  let offset: Int
  let name: String
  let isStored: Bool
}

/// The properties and updates that a descriptor has to find.
private struct Expectation {
  var properties: [Found] = []
  var updates: [Int] = []
}

/// A type of fields that states what a descriptor finds in it.
private protocol Field {
  /// What is found in a field of the type, with its name and its offset in the value.
  static func find(_ name: String, at offset: Int, in expectation: inout Expectation)
}

extension Field {
  static func find(_ name: String, at offset: Int, in expectation: inout Expectation) {}
}

extension Int8: Field {}
extension String: Field {}
extension Binding: Field {}

extension State: Field {
  fileprivate static func find(_ name: String, at offset: Int, in expectation: inout Expectation) {
    expectation.properties.append(Found(offset: offset, name: name, isStored: true))
  }
}

extension Environment: Field {
  fileprivate static func find(_ name: String, at offset: Int, in expectation: inout Expectation) {
    expectation.properties.append(Found(offset: offset, name: name, isStored: false))
  }
}

/// A view, or a plain value in one: the properties in a plain value are not the view's.
private struct Three<A: Field, B: Field, C: Field>: Field {
  let a: A
  let _b: B
  let c: C

  static func findFields(at offset: Int, in expectation: inout Expectation) {
    A.find("a", at: offset + (MemoryLayout<Self>.offset(of: \.a) ?? 0), in: &expectation)
    B.find("b", at: offset + (MemoryLayout<Self>.offset(of: \._b) ?? 0), in: &expectation)
    C.find("c", at: offset + (MemoryLayout<Self>.offset(of: \.c) ?? 0), in: &expectation)
  }
}

/// A property of the app, whose own properties are found in its place, and which is updated after them.
private struct Nested<A: Field, B: Field>: DynamicProperty, Field {
  let a: A
  let _b: B

  static func find(_ name: String, at offset: Int, in expectation: inout Expectation) {
    A.find("a", at: offset + (MemoryLayout<Self>.offset(of: \.a) ?? 0), in: &expectation)
    B.find("b", at: offset + (MemoryLayout<Self>.offset(of: \._b) ?? 0), in: &expectation)
    expectation.updates.append(offset)
  }
}

/// A holder of a style, whose fields count as the view's.
private struct Styled<A: Field, B: Field, C: Field>: StyleHolder, Field {
  let before: Int8
  let style: Three<A, B, C>

  static func find(_ name: String, at offset: Int, in expectation: inout Expectation) {
    let place = MemoryLayout<Self>.offset(of: \.style) ?? 0
    Three<A, B, C>.findFields(at: offset + place, in: &expectation)
  }
}

/// Reflection of views of random types, compared with what the types state.
@MainActor
@Suite struct ViewDescriptorModelTests {
  private var random = RandomCases()

  private let leaves: [any Field.Type] = [
    Int8.self, String.self, Binding<Int>.self, State<Int>.self, State<String>.self,
    Environment<Bool>.self,
  ]

  private mutating func randomType(depth: Int) -> any Field.Type {
    guard depth > 0, random.below(2) == 0 else { return leaves[random.below(leaves.count)] }
    let types = (0..<3).map { _ in randomType(depth: depth - 1) }
    switch random.below(5) {
    case 0: return three(types[0], types[1], types[2])
    case 1: return styled(types[0], types[1], types[2])
    default: return nested(types[0], types[1])
    }
  }

  private func nested<A: Field, B: Field>(_: A.Type, _: B.Type) -> any Field.Type {
    Nested<A, B>.self
  }

  private func three<A: Field, B: Field, C: Field>(_: A.Type, _: B.Type, _: C.Type)
    -> any Field.Type
  {
    Three<A, B, C>.self
  }

  private func styled<A: Field, B: Field, C: Field>(_: A.Type, _: B.Type, _: C.Type)
    -> any Field.Type
  {
    Styled<A, B, C>.self
  }

  private func check<A: Field, B: Field, C: Field>(_: A.Type, _: B.Type, _: C.Type) {
    let type = Three<A, B, C>.self
    let descriptor = ViewDescriptor.of(type)
    var expected = Expectation()
    type.findFields(at: 0, in: &expected)
    let found = descriptor.properties.map {
      Found(offset: $0.offset, name: $0.name, isStored: $0.isStored)
    }
    #expect(found == expected.properties, "\(type)")
    #expect(descriptor.updates.map(\.offset) == expected.updates, "\(type)")
    let stored = expected.properties.filter(\.isStored).map(\.name)
    #expect(descriptor.storedCount == stored.count, "\(type)")
    #expect(stored.indices.map { descriptor.storedName(at: $0) } == stored, "\(type)")
  }

  @Test(
    "a descriptor finds all properties at their places, nested ones too, and none in plain values")
  mutating func types() {
    for _ in 0..<300 {
      check(randomType(depth: 2), randomType(depth: 2), randomType(depth: 2))
    }
  }
}
