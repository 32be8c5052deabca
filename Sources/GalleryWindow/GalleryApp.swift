import SwiftUI
import TactileGallery

/// The gallery in windows: the list of demos with their settings, and the chosen demo by itself.
///
/// The demo has a window of its own, so that the trace shows what happens in the demo alone.
@main
struct GalleryApp: App {
  @StateObject private var choice = DemoChoice()
  private let trace = DemoTrace()

  var body: some Scene {
    Window("Gallery", id: "gallery") {
      HStack(spacing: 0) {
        DemoList(choice: choice)
          .frame(width: 240)
        Divider()
        VStack(alignment: .leading, spacing: 0) {
          DemoSettings(choice: choice)
          Divider()
          TraceView(trace: trace)
        }
      }
    }
    .defaultSize(width: 1000, height: 700)

    Window("Demo", id: "demo") { DemoView(choice: choice, trace: trace) }
  }
}

/// The demo that is shown, and how.
@MainActor
final class DemoChoice: ObservableObject {
  @Published var demo = Demo.all[0]
  @Published var scheme: ColorScheme?
  @Published var typeSize = DynamicTypeSize.large
  @Published var isRightToLeft = false
  @Published var isDisabled = false
}

/// The demos by name.
struct DemoList: View {
  @ObservedObject var choice: DemoChoice
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Demo.all.indices, id: \.self) { index in
          let demo = Demo.all[index]
          Button {
            choice.demo = demo
            openWindow(id: "demo")
          } label: {
            Text(demo.title)
              .lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .buttonStyle(SidebarStyle(isChosen: choice.demo.name == demo.name))
        }
      }
      .padding(8)
    }
  }
}

/// A row of a list beside the content.
struct SidebarStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.callout)
      .foregroundStyle(isChosen ? .white : .primary)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(
        isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary.opacity(0)),
        in: .rect(cornerRadius: 6)
      )
      .contentShape(.rect)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// The title and the caption of the demo, and switches for its appearance.
struct DemoSettings: View {
  @ObservedObject var choice: DemoChoice

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(choice.demo.title).font(.title2.bold())
      Text(choice.demo.caption).foregroundStyle(.secondary)
      HStack(spacing: 24) {
        Picker("Color Scheme", selection: $choice.scheme) {
          Text("Desktop’s").tag(ColorScheme?.none)
          Text("Light").tag(ColorScheme?.some(.light))
          Text("Dark").tag(ColorScheme?.some(.dark))
        }
        .pickerStyle(.segmented)
        .frame(maxWidth: 280)
        Picker("Text Size", selection: $choice.typeSize) {
          ForEach(DynamicTypeSize.allCases, id: \.self) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.menu)
      }
      HStack(spacing: 24) {
        Toggle("Right to left", isOn: $choice.isRightToLeft).fixedSize()
        Toggle("Disabled", isOn: $choice.isDisabled).fixedSize()
      }
    }
    .padding(16)
  }
}
