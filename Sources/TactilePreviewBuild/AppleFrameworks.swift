/// The frameworks of Apple's systems that have no counterpart here.
///
/// A file that imports one of them is compiled without it: what the framework declares can't be found, but other files that
/// import it without need, and code that asks whether it can be imported, are compiled as they are.
enum AppleFrameworks {
  /// The names of the frameworks' modules.
  static let missing: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdServices",
    "AdSupport",
    "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency", "ARKit", "AudioToolbox",
    "AuthenticationServices", "AutomaticAssessmentConfiguration", "BackgroundTasks", "CallKit",
    "CarPlay",
    "Charts", "ClockKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI",
    "CoreMedia",
    "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin", "DeveloperToolsSupport",
    "DeviceActivity", "DeviceCheck",
    "EventKit",
    "EventKitUI", "ExtensionKit", "FamilyControls", "FoundationModels", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "ImageIO",
    "ImagePlayground",
    "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter",
    "ObjectiveC",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenTime", "SensorKit",
    "ServiceManagement",
    "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Symbols", "SwiftData",
    "SystemConfiguration",
    "TipKit", "Translation", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
  ]
}
