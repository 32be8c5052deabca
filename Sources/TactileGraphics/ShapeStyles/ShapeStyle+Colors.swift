@_spi(Engine) import TactileViewGraph

// The colors as styles, so that `.fill(.blue)` and `.foregroundStyle(.red)` compile.
extension ShapeStyle where Self == Color {
  /// The system's red, which adapts to the color scheme.
  public static var red: Color { Color.red }
  /// The system's orange, which adapts to the color scheme.
  public static var orange: Color { Color.orange }
  /// The system's yellow, which adapts to the color scheme.
  public static var yellow: Color { Color.yellow }
  /// The system's green, which adapts to the color scheme.
  public static var green: Color { Color.green }
  /// The system's mint, which adapts to the color scheme.
  public static var mint: Color { Color.mint }
  /// The system's teal, which adapts to the color scheme.
  public static var teal: Color { Color.teal }
  /// The system's cyan, which adapts to the color scheme.
  public static var cyan: Color { Color.cyan }
  /// The system's blue, which adapts to the color scheme.
  public static var blue: Color { Color.blue }
  /// The system's indigo, which adapts to the color scheme.
  public static var indigo: Color { Color.indigo }
  /// The system's purple, which adapts to the color scheme.
  public static var purple: Color { Color.purple }
  /// The system's pink, which adapts to the color scheme.
  public static var pink: Color { Color.pink }
  /// The system's brown, which adapts to the color scheme.
  public static var brown: Color { Color.brown }
  /// The system's gray, the same in both color schemes.
  public static var gray: Color { Color.gray }
  /// Black, the same in both color schemes.
  public static var black: Color { Color.black }
  /// White, the same in both color schemes.
  public static var white: Color { Color.white }
  /// A fully transparent color.
  public static var clear: Color { Color.clear }
}
