import Foundation

/// The manifest with which the package manager builds the targets of an Xcode project.
struct XcodeManifest {
  private let project: XcodeProject
  /// The directory that the manifest's paths are relative to.
  private let directory: URL

  init(_ project: XcodeProject) {
    self.project = project
    directory = project.directory
  }

  /// The text of the manifest.
  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(Self.literal(project.name)),
      defaultLocalization: \(Self.literal(project.developmentLanguage)),
      dependencies: [\(Self.list(project.packages.map(dependency)))],
      targets: [\(Self.list(project.targets.map(target)))]
    )

    """
  }

  /// Returns a text as a literal of Swift.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func list(_ elements: [String]) -> String {
    elements.isEmpty ? "" : "\n" + elements.map { "    \($0),\n" }.joined() + "  "
  }

  // MARK: Packages

  private func dependency(_ package: XcodeProject.Package) -> String {
    switch package {
    case .local(let url): ".package(path: \(Self.literal(path(of: url))))"
    case .remote(let url, let requirement):
      ".package(url: \(Self.literal(url)), \(requirement))"
    }
  }

  /// Returns the name by which the package manager knows a package.
  private func identity(_ package: XcodeProject.Package) -> String {
    switch package {
    case .local(let url): return url.lastPathComponent
    case .remote(let url, _):
      let name = url.split(separator: "/").last.map(String.init) ?? url
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  /// Returns the package of a product that the project doesn't name: a directory whose manifest declares the product.
  private func localPackage(of product: String) -> XcodeProject.Package? {
    project.packages.first {
      guard case .local(let url) = $0 else { return false }
      let manifest = url.appendingPathComponent("Package.swift")
      let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
      return text.contains(Self.literal(product))
    }
  }

  // MARK: Targets

  private func target(_ target: XcodeTarget) -> String {
    let base = base(of: target)
    let files = { (urls: [URL]) in
      Self.list(urls.map { "  " + Self.literal(relative($0, to: base)) })
    }
    let resources = resources(of: target).map {
      "  .process(\(Self.literal(relative($0, to: base))))"
    }
    return """
      \(target.kind == .app ? ".executableTarget" : ".target")(
            name: \(Self.literal(target.module)),
            dependencies: [\(dependencies(of: target).joined(separator: ", "))],
            path: \(Self.literal(path(of: base))),
            exclude: [\(files(excluded(from: target, in: base)))],
            sources: [\(files(target.sources + (symbols(of: target) == nil ? [] : [symbolsFile(of: target)])))],
            resources: [\(Self.list(resources))],
            swiftSettings: [\(settings(target.settings).joined(separator: ", "))]
          )
      """
  }

  private func dependencies(of target: XcodeTarget) -> [String] {
    let own = project.targets.filter {
      $0.kind == .library && target.dependencies.contains($0.identifier)
    }
    let products = target.products.compactMap { product -> String? in
      let package = product.package.flatMap(project.package) ?? localPackage(of: product.name)
      return package.map {
        ".product(name: \(Self.literal(product.name)), package: \(Self.literal(identity($0))))"
      }
    }
    return own.map { Self.literal($0.module) } + products
  }

  private func settings(_ settings: XcodeSettings) -> [String] {
    // The package manager defines DEBUG itself.
    let conditions = settings.conditions.filter { $0 != "DEBUG" }
      .map { ".define(\(Self.literal($0)))" }
    return [".swiftLanguageMode(.v\(settings.language >= 6 ? 6 : 5))"]
      + (settings.isIsolatedToMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + (settings.hasApproachableConcurrency
        ? [
          ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
          ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ] : []) + conditions
  }

  /// Returns the resources of a target, of those that get the same name in its bundle the first one.
  private func resources(of target: XcodeTarget) -> [URL] {
    var names: Set<String> = []
    return target.resources.filter { file in
      let parent = file.deletingLastPathComponent()
      let localization = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" : ""
      return names.insert((localization + file.lastPathComponent).lowercased()).inserted
    }
  }

  /// Returns the files that the package manager would add to a target by itself.
  private func excluded(from target: XcodeTarget, in base: URL) -> [URL] {
    let added: Set = [
      "storyboard", "xib", "nib", "xcassets", "xcstrings", "strings", "stringsdict", "xcdatamodel",
      "xcdatamodeld", "metal", "docc",
    ]
    let listed = Set(target.resources.map(\.path))
    let files = FileManager.default.enumerator(
      at: base, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      if added.contains(file.pathExtension), !listed.contains(file.path) { found.append(file) }
      if ["xcassets", "xcodeproj", "docc"].contains(file.pathExtension) {
        files?.skipDescendants()
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  // MARK: Generated files

  /// The source files that are generated beside the manifest, by their paths relative to it.
  var generatedFiles: [String: String] {
    project.targets.reduce(into: [:]) { files, target in
      files[relative(symbolsFile(of: target), to: directory)] = symbols(of: target)
    }
  }

  /// The constants for the assets of a target; nil if it uses none.
  private func symbols(of target: XcodeTarget) -> String? {
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else { return nil }
    let texts = target.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return AssetSymbols(
      catalogs, usedIn: texts, bundle: target.kind == .app ? ".main" : ".module",
      hasExtensions: target.settings.hasAssetExtensions
    ).text
  }

  private func symbolsFile(of target: XcodeTarget) -> URL {
    base(of: target).appendingPathComponent("AssetSymbols of \(target.module).swift")
  }

  // MARK: Paths

  /// Returns the innermost directory that contains all files of a target.
  private func base(of target: XcodeTarget) -> URL {
    let directories = (target.sources + target.resources).map {
      $0.deletingLastPathComponent().pathComponents
    }
    let common = directories.dropFirst().reduce(directories[0]) { common, next in
      zip(common, next).prefix { $0 == $1 }.map(\.0)
    }
    return URL(fileURLWithPath: "/" + common.dropFirst().joined(separator: "/"))
  }

  /// Returns the path of a file in a directory.
  private func relative(_ file: URL, to base: URL) -> String {
    String(file.path.dropFirst(base.path.count + 1))
  }

  /// Returns the path of a directory, relative to that of the manifest.
  private func path(of other: URL) -> String {
    let (own, other) = (directory.pathComponents, other.pathComponents)
    let common = zip(own, other).prefix { $0 == $1 }.count
    let path =
      Array(repeating: "..", count: own.count - common) + other.dropFirst(common)
    return path.isEmpty ? "." : path.joined(separator: "/")
  }
}
