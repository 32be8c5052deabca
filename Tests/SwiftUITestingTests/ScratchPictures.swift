import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite struct ScratchPictures {
  func draw(_ name: String, scheme: ColorScheme = .light, idiom: ViewDriver.Idiom = .phone, tap: String? = nil, _ view: some View) throws {
    let driver = try ViewDriver(size: CGSize(width: 320, height: 480), scale: 2, colorScheme: scheme, idiom: idiom) { view }
    driver.settle()
    if let tap { try driver.tap(on: tap); driver.settle() }
    try driver.picture().write(to: URL(filePath: "/tmp/b-pics/\(name).png"))
  }

  @Test func all() throws {
    try FileManager.default.createDirectory(atPath: "/tmp/b-pics", withIntermediateDirectories: true)
    for (scheme, suffix) in [(ColorScheme.light, ""), (.dark, "-dark")] {
      try draw("controls\(suffix)", scheme: scheme, VStack(spacing: 14) {
        HStack { ProgressView(); ProgressView().controlSize(.large); ProgressView().tint(.red); ProgressView("Loading") }
        ProgressView("Copy", value: 0.4)
        ProgressView(value: 0.4) { Text("Copy") } currentValueLabel: { Text("40 %") }
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        HStack { Toggle("On", isOn: .constant(true)); Toggle("Off", isOn: .constant(false)) }.toggleStyle(.button)
        HStack { Toggle("On", isOn: .constant(true)); Toggle("Off", isOn: .constant(false)) }.toggleStyle(.button).buttonStyle(.bordered)
        Link("Link", destination: URL(filePath: "/a"))
        ControlGroup { Button("A") {}; Button("B") {} }
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
      }.padding())
      try draw("alert\(suffix)", scheme: scheme, Text("Below").alert("Delete it?", isPresented: .constant(true)) { Button("Delete", role: .destructive) {}; Button("Cancel", role: .cancel) {} } message: { Text("This cannot be undone.") })
      try draw("dialog\(suffix)", scheme: scheme, Text("Below").confirmationDialog("Delete it?", isPresented: .constant(true), titleVisibility: .visible) { Button("Delete", role: .destructive) {}; Button("Archive") {} })
      try draw("sheet\(suffix)", scheme: scheme, Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.medium, .large]) })
      try draw("menu\(suffix)", scheme: scheme, tap: "Menu", Menu("Menu") { Button("Copy", systemImage: "doc") {}; Button("Share", systemImage: "square.and.arrow.up") {}; Button("Delete", systemImage: "trash", role: .destructive) {} }.frame(maxHeight: .infinity, alignment: .top))
      try draw("popover\(suffix)", scheme: scheme, idiom: .pad, Button("Info") {}.buttonStyle(.bordered).popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("A popover").padding() })
      try draw("list\(suffix)", scheme: scheme, NavigationStack {
        List {
          Section("Network") { Toggle("Wi-Fi", isOn: .constant(true)); NavigationLink("Details") { Text("D") } }
          Section { Button("Reset") {}; Button("Delete", role: .destructive) {} } footer: { Text("For good.") }
        }.navigationTitle("Settings").toolbar { Button("Edit") {} }
      })
      try draw("plain\(suffix)", scheme: scheme, tap: "Next", NavigationStack { List { Text("A"); NavigationLink("Next") { List(0..<4) { Text("Row \($0)") }.listStyle(.plain).navigationTitle("Second") } } })
    }
  }
}
