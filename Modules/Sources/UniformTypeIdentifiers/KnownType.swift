import Foundation
import Synchronization

/// What is known about a type.
struct KnownType: Sendable {
  let identifier: String
  let supertypes: [String]
  var extensions: [String] = []
  var mimeTypes: [String] = []
  var title: String?

  /// The types that code declared while the program runs, or that the desktop knows.
  private static let others = Mutex([String: KnownType]())

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  static func find(_ identifier: String) -> KnownType? {
    byIdentifier[identifier] ?? others.withLock { $0[identifier] }
  }

  /// Adds a type of the desktop's database.
  static func added(mimeType: String, extensions: [String]) -> KnownType {
    let kinds = [
      "image": "public.image", "audio": "public.audio", "video": "public.movie",
      "text": "public.text",
    ]
    let kind = kinds[String(mimeType.prefix { $0 != "/" })] ?? "public.data"
    let type = KnownType(
      identifier: "dyn.\(mimeType.replacing("/", with: "."))", supertypes: [kind],
      extensions: extensions,
      mimeTypes: [mimeType])
    others.withLock { $0[type.identifier] = type }
    return type
  }

  /// Adds a type that an app declares, unless it is known.
  static func declared(_ identifier: String, _ supertype: String) -> KnownType {
    let name = identifier.lowercased()
    if let known = byIdentifier[name] { return known }
    let type = KnownType(identifier: name, supertypes: [supertype])
    return others.withLock { types in
      types[name] = types[name] ?? type
      return types[name] ?? type
    }
  }
}

