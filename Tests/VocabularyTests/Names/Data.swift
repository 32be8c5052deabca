import SwiftUI

// Property wrappers in styles: stored values, state and the environment.

enum Flavour: String { case sweet, sour }
enum Level: Int { case low, high }

struct Keeping: ButtonStyle {
  @AppStorage("on") private var isOn = false
  @AppStorage("count") var count: Int = 0
  @AppStorage("size", store: .standard) var size = 1.5
  @AppStorage("name") var name = ""
  @AppStorage("link") var link: URL?
  @AppStorage("flavour") private var flavour: Flavour = .sweet
  @AppStorage("level") private var level = Level.low
  @AppStorage("maybe") private var maybe: Flavour?
  @ScaledMetric private var side = 44
  @ScaledMetric(relativeTo: .caption) var inset: CGFloat = 8
  @State private var presses = 0
  @Binding var isShown: Bool
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.colorScheme) var colorScheme: ColorScheme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass: UserInterfaceSizeClass?
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.controlActiveState) private var activeState
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.isFocused) private var isFocused
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var displayScale
  @Environment(\.buttonSizing) private var sizing

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, inset)
      .frame(minWidth: side, minHeight: CGFloat(side))
      .opacity(contrast == .increased || sizeClass == .compact ? 1 : 0.9)
      .onChange(of: configuration.isPressed) { _, isPressed in
        if isPressed { presses += 1; count += 1; isOn.toggle() }
      }
      .defaultAppStorage(.standard)
  }
}
