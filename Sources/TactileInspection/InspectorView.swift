import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileScrolling
import TactileSourceCode
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A view that shows a window's inspector: the view under the pointer and its source, warnings, the trace and the
/// accessibility tree.
package struct InspectorView: View {
  @ObservedObject private var inspector: WindowInspector

  /// Creates the view of an inspector.
  package init(_ inspector: WindowInspector) { self.inspector = inspector }

  package var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        section("View under the pointer") {
          Toggle("Outline", isOn: $inspector.isOutlining).fixedSize()
          lines(inspector.views.map(\.summary))
        }
        if let declaration = inspector.declaration {
          section("Source") {
            link(to: declaration.place)
            lines(declaration.lines)
          }
        }
        if !inspector.warnings.isEmpty {
          section("Warnings") { lines(inspector.warnings) }
        }
        section("Timeline") { Timeline(entries: inspector.entries) }
        section("Trace") {
          lines(
            Trace(entries: visibleEntries.suffix(Self.shownEntries)).description
              .split(separator: "\n").reversed().map(String.init))
        }
        section("Accessibility") {
          lines(inspector.tree.split(separator: "\n").map(String.init))
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minWidth: 360, minHeight: 300)
  }

  /// The number of the newest entries that are shown as text.
  private static let shownEntries = 150

  /// The entries that have a line of text; the others are in the timeline.
  private var visibleEntries: [Trace.Entry] { inspector.entries.filter { $0.kind != .value } }

  private func section(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.headline)
      content()
    }
  }

  /// A button that opens a place in the editor, and why it couldn't.
  @ViewBuilder
  private func link(to place: SourcePlace) -> some View {
    Button("\(place.path):\(place.line)") { inspector.edit(place) }
      .buttonStyle(.link)
    if let problem = inspector.editorProblem { Text(verbatim: problem).foregroundStyle(.red) }
  }

  private func lines(_ lines: [String]) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      if lines.isEmpty { Text(verbatim: "–").foregroundStyle(.secondary) }
      ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]) }
    }
    .font(.system(size: 11, design: .monospaced))
  }
}

/// The rows of a trace above an axis of time.
private struct Timeline: View {
  let entries: [Trace.Entry]

  /// The time that is shown, in seconds.
  private static let length = 5.0

  var body: some View {
    let end = max(entries.last?.time ?? 0, Self.length)
    let start = end - Self.length
    let lanes = TraceLane.lanes(of: entries.filter { $0.time >= start })
    VStack(alignment: .leading, spacing: 3) {
      ForEach(lanes) { lane in
        HStack(spacing: 8) {
          Text(verbatim: lane.title).lineLimit(1).frame(width: 150, alignment: .trailing)
          LaneShape(lane: lane, start: start, length: Self.length)
            .stroke(.tint, lineWidth: 1.5)
            .background(.quaternary.opacity(0.5))
            .frame(height: lane.curves.isEmpty ? 12 : 28)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: lane.title))
      }
      HStack {
        Text(verbatim: Self.seconds(start)).padding(.leading, 158)
        Spacer()
        Text(verbatim: Self.seconds(end))
      }
      .foregroundStyle(.secondary)
    }
    .font(.system(size: 11))
  }

  private static func seconds(_ time: Double) -> String { String(format: "%.1f s", time) }
}

/// The moments of a row as strokes, and its curves.
private struct LaneShape: Shape {
  let lane: TraceLane
  let start: Double
  let length: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    func x(_ time: Double) -> CGFloat { rect.minX + (time - start) / length * rect.width }
    for moment in lane.moments {
      path.move(to: CGPoint(x: x(moment), y: rect.minY + 2))
      path.addLine(to: CGPoint(x: x(moment), y: rect.maxY - 2))
    }
    for curve in lane.curves {
      for (index, point) in curve.enumerated() {
        let place = CGPoint(
          x: x(point.time), y: rect.maxY - 3 - point.value * max(rect.height - 6, 0))
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path
  }
}

extension OutlinedView {
  /// The name of the view, its frame, and the widths of a padding.
  fileprivate var summary: String {
    func number(_ length: CGFloat) -> String {
      let text = String(format: "%.1f", length)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let place = [frame.minX, frame.minY].map(number).joined(separator: ", ")
    let size = [frame.width, frame.height].map(number).joined(separator: " × ")
    let padding = content.map { content in
      let edges = [
        content.minY - frame.minY, content.minX - frame.minX, frame.maxY - content.maxY,
        frame.maxX - content.maxX,
      ]
      return ", padding \(edges.map(number).joined(separator: " "))"
    }
    return "\(name), at \(place), \(size)\(padding ?? "")"
  }
}
