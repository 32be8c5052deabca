import SwiftUI

// Distances and lines of lists.

struct EveryListSpacing: View {
  @State private var selection: Int?

  var body: some View {
    List(selection: $selection) {
      Section("Title") { Text("Row").selectionDisabled() }
        .listSectionSeparator(.visible)
        .listSectionSeparator(.hidden, edges: .top)
        .listSectionSeparatorTint(.red)
        .listSectionSeparatorTint(nil, edges: .bottom)
        .listSectionSpacing(.custom(3))
      Text("Row").selectionDisabled(false)
    }
    .listRowSpacing(10)
    .listRowSpacing(nil)
    .listSectionSpacing(12)
    .listSectionSpacing(.default)
    .listSectionSpacing(.compact)
    .listSectionSpacing(ListSectionSpacing.compact)
    .listStyle(.inset)
    .listStyle(InsetListStyle())
  }
}

struct EveryItemTint: View {
  var body: some View {
    List {
      Label("Row", systemImage: "star").listItemTint(.red)
      Label("Row", systemImage: "star").listItemTint(nil as Color?)
      Label("Row", systemImage: "star").listItemTint(.fixed(.red))
      Label("Row", systemImage: "star").listItemTint(.preferred(.red))
      Label("Row", systemImage: "star").listItemTint(ListItemTint.monochrome)
    }
  }
}

struct EveryForm: View {
  var body: some View {
    Group {
      Form { Text("Row") }.formStyle(.automatic)
      Form { Text("Row") }.formStyle(.grouped)
      Form { Text("Row") }.formStyle(.columns)
      Form { Text("Row") }.formStyle(AutomaticFormStyle())
      Form { Text("Row") }.formStyle(GroupedFormStyle())
      Form { Text("Row") }.formStyle(ColumnsFormStyle())
      Form { Text("Row") }.formStyle(CardForms())
    }
    .scenePadding()
    .scenePadding(.horizontal)
    .scenePadding(ScenePadding.minimum, edges: .top)
  }
}

private struct CardForms: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content
    configuration.content.body
    Form(configuration)
    AutomaticFormStyle().makeBody(configuration: configuration)
    GroupedFormStyle().makeBody(configuration: configuration)
    ColumnsFormStyle().makeBody(configuration: configuration)
    made(ColumnsFormStyle(), configuration)
  }

  private func made<S: FormStyle>(_ style: S, _ configuration: FormStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

struct EverySpacer: View {
  var body: some View {
    NavigationStack {
      Text("Page")
        .toolbar {
          ToolbarSpacer()
          ToolbarSpacer(.fixed)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarSpacer(SpacerSizing.fixed)
        }
        .toolbarColorScheme(.dark)
        .toolbarColorScheme(nil, for: .navigationBar, .bottomBar)
        .accessibilityActions { Button("Action") {} }
        .accessibilityActions(category: .edit) { Button("Action") {} }
        .accessibilityActions(category: .default) { Button("Action") {} }
        .accessibilityActions(category: AccessibilityActionCategory("Name")) { Button("Action") {} }
        .accessibilityActions(category: AccessibilityActionCategory(Text("Name"))) { EmptyView() }
    }
  }
}

struct EveryFormatter: View {
  let title = "Title"
  let formatter = NumberFormatter()

  var body: some View {
    Text(Date.now, formatter: DateFormatter())
    Text(NSNumber(value: 1), formatter: formatter)
      .accessibilityActions(category: AccessibilityActionCategory(title)) { EmptyView() }
  }
}
