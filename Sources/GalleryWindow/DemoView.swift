import SwiftUI
import SwiftUITesting
import TactileGallery

/// The chosen demo, with the chosen settings.
struct DemoView: View {
  @ObservedObject var choice: DemoChoice
  let trace: DemoTrace
  @Environment(\.hostServices) private var services

  var body: some View {
    choice.demo.page()
      .id(choice.demo.name)
      .disabled(choice.isDisabled)
      .environment(\.dynamicTypeSize, choice.typeSize)
      .environment(\.layoutDirection, choice.isRightToLeft ? .rightToLeft : .leftToRight)
      .preferredColorScheme(choice.scheme)
      .frame(minWidth: choice.demo.size.width, minHeight: choice.demo.size.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle(choice.demo.title)
      .onAppear { if let graph = services?.graph { trace.follow(graph) } }
  }
}

/// A log of the events in the demo's window, with their reasons.
@MainActor
final class DemoTrace: ObservableObject {
  /// The lines of the trace.
  @Published private(set) var lines: [String] = []
  private var entries: [Trace.Entry] = []
  private var waits = false

  /// The maximum number of entries that are kept.
  private static let limit = 500

  /// Follows what happens in a window.
  func follow(_ graph: ViewGraph) {
    let log = TraceLog()
    log.didNote = { [weak self, weak log] in
      guard let self, !waits else { return }
      waits = true
      // All entries of a frame are shown together.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.waits = false
          self.take(log?.removeRecords() ?? [])
        }
      }
    }
    graph.trace = log
    entries = []
    lines = []
  }

  private func take(_ records: [TraceRecord]) {
    entries = (entries + records.map(Trace.Entry.init)).suffix(Self.limit)
    lines = Trace(entries: entries).description.split(separator: "\n").map(String.init)
  }
}

/// The lines of a trace, the newest first.
struct TraceView: View {
  @ObservedObject var trace: DemoTrace

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 2) {
        if trace.lines.isEmpty {
          Text("Choose a demo, and press its buttons.").foregroundStyle(.secondary)
        }
        ForEach(trace.lines.indices.reversed(), id: \.self) { index in
          Text(verbatim: trace.lines[index]).lineLimit(2)
        }
      }
      .font(.system(size: 11, design: .monospaced))
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityLabel("Trace")
  }
}
