/// Tells that something cannot be written, why, and what to do.
package struct UnwritablePath: Error, CustomStringConvertible {
  let path: String
  let reason: String
  let remedy: String

  /// What to do where the system does not let us write.
  package static let checkDirectory =
    "make sure that the directory around it exists, can be written to and has room,"
    + " or choose another one"

  /// Makes the error; reason and remedy are parts of a sentence.
  package init(path: String, reason: String, remedy: String) {
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  package var description: String { "Cannot write “\(path)”: \(reason); \(remedy)." }
}
