import Foundation
import TactileDrawing
@_spi(Engine) import TactileViewGraph

/// A record of the feedback, links, shares, copies and fetches that the views of a window without a screen requested.
@MainActor
final class HostRecord {
  private(set) var feedback: [PlayedFeedback] = []
  private(set) var fetches: [FetchRequest] = []
  private(set) var openedURLs: [URL] = []
  private(set) var shares: [SharedContent] = []
  /// The strings on the pasteboard, which replace the pictures.
  var pasteboard: [String] = [] { didSet { pasteboardImages = [] } }
  private(set) var pasteboardImages: [RasterImage] = []

  /// Makes this record the services of a window; they keep it, and it keeps nothing of the window.
  func serve(_ services: HostServices) {
    services.play = { [self, unowned services] in play($0, at: services.graph?.time ?? 0) }
    services.fetch = { [self] in fetches.append($0) }
    services.open = { [self] in open($0) }
    services.share = { [self] in share($0) }
    services.copy = { [self] in pasteboard = $0 }
    services.pastedStrings = { [self] in pasteboard }
    services.copyImages = { [self] in copy($0) }
    services.pastedImages = { [self] in pasteboardImages }
  }

  func dropAnsweredFetches() { fetches.removeAll { !$0.isOpen } }

  private func play(_ new: SensoryFeedback, at time: TimeInterval) {
    feedback.append(PlayedFeedback(feedback: new, time: time))
  }

  private func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  private func share(_ content: SharedContent) -> Bool {
    shares.append(content)
    return true
  }

  private func copy(_ images: [RasterImage]) {
    pasteboard = []
    pasteboardImages = images
  }
}
