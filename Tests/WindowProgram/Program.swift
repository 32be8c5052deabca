import SwiftUI

/// The app whose windows the tests press: each action prints what it did.
@main
struct StoryApp: App {
  @UIApplicationDelegateAdaptor private var delegate: StoryDelegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var model = StoryModel()

  var body: some Scene {
    WindowGroup("Stories") {
      if ProcessInfo.processInfo.environment["STORY"] == "scroll" {
        ScrollView { Rows() }.onAppear { tell("appeared") }
      } else if ProcessInfo.processInfo.environment["STORY"] == "text" {
        TypingView()
      } else if ProcessInfo.processInfo.environment["STORY"] == "motion" {
        Motion()
      } else {
        StoryView()
          .environmentObject(model)
      }
    }
    .defaultSize(width: 400, height: 600)
    .defaultLaunchBehavior(
      ProcessInfo.processInfo.environment["STORY"] == "silent" ? .suppressed : .automatic
    )
    .onChange(of: scenePhase) { tell("phase \($1)") }

    Window("Second", id: "second") {
      SecondView()
        .environmentObject(model)
    }
    .defaultSize(width: 300, height: 200)

    WindowGroup("Many", id: "many") { ManyView() }
      .defaultSize(width: 200, height: 100)

    Window("Zero", id: "zero") { Color.blue.onAppear { tell("zero appeared") } }
      .defaultSize(width: 0, height: 0)

    Window("Enormous", id: "enormous") { Color.orange.onAppear { tell("enormous appeared") } }
      .defaultSize(width: 1e9, height: .infinity)

    Window("Fixed", id: "fixed") {
      Color.green.frame(width: 120, height: 80)
    }
    .windowResizability(.contentSize)
  }
}

/// Prints that the app ends.
final class StoryDelegate: NSObject, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) { tell("ended") }
}

/// State that the windows share.
@MainActor
final class StoryModel: ObservableObject {
  @Published var count = 0
}

/// Prints a line at once.
func tell(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
