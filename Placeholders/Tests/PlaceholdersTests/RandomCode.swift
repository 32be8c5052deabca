/// Random code of SwiftUI with missing names, the same for the same seed.
struct RandomCode {
  /// The texts of the declarations, each of which begins a line.
  private(set) var declarations: [String] = []
  private var state: UInt64
  private var number = 0
  /// The names that were written, which don't exist.
  private var missing = 0

  /// - Parameters:
  ///   - seed: What the code depends on.
  ///   - count: The number of declarations.
  init(seed: UInt64, count: Int) {
    state = seed
    for _ in 0..<count {
      number += 1
      declarations.append(declaration())
    }
  }

  /// All of the code.
  var text: String {
    "import SwiftUI\n\n\(declarations.joined(separator: "\n\n"))\n"
  }

  // MARK: Chance

  /// The next number of SplitMix64, a generator with a state of 64 bits.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func happens(oneIn count: Int) -> Bool { below(count) == 0 }

  // MARK: Names

  private mutating func missingType() -> String {
    one(of: ["Pencil", "Brush", "Easel", "Canvass"])
  }

  private mutating func missingName() -> String {
    one(of: ["sharpener", "palette", "framing", "glaze"])
  }

  private mutating func type() -> String {
    if happens(oneIn: 5) { return missingType() }
    return one(of: ["Int", "String", "[Int]", "Double?", "Bool", "Color", "(Int) -> String"])
  }

  // MARK: Declarations

  private mutating func declaration() -> String {
    switch below(10) {
    case 0: function("func free\(number)", indent: "")
    case 1: model()
    case 2: style()
    case 3: wrapped()
    case 4: extended()
    default: view()
    }
  }

  private mutating func view() -> String {
    var text = "struct View\(number): View {\n"
    if happens(oneIn: 2) { text += "  @State private var count = 0\n" }
    if happens(oneIn: 4) { text += "  @\(missingType()) private var stored: Int\n" }
    if happens(oneIn: 4) { text += "  let item: \(missingType())\n" }
    if happens(oneIn: 4) { text += "  private let start = \(missingType()).\(missingName())(1)\n" }
    text += "\n  var body: some View {\n\(element(4, 3))\n  }\n"
    if happens(oneIn: 3) { text += "\n" + function("  func helper", indent: "  ") + "\n" }
    if happens(oneIn: 4) {
      text += "\n  private var part: some View {\n\(element(4, 2))\n  }\n"
    }
    return text + "}"
  }

  private mutating func model() -> String {
    let base = happens(oneIn: 2) ? ": \(missingType())" : ""
    var text = "final class Model\(number)\(base) {\n  var value: Int = \(number(2))\n"
    if happens(oneIn: 2) { text += "  lazy var other: \(type()) = \(value(2))\n" }
    if happens(oneIn: 2) {
      text += "\n  var result: \(one(of: ["Int", "String"])) {\n    get { \(value(2)) }\n"
      text += "    set { \(missingName())(newValue) }\n  }\n"
    }
    text += "\n" + function("  func load", indent: "  ") + "\n"
    return text + "}"
  }

  private mutating func style() -> String {
    """
    struct Style\(number): ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label\(modifiers(4, 2))
      }
    }
    """
  }

  private mutating func wrapped() -> String {
    let kind = one(of: ["UIView", "UIViewController"])
    return """
      struct Wrapped\(number): \(kind)Representable {
        func make\(kind)(context: Context) -> \(missingType())Surface {
          \(missingType())Surface(frame: .zero)
        }

        func update\(kind)(_ surface: \(missingType())Surface, context: Context) {
          surface.isOpaque = \(missingName())
        }
      }
      """
  }

  private mutating func extended() -> String {
    """
    extension \(happens(oneIn: 3) ? missingType() : "Color") {
      static let shade\(number) = \(value(2))
    }
    """
  }

  private mutating func function(_ beginning: String, indent: String) -> String {
    let result = happens(oneIn: 2) ? " -> \(type())" : ""
    var text =
      "\(beginning)(_ first: \(type())) \(result.isEmpty ? "" : result.dropFirst() + " "){\n"
    for _ in 0..<below(4) { text += statement("\(indent)  ", 2) + "\n" }
    if !result.isEmpty { text += "\(indent)  return \(value(2))\n" }
    return text + "\(indent)}"
  }

