import Foundation

/// Where previews are declared: in a package, or in a file that belongs to none.
package enum PreviewSource: Equatable, Sendable {
  case package(PackageDirectory)
  case file(URL)
}
