/// The loader of images and named colors, which the window sets.
enum ImageLoaderKey: EnvironmentKey {
  static var defaultValue: any ImageLoader { NoImages() }
}

extension EnvironmentValues {
  /// The loader of images and named colors, for styles, which have access only to their environment.
  package var imageLoader: any ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
