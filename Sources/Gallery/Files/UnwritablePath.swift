/// Tells that something cannot be written, why, and what to do.
package struct UnwritablePath: Error, CustomStringConvertible {
  let path: String
  let reason: String
  let remedy: String

  /// Makes the error; reason and remedy are parts of a sentence.
  package init(path: String, reason: String, remedy: String) {
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  package var description: String { "Cannot write “\(path)”: \(reason); \(remedy)." }
}
