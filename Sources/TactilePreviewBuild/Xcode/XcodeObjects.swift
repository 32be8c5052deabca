import Foundation

/// The objects in the file of an Xcode project, which refer to each other by identifiers.
struct XcodeObjects {
  /// One object: a target, a group, a file, or a list of settings.
  struct Object {
    private let objects: XcodeObjects
    let identifier: String
    private let properties: [String: Any]

    fileprivate init(_ objects: XcodeObjects, _ identifier: String, _ properties: [String: Any]) {
      self.objects = objects
      self.identifier = identifier
      self.properties = properties
    }

    /// The kind of object, such as `PBXNativeTarget`.
    var kind: String { string("isa") ?? "" }

    /// Returns a text; nil if the object doesn't have it.
    func string(_ key: String) -> String? { properties[key] as? String }

    /// Returns texts; none if the object doesn't have them.
    func strings(_ key: String) -> [String] {
      if let list = properties[key] as? [String] { return list }
      return string(key).map { $0.split(separator: " ").map(String.init) } ?? []
    }

    /// Returns texts by their names; none if the object doesn't have them.
    func dictionary(_ key: String) -> [String: Any] { properties[key] as? [String: Any] ?? [:] }

    /// Returns the object that a property refers to; nil if there is none.
    func object(_ key: String) -> Object? { string(key).flatMap { objects[$0] } }

    /// Returns the objects that a property refers to, without those that don't exist.
    func objects(_ key: String) -> [Object] {
      (properties[key] as? [String] ?? []).compactMap { objects[$0] }
    }
  }

  private let properties: [String: [String: Any]]
  private let rootIdentifier: String

  /// Reads the file `project.pbxproj` of a project.
  ///
  /// - Throws: ``UnreadableProject`` if it is missing or has another form.
  init(project: URL) throws(UnreadableProject) {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file),
      let content = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let content = content as? [String: Any], let root = content["rootObject"] as? String,
      let objects = content["objects"] as? [String: Any]
    else { throw UnreadableProject(path: project.path) }
    properties = objects.compactMapValues { $0 as? [String: Any] }
    rootIdentifier = root
    guard properties[root] != nil else { throw UnreadableProject(path: project.path) }
  }

  /// The project itself.
  var root: Object { Object(self, rootIdentifier, properties[rootIdentifier] ?? [:]) }

  /// The object with an identifier; nil if there is none.
  subscript(identifier: String) -> Object? {
    properties[identifier].map { Object(self, identifier, $0) }
  }
}

/// An error thrown for an Xcode project that can't be read.
struct UnreadableProject: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "“\(path)” isn't an Xcode project: its file project.pbxproj is missing or damaged."
  }
}
