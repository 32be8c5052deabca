import SwiftUI

/// The values of all counters on screen, reached by the identity of their spec.
@MainActor
final class Counters {
  var bindings: [Int: Binding<Int>] = [:]
}

private enum MarkKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Shows a spec.
struct SpecView: View {
  let spec: Spec
  let counters: Counters

  var body: some View {
    ModifiedSpec(spec: spec, modifiers: spec.modifiers[...], counters: counters)
  }
}

/// Applies the last modifier around the rest.
struct ModifiedSpec: View {
  let spec: Spec
  let modifiers: ArraySlice<Spec.Modifier>
  let counters: Counters

  private var inner: ModifiedSpec {
    ModifiedSpec(spec: spec, modifiers: modifiers.dropLast(), counters: counters)
  }

  private static let colors: [Color] = [.red, .blue, .green, .primary, .gray]

  var body: some View {
    if let modifier = modifiers.last {
      switch modifier {
      case .padding(let length): inner.padding(CGFloat(length))
      case .frame(let width, let height):
        inner.frame(width: CGFloat(width), height: CGFloat(height), alignment: .topLeading)
      case .flexible(let width): inner.frame(minWidth: CGFloat(width), maxWidth: .infinity)
      case .opacity(let tenths): inner.opacity(Double(tenths) / 10)
      case .scale(let tenths): inner.scaleEffect(CGFloat(tenths) / 10)
      case .color(let index): inner.foregroundColor(Self.colors[index])
      case .font(let size): inner.font(.system(size: CGFloat(size)))
      case .disabled(let isDisabled): inner.disabled(isDisabled)
      case .identity(let id): inner.id(id)
      case .background(let index):
        inner.background { Self.colors[index].padding(CGFloat(index)) }
      case .overlay(let number):
        inner.overlay(alignment: .bottomTrailing) { if number > 1 { Text("\(number)") } }
      case .style(0): inner.buttonStyle(.plain)
      case .style(let number): inner.buttonStyle(NumberedStyle(number: number))
      case .mark(let number): inner.transformEnvironment(\.mark) { $0 += number }
      case .animation(let tenths):
        inner.animation(.linear(duration: Double(tenths) / 10), value: tenths)
      case .rotation(let turns): inner.rotationEffect(.degrees(Double(turns) * 30))
      case .clip(let radius): inner.clipShape(RoundedRectangle(cornerRadius: CGFloat(radius)))
      case .masked(let width): inner.mask { Circle().frame(width: CGFloat(width) * 20) }
      case .shadow(let radius): inner.shadow(color: .primary, radius: CGFloat(radius))
      case .filter(let amount):
        inner.colorMultiply(Self.colors[amount]).blur(radius: CGFloat(amount))
      case .zIndex(let index): inner.zIndex(Double(index))
      case .hidden(let isHit): inner.allowsHitTesting(isHit)
      case .foreground(let level): Foregrounded(level: level, inner: inner)
      case .border(let width):
        inner.overlay { Capsule().strokeBorder(.tint, lineWidth: CGFloat(width)) }
      case .fixedSize, .priority, .ratio, .offset, .position, .guide, .direction, .cell, .anchor,
        .flag, .mirror:
        ArrangedSpec(modifier: modifier, inner: inner)
      }
    } else {
      PlainSpec(spec: spec, counters: counters)
    }
  }
}

/// A foreground that refers to the one around it, or is a gradient.
struct Foregrounded: View {
  let level: Int
  let inner: ModifiedSpec

  var body: some View {
    inner.foregroundStyle(
      level == 0
        ? AnyShapeStyle(Color.blue.gradient)
        : level == 1 ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary.opacity(0.5)))
  }
}

/// The content without modifiers.
struct PlainSpec: View {
  let spec: Spec
  let counters: Counters

  private var children: some View {
    ForEach(spec.children) { SpecView(spec: $0, counters: counters) }
  }

  private func child(_ index: Int) -> SpecView? {
    spec.children.indices.contains(index)
      ? SpecView(spec: spec.children[index], counters: counters) : nil
  }

  var body: some View {
    switch spec.kind {
    case .text(let number): Text("text \(number)")
    case .rectangle(let width, let height):
      Color.green.frame(width: CGFloat(width), height: CGFloat(height))
    case .shape(0): Circle()
    case .shape(let radius): RoundedRectangle(cornerRadius: CGFloat(radius)).fill(Color.orange)
    case .spacer: Spacer()
    case .counter: CounterView(id: spec.id, counters: counters)
    case .hstack: HStack { children }
    case .vstack: VStack(alignment: .leading, spacing: 3) { children }
    case .zstack: ZStack(alignment: .topLeading) { children }
    case .group: Group { children }
    case .pair:
      HStack(alignment: .firstTextBaseline) {
        child(0)
        child(1)
      }
    case .branch(let isTrue): if isTrue { child(0) } else { child(1) }
    case .optional(let isThere): if isThere { child(0) }
    case .button(let isDestructive):
      Button(role: isDestructive ? .destructive : nil) {
        for binding in counters.bindings.values { binding.wrappedValue += 1 }
      } label: {
        child(0)
      }
    case .card(let padding, let opacity, let color):
      Text("card").font(.caption).padding(CGFloat(padding))
        .background(color > 2 ? Color.red : Color.yellow, alignment: .leading)
        .opacity(Double(opacity) / 10)
        .frame(minWidth: CGFloat(color) * 10)
    case .reader: Reader()
    case .framed(let width): children.modifier(Framed(width: width))
    case .divider: Divider()
    case .grid, .row, .anyLayout, .steps: SpecContainer(kind: spec.kind, content: children)
    }
  }
}

struct CounterView: View {
  let id: Int
  let counters: Counters
  @State private var count = 0

  var body: some View {
    counters.bindings[id] = $count
    return Text("counter \(id): \(count)")
  }
}

struct Reader: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.mark) private var mark
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text("\(isEnabled) \(mark) \(colorScheme.rawValue)") }
}

struct Framed: ViewModifier {
  let width: Int

  func body(content: Content) -> some View {
    HStack {
      Rectangle().frame(width: CGFloat(width), height: 4)
      content
    }
  }
}

struct NumberedStyle: ButtonStyle {
  let number: Int
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(CGFloat(number))
      .opacity(isEnabled ? 1 : 0.3)
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
    if number > 2 { Text("style \(number)") }
  }
}
