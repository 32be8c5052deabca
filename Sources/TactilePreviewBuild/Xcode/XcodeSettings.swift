/// The build settings of a target that matter to the compiler.
struct XcodeSettings {
  /// The system that the target is for, as `SDKROOT` names it, such as `iphoneos`.
  let system: String
  /// The version of the language, such as 5 or 6.
  let language: Int
  /// The conditions of `#if`.
  let conditions: [String]
  /// Whether code without another isolation belongs to the main actor.
  let isIsolatedToMainActor: Bool
  /// Whether functions that aren't isolated run where their caller runs.
  let hasApproachableConcurrency: Bool

  /// Whether colors and images of asset catalogs are members of `Color` and the like.
  let hasAssetExtensions: Bool

  /// Reads the settings of a target for debugging, and those of the project where the target has none.
  init(of target: XcodeObjects.Object, in project: XcodeObjects.Object) {
    let lists = [target, project].map(Self.settings)
    func value(_ key: String) -> Any? { lists.lazy.compactMap { $0[key] }.first }
    func text(_ key: String) -> String? { value(key) as? String }
    system = text("SDKROOT") ?? "auto"
    language = text("SWIFT_VERSION").flatMap { Int($0.prefix { $0 != "." }) } ?? 5
    let words = value("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let conditions =
      words as? [String] ?? (words as? String)?.split(separator: " ").map(String.init) ?? []
    self.conditions = conditions.filter {
      !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    isIsolatedToMainActor = text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    hasApproachableConcurrency = text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES"
    hasAssetExtensions =
      text("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") != "NO"
  }

  /// Returns the settings of the configuration for debugging, or else of the first one.
  private static func settings(_ object: XcodeObjects.Object) -> [String: Any] {
    let all = object.object("buildConfigurationList")?.objects("buildConfigurations") ?? []
    let chosen = all.first { $0.string("name")?.contains("Debug") == true } ?? all.first
    return chosen?.dictionary("buildSettings") ?? [:]
  }

  /// The place of the system among those of which one is chosen: the lower, the sooner.
  var rank: Int {
    switch system {
    case "iphoneos", "auto", "": 0
    case "macosx": 1
    case "xros": 2
    case "appletvos": 3
    default: 4
    }
  }
}
