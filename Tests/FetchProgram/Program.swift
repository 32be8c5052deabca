import FoundationNetworking
import SwiftUI

/// Fetches the URL that is its first argument, in both ways that apps use, and prints and shows what comes.
@main
struct FetchApp: App {
  @State private var text = ""

  var body: some Scene {
    WindowGroup("Fetch") {
      (text.isEmpty ? Color.gray : .green)
        .onAppear { fetch() }
        .task { await fetchAsynchronously() }
    }
    .defaultSize(width: 400, height: 600)
  }

  private var url: URL { URL(string: CommandLine.arguments[1])! }

  private func fetch() {
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in
      let content = String(decoding: data ?? Data(), as: UTF8.self)
      DispatchQueue.main.async {
        text = content
        print("called back with \(content)")
        fflush(nil)
      }
    }
    task.resume()
  }

  private func fetchAsynchronously() async {
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    print("awaited \(String(decoding: data, as: UTF8.self))")
    fflush(nil)
  }
}
