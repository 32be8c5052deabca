import Foundation
import SwiftUI

// Pickers, labeled content and group boxes.

private let title = "Title"

enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

struct EveryPicker: View {
  struct Item { var size = Size.small }

  @State private var size = Size.small
  @State private var number: Int?
  @State private var items: [Item] = []

  var body: some View {
    Group {
      Picker("Size", selection: $size) {
        Text("Small").tag(Size.small)
        Text("Large").tag(Size.large)
      }
      Picker(title, selection: $size) { ForEach(Size.allCases) { Text($0.rawValue).tag($0) } }
      Picker(selection: $size) {
        ForEach(Size.allCases, id: \.self) { size in Text(size.rawValue.capitalized) }
      } label: {
        Label("Size", systemImage: "ruler")
      }
      Picker(selection: $size, label: Text("Size")) { Text("Small").tag(Size.small) }
      Picker("Size", systemImage: "ruler", selection: $size) { Text("Small").tag(Size.small) }
      Picker(title, systemImage: "ruler", selection: $size) { Text("Small").tag(Size.small) }
      Picker("Number", selection: $number) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1)
        Text("Two").tag(Int?.some(2))
        Text("Three").tag(3, includeOptional: false)
      }
    }
    Group {
      Picker("Size", sources: $items, selection: \.size) { Text("Small").tag(Size.small) }
      Picker(title, sources: $items, selection: \.size) { Text("Small").tag(Size.small) }
      Picker("Size", systemImage: "ruler", sources: $items, selection: \.size) {
        Text("Small").tag(Size.small)
      }
      Picker(title, systemImage: "ruler", sources: $items, selection: \.size) {
        Text("Small").tag(Size.small)
      }
      Picker(sources: $items, selection: \.size) {
        Text("Small").tag(Size.small)
      } label: {
        Text("Size")
      }
    }
    Group {
      Picker("Size", selection: $size) {
        Text("Small").tag(Size.small)
      } currentValueLabel: {
        Text("Now: \(size.rawValue)")
      }
      Picker(title, selection: $size) {
        Text("Small").tag(Size.small)
      } currentValueLabel: {
        Text("Now")
      }
      Picker(selection: $size) {
        Text("Small").tag(Size.small)
      } label: {
        Text("Size")
      } currentValueLabel: {
        Text("Now")
      }
      Picker("Size", sources: $items, selection: \.size) {
        Text("Small").tag(Size.small)
      } currentValueLabel: {
        Text("Now")
      }
      Picker(title, sources: $items, selection: \.size) {
        Text("Small").tag(Size.small)
      } currentValueLabel: {
        Text("Now")
      }
      Picker(sources: $items, selection: \.size) {
        Text("Small").tag(Size.small)
      } label: {
        Text("Size")
      } currentValueLabel: {
        Text("Now")
      }
    }
    Group {
      Picker("Size", selection: $size) {}.pickerStyle(.automatic)
      Picker("Size", selection: $size) {}.pickerStyle(.menu).labelsHidden()
      Picker("Size", selection: $size.animation()) {}.pickerStyle(.segmented)
      Picker("Size", selection: $size) {}.pickerStyle(.inline)
      Picker("Size", selection: $size) {}.pickerStyle(SegmentedPickerStyle())
      Picker("Size", selection: $size) {}.pickerStyle(MenuPickerStyle())
      Picker("Size", selection: $size) {}.pickerStyle(InlinePickerStyle())
      Picker("Size", selection: $size) {}.pickerStyle(DefaultPickerStyle())
    }
  }
}

struct EveryLabeledContent: View {
  var body: some View {
    Group {
      LabeledContent("Name", value: "Value")
      LabeledContent(title, value: title)
      LabeledContent("Count", value: 3, format: .number)
      LabeledContent(title, value: 0.5, format: .percent)
      LabeledContent("Name") { Button("Change") {} }
      LabeledContent(title) { Text("Value") }
      LabeledContent {
        Text("Value")
      } label: {
        Label("Name", systemImage: "star")
      }
    }
    .labeledContentStyle(.automatic)
    LabeledContent("Name", value: "Value").labeledContentStyle(StackedContent())
    LabeledContent("Name", value: "Value").labeledContentStyle(AutomaticLabeledContentStyle())
  }
}

struct StackedContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
      LabeledContent(configuration)
    }
  }
}

struct EveryGroupBox: View {
  var body: some View {
    GroupBox { Text("Inside") }
    GroupBox("Title") { Text("Inside") }
    GroupBox(title) { Text("Inside") }
    GroupBox(label: Text("Title")) { Text("Inside") }
    GroupBox {
      Text("Inside")
    } label: {
      Label("Title", systemImage: "star")
    }
    .groupBoxStyle(.automatic)
    GroupBox("Title") { Text("Inside") }.groupBoxStyle(DefaultGroupBoxStyle())
    GroupBox("Title") { Text("Inside") }.groupBoxStyle(.card)
  }
}

struct CardBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.bold()
      configuration.content
      GroupBox(configuration)
    }
    .padding()
  }
}

extension GroupBoxStyle where Self == CardBoxStyle {
  static var card: CardBoxStyle { CardBoxStyle() }
}
