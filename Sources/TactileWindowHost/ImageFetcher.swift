import Foundation
@_spi(Engine) import TactileViewGraph

#if Networking
  import FoundationNetworking
#endif

/// Loads what the views of a window request, such as the images of `AsyncImage`.
@MainActor
enum ImageFetcher {
  #if Networking
    /// Performs a request, which is canceled when it is closed, and answers it on the main thread.
    static func fetch(_ request: FetchRequest) {
      let task = URLSession.shared.dataTask(with: request.url) { data, response, error in
        let result = result(of: data, response, error)
        DispatchQueue.main.async { MainActor.assumeIsolated { request.answer(result) } }
      }
      request.willClose = { task.cancel() }
      task.resume()
    }

    private nonisolated static func result(
      of data: Data?, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<Data, any Error> {
      if let error { return .failure(error) }
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        return .failure(FetchFailure(reason: "the server answers with the status \(status)"))
      }
      return .success(data ?? Data())
    }
  #else
    /// Fails with a warning, since the program isn't linked with the networking libraries.
    static func fetch(_ request: FetchRequest) {
      RuntimeWarning.issueOnce(
        "AsyncImage(url: \(request.url.absoluteString)) isn't loaded: programs load networking libraries only "
          + "if they ask for them. Enable the trait Networking in the dependency on this package: "
          + ".package(url: …, traits: [.defaults, \"Networking\"])")
      request.answer(.failure(FetchFailure(reason: "the trait Networking isn't enabled")))
    }
  #endif
}