  // MARK: Statements

  private mutating func statement(_ indent: String, _ depth: Int) -> String {
    guard depth > 0 else { return "\(indent)print(\(value(0)))" }
    switch below(7) {
    case 0: return "\(indent)let \(missingName()) = \(value(depth))\n\(indent)_ = \(missingName())"
    case 1:
      return
        "\(indent)if \(missingType()).\(missingName()) {\n\(statement(indent + "  ", depth - 1))\n\(indent)}"
    case 2:
      return "\(indent)for each in \(value(depth)) {\n\(indent)  print(each)\n\(indent)}"
    case 3:
      return
        "\(indent)guard let some = \(missingType())(\(number(1))) else { return \(value(0)) }\n\(indent)print(some)"
    case 4:
      return
        "\(indent)switch \(missingName()) {\n\(indent)case .one: print(1)\n\(indent)default: break\n\(indent)}"
    case 5: return "\(indent)Task {\n\(statement(indent + "  ", depth - 1))\n\(indent)}"
    default: return "\(indent)\(missingType()).\(missingName())(\(value(depth - 1)))"
    }
  }

  // MARK: Values

  private mutating func number(_ depth: Int) -> String {
    guard depth > 0 else { return "\(below(9))" }
    return one(of: ["\(below(9))", "\(missingName()).count", "\(missingType()).of(\(below(9)))"])
  }

  private mutating func value(_ depth: Int) -> String {
    guard depth > 0 else { return one(of: ["1", "\"Ä\"", "nil", "[1, 2]", ".red"]) }
    switch below(6) {
    case 0: return number(depth)
    case 1: return "[\(value(depth - 1)), \(missingName())]"
    case 2: return "\(missingType())(\(value(depth - 1)),\n      label: \(number(depth - 1)))"
    case 3: return "\(missingName()) { $0.\(missingName()) }"
    case 4: return "\(missingType()).shared?.\(missingName()) ?? \(value(depth - 1))"
    default: return value(0)
    }
  }

  // MARK: Views

  private mutating func element(_ indent: Int, _ depth: Int) -> String {
    let space = String(repeating: " ", count: indent)
    guard depth > 0 else { return "\(space)Text(\"\(below(99))\")\(modifiers(indent, 1))" }
    let inner = { (self: inout RandomCode) in self.element(indent + 2, depth - 1) }
    switch below(9) {
    case 0: return "\(space)Text(\"Ü\")\(modifiers(indent, 2))"
    case 1:
      return
        "\(space)VStack(alignment: .leading) {\n\(inner(&self))\n\(inner(&self))\n\(space)}\(modifiers(indent, 1))"
    case 2:
      return
        "\(space)if \(one(of: ["true", "\(missingType()).\(missingName())"])) {\n\(inner(&self))\n\(space)} else {\n\(inner(&self))\n\(space)}"
    case 3:
      return
        "\(space)Button {\n\(statement(space + "  ", 2))\n\(space)} label: {\n\(inner(&self))\n\(space)}"
    case 4: return "\(space)\(missingType())(\"A\",\n\(space)  value: \(number(1)))"
    case 5: return "\(space)\(missingType()) {\n\(inner(&self))\n\(space)}\(modifiers(indent, 1))"
    case 6:
      return "\(space)ForEach(0..<\(number(1)), id: \\.self) { index in\n\(inner(&self))\n\(space)}"
    case 7: return "\(space)\(inner(&self).drop { $0 == " " })\(modifiers(indent, 2))"
    default: return "\(space)Color.\(one(of: ["red", missingName()]))\(modifiers(indent, 1))"
    }
  }

  private mutating func modifiers(_ indent: Int, _ count: Int) -> String {
    let space = String(repeating: " ", count: indent + 2)
    return (0..<below(count + 1)).map { _ in
      let modifier =
        switch below(6) {
        case 0: ".padding()"
        case 1: ".\(missingName())(.\(missingName()))"
        case 2: ".frame(width: \(number(1)))"
        case 3: ".onAppear {\n\(statement(space + "  ", 1))\n\(space)}"
        case 4: ".background(\(one(of: ["Color.red", "\(missingType())()"])))"
        default: ".\(missingName()) {\n\(space)  Text(\"B\")\n\(space)}"
        }
      return "\n\(space)\(modifier)"
    }.joined()
  }
}
