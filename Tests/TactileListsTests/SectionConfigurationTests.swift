import SwiftUI
import Testing

@testable import TestSupport

private struct Tint: ContainerValueKey { static let defaultValue = "none" }

extension ContainerValues {
  fileprivate var tint: String {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }
}

/// Containers that arrange the sections of their content.
@MainActor
@Suite struct SectionConfigurationTests {
  /// A column for each section.
  struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack(alignment: .top) {
        ForEach(sections: content) { section in
          VStack {
            if !section.header.isEmpty { HStack { section.header } }
            Text("\(section.content.count) in \(section.containerValues.tint)")
            section.content
            section.footer
          }
        }
      }
    }
  }

  @Test("5.32: a board has a column for each section, and one for the views in none")
  func columns() {
    let window = Window {
      Board {
        Text("A")
        Text("B")
        Section("Songs") {
          Text("C")
          ForEach(0..<2) { Text("D\($0)") }
        }
        .containerValue(\.tint, "red")
        Section {
          Text("E").containerValue(\.tint, "blue")
        } footer: {
          Text("end")
        }
        Text("F")
      }
    }
    #expect(
      window.texts == [
        "2 in none", "A", "B", "Songs", "3 in red", "C", "D0", "D1", "1 in none", "E", "end",
        "1 in none", "F",
      ])
    #expect(window.center(of: "C").x == window.center(of: "Songs").x)
  }

  @Test("5.31: a section that grows changes its column, and a new one gets a column")
  func growingSections() {
    struct Content: View {
      @State private var count = 1
      var body: some View {
        Button("Add") { count += 1 }
        Board {
          Section("Songs") { ForEach(0..<count, id: \.self) { Text("song \($0)") } }
          if count > 1 { Section("Later") { Text("more") } }
        }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["Add", "Songs", "1 in none", "song 0"])
    window.click("Add")
    #expect(
      window.texts == [
        "Add", "Songs", "2 in none", "song 0", "song 1", "Later", "1 in none", "more",
      ])
  }

  @Test("5.32: without interest in sections, the parts of a section are subviews in order")
  func flattened() {
    let window = Window {
      Group(
        subviews: Section {
          Text("B")
        } header: {
          Text("A")
        } footer: {
          Text("C")
        }
      ) { subviews in
        Text("\(subviews.count)")
        subviews
      }
    }
    #expect(window.texts == ["3", "A", "B", "C"])
  }

  @Test("in a list, a group of sections shows their views as rows")
  func inList() {
    let window = Window {
      List {
        Group(sections: Section("Songs") { Text("song") }) { sections in
          ForEach(sections) { section in
            section.header
            section.content
          }
        }
      }
    }
    #expect(window.texts == ["Songs", "song"])
  }
}
