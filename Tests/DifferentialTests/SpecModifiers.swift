import SwiftUI

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScenes
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

private enum MarkKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private enum OtherMarkKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var otherMark: Int {
    get { self[OtherMarkKey.self] }
    set { self[OtherMarkKey.self] = newValue }
  }

  var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

extension Spec.Modifier {
  static let colors: [Color] = [.red, .blue, .green, .primary, .gray]

  /// The view with the modifier, whose gesture acts as an actor.
  @MainActor
  func applied(
    to view: AnyView, in surroundings: Surroundings, as actor: Surroundings.Actor
  ) -> AnyView {
    if let hostile, let view = self.hostile(view, hostile) { return view }
    let length = CGFloat(value)
    return switch kind {
    // Layout.
    case .padding: AnyView(view.padding(length))
    case .frame:
      AnyView(
        view.frame(
          width: CGFloat(value % 80), height: CGFloat(value / 80), alignment: .topLeading))
    case .flexible: AnyView(view.frame(minWidth: length, maxWidth: .infinity))
    case .zIndex: AnyView(view.zIndex(Double(value)))
    case .identity: AnyView(view.id(value))

    case .fixedSize, .priority, .ratio, .offset, .position, .guide, .direction, .cell, .anchor,
      .flag, .mirror:
      arranged(view)

    // Around and behind.
    case .background:
      AnyView(view.background { Self.colors[value].padding(length) })
    case .overlay:
      AnyView(view.overlay(alignment: .bottomTrailing) { if value > 1 { Text("\(value)") } })
    case .border:
      AnyView(view.overlay { Capsule().strokeBorder(.tint, lineWidth: length) })
    case .mask: AnyView(view.mask { Circle().frame(width: length * 20) })

    // Effects.
    case .opacity: AnyView(view.opacity(Double(value) / 10))
    case .scale: AnyView(view.scaleEffect(length / 10))
    case .frosted: SpecLeaf.frosted(view, value)
    case .rotation: AnyView(view.rotationEffect(.degrees(Double(value) * 30)))
    case .turning:
      AnyView(
        view.rotation3DEffect(
          .degrees(Double(value) * 15), axis: (1, 0.5, 0),
          anchor: value.isMultiple(of: 2) ? .center : .topLeading))
    case .clip: AnyView(view.clipShape(RoundedRectangle(cornerRadius: length)))
    case .shadow: AnyView(view.shadow(color: .primary, radius: length))
    case .filter: AnyView(view.colorMultiply(Self.colors[value]).blur(radius: length))
    case .composed: composed(view)
    case .visibility:
      value == 0 ? AnyView(view.hidden()) : AnyView(view.allowsHitTesting(value == 1))
    case .contentShape:
      value == 0 ? AnyView(view.contentShape(Circle())) : AnyView(view.contentShape(Rectangle()))

    case .keys:
      switch value {
      case 0: AnyView(view.keyboardShortcut("k"))
      case 1: AnyView(view.keyboardShortcut(nil))
      case 2: AnyView(view.focusable())
      case 4: AnyView(view.onKeyPress("k") { .ignored })
      case 5: AnyView(view.defersSystemGestures(on: .all))
      default: AnyView(view.focusable(false))
      }

    case .container:
      switch value {
      case 0: AnyView(view.containerShape(RoundedRectangle(cornerRadius: 12)))
      case 1: AnyView(view.containerShape(Capsule()))
      case 2: AnyView(view.background(ContainerRelativeShape().fill(.orange)))
      case 3: AnyView(view.background(ConcentricRectangle().stroke(.teal, lineWidth: 2)))
      case 4: AnyView(view.clipShape(.rect(uniformTopCorners: 4, uniformBottomCorners: 2)))
      default: AnyView(view.contentShape(ContainerRelativeShape()))
      }

    case .scheme: AnyView(view.preferredColorScheme([.light, .dark, nil][value]))

    // Environment.
    case .foreground: foreground(view)
    case .font:
      AnyView(view.font(value < 4 ? [.body, .caption, .title, nil][value] : .system(size: length)))
    case .disabled: AnyView(view.disabled(value == 0))
    // Values of one type under different keys.
    case .mark: AnyView(view.environment(value < 3 ? \.mark : \.otherMark, value))
    case .transformedMark: AnyView(view.transformEnvironment(\.mark) { $0 += value })
    case .tint: tint(view)
    case .accent: AnyView(view.accentColor([nil, .red, .indigo][value]))
    case .imageScale: AnyView(view.imageScale([.small, .medium, .large][value]))
    case .symbols: symbols(view)
    case .redaction:
      value < 4
        ? AnyView(view.redacted(reason: [.placeholder, .privacy, [], .invalidated][value]))
        : value == 4 ? AnyView(view.unredacted()) : AnyView(view.privacySensitive())
    case .lineLimit: AnyView(view.lineLimit([nil, 1, 2][value]))
    case .truncation: AnyView(view.truncationMode([.head, .middle, .tail][value]))
    case .alignment:
      AnyView(view.multilineTextAlignment([.leading, .center, .trailing][value]))
    case .spacing:
      value < 2
        ? AnyView(view.lineSpacing(length * 3))
        : AnyView(view.minimumScaleFactor(length / 4))
    case .traits: traits(view)
    case .typeSize: AnyView(view.dynamicTypeSize(DynamicTypeSize.allCases[value]))

    // Controls.
    case .style: style(view)
    case .controlSize: AnyView(view.controlSize(ControlSize.allCases[value]))
    case .borderShape:
      AnyView(
        view.buttonBorderShape(
          [.automatic, .capsule, .circle, .roundedRectangle(radius: 4)][value]))
    case .labelStyle: labelStyle(view)

    // Geometry.
    case .space, .word, .editedWords, .hearing, .wordsInFront, .wordsBehind, .place, .addedPlace,
      .places, .measuring, .visual:
      SpecGeometry.apply(self, to: view) ?? view

    case .accessibility: accessibility(view)
    case .representation:
      AnyView(
        view.accessibilityRepresentation {
          Text("words")
          if value == 1 { Button("represented") {} }
        })

    // Events.
    case .gesture: gesture(view, surroundings, actor)
    case .hover: hover(view)
    case .scrolling: SpecScroll.modified(view, value)
    case .safeArea: SpecScroll.inset(view, value)

    // Time and lifetime.
    case .animation:
      AnyView(view.animation(.linear(duration: Double(value) / 10), value: value))
    case .transaction: transaction(view)
    case .appearance:
      value == 0
        ? AnyView(
          view.onAppear { surroundings.alive += 1 }
            .onDisappear { surroundings.alive -= 1 })
        : AnyView(view.onAppear {})
    case .task: AnyView(view.task(id: value) {})
    case .listRow: listRow(view, surroundings, actor)
    case .symbolEffect: symbolEffect(view)
    case .tag: AnyView(view.tag(value))
    case .each:
      AnyView(
        view.each { element in
          HStack {
            Text("tag \(element.tag(as: Int.self) ?? -1)")
            element.view
          }
        })
    case .transition: transition(view)
    case .matched: matched(view)
    case .content:
      AnyView(view.contentTransition([.identity, .opacity, .numericText(value: 3)][value]))
    }
  }
}
