/// The names of Apple's systems that don't exist here yet.
enum MissingNames {
  /// Whether a name that can't be found is one of Apple's, and not an error of the user's.
  static func contains(_ name: String) -> Bool {
    listed.contains(name) || isOfFramework(name)
  }

  /// The beginnings of names in frameworks that don't exist here, or only in part.
  private static let prefixes: Set<Substring> = [
    "AS", "AV", "CA", "CF", "CG", "CI", "CK", "CL", "CN", "CT", "CV", "EK", "GK", "HK", "LA", "MF",
    "MK", "ML", "MP", "MT", "NS", "PH", "PK", "SC", "SF", "SK", "UI", "UN", "VN", "WK", "Sec",
    "kSec",
  ]

  /// Whether a name begins as those of a framework do, with another word behind.
  private static func isOfFramework(_ name: String) -> Bool {
    let name = name.first == "_" ? name.dropFirst() : name[...]
    return [2, 3, 4].contains { length in
      name.dropFirst(length).first.map { $0.isASCII && $0.isUppercase } == true
        && prefixes.contains(name.prefix(length))
    }
  }

  /// The names that the article on missing parts lists.
  static let listed: Set<String> = [
    "accessibilityChartDescriptor", "accessibilityChildren", "accessibilityDefaultFocus",
    "accessibilityDimFlashingLights", "accessibilityDirectTouch", "accessibilityDragPoint",
    "accessibilityDropPoint", "accessibilityIgnoresInvertColors", "accessibilityInputLabels",
    "accessibilityLabeledPair", "accessibilityPlayAnimatedImages", "accessibilityQuickAction",
    "accessibilityScrollStatus", "accessibilityShowsLargeContentViewer",
    "accessibilitySwitchControlEnabled", "accessibilityZoomAction", "allowedDynamicRange",
    "alternatingRowBackgrounds", "AnimatableValues", "appearsActive", "AssistiveAccess",
    "AttributedTextFormattingDefinition", "backgroundExtensionEffect", "backgroundMaterial",
    "backgroundTask", "colorEffect", "ColorPicker", "containerCornerOffset", "copyable",
    "customizationBehavior", "cuttable", "defaultCustomization", "defaultPosition",
    "DefaultToolbarItem", "defaultWheelPickerItemHeight", "dialogIcon", "dialogSeverity",
    "dialogSuppressionToggle", "didReceiveMemoryWarningNotification", "digitalCrownAccessory",
    "distortionEffect", "DocumentGroup", "DocumentGroupLaunchScene", "dragConfiguration",
    "dragContainer", "draggable", "dropConfiguration", "DropDelegate", "dropDestination",
    "dynamicRange", "exportableToServices", "FetchRequest", "fileDialogMessage", "FileDocument",
    "fileExporter", "fileImporter", "fileMover", "findDisabled", "findNavigator",
    "focusInteractions", "GeometryReader3D", "glassEffectTransition", "glassEffectUnion",
    "HandActivationBehavior", "handGestureShortcut", "HelpLink", "horizontalRadioGroupLayout",
    "HSplitView", "ImageRenderer", "importableFromServices", "inspector", "inspectorColumnWidth",
    "InspectorCommands", "invalidatableContent", "isLuminanceReduced", "itemProvider",
    "KeyValueObservingPublisher", "labelIconToTitleSpacing", "labelReservedIconWidth",
    "layerEffect", "listRowPlatterColor", "listRowSeparatorLeading", "listRowSeparatorTrailing",
    "listSectionIndexVisibility", "listSectionMargins", "managedObjectContext",
    "matchedTransitionSource", "materialActiveAppearance", "MenuBarExtra", "MeshGradient",
    "modifierKeyAlternate", "navigationDocument", "NavigationSplitView",
    "NavigationSplitViewColumn", "navigationSplitViewColumnWidth", "navigationSplitViewStyle",
    "NavigationSplitViewVisibility", "navigationSubtitle", "navigationTransition", "newDocument",
    "NewDocumentButton", "NSApplicationDelegateAdaptor", "NSFont", "NSHostingController",
    "NSHostingView", "NSImage", "NSViewRepresentable", "onCommand", "onContinueUserActivity",
    "onCopyCommand", "onCutCommand", "onDeleteCommand", "onDrag", "onDrop", "onExitCommand",
    "onInsert", "onLongTouchGesture", "onModifierKeysChanged", "onMoveCommand", "onPasteCommand",
    "onPencilDoubleTap", "onPencilSqueeze", "onPlayPauseCommand", "openDocument",
    "paletteSelectionEffect", "pasteDestination", "photosPicker", "PickerBuilder",
    "pointerVisibility", "presentationBackgroundInteraction", "presentationContentInteraction",
    "presentationSizing", "previewContext", "PreviewModifier", "PreviewPlatform", "purchase",
    "ReferenceFileDocument", "replaceDisabled", "requestReview", "RotateGesture3D",
    "scaledToFit3D", "scrollEdgeEffectHidden", "scrollEdgeEffectStyle", "scrollIndicatorsFlash",
    "scrollInputBehavior", "sectionActions", "SectionedFetchRequest", "sectionIndexLabel",
    "Shader", "ShaderLibrary", "sharedBackgroundVisibility", "SidebarCommands",
    "significantTimeChangeNotification", "SignInWithAppleButton", "SpatialEventGesture",
    "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
    "speechSpellsOutCharacters", "supportsImagePlayground", "symbolColorRenderingMode",
    "symbolVariableValueMode", "tabBarMinimizeBehavior", "tabPlacement", "Table", "TableColumn",
    "tableColumnHeaders", "TableRow", "tableStyle", "tabViewBottomAccessory",
    "TabViewCustomization", "tabViewCustomization", "TextAttribute", "TextEditingCommands",
    "textEditorStyle", "TextFieldLink", "TextFormattingCommands", "textInputCompletion",
    "textInputSuggestions", "TextRenderer", "textRenderer", "textSelection", "ToolbarCommands",
    "toolbarItemHidden", "ToolbarTitleMenu", "toolbarTitleMenu", "typesettingLanguage",
    "UIGestureRecognizerRepresentable", "UIHostingConfiguration", "UIView",
    "UIViewControllerRepresentable", "UIViewRepresentable", "userActivity",
    "userDidTakeScreenshotNotification", "UtilityWindow", "VSplitView", "widgetFamily",
    "WindowDragGesture", "windowIdealSize", "windowLevel", "windowStyle", "windowToolbarStyle",
    "writingToolsBehavior",
  ]
}
