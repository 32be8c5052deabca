@_spi(Engine) import TactileViewGraph

/// A style that defines its own paler levels.
protocol LevelledShapeStyle: ShapeStyle {
  /// Returns the paint of a level: 0 is the style itself, 4 the palest.
  func paint(level: Int, in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// Returns the paint of a level: the style's own, or else the style at a decreasing opacity (rule 6.3.23).
  func paintOfLevel(_ level: Int, in environment: EnvironmentValues) -> Paint {
    let level = min(level, HierarchicalShapeStyle.opacities.count - 1)
    if let levelled = self as? any LevelledShapeStyle {
      return levelled.paint(level: level, in: environment)
    }
    return __paint(in: environment).faded(by: HierarchicalShapeStyle.opacities[level])
  }
}

/// A level of another style; levels of levels add up.
nonisolated struct LevelShapeStyle<Base: ShapeStyle>: LevelledShapeStyle {
  let base: Base
  let level: Int

  func __paint(in environment: EnvironmentValues) -> Paint { paint(level: 0, in: environment) }

  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    base.paintOfLevel(self.level + level, in: environment)
  }
}

extension ShapeStyle {
  /// The second level of this style: the system's if it defines one, or else the style at half opacity.
  ///
  /// Mirrors SwiftUI's `secondary`, as in `.tint.secondary`.
  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
  /// The third level of this style: the system's if it defines one, or else at an opacity of 0.25.
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
  /// The fourth level of this style: the system's if it defines one, or else at an opacity of 0.18.
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
  /// The fifth level of this style: the system's if it defines one, or else at an opacity of 0.18.
  public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}

extension HierarchicalShapeStyle: LevelledShapeStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle(level: min(self.level + level, Self.opacities.count - 1))
      .__paint(in: environment)
  }
}

extension ForegroundStyle: LevelledShapeStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle(level: level).__paint(in: environment)
  }
}

extension AnyShapeStyle: LevelledShapeStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    base.paintOfLevel(level, in: environment)
  }
}

extension BackgroundStyle: LevelledShapeStyle {
  /// Returns a level of the style that `backgroundStyle(_:)` sets, or else the background of the
  /// window, of groups in it, or of groups in these.
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    if let style = environment.backgroundStyle {
      return style.paintOfLevel(level, in: environment)
    }
    let grounds: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    return Color(.system(grounds[min(level, grounds.count - 1)])).__paint(in: environment)
  }
}

extension FillShapeStyle: LevelledShapeStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    return Color(.system(fills[min(level, fills.count - 1)])).__paint(in: environment)
  }
}

extension TintShapeStyle: LevelledShapeStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    let (style, outside) = source(in: environment)
    return style.paintOfLevel(level, in: outside)
  }
}
