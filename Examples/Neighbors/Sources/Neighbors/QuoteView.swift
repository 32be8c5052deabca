import CustomDump
import SwiftUI

/// A quote that was loaded.
public struct Quote: Equatable, Decodable {
  /// What was said.
  public var text: String
  /// The person who said it.
  public var author: String
}

/// Loads a quote when its button is pressed, and shows what another package dumps of it.
public struct QuoteView: View {
  @State private var dump = ""
  @State private var loading: AnyCancellable?
  let url: URL

  /// Creates a view that loads a quote, as JSON, from a URL.
  public init(url: URL) { self.url = url }

  /// A button, and the quote below it.
  public var body: some View {
    VStack {
      Button("Load") {
        loading = URLSession.shared.dataTaskPublisher(for: url)
          .map(\.data)
          .decode(type: Quote.self, decoder: JSONDecoder())
          .receive(on: DispatchQueue.main)
          .sink(receiveCompletion: { _ in }) { quote in
            dump = String(customDumping: quote)
          }
      }
      .buttonStyle(.borderedProminent)
      Text(dump)
    }
  }
}
