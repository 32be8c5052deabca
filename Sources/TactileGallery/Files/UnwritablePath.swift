/// An error thrown if a path cannot be written, with the reason and the remedy.
package struct UnwritablePath: Error, CustomStringConvertible {
  let path: String
  let reason: String
  let remedy: String

  /// The remedy if the system does not permit writing.
  package static let checkDirectory =
    "make sure that the directory around it exists, can be written to and has room,"
    + " or choose another one"

  /// Creates the error; the reason and the remedy are parts of a sentence.
  package init(path: String, reason: String, remedy: String) {
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  package var description: String { "Cannot write “\(path)”: \(reason); \(remedy)." }
}
