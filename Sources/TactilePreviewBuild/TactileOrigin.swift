/// Where a package finds Tactile.
enum TactileOrigin: Sendable {
  /// A package that it depends on: the dynamic library that contains Tactile, and the module of the library whose
  /// dependencies are in it.
  case package(library: String, host: String)
  /// An SDK.
  case sdk(SDK)

  /// The module whose dependencies are in the library; nil if the package manager doesn't know the library.
  var host: String? {
    guard case .package(_, let host) = self else { return nil }
    return host
  }

  /// The arguments with which Clang links to the library.
  func linkArguments(in package: PackageDirectory) -> [String] {
    switch self {
    case .package(let library, _):
      let directory = package.products.path
      return ["-L", directory, "-l\(library)", "-Xlinker", "-rpath=\(directory)"]
    case .sdk(let sdk): return sdk.linkArguments
    }
  }
}

/// An error thrown for a package whose targets don't use Tactile.
struct NoPreviewModules: Error, CustomStringConvertible {
  let package: String

  var description: String {
    """
    No target of the package “\(package)” depends on Tactile. Add the product SwiftUI to the dependencies of a target \
    in Package.swift: .product(name: "SwiftUI", package: "Tactile"). Or use the tool of the SDK, which builds packages as \
    they are: in the directory of Tactile, run “make install”.
    """
  }
}