extension KnownType {
  private init(
    _ identifier: String, _ supertypes: String, _ extensions: String = "", _ mimeTypes: String = "",
    _ title: String? = nil
  ) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.init(
      identifier: identifier, supertypes: words(supertypes), extensions: words(extensions),
      mimeTypes: words(mimeTypes), title: title)
  }

  /// The types that have properties, as Apple's documentation of `UTType` lists them.
  static let all: [KnownType] = [
    Self("public.item", ""),
    Self("public.content", ""),
    Self("public.composite-content", "public.content"),
    Self("public.data", "public.item"),
    Self("public.directory", "public.item"),
    Self("public.folder", "public.directory", "", "", "folder"),
    Self("com.apple.package", "public.directory"),
    Self("com.apple.bundle", "public.directory"),
    Self("com.apple.application", "public.item"),
    Self("public.symlink", "public.item"),
    Self("public.url", "public.data"),
    Self("public.file-url", "public.url"),
    Self("public.text", "public.data public.content", "", "", "text"),
    Self("public.plain-text", "public.text", "txt text", "text/plain", "text"),
    Self("public.utf8-plain-text", "public.plain-text"),
    Self("public.utf16-plain-text", "public.plain-text"),
    Self("public.delimited-values-text", "public.text"),
    Self(
      "public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv",
      "CSV document"),
    Self(
      "public.tab-separated-values-text", "public.delimited-values-text", "tsv",
      "text/tab-separated-values"),
    Self("public.rtf", "public.text", "rtf", "text/rtf application/rtf", "rich text document"),
    Self("com.apple.rtfd", "com.apple.package public.composite-content", "rtfd"),
    Self("public.html", "public.text", "html htm", "text/html", "HTML document"),
    Self("public.xml", "public.text", "xml", "application/xml text/xml", "XML document"),
    Self("public.yaml", "public.text", "yml yaml", "application/x-yaml", "YAML document"),
    Self("public.css", "public.text", "css", "text/css"),
    Self("public.json", "public.text", "json", "application/json", "JSON document"),
    Self("com.apple.property-list", "public.data", "plist"),
    Self("public.source-code", "public.plain-text"),
    Self("public.swift-source", "public.source-code", "swift", "", "Swift source code"),
    Self("public.c-source", "public.source-code", "c"),
    Self("public.objective-c-source", "public.source-code", "m"),
    Self("public.c-plus-plus-source", "public.source-code", "cpp cp c++ cc cxx"),
    Self("public.c-header", "public.source-code", "h"),
    Self("public.script", "public.source-code"),
    Self(
      "com.netscape.javascript-source", "public.source-code", "js mjs", "text/javascript",
      "JavaScript"),
    Self("public.shell-script", "public.script", "sh", "", "shell script"),
    Self("public.python-script", "public.script", "py", "text/x-python-script"),
    Self("net.daringfireball.markdown", "public.plain-text", "md markdown", "text/markdown"),
    Self("public.image", "public.data public.content", "", "", "image"),
    Self("public.png", "public.image", "png", "image/png", "PNG image"),
    Self("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg image/jpg", "JPEG image"),
    Self("public.tiff", "public.image", "tiff tif", "image/tiff", "TIFF image"),
    Self("com.compuserve.gif", "public.image", "gif", "image/gif", "GIF image"),
    Self("com.microsoft.bmp", "public.image", "bmp", "image/bmp"),
    Self("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
    Self("org.webmproject.webp", "public.image", "webp", "image/webp", "WebP image"),
    Self("public.heic", "public.image", "heic", "image/heic", "HEIC image"),
    Self("public.heif", "public.image", "heif", "image/heif", "HEIF image"),
    Self("public.svg-image", "public.image", "svg svgz", "image/svg+xml", "SVG image"),
    Self("com.apple.icns", "public.image", "icns"),
    Self("public.camera-raw-image", "public.image"),
    Self(
      "com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf",
      "PDF document"),
    Self("public.audiovisual-content", "public.data public.content"),
    Self("public.movie", "public.audiovisual-content", "", "", "movie"),
    Self("public.video", "public.movie"),
    Self("public.audio", "public.audiovisual-content", "", "", "audio"),
    Self("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
    Self("public.mpeg", "public.movie", "mpg mpeg mpe", "video/mpeg"),
    Self("public.mpeg-4", "public.movie", "mp4", "video/mp4", "MPEG-4 movie"),
    Self("public.mpeg-4-audio", "public.mpeg-4 public.audio", "mp4 m4a", "audio/mp4"),
    Self("public.avi", "public.movie", "avi", "video/avi"),
    Self("public.mp3", "public.audio", "mp3", "audio/mpeg", "MP3 audio"),
    Self("com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/vnd.wave audio/wav"),
    Self("public.aiff-audio", "public.audio", "aiff aif", "audio/aiff"),
    Self("public.midi-audio", "public.audio", "midi mid", "audio/midi"),
    Self("public.archive", "public.data"),
    Self("public.zip-archive", "public.archive", "zip", "application/zip", "ZIP archive"),
    Self("org.gnu.gnu-zip-archive", "public.archive", "gz gzip", "application/x-gzip"),
    Self("public.bzip2-archive", "public.archive", "bz2 bzip2", "application/x-bzip2"),
    Self("public.database", "public.item"),
    Self("public.message", "public.item"),
    Self("public.email-message", "public.data public.message", "eml", "message/rfc822"),
    Self("public.contact", "public.item"),
    Self("public.vcard", "public.text public.contact", "vcf vcard", "text/vcard"),
    Self("public.calendar-event", "public.item"),
    Self("com.apple.ical.ics", "public.text public.calendar-event", "ics", "text/calendar"),
    Self("public.font", "public.data"),
    Self("public.presentation", "public.composite-content"),
    Self("public.spreadsheet", "public.content"),
    Self(
      "org.idpf.epub-container", "public.data public.composite-content", "epub",
      "application/epub+zip"),
    Self("public.log", "public.plain-text", "log"),
    Self("public.executable", "public.item"),
    Self("public.x509-certificate", "public.data", "cer crt der", "application/x-x509-ca-cert"),
    Self("com.rsa.pkcs-12", "public.data", "p12 pfx", "application/x-pkcs12"),
    Self("public.3d-content", "public.data public.content"),
    Self("com.pixar.universal-scene-description", "public.3d-content", "usd"),
    Self(
      "com.pixar.universal-scene-description-mobile", "public.3d-content", "usdz",
      "model/vnd.usdz+zip"),
  ]
}
