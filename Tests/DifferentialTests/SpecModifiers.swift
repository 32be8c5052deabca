import SwiftUI

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews

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
  private static let colors: [Color] = [.red, .blue, .green, .primary, .gray]
  private static let gradient = LinearGradient(
    colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)

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

  @MainActor
  private func listRow(
    _ view: AnyView, _ surroundings: Surroundings, _ actor: Surroundings.Actor
  ) -> AnyView {
    switch value {
    case 0: AnyView(view.modifier(ListRowModifier()))
    case 1: AnyView(view.listRows(minHeight: 44, isEditing: false))
    case 2, 3:
      AnyView(
        view.swipeActions {
          Button("swiped", role: .destructive) { surroundings.act(as: actor) }
          if value == 3 {
            Button("tinted", systemImage: "star") { surroundings.act(as: actor) }.tint(.indigo)
          }
        }
        .listRows(minHeight: 44, isEditing: false))
    default:
      AnyView(
        view.swipeActions(edge: .leading) { Button("led") { surroundings.act(as: actor) } }
          .listRowBackground(Color.yellow).listRows(minHeight: 44, isEditing: false))
    }
  }

  /// Effects that come to rest.
  private func symbolEffect(_ view: AnyView) -> AnyView {
    switch value {
    case 0, 1: AnyView(view.symbolEffect(.bounce, value: value))
    case 2, 3: AnyView(view.symbolEffect(.scale.up, isActive: value == 3))
    case 4: AnyView(view.symbolEffect(.disappear))
    case 5: AnyView(view.symbolEffect(.pulse, options: .repeat(2).speed(2)))
    case 7: AnyView(view.symbolEffect(.variableColor.iterative, options: .repeat(1)))
    case 8: AnyView(view.symbolEffect(.wiggle.forward, options: .repeat(1)))
    default: AnyView(view.symbolEffectsRemoved())
    }
  }

  private func accessibility(_ view: AnyView) -> AnyView {
    switch value {
    case 8: AnyView(view.modifier(Heard()))
    case 0: AnyView(view.accessibilityLabel("label \(value)"))
    case 1: AnyView(view.accessibilityValue("value"))
    case 2: AnyView(view.accessibilityHint("hint").accessibilityIdentifier("id"))
    case 3: AnyView(view.accessibilityAddTraits([.isButton, .isHeader]))
    case 4: AnyView(view.accessibilityRemoveTraits(.isButton))
    case 5: AnyView(view.accessibilityHidden(true))
    case 6: AnyView(view.accessibilityElement(children: .combine))
    default: AnyView(view.accessibilityElement(children: .contain))
    }
  }

  private func foreground(_ view: AnyView) -> AnyView {
    if value == 11 { return AnyView(view.foregroundStyle(.orange, .purple)) }
    let style: AnyShapeStyle =
      switch value {
      case 5: AnyShapeStyle(Color.blue.gradient)
      case 8: AnyShapeStyle(.image(Image(uiImage: SpecPicture.picture)))
      case 6: AnyShapeStyle(.secondary)
      case 9: AnyShapeStyle(Color.red.shadow(.drop(radius: 4, x: 3, y: -2)))
      case 10:
        AnyShapeStyle(
          LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)
            .shadow(.inner(color: .black, radius: 3, y: 2)).blendMode(.multiply))
      case 7: AnyShapeStyle(.primary.opacity(0.5))
      default: AnyShapeStyle(Self.colors[value])
      }
    return AnyView(view.foregroundStyle(style))
  }

  private func symbols(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.symbolVariant(.circle.fill))
    case 1: AnyView(view.symbolVariant(.square))
    case 2: AnyView(view.symbolVariant(.slash))
    default: AnyView(view.symbolRenderingMode([.hierarchical, .palette, nil][value - 3]))
    }
  }

  private func tint(_ view: AnyView) -> AnyView {
    let style: AnyShapeStyle? =
      switch value {
      case 0: nil
      case 1: AnyShapeStyle(Self.gradient)
      default: AnyShapeStyle(Self.colors[value])
      }
    return AnyView(view.tint(style))
  }

  private func traits(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.bold())
    case 1: AnyView(view.bold(false))
    case 2: AnyView(view.italic())
    case 3: AnyView(view.fontWeight(.semibold))
    case 4: AnyView(view.fontWeight(nil))
    case 5: AnyView(view.underline(color: .red))
    case 6: AnyView(view.tracking(3))
    case 8: AnyView(view.fontWidth(.condensed))
    case 9: AnyView(view.fontDesign(.monospaced))
    case 10: AnyView(view.allowsTightening(true))
    case 11: AnyView(view.textScale(.secondary))
    default: AnyView(view.textCase(.uppercase))
    }
  }

  @MainActor
  private func style(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.buttonStyle(.plain))
    case 1...3: AnyView(view.buttonStyle(NumberedStyle(number: value)))
    case 4: AnyView(view.buttonStyle(.bordered))
    case 5: AnyView(view.buttonStyle(.borderedProminent))
    case 6: AnyView(view.buttonStyle(.borderless))
    case 7: AnyView(view.buttonStyle(.automatic))
    default: AnyView(view.buttonStyle(WrappingStyle(number: value)))
    }
  }

  @MainActor
  private func labelStyle(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.labelStyle(.titleOnly))
    case 1: AnyView(view.labelStyle(.iconOnly))
    case 2: AnyView(view.labelStyle(.titleAndIcon))
    default: AnyView(view.labelStyle(StackedLabels()))
    }
  }

  private func transaction(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.transaction { $0.animation = nil })
    case 1: AnyView(view.transaction { $0.animation = .linear(duration: 0.1) })
    case 4:
      AnyView(
        view.transaction {
          $0.animation = nil
        } body: {
          $0.opacity(0.9)
        })
    default:
      AnyView(view.transaction(value: value) { $0.animation = .easeIn(duration: 0.1) })
    }
  }

  /// A gesture that acts, beats others or is beaten; its type is forgotten, so that the view stays
  /// the same.
  @MainActor
  private func gesture(
    _ view: AnyView, _ surroundings: Surroundings, _ actor: Surroundings.Actor
  ) -> AnyView {
    let tap = AnyGesture(TapGesture().onEnded { surroundings.act(as: actor) })
    let hold = AnyGesture(
      LongPressGesture(minimumDuration: 0.01).onEnded { _ in surroundings.act(as: actor) }.map {
        _ in
      })
    return switch value {
    case 0: AnyView(view.gesture(tap))
    case 1: AnyView(view.highPriorityGesture(tap))
    case 2: AnyView(view.simultaneousGesture(tap))
    case 3: AnyView(view.gesture(hold, including: .gesture))
    case 4: AnyView(view.highPriorityGesture(hold))
    case 7, 8: AnyView(view.gesture(value == 7 ? nil : tap))
    case 5: AnyView(view.simultaneousGesture(AnyGesture(HeldGesture().map { _ in })))
    default: AnyView(view.gesture(AnyGesture(HeldGesture().map { _ in }), including: .none))
    }
  }

  /// What of the modifier's value makes another view, beside its kind.
  var branch: Int {
    if hostile != nil {
      switch kind {
      // With a hostile value these are other modifiers, or others of their own variants.
      case .guide, .cell, .filter, .spacing, .traits, .scrolling, .visual: return -1
      case .container, .safeArea: return 1
      case .transaction, .accessibility: return 0
      default: break
      }
    }
    return switch kind {
    // An explicit identity.
    case .identity: value
    // A style's type, not its value.
    case .style: value < 1 ? 0 : value < 4 ? 1 : min(value, 8)
    case .labelStyle: value
    // Scoped to some modifiers, or not.
    case .transaction: value / 4
    case .symbols: value / 3
    // A shortcut, or focus.
    case .keys: value / 2
    // A gesture that may be missing.
    case .gesture: value / 7
    case .listRow: [0, 1, 2, 2, 3][value]
    // The container's shape is no part of the type.
    case .container: max(value, 1)
    case .redaction: max(value - 3, 0)
    case .foreground: value / 11
    case .contentShape, .appearance: value
    // Both observers of the mouse are one modifier.
    case .hover: max(value - 1, 0)
    // The two of bounces are one modifier.
    case .scrolling: value < 4 ? min(value, 2) : value
    // Where the bar is and how much is kept free are no part of the type.
    case .safeArea: [0, 0, 0, 1, 1, 2, 2, 3][value]
    case .matched: min(value, 1)
    // Blend modes and groups are one modifier.
    case .composed: max(value - 6, 0)
    // Two modifiers in a row are another type than one.
    case .frosted: [0, 0, 1, 1, 2, 3][value]
    case .accessibility: value == 2 ? 1 : value == 8 ? 2 : 0
    // What is written, whatever the key.
    case .traits: [0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8][value]
    default: 0
    }
  }
}
