/// An error thrown if there is no app to run, or if one has to be chosen.
struct NoApp: Error, CustomStringConvertible {
  /// The name of the package or file.
  let source: String
  /// The name that was asked for; nil if none was.
  var name: String?
  /// The names of the apps that there are.
  var apps: [String] = []

  var description: String {
    guard !apps.isEmpty else {
      return
        "“\(source)” has no app to run. An app is a type that conforms to App and has the attribute @main."
    }
    let list = apps.map { "\n  \($0)" }.joined()
    guard let name else {
      return "“\(source)” has \(apps.count) apps; choose one with --app:\(list)"
    }
    return "“\(source)” has no app named “\(name)”; choose one of:\(list)"
  }
}

extension PackageDescription {
  /// Returns the name of an app: of the one with a name, or else of the only one.
  ///
  /// - Throws: ``NoApp``
  func app(_ name: String?) throws(NoApp) -> String {
    let apps = targets.filter { $0.type == "executable" }.map(\.name)
    guard let found = name.map({ [$0].filter(apps.contains) }) ?? Optional(apps), found.count == 1
    else {
      throw NoApp(source: self.name, name: name, apps: apps)
    }
    return found[0]
  }
}
