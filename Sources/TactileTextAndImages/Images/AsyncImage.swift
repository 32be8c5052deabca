import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that loads an image from a URL and displays it.
///
/// The closures return the view of the loaded image, and of the time before:
///
/// ```swift
/// AsyncImage(url: url) { image in
///   image.resizable().scaledToFill()
/// } placeholder: {
///   Color.gray.opacity(0.2)
/// }
/// .frame(width: 80, height: 80)
/// ```
///
/// Modifiers of images, such as `resizable()`, belong on the image in the closure, not on the `AsyncImage`. To show
/// errors, use the initializer whose closure receives an ``AsyncImagePhase``. When the URL or the scale changes, the
/// image is loaded again; when the view is removed, the request is canceled.
///
/// The image must be a PNG or a JPEG; others fail with a warning. Files are read synchronously. A window on a screen
/// loads other URLs if the program enables the trait `Networking` of this package, since networking libraries take time
/// to load; without the trait, these URLs fail at once, with a warning. The dependency enables it:
///
/// ```swift
/// .package(url: "…/tactile", from: "1.0.0", traits: [.defaults, "Networking"])
/// ```
///
/// A test answers the requests with `answerFetch(_:with:)`. In `tactile preview`, only files load; other URLs keep the
/// placeholder.
///
/// Mirrors SwiftUI's `AsyncImage`.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// Loads an image and displays custom content for each phase.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; if nil, nothing is loaded.
  ///   - scale: The number of the image's pixels per point.
  ///   - transaction: The transaction to use when the phase changes.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Loads an image and displays a placeholder until it is available.
  ///
  /// If loading fails, the placeholder stays.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; if nil, nothing is loaded.
  ///   - scale: The number of the image's pixels per point.
  ///   - content: Returns the view of the loaded image.
  ///   - placeholder: Returns the view that is shown without an image.
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

  /// Loads an image and displays a gray placeholder until it is available.
  ///
  /// The placeholder fills its frame, and stays if loading fails; the image has its own size, even in a smaller frame.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }
}

/// The state of an image that is loaded asynchronously, for which you return a view.
///
/// The closure of ``AsyncImage/init(url:scale:transaction:content:)`` receives the phase. It begins with ``empty``,
/// also when the URL or the scale changes, and ends with one of the others:
///
/// ```swift
/// AsyncImage(url: url) { phase in
///   switch phase {
///   case .empty: ProgressView()
///   case .success(let image): image.resizable().scaledToFit()
///   case .failure: Image(systemName: "photo")
///   }
/// }
/// ```
///
/// To fade the image in, pass a transaction with an animation to the initializer.
///
/// Mirrors SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// The image hasn't been loaded yet, or the URL is nil.
  case empty
  /// The image has been loaded successfully.
  case success(Image)
  /// The image failed to load with an error, whose `localizedDescription` says why.
  ///
  /// There is no second attempt for the same URL while the view stays; to make one, change its `id(_:)`.
  case failure(any Error)

  /// The loaded image, to which you can apply modifiers such as `resizable()`; nil in other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error that prevented the image from loading; nil in other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension Image {
  /// A gray area that fills its frame.
  fileprivate static let placeholder = Image(
    ImageContent(
      RasterImage(Bitmap(width: 1, height: 1, pixels: [20, 20, 20, 41])), name: "placeholder")
  ).resizable()
}

extension AsyncImage {
  /// Always false: the number of elements can change with the phase.
  @_spi(Engine) public static var __isUnary: Bool { false }

  /// Creates the node that loads the image.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    AsyncImageNode(view, inputs: inputs)
  }

  /// Updates the node with a new URL and new content.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    AsyncImageNode<Content>.update(node, view)
  }
}
