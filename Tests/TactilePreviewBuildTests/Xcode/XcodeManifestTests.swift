import Foundation
import Testing

@testable import TactilePreviewBuild

/// Xcode projects, as the package manager builds them.
@Suite struct XcodeManifestTests {
  /// A directory with an Xcode project.
  private final class Folder {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()
    var project: URL { root.appendingPathComponent("Shop.xcodeproj") }

    /// - Parameters:
    ///   - objects: The objects of the project, whose root is `ROOT`.
    ///   - files: The texts of other files.
    init(_ objects: String, files: [String: String]) throws {
      try save(
        "{ archiveVersion = 1; objects = { \(objects) }; rootObject = ROOT /* Project */; }",
        as: "Shop.xcodeproj/project.pbxproj")
      for (path, text) in files { try save(text, as: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func save(_ text: String, as path: String) throws {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// The lines of the manifest, without spaces at their beginnings.
    func manifest() throws -> [String] {
      try XcodeManifest(XcodeProject(project)).text.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The objects of a project that lists its files, as all did before Xcode 16.
  private static let listed = """
    ROOT = { isa = PBXProject; mainGroup = G; targets = ( T, W, X ); buildConfigurationList = L;
      developmentRegion = de; };
    L = { isa = XCConfigurationList; buildConfigurations = ( R, D ); };
    R = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
    D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 6.0;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA $(inherited)"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
    G = { isa = PBXGroup; sourceTree = "<group>"; children = ( S, P ); };
    S = { isa = PBXGroup; sourceTree = "<group>"; path = "My Shop"; children = ( A, V, C, B, G ); };
    A = { isa = PBXFileReference; sourceTree = "<group>"; path = App.swift; };
    B = { isa = PBXFileReference; sourceTree = SOURCE_ROOT; path = "My Shop/Bag.swift"; };
    C = { isa = PBXFileReference; sourceTree = "<group>"; path = Media.xcassets; };
    P = { isa = PBXFileReference; sourceTree = BUILT_PRODUCTS_DIR; path = Shop.app; };
    V = { isa = PBXVariantGroup; sourceTree = "<group>"; name = Words; children = ( V1, V2 ); };
    V1 = { isa = PBXFileReference; sourceTree = "<group>"; path = en.lproj/Words.strings; };
    V2 = { isa = PBXFileReference; sourceTree = "<group>"; path = de.lproj/Words.strings; };
    T = { isa = PBXNativeTarget; name = "Shop 2"; productType = "com.apple.product-type.application";
      buildPhases = ( SP, RP ); buildConfigurationList = L; };
    SP = { isa = PBXSourcesBuildPhase; files = ( FA, FB, FA ); };
    RP = { isa = PBXResourcesBuildPhase; files = ( FV, FC ); };
    FA = { isa = PBXBuildFile; fileRef = A; };
    FB = { isa = PBXBuildFile; fileRef = B; };
    FC = { isa = PBXBuildFile; fileRef = C; };
    FV = { isa = PBXBuildFile; fileRef = V; };
    W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
      buildPhases = ( SP ); buildConfigurationList = LW; };
    LW = { isa = XCConfigurationList; buildConfigurations = ( DW ); };
    DW = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
    X = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
      buildPhases = ( SP ); };
    """

  private static let files = [
    "My Shop/App.swift": "", "My Shop/Bag.swift": "", "My Shop/en.lproj/Words.strings": "",
    "My Shop/de.lproj/Words.strings": "", "My Shop/Media.xcassets/Contents.json": "{}",
    "My Shop/Base.lproj/Launch.storyboard": "",
  ]

  @Test("the app is a target with the listed files, its localizations and its settings")
  func listedFiles() throws {
    let lines = try Folder(Self.listed, files: Self.files).manifest()
    #expect(lines.filter { $0.hasPrefix("name:") } == ["name: \"Shop\",", "name: \"Shop_2\","])
    #expect(lines.contains("defaultLocalization: \"de\","))
    #expect(lines.contains("path: \"My Shop\","))
    #expect(lines.filter { $0 == "\"App.swift\"," }.count == 1)
    #expect(lines.contains("\"Bag.swift\","))
    #expect(
      lines.filter { $0.hasPrefix(".process") } == [
        ".process(\"en.lproj/Words.strings\"),", ".process(\"de.lproj/Words.strings\"),",
        ".process(\"Media.xcassets\"),",
      ])
    // The package manager would add it by itself.
    #expect(lines.contains("\"Base.lproj/Launch.storyboard\","))
    #expect(
      lines.contains(
        "swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define(\"BETA\")]"
      ))
    // The app for watches and the tests have the same files, which are compiled once.
    #expect(!lines.contains { $0.contains("Watch") || $0.contains("Tests") })
  }

  @Test(
    "of directories that belong to targets, exceptions are left out, or are all that belongs to another one"
  )
  func directories() throws {
    let folder = try Folder(
      """
      ROOT = { isa = PBXProject; mainGroup = G; targets = ( T, K ); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( S ); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Shop;
        exceptions = ( ET, EK ); };
      ET = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = ( Kit/Bag.swift, Info.plist ); };
      EK = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = K;
        membershipExceptions = ( Kit/Bag.swift ); };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = ( S ); dependencies = ( DK ); };
      DK = { isa = PBXTargetDependency; target = K; };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
      """,
      files: [
        "Shop/App.swift": "", "Shop/Views/Cart.swift": "", "Shop/Kit/Bag.swift": "",
        "Shop/Info.plist": "",
        "Shop/prices.json": "", "Shop/Media.xcassets/a.imageset/a.png": "", "Shop/README.txt": "",
      ])
    let project = try XcodeProject(folder.project)
    func paths(_ urls: [URL]) -> [String] {
      urls.map { String($0.path.dropFirst(folder.root.path.count + 1)) }
    }
    #expect(project.targets.map(\.name) == ["Shop", "Kit"])
    #expect(paths(project.targets[0].sources) == ["Shop/App.swift", "Shop/Views/Cart.swift"])
    #expect(
      paths(project.targets[0].resources) == [
        "Shop/Media.xcassets", "Shop/README.txt", "Shop/prices.json",
      ])
    #expect(paths(project.targets[1].sources) == ["Shop/Kit/Bag.swift"])
    #expect(try folder.manifest().contains("dependencies: [\"Kit\"],"))
  }

  @Test("packages are those of the project, at the versions that it asks for")
  func packages() throws {
    let folder = try Folder(
      """
      ROOT = { isa = PBXProject; mainGroup = G; targets = ( T );
        packageReferences = ( R1, R2, R3, R4, R5, R6, R7, R8 ); };
      R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
      R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/b";
        requirement = { kind = upToNextMinorVersion; minimumVersion = 2.0.0; }; };
      R3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/c";
        requirement = { kind = exactVersion; version = 3.0.0; }; };
      R4 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/d";
        requirement = { kind = branch; branch = "a\\"b"; }; };
      R5 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/e";
        requirement = { kind = revision; revision = abc; }; };
      R6 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/f";
        requirement = { kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0; }; };
      R7 = { isa = XCLocalSwiftPackageReference; relativePath = "../Core"; };
      R8 = { isa = XCUnknownReference; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( S, L ); };
      S = { isa = PBXFileReference; sourceTree = "<group>"; path = App.swift; };
      L = { isa = PBXFileReference; sourceTree = "<group>"; path = UI; lastKnownFileType = wrapper; };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = ( SP ); packageProductDependencies = ( PA, PU, PX ); };
      SP = { isa = PBXSourcesBuildPhase; files = ( FS ); };
      FS = { isa = PBXBuildFile; fileRef = S; };
      PA = { isa = XCSwiftPackageProductDependency; productName = A; package = R1; };
      PU = { isa = XCSwiftPackageProductDependency; productName = UI; };
      PX = { isa = XCSwiftPackageProductDependency; productName = Unknown; };
      """, files: ["App.swift": "", "UI/Package.swift": ".library(name: \"UI\", targets: [])"])
    let lines = try folder.manifest()
    #expect(
      lines.filter { $0.hasPrefix(".package") } == [
        ".package(url: \"https://example.com/a.git\", from: \"1.2.3\"),",
        ".package(url: \"https://example.com/b\", .upToNextMinor(from: \"2.0.0\")),",
        ".package(url: \"https://example.com/c\", exact: \"3.0.0\"),",
        ".package(url: \"https://example.com/d\", branch: \"a\\\"b\"),",
        ".package(url: \"https://example.com/e\", revision: \"abc\"),",
        ".package(url: \"https://example.com/f\", \"1.0.0\"..<\"2.0.0\"),",
        ".package(path: \"../Core\"),", ".package(path: \"UI\"),",
      ])
    #expect(
      lines.contains(
        "dependencies: [.product(name: \"A\", package: \"a\"), .product(name: \"UI\", package: \"UI\")],"
      ))
  }

