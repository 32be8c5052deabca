import Foundation

/// The part of the package manager's file `description.json` that linking needs.
///
/// The file is private to the package manager, so its form may change: a missing key is an error that names the file.
struct BuildDescription: Sendable {
  /// The command that compiles a module.
  struct Module: Decodable, Sendable {
    let moduleName: String
    let executable: String
    let objects: [String]
    let sources: [String]
    let otherArguments: [String]
    let importPath: String
    let moduleOutputPath: String
    let outputFileMapPath: String
    let isLibrary: Bool
  }

  private struct File: Decodable {
    let swiftCommands: [String: Module]
    let targetDependencyMap: [String: [String]]
  }

  /// The Swift modules, by name.
  let modules: [String: Module]
  /// The modules of macros and plug-ins, which are built for the machine that compiles, by name.
  let tools: [String: Module]
  /// The names of all modules that a module depends on, by its name.
  let dependencies: [String: Set<String>]
  private let products: URL

  /// Reads the description of a package's last debug build.
  ///
  /// - Throws: ``UnknownBuildDescription`` if the file is missing or has another form.
  init(_ package: PackageDirectory) throws {
    let file = package.products.appendingPathComponent("description.json")
    do {
      let content = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
      let (tools, others) = Self.split(content.swiftCommands) { $0.hasSuffix("-tool.module") }
      self.tools = tools
      modules = others
      dependencies = content.targetDependencyMap.mapValues(Set.init)
    } catch {
      throw UnknownBuildDescription(file: file, reason: "\(error)")
    }
    products = package.products
  }

  /// Returns the commands whose keys fulfill a condition, and the others, by the names of their modules.
  private static func split(
    _ commands: [String: Module], by condition: (String) -> Bool
  ) -> ([String: Module], [String: Module]) {
    let groups = Dictionary(grouping: commands) { condition($0.key) }
    func byName(_ isIncluded: Bool) -> [String: Module] {
      let named = (groups[isIncluded] ?? []).map { ($0.value.moduleName, $0.value) }
      return Dictionary(named) { first, _ in first }
    }
    return (byName(true), byName(false))
  }

  /// Returns the modules of a set, and all that they depend on.
  func closure(of names: some Sequence<String>) -> Set<String> {
    names.reduce(into: []) { result, name in
      result.insert(name)
      result.formUnion(dependencies[name] ?? [])
    }
  }

  /// Returns the object files of a module in Swift or C; none if it has no code.
  func objects(of name: String) -> [String] {
    if let module = modules[name] { return module.objects }
    let directory = products.appendingPathComponent("\(name).build")
    let files = FileManager.default.enumerator(atPath: directory.path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".o") }.sorted()
      .map { directory.appendingPathComponent($0).path }
  }
}

/// An error thrown if the package manager describes its build in an unknown form.
struct UnknownBuildDescription: Error, CustomStringConvertible {
  let file: URL
  let reason: String

  var description: String {
    """
    The build can't be read: \(file.path) has another form than that of Swift 6.3. Use Swift 6.3, or a version \
    of Tactile for yours. (\(reason))
    """
  }
}
