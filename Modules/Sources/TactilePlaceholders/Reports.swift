import Foundation
import Synchronization

/// The missing names that were met while the program ran, each of which is written once.
final class Reports: Sendable {
  static let shared = Reports()

  private let reported = Mutex(Set<String>())

  func report(_ name: String, _ place: String) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    try? FileHandle.standardError.write(
      contentsOf: Data("warning: “\(name)” is not available on Linux yet (\(place)).\n".utf8))
  }
}