  @Test("a damaged project, and one without Swift files, is an error that says so")
  func errors() throws {
    let empty = try Folder("ROOT = { isa = PBXProject; mainGroup = G; };", files: [:])
    #expect(throws: NoTargets.self) { try XcodeProject(empty.project) }
    for text in ["", "{ objects = { }; rootObject = ROOT; }", "<plist>"] {
      try empty.save(text, as: "Shop.xcodeproj/project.pbxproj")
      #expect(throws: UnreadableProject.self) { try XcodeProject(empty.project) }
    }
  }

  @Test("the mirror has the manifest, and constants for the assets that the code uses")
  func mirror() throws {
    var files = Self.files
    files["My Shop/App.swift"] = "let a = Color.deepSea, b = Image(.fish), c = Color(.deepSea)"
    for name in ["DeepSeaColor.colorset", "Fish.imageset", "Unused.imageset"] {
      files["My Shop/Media.xcassets/\(name)/Contents.json"] = "{}"
    }
    let folder = try Folder(Self.listed, files: files)
    let mirror = PackageMirror(
      of: folder.root, project: folder.project, in: folder.root.appendingPathComponent("cache"))
    try mirror.refresh()
    func text(_ path: String) throws -> String {
      try String(contentsOf: mirror.directory.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(try text("Package.swift").contains("\"AssetSymbols of Shop_2.swift\""))
    let symbols = try text("My Shop/AssetSymbols of Shop_2.swift")
    #expect(
      symbols.contains("static let deepSea = ColorResource(name: \"DeepSeaColor\", bundle: .main)"))
    #expect(symbols.contains("static var deepSea: Color { Color(ColorResource.deepSea) }"))
    #expect(symbols.contains("static let fish = ImageResource(name: \"Fish\", bundle: .main)"))
    #expect(!symbols.contains("Unused"))
  }
}
