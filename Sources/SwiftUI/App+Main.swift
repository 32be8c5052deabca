import CTactileGTK
@_spi(Engine) import TactileScenes

extension App {
  /// Runs the app: opens its first windows, and ends the program when the last one has closed.
  ///
  /// The type that is marked with `@main` inherits it. If no window can be shown, because there is no display, GTK or
  /// the fonts are missing, or no scene opens a window at launch, a message says what to do, and the program ends with
  /// exit code 2.
  @MainActor
  public static func main() {
    tactile_run(Unmanaged.passRetained(AppLaunch(Self.self)).toOpaque())
  }
}
