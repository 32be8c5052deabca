import SwiftUI

// Symbols: their effects, variants and colors.

struct EffectsOfSymbols: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.bounce.down, value: count)
      Image(systemName: "bell").symbolEffect(
        .bounce.down.wholeSymbol, options: .default, value: isOn)
      Image(systemName: "bell").symbolEffect(.pulse.wholeSymbol, options: .repeat(nil))
      Image(systemName: "bell").symbolEffect(.pulse.byLayer, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.breathe.plain, options: .default.repeating)
      Image(systemName: "bell").symbolEffect(.breathe.pulse.byLayer, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.breathe.wholeSymbol, options: .speed(2).nonRepeating)
    }
    VStack {
      Image(systemName: "bell").symbolEffect(.wiggle.clockwise, value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.counterClockwise.byLayer, value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.wholeSymbol, options: .speed(2).repeat(3))
      Image(systemName: "bell").symbolEffect(.rotate.clockwise, options: .repeat(2), value: count)
      Image(systemName: "bell").symbolEffect(.rotate.counterClockwise.wholeSymbol, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.rotate.byLayer)
    }
    VStack {
      Image(systemName: "wifi").symbolEffect(.variableColor)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isOn)
      Image(systemName: "wifi").symbolEffect(
        .variableColor.iterative.reversing, options: .repeating, value: count)
      Image(systemName: "wifi").symbolEffect(.variableColor.cumulative.nonReversing, isActive: isOn)
      Image(systemName: "wifi").symbolEffect(
        .variableColor.hideInactiveLayers.cumulative, isActive: isOn)
      Image(systemName: "wifi").symbolEffect(.variableColor.dimInactiveLayers, value: isOn)
      Image(systemName: "bell").symbolEffect(.wiggle.left, value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.right.wholeSymbol, isActive: isOn)
    }
    VStack {
      Image(systemName: "bell").symbolEffect(.wiggle.up, value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.down, value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.forward, value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.backward.byLayer, value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.custom(angle: .degrees(45)), value: count)
      Image(systemName: "bell").symbolEffect(.wiggle.custom(angle: 45), isActive: isOn)
    }
    VStack {
      Image(systemName: "bell").symbolEffect(.scale.down, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.scale.down.byLayer, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.scale.up.wholeSymbol, options: .speed(2))
      Image(systemName: "bell").symbolEffect(.disappear.wholeSymbol, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.disappear.byLayer, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.disappear.up, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.disappear.down.byLayer, isActive: isOn)
      Image(systemName: "bell").contentTransition(.symbolEffect(.automatic))
      Image(systemName: "bell").contentTransition(.symbolEffect(.replace.upUp))
      Image(systemName: "bell").contentTransition(.symbolEffect(.replace.offUp.byLayer))
      Image(systemName: "bell")
        .contentTransition(.symbolEffect(.replace.wholeSymbol, options: .speed(2)))
    }
  }

  private var configurations: [SymbolEffectConfiguration] {
    [
      configuration(of: .bounce), configuration(of: .replace),
      BounceSymbolEffect.bounce.configuration,
      VariableColorSymbolEffect.variableColor.configuration,
      PulseSymbolEffect.pulse.configuration, BreatheSymbolEffect.breathe.configuration,
      WiggleSymbolEffect.wiggle.configuration, RotateSymbolEffect.rotate.configuration,
      ScaleSymbolEffect.scale.configuration, DisappearSymbolEffect.disappear.configuration,
      ReplaceSymbolEffect.replace.configuration,
      AutomaticSymbolEffect.automatic.configuration,
    ]
  }

  private func configuration(of effect: some SymbolEffect) -> SymbolEffectConfiguration {
    Set([effect]).first?.configuration ?? effect.configuration
  }
}

struct VariantsOfSymbols: View {
  let variants: [SymbolVariants] = [
    .none, .fill, .slash, .circle, .square, .rectangle, .square.fill, .fill.circle, .fill.square,
    .fill.rectangle, .circle.slash,
  ]
  let modes: [SymbolRenderingMode] = [.monochrome, .multicolor, .hierarchical, .palette]
  var mode: SymbolRenderingMode?

  var body: some View {
    Label("Heart", systemImage: "heart").symbolVariant(.square).symbolVariant(variants[0])
    Image(systemName: "heart").symbolRenderingMode(.multicolor).symbolVariant(.rectangle.slash)
    Image(systemName: "heart").symbolRenderingMode(mode ?? .monochrome).symbolRenderingMode(nil)
  }
}
