// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The settings of all targets: warnings are errors.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Tactile",
  products: [
    // A package that depends on this one can give its modules aliases. The package manager may omit an alias in a
    // target that is in no product, so the product lists every target that imports such a module.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "SwiftUICore", "TactileWindowHost", "TactileScenes", "TactileUIKit",
        "TactileDeclaredPreviews", "TactilePickers", "TactileNavigation", "TactileLists",
        "TactileSearch", "TactileTabs", "TactileTextInput",
        "TactilePresentations", "TactileControls", "TactileButtons", "TactileGlass",
        "TactileAccessibility", "TactileInput", "TactileScrolling", "TactileCanvas",
        "TactileMotion", "TactileDataFlow", "TactileLayout", "TactileTextAndImages",
        "TactileGraphics", "TactileViewGraph", "Combine",
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

    // The engine: the tree of nodes, its phases, and what every subject needs.
    .target(
      name: "TactileViewGraph", dependencies: ["Combine", "TactileDrawing"], exclude: ["README.md"],
      swiftSettings: settings),
    // Colors, shape styles, shapes and effects.
    .target(
      name: "TactileGraphics",
      dependencies: ["TactileClipping", "TactileViewGraph"],
      exclude: ["README.md"], swiftSettings: settings),
    // Texts, fonts, images and symbols.
    .target(
      name: "TactileTextAndImages",
      dependencies: ["TactileMarkdown", "TactileGraphics"],
      exclude: ["README.md"], swiftSettings: settings),
    // Frames, paddings, grids and the other modifiers of layout.
    .target(
      name: "TactileLayout", dependencies: ["TactileGraphics"], exclude: ["README.md"],
      swiftSettings: settings),
    // Stored values, observed objects and preferences.
    .target(
      name: "TactileDataFlow",
      dependencies: ["TactileTextAndImages", "TactileLayout"],
      exclude: ["README.md"], swiftSettings: settings),
    // Transitions, keyframes and time lines.
    .target(
      name: "TactileMotion", dependencies: ["TactileGraphics"], exclude: ["README.md"],
      swiftSettings: settings),
    // Drawings in immediate mode.
    .target(
      name: "TactileCanvas", dependencies: ["TactileTextAndImages"], exclude: ["README.md"],
      swiftSettings: settings),
    // Scroll views, and the lazy containers in them.
    .target(
      name: "TactileScrolling",
      dependencies: ["TactileLayout", "TactileMotion"],
      exclude: ["README.md"], swiftSettings: settings),
    // Gestures, the keyboard, focus and hovering.
    .target(
      name: "TactileInput", dependencies: ["TactileScrolling"], exclude: ["README.md"],
      swiftSettings: settings),
    // What assistive technologies are told.
    .target(
      name: "TactileAccessibility",
      dependencies: ["TactileTextAndImages", "TactileInput"],
      exclude: ["README.md"], swiftSettings: settings),
    // Liquid Glass.
    .target(
      name: "TactileGlass",
      dependencies: ["TactileDataFlow", "TactileInput"],
      exclude: ["README.md"], swiftSettings: settings),
    // Buttons, their styles, presses and labels.
    .target(
      name: "TactileButtons", dependencies: ["TactileGlass"], exclude: ["README.md"],
      swiftSettings: settings),
    // Toggles, progress views, links and other controls.
    .target(
      name: "TactileControls",
      dependencies: ["TactileAccessibility", "TactileButtons"],
      exclude: ["README.md"], swiftSettings: settings),
    // Text fields and editors.
    .target(
      name: "TactileTextInput", dependencies: ["TactileControls", "TactileUIKit"],
      exclude: ["README.md"], swiftSettings: settings),
    // Sheets, alerts, dialogs, popovers and menus.
    .target(
      name: "TactilePresentations", dependencies: ["TactileTextInput"], exclude: ["README.md"],
      swiftSettings: settings),
    // Lists, their rows and sections.
    .target(
      name: "TactileLists", dependencies: ["TactilePresentations"], exclude: ["README.md"],
      swiftSettings: settings),
    // Navigation stacks, their bars and toolbars.
    .target(
      name: "TactileNavigation", dependencies: ["TactilePresentations"], exclude: ["README.md"],
      swiftSettings: settings),
    // Pickers in all of their styles.
    .target(
      name: "TactilePickers",
      dependencies: ["TactileLists", "TactileNavigation"],
      exclude: ["README.md"], swiftSettings: settings),
    // Tab views, with bars and with pages.
    .target(
      name: "TactileTabs",
      dependencies: ["TactileLists", "TactileNavigation"],
      exclude: ["README.md"], swiftSettings: settings),
    // Search fields in the bars of navigation stacks.
    .target(
      name: "TactileSearch", dependencies: ["TactilePickers"], exclude: ["README.md"],
      swiftSettings: settings),
    // The previews that code declares.
    .target(
      name: "TactileDeclaredPreviews", dependencies: ["TactileViewGraph"], exclude: ["README.md"],
      swiftSettings: settings),
    // The names of UIKit and AppKit for colors, images, paths and other types.
    .target(
      name: "TactileUIKit", dependencies: ["TactileTextAndImages"], exclude: ["README.md"],
      swiftSettings: settings),
    // Apps, scenes and windows.
    .target(
      name: "TactileScenes",
      dependencies: ["TactileNavigation", "TactileUIKit"],
      exclude: ["README.md"], swiftSettings: settings),
    // The module `SwiftUICore`, which some files import beside `SwiftUI`.
    .target(
      name: "SwiftUICore",
      dependencies: ["TactileDataFlow", "TactileMotion"],
      exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUICore", "TactileCanvas", "TactilePickers", "TactileSearch", "TactileTabs",
        "TactileTextInput",
        "TactileDeclaredPreviews", "TactileScenes", "TactileWindowHost",
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
      dependencies: ["Combine", "CTactileVirtualTime", "TactileInput"],
      exclude: ["README.md"],
      swiftSettings: settings),

    // Finds the declarations of types in the source files of a package.
    .target(name: "TactileSourceCode", exclude: ["README.md"], swiftSettings: settings),

    // The trace and the inspector of a window, for development tools.
    .target(
      name: "TactileInspection",
      dependencies: ["TactileSourceCode", "TactileControls"],
      exclude: ["README.md"],
      swiftSettings: settings),

    // Windows on a screen. GTK is loaded when the first window opens.
    .target(name: "CTactileGTK", exclude: ["README.md"]),
    .target(
      name: "TactileWindowHost",
      dependencies: ["TactileCairoRenderer", "CTactileGTK", "TactileInspection", "TactileScenes"],
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
      name: "TactileViewGraphTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileGraphicsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileTextAndImagesTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileLayoutTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileDataFlowTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileMotionTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileCanvasTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileScrollingTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileInputTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileAccessibilityTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileGlassTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileButtonsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileTextInputTests",
      dependencies: [
        "SwiftUI", "SwiftUITesting", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TactileControlsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactilePresentationsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileListsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileNavigationTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactilePickersTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileTabsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileSearchTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileDeclaredPreviewsTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileUIKitTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TactileScenesTests",
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
      name: "VocabularyTests", dependencies: ["SwiftUI"], exclude: ["Isolation"]),
    .testTarget(
      name: "DeviceTests", dependencies: ["SwiftUI", "SwiftUITesting"],
      exclude: ["Frames/apple-frames.json"], swiftSettings: settings),
    .testTarget(
      name: "DifferentialTests",
      dependencies: ["SwiftUI", "TactileHeadlessHost", "TactileCairoRenderer", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
