// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The settings of all targets: warnings are errors.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Returns the paths of the README files in a target's folder and its subfolders, which aren't compiled.
func readmes(_ chapters: String...) -> [String] {
  ["README.md"] + chapters.map { "\($0)/README.md" }
}

let package = Package(
  name: "Tactile",
  products: [
    // A package that depends on this one can give its modules aliases. The package manager may omit an alias in a
    // target that is in no product, so the product lists every target that imports such a module.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "TactileWindowHost", "SwiftUIScenes", "TactileUIKit", "SwiftUIControls",
        "SwiftUIViews", "SwiftUICore", "Combine",
      ]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    .executable(name: "tactile", targets: ["tactile"]),
    // The `tactile` tool builds this library in the user's package, and links the package's modules to it.
    .library(name: "TactilePreviews", type: .dynamic, targets: ["TactilePreviewHost"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    // The macros need the compiler's syntax library, which takes minutes to build. Packages without macros can
    // disable this trait.
    .trait(name: "Macros", description: "#Preview, @Previewable and @Entry"),
    // FoundationNetworking loads 25 libraries, so programs link to it only if they enable this trait.
    .trait(
      name: "Networking",
      description: "URLSession, its publishers, and the rest of FoundationNetworking"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Display lists: values that describe a drawing.
    .target(name: "TactileDrawing", exclude: ["README.md"], swiftSettings: settings),

    // The engine and the basic views: texts, images, shapes, stacks and buttons.
    .target(
      name: "SwiftUICore",
      dependencies: ["TactileClipping", "Combine", "TactileDrawing", "TactileMarkdown"],
      exclude: readmes("ViewGraph"), swiftSettings: settings),
    // Gestures, scrolling, effects, and other views and modifiers that don't depend on controls.
    .target(
      name: "SwiftUIViews", dependencies: ["SwiftUICore"], exclude: readmes(),
      swiftSettings: settings),
    // Controls, lists, menus, navigation and presentations.
    .target(
      name: "SwiftUIControls", dependencies: ["SwiftUIViews"], exclude: readmes("Previews"),
      swiftSettings: settings),
    // The names of UIKit and AppKit for colors, images, paths and other types.
    .target(
      name: "TactileUIKit", dependencies: ["SwiftUIControls"], exclude: readmes(),
      swiftSettings: settings),
    // Apps, scenes and windows.
    .target(
      name: "SwiftUIScenes", dependencies: ["SwiftUIControls", "TactileUIKit"],
      exclude: readmes(), swiftSettings: settings),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUIScenes", "TactileWindowHost",
        .target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"])),
      ],
      exclude: ["README.md"], swiftSettings: settings),
    .macro(
      name: "SwiftUIMacros",
      dependencies: [
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ],
      exclude: ["README.md"], swiftSettings: settings),

    // The module `Combine`, built on OpenCombine.
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ],
      exclude: ["README.md"], swiftSettings: settings),

    // Markdown in the titles of views.
    .systemLibrary(
      name: "CTactileCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(
      name: "TactileMarkdown", dependencies: ["CTactileCmark"], exclude: ["README.md"],
      swiftSettings: settings),

    // Boolean operations on paths, such as unions and intersections.
    .systemLibrary(
      name: "CTactilePolyclipping", pkgConfig: "polyclipping",
      providers: [.apt(["libpolyclipping-dev"])]),
    .target(
      name: "CTactileClipping", dependencies: ["CTactilePolyclipping"], exclude: ["README.md"]),
    .target(
      name: "TactileClipping", dependencies: ["CTactileClipping", "TactileDrawing"],
      exclude: ["README.md"],
      swiftSettings: settings),

    // Painting with Cairo and Pango, and encoders of image and video files.
    .target(
      name: "CTactilePangoCairo", exclude: ["README.md"],
      linkerSettings: [
        .linkedLibrary("pangocairo-1.0"), .linkedLibrary("pangoft2-1.0"),
        .linkedLibrary("pango-1.0"), .linkedLibrary("gobject-2.0"), .linkedLibrary("glib-2.0"),
        .linkedLibrary("cairo"), .linkedLibrary("fontconfig"), .linkedLibrary("harfbuzz"),
      ]),
    .target(name: "CTactilePixels", exclude: ["README.md"]),
    .systemLibrary(name: "CTactileZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CTactileTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]
    ),

    .target(
      name: "TactileCairoRenderer",
      dependencies: ["TactileDrawing", "CTactilePangoCairo", "CTactileTurboJPEG"],
      exclude: ["README.md"],
      swiftSettings: settings),
    .target(
      name: "TactileRecorder", dependencies: ["CTactilePixels", "CTactileZlib", "TactileDrawing"],
      exclude: ["README.md"],
      swiftSettings: settings),
    .target(
      name: "SwiftUITesting",
      dependencies: [
        "SwiftUI", "TactileDrawing", "TactileHeadlessHost", "TactileCairoRenderer",
        "TactileInspection", "TactileRecorder",
      ],
      exclude: ["README.md"],
      swiftSettings: settings),
    // The virtual clock for code in the window of a test, including its tasks, queues and timers.
    .target(name: "CTactileVirtualTime", exclude: ["README.md"]),
    .target(
      name: "TactileHeadlessHost",
      dependencies: ["Combine", "CTactileVirtualTime", "SwiftUIViews"],
      exclude: ["README.md"],
      swiftSettings: settings),

    // Finds the declarations of types in the source files of a package.
    .target(name: "TactileSourceCode", exclude: ["README.md"], swiftSettings: settings),

    // The trace and the inspector of a window, for development tools.
    .target(
      name: "TactileInspection", dependencies: ["TactileSourceCode", "SwiftUIControls"],
      exclude: ["README.md"],
      swiftSettings: settings),

    // Windows on a screen. GTK is loaded when the first window opens.
    .target(name: "CTactileGTK", exclude: ["README.md"]),
    .target(
      name: "TactileWindowHost",
      dependencies: ["TactileCairoRenderer", "CTactileGTK", "TactileInspection", "SwiftUIScenes"],
      exclude: ["README.md"], swiftSettings: settings),

    // Apps that the tests of TactileWindowHost run and control.
    .executableTarget(
      name: "WindowProgram", dependencies: ["SwiftUI"], path: "Tests/WindowProgram",
      swiftSettings: settings),

    .executableTarget(
      name: "FetchProgram", dependencies: ["SwiftUI"], path: "Tests/FetchProgram",
      swiftSettings: settings),

    // The example app, which also has its own package.
    .executableTarget(
      name: "Counter", dependencies: ["SwiftUI"], path: "Examples/Counter/Sources/Counter",
      swiftSettings: settings),

    // Previews of a user's package: the program that shows them, the messages to it, and its build.
    .target(
      name: "TactilePreviewProtocol", dependencies: ["TactileSourceCode"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(
      name: "TactilePreviewHost",
      dependencies: [
        "TactileDrawing", "TactileHeadlessHost", "TactilePreviewProtocol", "TactileRecorder",
        "TactileSourceCode", "SwiftUI", "SwiftUITesting",
      ],
      exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "TactilePreviewBuild", dependencies: ["TactilePreviewProtocol", "TactileSourceCode"],
      exclude: ["README.md"],
      swiftSettings: settings),

    // The web page that shows previews, live from a server or as a static gallery.
    .target(
      name: "TactilePreviewPage", exclude: ["README.md"], resources: [.copy("Page")],
      swiftSettings: settings),
    .target(
      name: "TactilePreviewServer",
      dependencies: [
        "TactilePreviewBuild", "TactilePreviewPage", "TactilePreviewProtocol", "TactileSourceCode",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      exclude: ["README.md"], swiftSettings: settings),

    // The demos, and the command-line tool that draws them and shows previews.
    .target(
      name: "TactileGallery",
      dependencies: ["TactilePreviewPage", "TactileRecorder", "SwiftUI", "SwiftUITesting"],
      exclude: ["README.md"],
      resources: [
        .copy("Resources/balloon.png"), .copy("Resources/balloon@2x.png"),
        .copy("Resources/balloon@3x.png"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "GalleryWindow", dependencies: ["TactileGallery", "SwiftUI", "SwiftUITesting"],
      exclude: ["README.md"], swiftSettings: settings),
    .executableTarget(
      name: "tactile",
      dependencies: [
        "TactileGallery", "TactilePreviewBuild", "TactilePreviewPage", "TactilePreviewProtocol",
        "TactilePreviewServer", "TactileRecorder",
        "SwiftUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["README.md"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileGalleryTests", dependencies: ["TactileGallery", "SwiftUI", "SwiftUITesting"],
      swiftSettings: settings),
    .testTarget(
      name: "tactileTests", dependencies: ["tactile", "TactileGallery"], swiftSettings: settings),
    .testTarget(
      name: "TactilePreviewProtocolTests",
      dependencies: ["TactilePreviewProtocol", "TactileSourceCode"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileSourceCodeTests", dependencies: ["TactileSourceCode"], swiftSettings: settings),
    .testTarget(
      name: "TactilePreviewHostTests",
      dependencies: [
        "TactilePreviewHost", "TactilePreviewProtocol", "TactileSourceCode", "SwiftUI",
        "SwiftUITesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TactilePreviewBuildTests",
      dependencies: ["TactilePreviewBuild", "TactilePreviewProtocol"],
      swiftSettings: settings),
    .testTarget(
      name: "TactilePreviewPageTests", dependencies: ["TactilePreviewPage"], swiftSettings: settings
    ),
    .testTarget(
      name: "TactilePreviewServerTests",
      dependencies: ["TactilePreviewBuild", "TactilePreviewServer"],
      swiftSettings: settings),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "SwiftUI", "SwiftUITesting"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileMarkdownTests", dependencies: ["TactileMarkdown"], swiftSettings: settings),
    .testTarget(
      name: "TactileDrawingTests", dependencies: ["TactileDrawing", "TestSupport"],
      exclude: ["Symbols/symbol-names.tsv"], swiftSettings: settings),
    .testTarget(
      name: "TactileClippingTests", dependencies: ["TactileClipping"], swiftSettings: settings),
    .testTarget(
      name: "TactileCairoRendererTests",
      dependencies: [
        "TactileCairoRenderer", "CTactilePangoCairo", "CTactileTurboJPEG", "TactileRecorder",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TactileRecorderTests",
      dependencies: ["TactileRecorder", "CTactilePangoCairo", "CTactilePixels"],
      exclude: ["Programs"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUITestingTests", dependencies: ["SwiftUI", "SwiftUITesting"],
      exclude: ["Appearance/__Snapshots__", "Tutorial/__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileUIKitTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUIViewsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUIControlsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    // The helpers that tests of several targets share, such as `Window`.
    .target(
      name: "TestSupport", dependencies: ["SwiftUI", "TactileHeadlessHost", "SwiftUITesting"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "TactileInspectionTests",
      dependencies: ["TactileInspection", "SwiftUI", "SwiftUITesting"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUIScenesTests", dependencies: ["SwiftUI", "SwiftUITesting"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileWindowHostTests",
      dependencies: [
        "TactileCairoRenderer", "Counter", "FetchProgram", "TactileGallery", "GalleryWindow",
        "SwiftUITesting",
        "WindowProgram",
      ],
      exclude: ["Programs"],
      swiftSettings: settings),
    // Samples of the code that apps contain. Some of it causes warnings, as it does on Apple's systems, so warnings
    // aren't errors here.
    .testTarget(
      name: "VocabularyTests", dependencies: ["SwiftUI"], exclude: ["Isolation", "vocabulary.tsv"]),
    .testTarget(
      name: "DifferentialTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
