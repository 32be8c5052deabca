import Foundation

/// A picture that is fetched while the view is shown.
///
/// Mirrors SwiftUI's `AsyncImage`.
///
/// Files are read at once, by the window's loader of pictures. Everything else is asked of the
/// window's host, which answers when it can; the headless one when a test does.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// Fetches a picture, and shows each phase in its own way.
  ///
  /// - Parameters:
  ///   - url: where the picture is; nil fetches nothing.
  ///   - scale: the picture's pixels a point.
  ///   - transaction: how one phase becomes another.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Fetches a picture, and shows something else until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Fetches a picture; a grey area stands for it until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }
}

/// How far an ``AsyncImage`` is.
///
/// Mirrors SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// There is no picture, for a reason.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is no picture, if it is known.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension Image {
  /// A grey area that takes what it is offered.
  fileprivate static let placeholder = Image(
    uiImage: UIImage(
      RasterImage(Bitmap(width: 1, height: 1, pixels: [20, 20, 20, 41])), name: "placeholder")
  ).resizable()
}

/// Why a picture could not be fetched.
struct FetchFailure: LocalizedError, Equatable {
  let reason: String
  var errorDescription: String? { reason }
}

extension AsyncImage {
  /// What is shown changes with the phase.
  public static var __isUnary: Bool { false }

  /// Makes the node that fetches.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    AsyncImageNode(view, inputs: inputs)
  }

  /// Hands a new address and new content to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: AsyncImageNode<Content>.self).update(view)
  }
}
