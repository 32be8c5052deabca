import Foundation
@_spi(Engine) import TactileViewGraph

/// Requests an image and shows the phases of its loading; cancels the request when removed.
@MainActor
final class AsyncImageNode<Content: View>: ViewNode, ValueNode {
  private var view: AsyncImage<Content>
  private var phase = AsyncImagePhase.empty
  private var request: FetchRequest?
  private let modelTracking = ModelTracking(ViewDescriptor.of(AsyncImage<Content>.self).modelUse)

  init(_ view: AsyncImage<Content>, inputs: ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    evaluating { adopt(makeNode($0, inputs)) }
    begin()
  }

  override var name: String {
    switch phase {
    case .empty: "AsyncImage"
    case .success: "AsyncImage success"
    case .failure: "AsyncImage failure"
    }
  }

  func update(_ newView: AsyncImage<Content>) {
    let isElsewhere = newView.url != view.url || newView.scale != view.scale
    view = newView
    if isElsewhere {
      phase = .empty
      request?.close()
      request = nil
    }
    updateBody()
    if isElsewhere { begin() }
  }

  override func updateBody() { evaluating { updateNode(children[0], $0, inputs) } }

  override func didRemove() {
    request?.close()
    modelTracking.release()
  }

  private func evaluating(_ body: (Content) -> Void) {
    body(tracking(.body) { modelTracking.evaluate(in: graph) { view.content(phase) } })
  }

  // MARK: Fetching

  /// Requests the image after the update.
  private func begin() {
    guard let url = view.url else { return }
    let request = FetchRequest(url) { [weak self] in self?.take($0) }
    self.request = request
    graph.actions.append { [weak self] in
      guard let self, !isRemoved, request.isOpen else { return }
      guard url.isFileURL else { return graph.services.fetch(request) }
      do throws(ImageFailure) {
        let raster = try graph.images.image(atPath: url.path(percentEncoded: false))
        request.close()
        show(raster, scale: view.scale)
      } catch {
        request.close()
        show(error)
      }
    }
  }

  private func take(_ result: Result<Data, any Error>) {
    guard !isRemoved else { return }
    switch result {
    case .success(let data):
      do throws(ImageFailure) {
        show(try graph.images.image(from: data, scale: view.scale), scale: view.scale)
      } catch {
        show(error)
      }
    case .failure(let error): show(.failure(error))
    }
  }

  private func show(_ raster: RasterImage, scale: CGFloat) {
    ImageWarnings.issueFlaw(of: raster, source: source)
    let name = view.url?.lastPathComponent ?? ""
    let content = ImageContent(RasterImage(raster.bitmap, scale: scale), name: name)
    show(.success(Image(content)))
  }

  /// Shows that no image could be read.
  private func show(_ failure: ImageFailure) {
    if failure.kind == .unreadable {
      ImageWarnings.issue("\(source) has no image: \(failure.reason).")
    }
    show(.failure(FetchFailure(reason: failure.reason)))
  }

  /// The view as warnings name it.
  private var source: String { "AsyncImage(url: \(view.url?.absoluteString ?? "nil"))" }

  private func show(_ phase: AsyncImagePhase) {
    let url = view.url
    graph.queue.append(transaction: view.transaction) { [weak self] _ in
      // The URL has changed in the meantime.
      guard let self, !isRemoved, view.url == url else { return }
      self.phase = phase
      setNeeds(.body)
    }
  }
}
