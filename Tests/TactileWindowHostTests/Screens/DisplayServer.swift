import Foundation

/// A program that shows windows on a screen without a monitor, and plays a mouse and a keyboard.
protocol DisplayServer: AnyObject {
  /// The variables by which programs find the screen.
  var environment: [String: String] { get set }

  /// How long a window may take to be in the upper left corner of the screen by itself, in seconds.
  var patience: TimeInterval { get }

  /// Puts the program's window into the upper left corner of the screen, if it is on the screen and elsewhere.
  func placeWindow() throws

  /// What the screen shows.
  func picture() throws -> ScreenPicture

  /// Moves the mouse to a point of the screen, in pixels.
  func move(_ x: Int, _ y: Int) throws

  /// Presses or releases the primary button of the mouse.
  func button(isDown: Bool) throws

  /// Turns the wheel of the mouse down by one notch.
  func turnWheel() throws

  /// Presses and releases keys.
  ///
  /// - Parameters:
  ///   - name: The name of a key, after the names of those that are held meanwhile: `ctrl+shift+d`.
  ///   - phases: Whether the key goes down, one after the other.
  func key(_ name: String, _ phases: [Bool]) throws

  /// Ends the program that shows windows without a warning.
  func crash()

  /// Ends the programs of the screen.
  func stop()
}
