import FoundationNetworking
import SwiftUI

/// Fetches the URL that is its first argument, in both ways that apps use, and prints and shows what comes.
///
/// Below, it shows the image at the URL that is its second argument.
@main
struct FetchApp: App {
  @State private var text = ""

  var body: some Scene {
    WindowGroup("Fetch") {
      VStack(spacing: 0) {
        (text.isEmpty ? Color.gray : .green)
          .onAppear { fetch() }
          .task { await fetchAsynchronously() }
        AsyncImage(url: URL(string: CommandLine.arguments[2])) { phase in
          if let image = phase.image {
            image.resizable()
          } else {
            phase.error == nil ? Color.gray : .red
          }
        }
        .frame(height: 100)
      }
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
