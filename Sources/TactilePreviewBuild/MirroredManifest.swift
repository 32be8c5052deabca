/// The text of a package's manifest as it is evaluated in a mirror.
///
/// Lines at its end change the value `package`: packages that only tests and no other targets need aren't fetched.
struct MirroredManifest {
  let text: String

  /// Creates the text for a manifest.
  ///
  /// A manifest that gives its package another name than `package` stays as it is, as does one for tools before version
  /// 5.2. Those of the versions after it are taken for 5.6, in which a manifest can ask what its dependencies are.
  ///
  /// - Parameters:
  ///   - omitted: The addresses of packages that are left out.
  ///   - keepsTests: Whether test targets stay, with the packages that only they need.
  init(_ original: String, without omitted: Set<String> = [], keepsTests: Bool = false) {
    let pattern = /swift-tools-version:\s*(\d+)(?:\.(\d+))?(?:\.\d+)?/
    let version = original.firstMatch(of: pattern)?.output
    let major = version.flatMap { Int($0.1) } ?? 0
    let minor = version?.2.flatMap { Int($0) } ?? 0
    // Xcode takes versions such as 5.2 for 5, and the compiler rejects them.
    var original = original.replacing(/\.version\("5\.\d+"\)/, with: ".v5")
    let isEarlier = major == 5 && (2...5).contains(minor)
    if isEarlier { original = original.replacing(pattern, with: "swift-tools-version:5.6") }
    let isKnown =
      (isEarlier || (major, minor) >= (5, 6))
      && original.contains(/(?m)^let package\s*(:\s*Package\s*)?=/)
    guard isKnown else {
      text = original
      return
    }
    let addresses = omitted.sorted().map(XcodeManifest.literal).joined(separator: ", ")
    text =
      original + (omitted.isEmpty ? "" : Self.omission(addresses))
      + (keepsTests ? "" : Self.addition)
  }

  /// Returns the lines that leave out packages and their products.
  private static func omission(_ addresses: String) -> String {
    """


    // Added to the mirror of this manifest: packages that can't be fetched are left out.
    do {
      let omitted: Set<String> = [\(addresses)]
      func identity(_ address: String) -> String {
        let name = address.split(separator: "/").last.map(String.init) ?? address
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
      }
      let identities = Set(omitted.map(identity))
      package.dependencies.removeAll { dependency in
        guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
        return omitted.contains(location)
      }
      for target in package.targets {
        target.dependencies.removeAll { dependency in
          switch dependency {
          case .productItem(let name, let package, _, _):
            return identities.contains((package ?? name).lowercased())
          case .byNameItem(let name, _): return identities.contains(name.lowercased())
          default: return false
          }
        }
      }
    }

    """
  }

  private static let addition = #"""


    // Added to the mirror of this manifest: packages that no target needs, or only tests, aren't fetched.
    package.targets.removeAll { $0.type == .test }
    do {
      var needed: Set<String> = []
      for target in package.targets {
        for dependency in target.dependencies {
          switch dependency {
          case .productItem(let name, let package, _, _): needed.insert((package ?? name).lowercased())
          case .byNameItem(let name, _): needed.insert(name.lowercased())
          default: break
          }
        }
        for case .plugin(let name, let package) in target.plugins ?? [] {
          needed.insert((package ?? name).lowercased())
        }
      }
      package.dependencies.removeAll { dependency in
        switch dependency.kind {
        case .sourceControl(let name, let location, _):
          var identity = location.split(separator: "/").last.map(String.init) ?? location
          if identity.hasSuffix(".git") { identity.removeLast(4) }
          return ![identity, name ?? identity].contains { needed.contains($0.lowercased()) }
        default: return false
        }
      }
    }

    """#
}
