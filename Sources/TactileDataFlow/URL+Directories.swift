import Foundation
@_spi(Engine) import TactileViewGraph

// Foundation on Linux lacks these. If it gets them, its own take precedence.
extension URL {
  /// The user's folder for documents, such as `~/Documents`.
  @_disfavoredOverload public static var documentsDirectory: URL { directory(.documentDirectory) }

  /// The folder for files that an app needs but doesn't show to the user.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory)
  }

  /// The folder for files that an app can make again.
  @_disfavoredOverload public static var cachesDirectory: URL { directory(.cachesDirectory) }

  /// The user's folder for downloads.
  @_disfavoredOverload public static var downloadsDirectory: URL { directory(.downloadsDirectory) }

  /// The folder with the files on the user's desktop.
  @_disfavoredOverload public static var desktopDirectory: URL { directory(.desktopDirectory) }

  /// The user's folder for pictures.
  @_disfavoredOverload public static var picturesDirectory: URL { directory(.picturesDirectory) }

  /// The user's folder for music.
  @_disfavoredOverload public static var musicDirectory: URL { directory(.musicDirectory) }

  /// The user's folder for films.
  @_disfavoredOverload public static var moviesDirectory: URL { directory(.moviesDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
