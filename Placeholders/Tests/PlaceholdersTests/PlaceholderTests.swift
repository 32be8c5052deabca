import Foundation
import Testing

@testable import Placeholders

/// Code with missing names, and what the compiler is given in its place.
@Suite struct PlaceholderTests {
  /// Returns a text after the edit for an error.
  ///
  /// - Parameters:
  ///   - place: A piece of the text at whose beginning the error is.
  ///   - attempt: The number of edits that were made before.
  private func edited(
    _ text: String, _ message: String, at place: String, attempt: Int = 0
  ) throws -> String {
    let range = try #require(text.range(of: place))
    let lines = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let error = CompilerError(
      line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message,
      attempt: attempt)
    let request = PlaceholderRequest(
      files: [.init(path: "/A.swift", text: text, errors: [error])], modules: [["/A.swift": text]])
    let reply = try #require(request.reply.files.first?.text)
    let module = "import TactilePlaceholders\n"
    #expect(reply.hasPrefix(module))
    return String(reply.dropFirst(module.count)).replacing("TactilePlaceholders.", with: "")
  }

  private func unknown(_ name: String) -> String { "cannot find '\(name)' in scope" }

  @Test("a view becomes a box with its name, and keeps its modifiers and the lines below it")
  func view() throws {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            TextField(
              "Ü", text: $name)
              .padding()
            Text("B")
          }
        }
      }
      """
    #expect(
      try edited(text, unknown("TextField"), at: "TextField") == """
        struct A: View {
          var body: some View {
            VStack {
              Unavailable("TextField")

                .padding()
              Text("B")
            }
          }
        }
        """)
  }

  @Test("a view that contains others keeps them, unless that doesn't help")
  func containers() throws {
    let text =
      "var body: some View {\n  TabView(selection: $a) { Home(); Map { Pin() } content: { C() } }\n}"
    #expect(
      try edited(text, unknown("TabView"), at: "TabView")
        .contains("  Unavailable(\"TabView\") { Home(); Map"))
    #expect(
      try edited(text, unknown("TabView"), at: "TabView", attempt: 1)
        .contains("{\n  Unavailable(\"TabView\")\n}"))
    // One of several closures isn't all that a view contains.
    #expect(try edited(text, unknown("Map"), at: "Map").contains("Home(); Unavailable(\"Map\") }"))
  }

  @Test(
    "each further attempt replaces more: the view, its modifiers, the stack, the body, the property, the type, the file"
  )
  func attempts() throws {
    let text = """
      import SwiftUI
      struct A: View {
        var body: some View {
          VStack { Slider(value: $a).tint(.red) }.padding()
        }
      }
      """
    let results = try (0...6).map {
      try edited(text, unknown("Slider"), at: "Slider", attempt: $0)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(results[0].contains("VStack { Unavailable(\"Slider\").tint(.red) }.padding()"))
    #expect(results[1].contains("VStack { Unavailable(\"Slider\") }.padding()"))
    #expect(results[2].contains("Unavailable(\"Slider\")"))
    #expect(results[3].contains("var body: some View { Unavailable(\"Slider\")"))
    #expect(results[4] == ["import SwiftUI", "struct A: View {", "", "}"])
    #expect(results[5] == ["import SwiftUI"])
    #expect(results[6] == ["import SwiftUI"])
  }

  @Test("a modifier that doesn't exist is left out, and so is one whose argument doesn't")
  func modifiers() throws {
    let text = """
      var body: some View {
        Text("A")
          .searchable(text: $a) { Text("B") }
          .toolbar(.hidden, for: .tabBar)
          .padding()
      }
      """
    #expect(
      try edited(text, "value of type 'some View' has no member 'searchable'", at: "searchable")
        .contains("Text(\"A\")\n    \n    .toolbar(.hidden, for: .tabBar)"))
    #expect(
      try edited(text, "reference to member 'tabBar' cannot be resolved", at: "tabBar")
        .contains("{ Text(\"B\") }\n    \n    .padding()"))
  }

  @Test("in other code a neutral value takes the place of an expression")
  func values() throws {
    let text = """
      func load() {
        let a: [Int] = store.fetchAll(Item.self).map { $0.id }.sorted()
        UIDevice.current.name = "A"
        print(UIDevice.current.model)
        if UIDevice.current.isOld { return }
      }
      """
    func result(_ name: String, at place: String) throws -> String {
      try edited(text, unknown(name), at: place)
    }
    #expect(
      try edited(text, "value of type 'Store' has no member 'fetchAll'", at: "fetchAll")
        .contains("let a: [Int] = unavailable(\"fetchAll\")\n"))
    #expect(
      try result("UIDevice", at: "UIDevice.current.name").contains(
        "\n  unavailable(\"UIDevice\", of: Void.self)\n"))
    #expect(
      try result("UIDevice", at: "UIDevice.current.model").contains(
        "print(unavailable(\"UIDevice\"))"))
    #expect(
      try result("UIDevice", at: "UIDevice.current.isOld").contains(
        "if unavailable(\"UIDevice\") { return }"))
  }

  @Test("a closure after a call goes with the call")
  func trailingClosures() throws {
    let text = "func f() -> Int {\n  let a = b { $0.c }\n  return a { 1 } d: { 2 } + 1\n}"
    let message = "unable to infer type of a closure parameter '$0' in the current context"
    #expect(
      try edited(text, message, at: "{ $0").contains("let a = unavailable(\"b\")"))
    #expect(try edited(text, message, at: "{ 2").contains("return unavailable(\"a\") + 1"))
  }

  @Test("an operator goes with its operands")
  func operators() throws {
    let text = "func f() -> Int {\n  let a = (b ?? 1) + 2\n  a = b ?? 3\n  return a\n}"
    let message = "binary operator '??' cannot be applied to operands of type 'B' and 'Int'"
    #expect(try edited(text, message, at: "?? 1").contains("let a = (unavailable(\"??\")) + 2"))
    #expect(
      try edited(text, message, at: "?? 3").contains("\n  unavailable(\"??\", of: Void.self)\n"))
  }

  @Test("closures of actions do nothing, and those of labels show a box")
  func closures() throws {
    let text = """
      var body: some View {
        Button { Player.play() } label: { Sparkle() }
          .onAppear { Sound.load(); more() }
          .sheet(isPresented: $a) { Map() }
      }
      """
    #expect(
      try edited(text, unknown("Player"), at: "Player").contains(
        "Button { unavailable(\"Player\") } label"))
    #expect(
      try edited(text, unknown("Sparkle"), at: "Sparkle").contains(
        "label: { Unavailable(\"Sparkle\") }"))
    #expect(
      try edited(text, unknown("Sound"), at: "Sound")
        .contains("{ unavailable(\"Sound\", of: Void.self); more() }"))
    #expect(try edited(text, unknown("Map"), at: "Map()").contains("{ Unavailable(\"Map\") }"))
  }

  @Test("functions and initializers have bodies that return what they must")
  func bodies() throws {
    let text = """
      struct A {
        init(a: Int) { let b = Missing() }
        func c() -> Int { let d = Missing2(); return d.e }
        func f() -> some Shape { let g = Missing3() }
        func h() { let i = Missing4() }
        var j: Int { get { let k = Missing5(); return k } set { let l = Missing6() } }
      }
      class M { init() { let n = Missing7() } }
      """
    func body(_ name: String, attempt: Int = 1) throws -> String {
      try edited(
        text, "generic parameter 'Value' could not be inferred", at: "\(name)(", attempt: attempt)
    }
    #expect(try body("Missing").contains("init(a: Int) { self = unavailable(\"Missing\") }"))
    #expect(try body("Missing2").contains("func c() -> Int { return unavailable(\"Missing2\") }"))
    #expect(try body("Missing3", attempt: 0).contains("func f() -> some Shape { Rectangle() }"))
    #expect(try body("Missing4").contains("func h() { unavailable(\"Missing4\", of: Void.self) }"))
    #expect(try body("Missing5").contains("get { return unavailable(\"Missing5\") } set"))
    #expect(try body("Missing6").contains("set { unavailable(\"Missing6\", of: Void.self) }"))
    #expect(try body("Missing7").contains("class M { init() { fatalError("))
  }

  @Test("a missing type is declared as what its uses say that it is")
  func types() throws {
    func declaration(_ name: String, in text: String) throws -> Substring? {
      try edited(text, "cannot find type '\(name)' in scope", at: name).split(separator: "\n").last
    }
    #expect(
      try declaration("Store", in: "let a: Store<Int, String>")?.hasPrefix(
        "public struct Store<Parameter0, Parameter1>: ") == true)
    #expect(try declaration("Base", in: "class A: Base {}")?.hasPrefix("open class Base") == true)
    #expect(
      try declaration("BaseDelegate", in: "class A: BaseDelegate {}")
        == "public protocol BaseDelegate {}")
    #expect(try declaration("Thing", in: "class A: B, Thing {}") == "public protocol Thing {}")
    #expect(try declaration("Thing", in: "struct A: Thing {}") == "public protocol Thing {}")
    #expect(try declaration("Thing", in: "func f(_ a: any Thing) {}") == "public protocol Thing {}")
    // The module of placeholders has these.
    #expect(
      try declaration("UIViewRepresentable", in: "struct A: UIViewRepresentable {}")
        == "struct A: UIViewRepresentable {}")
    #expect(
      try edited("let a: A.B", "'B' is not a member type of struct 'M.A'", at: "B")
        .contains("extension A { public struct B:"))
  }

  @Test(
    "for each protocol whose requirements can be met, the first edited file of the module has a class"
  )
  func witnesses() throws {
    let text = """
      import SwiftUI
      @MainActor public protocol Loader: Named, AnyObject {
        /// Loads.
        func load<Item: Decodable>(
          _ path: String
        ) async throws -> Item
        func reset(to value: Int) -> [Int]
        var state: Int { get set }
        static var shared: Int { get }
        init(path: String)
      }
      protocol Named { var name: String { get async throws }; mutating func rename() }
      protocol Generic { associatedtype Item }
      protocol Equal: Equatable {}
      protocol Copied { func copy() -> Self }
      private protocol Hidden {}
      let a = Missing()
      """
    let edited = try edited(text, unknown("Missing"), at: "Missing")
    let classes = edited.split(separator: "\n").filter { $0.contains("final class") }
    #expect(
      classes.map { $0.replacing(" { nonisolated init() {};", with: " {").split(separator: "; ") }
        == [
          [
            "final class Witness_Loader: Loader, Witness { var name: String "
              + "{ get async throws { throw UnavailableError(\"Named\") } }",
            "func rename() { unavailable(\"Named\", of: Void.self) }",
            "func load<Item: Decodable>( _ path: String ) async throws -> Item { throw UnavailableError(\"Loader\") }",
            "func reset(to value: Int) -> [Int] { return unavailable(\"Loader\") }",
            "var state: Int { get { unavailable(\"Loader\") } set {} }",
            "static var shared: Int { get { unavailable(\"Loader\") } }", "init(path: String) {} }",
          ],
          [
            "final class Witness_Named: Named, Witness { var name: String "
              + "{ get async throws { throw UnavailableError(\"Named\") } }",
            "func rename() { unavailable(\"Named\", of: Void.self) } }",
          ],
        ])
    let again = PlaceholderRequest(
      files: [.init(path: "/B.swift", text: "let b = 1", errors: [])],
      modules: [["/A.swift": text + "\n// TactilePlaceholders.Witness", "/B.swift": "let b = 1"]])
    #expect(again.reply.files[0].text == "import TactilePlaceholders\nlet b = 1")
  }

  @Test("attributes, overrides and conformances that don't exist are left out")
  func declarations() throws {
    #expect(
      try edited(
        "struct A {\n  @Query private var a: [Int]\n}", "unknown attribute 'Query'", at: "Query")
        == "struct A {\n  private var a: [Int] { get { unavailable(\"Query\") } nonmutating set {} }\n}"
    )
    #expect(
      try edited("class A {\n  @Query() var a\n}", "unknown attribute 'Query'", at: "Query")
        == "class A {\n  var a: Anything { get { unavailable(\"Query\") } set {} }\n}")
    #expect(
      try edited("class A {\n  @objc func a() {}\n}", "Objective-C is disabled", at: "objc")
        == "class A {\n   func a() {}\n}")
    #expect(
      try edited(
        "class A {\n  override func a() {}\n}", "method does not override any method", at: "a()")
        == "class A {\n   func a() {}\n}")
    for (text, result) in [
      ("struct A: B, C {}", "struct A: C {}"), ("struct A: C, B {}", "struct A: C {}"),
      ("struct A: B {}", "struct A {}"),
    ] {
      let found = try edited(text, "type 'A' does not conform to protocol 'B'", at: "A")
      #expect(found.replacing("  ", with: " ") == result)
    }
  }

  @Test(
    "declarations in a condition of the file are declarations, and the line that names the original stays"
  )
  func conditions() throws {
    let text = """
      #sourceLocation(file: "/p/A.swift", line: 1)
      import OSLog
      #if DEBUG
      struct A { static let a = Missing() }
      #endif
      """
    let all = try (0...4).map { try edited(text, unknown("Missing"), at: "Missing()", attempt: $0) }
    #expect(
      all.allSatisfy {
        $0.hasPrefix("#sourceLocation(file: \"/p/A.swift\", line: 1)\nimport OSLog\n")
      })
    #expect(all[4].split(separator: "\n").count == 2)
  }

  @Test("code that takes the compiler too long is replaced as a whole, under the name of its type")
  func slow() throws {
    let text = """
      struct A: View {
        var body: some View {
          VStack { Text("A") }.padding()
        }
      }
      #Preview { A() }
      """
    let message = "this takes the compiler more than 15 seconds"
    #expect(
      try edited(text, message, at: "VStack")
        .contains("var body: some View { Unavailable(\"A\") \n"))
    #expect(!(try edited(text, message, at: "A() }").contains("#Preview")))
  }

  @Test("a larger edit keeps the name for which the smaller one stood")
  func names() throws {
    let text =
      "func a() -> Int {\n  let b = TactilePlaceholders.unavailable(\"Store\")\n  return b\n}"
    let result = try edited(
      text, "generic parameter 'Value' could not be inferred", at: "unavailable", attempt: 1)
    #expect(result.contains("{ return unavailable(\"Store\") "))
  }

  @Test(
    "of two edits, one of which contains the other, the larger one counts; places beyond the file are left alone"
  )
  func overlaps() throws {
    let text = "func a() {\n  print(B.c, D.e)\n}\n"
    let errors = [
      CompilerError(line: 2, column: 9, message: unknown("B"), attempt: 1),
      CompilerError(line: 2, column: 14, message: unknown("D")),
      CompilerError(line: 99, column: 1, message: unknown("E")),
    ]
    let request = PlaceholderRequest(files: [.init(path: "/A.swift", text: text, errors: errors)])
    #expect(
      request.reply.files[0].text == """
        import TactilePlaceholders
        func a() {
          TactilePlaceholders.unavailable("B")
        }

        """)
  }
}
