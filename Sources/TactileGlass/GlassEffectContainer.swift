import Foundation
@_spi(Engine) import TactileDataFlow
import TactileDrawing
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph
internal import TactileClipping

/// A container that lets the glass of its views merge.
///
/// Put views that have a `glassEffect(_:in:)` into a container. Surfaces closer than the spacing flow together into one
/// drop, also while they move (rule 2.8.100):
///
/// ```swift
/// GlassEffectContainer(spacing: 16) {
///   HStack(spacing: 8) {
///     Image(systemName: "pencil").padding().glassEffect()
///     Image(systemName: "eraser").padding().glassEffect()
///   }
/// }
/// ```
///
/// All glass lies behind all content of the container.
///
/// Mirrors SwiftUI's `GlassEffectContainer`.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat
  private let content: Content

  /// Creates a container for glass effects.
  ///
  /// - Parameter spacing: The distance in points below which surfaces flow together. With nil, only
  ///   surfaces that touch do.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing ?? 0
    self.content = content()
  }

  /// The views in the container, with their glass behind them.
  @MainActor @preconcurrency public var body: some View {
    ImplicitStack { content }
      .environment(\.isGlassFused, true)
      .backgroundPreferenceValue(GlassSurfacesKey.self) { surfaces in
        GeometryReader { place in
          FusedGlass(
            surfaces: surfaces.map(\.look), frames: surfaces.map { place[$0.bounds] },
            spacing: spacing
          )
          // Surfaces have no identity, so only as many as before can move.
          .id(surfaces.count)
        }
        .allowsHitTesting(false)
      }
      // The glass is drawn, so a container around this one draws none of it.
      .transformPreference(GlassSurfacesKey.self) { $0 = [] }
  }
}

/// A surface of glass that a container draws.
nonisolated struct GlassSurface: Equatable, Sendable {
  let look: Look
  let bounds: Anchor<CGRect>

  init(glass: Glass, shape: AnyShape, bounds: Anchor<CGRect>) {
    look = Look(glass: glass, shape: shape)
    self.bounds = bounds
  }

  struct Look: Equatable, Sendable {
    let glass: Glass
    var shape: AnyShape

    static func == (lhs: Look, rhs: Look) -> Bool {
      lhs.glass == rhs.glass && lhs.shape.isEqual(to: rhs.shape)
    }
  }
}

/// The glass inside a view that its container draws.
nonisolated enum GlassSurfacesKey: PreferenceKey {
  static var defaultValue: [GlassSurface] { [] }

  static func reduce(value: inout [GlassSurface], nextValue: () -> [GlassSurface]) {
    value += nextValue()
  }
}

/// Surfaces of glass at their frames, those near each other as one.
///
/// The body computes the outlines, so they are computed when surfaces or frames change, and in each
/// frame of an animation of those.
struct FusedGlass: View, Animatable {
  var surfaces: [GlassSurface.Look]
  var frames: [CGRect]
  let spacing: CGFloat

  var body: some View {
    let paths = zip(surfaces, frames).map { $0.shape.path(in: $1) }
    let kinds = drops(of: paths, by: \.kind)
    ZStack {
      ForEach(kinds, id: \.surfaces) {
        GlassBase(kind: surfaces[$0.surfaces[0]].glass.kind, shape: $0)
      }
      // Glass of different tints is one drop, but colors do not run into each other.
      ForEach(drops(of: paths, by: \.tint), id: \.surfaces) {
        if let tint = surfaces[$0.surfaces[0]].glass.tint { GlassTint(tint: tint, shape: $0) }
      }
      ForEach(kinds, id: \.surfaces) { GlassEdges(shape: $0) }
    }
  }

  /// Returns the outlines of surfaces with an equal property.
  private func drops<Property: Equatable>(
    of paths: [Path], by property: (Glass) -> Property
  ) -> [Drop] {
    groups(by: property).map { group in
      Drop(surfaces: group, path: .fused(group.map { paths[$0] }, within: spacing))
    }
  }

  /// Returns the positions of surfaces with an equal property, in the order of their first ones.
  private func groups<Property: Equatable>(by property: (Glass) -> Property) -> [[Int]] {
    var groups: [[Int]] = []
    for (index, surface) in surfaces.enumerated() {
      let own = property(surface.glass)
      if let group = groups.firstIndex(where: { property(surfaces[$0[0]].glass) == own }) {
        groups[group].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  nonisolated var animatableData: AnimatablePair<AnimatableVector, AnimatableList> {
    get {
      AnimatablePair(
        AnimatableVector(
          values: frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) }),
        AnimatableList(values: surfaces.map(\.shape.animatableData)))
    }
    set {
      let values = newValue.first.values.map { CGFloat($0) }
      for index in frames.indices where 4 * index + 3 < values.count {
        let start = 4 * index
        frames[index] = CGRect(
          x: values[start], y: values[start + 1], width: values[start + 2],
          height: values[start + 3])
      }
      for (index, data) in newValue.second.values.enumerated() where index < surfaces.count {
        surfaces[index].shape.animatableData = data
      }
    }
  }
}

/// The outline of surfaces of glass that are drawn together.
private nonisolated struct Drop: Shape {
  /// The positions of the surfaces in their container.
  let surfaces: [Int]
  let path: Path

  func path(in rect: CGRect) -> Path { path }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

private enum IsGlassFusedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a container draws the glass of its views.
  var isGlassFused: Bool {
    get { self[IsGlassFusedKey.self] }
    set { self[IsGlassFusedKey.self] = newValue }
  }
}
