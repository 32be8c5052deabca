import Foundation
internal import Markdown

// What Foundation has on Apple's systems and lacks on Linux.
nonisolated extension AttributedString {
  /// How markdown is read.
  ///
  /// Mirrors Foundation's `AttributedString.MarkdownParsingOptions`.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which syntax counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks as well, of which only the text stays, as `Text` shows it.
      case full
      /// Marks in lines; line ends are spaces.
      case inlineOnly
      /// Marks in lines; spaces and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to what cannot be read, which no text is.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// What was read counts.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[…](…)` is syntax; it is not read here.
    public var allowsExtendedAttributes: Bool
    /// Which syntax counts.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to what cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Makes a string of markdown: strong, emphasised and struck words, code and links.
  ///
  /// - Parameter baseURL: what links without a scheme begin at.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(runs: Markdown.runs(of: markdown, options.interpretedSyntax.read), baseURL)
  }

  /// Makes a string of markdown in UTF-8.
  ///
  /// - Throws: an error where the bytes are no UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let string = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: string, options: options, baseURL: baseURL)
  }

  /// Makes a string of a key, with the marks of its literal turned into attributes.
  ///
  /// There are no tables of translations: the key itself, with its arguments, is the text.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init()
    for segment in keyAndValue.parts.segments {
      var part = AttributedString(segment.content.string(in: locale ?? .current))
      let traits = segment.traits
      part.inlinePresentationIntent = InlinePresentationIntent(traits)
      part.link = traits.link
      self += part
    }
  }

  private init(runs: [MarkdownRun], _ baseURL: URL?) {
    self.init()
    for run in runs {
      var part = AttributedString(run.string)
      let traits = TextTraits(run, link: nil)
      part.inlinePresentationIntent = InlinePresentationIntent(traits)
      part.link = run.link.flatMap { URL(string: $0, relativeTo: baseURL)?.absoluteURL }
      self += part
    }
  }
}

extension InlinePresentationIntent {
  /// The marks that became traits; nil where there are none.
  fileprivate nonisolated init?(_ traits: TextTraits) {
    var intent: InlinePresentationIntent = []
    if traits.isBold == true { intent.insert(.stronglyEmphasized) }
    if traits.isItalic == true { intent.insert(.emphasized) }
    if traits.design == .monospaced { intent.insert(.code) }
    if traits.strikethrough != nil { intent.insert(.strikethrough) }
    if intent.isEmpty { return nil }
    self = intent
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  fileprivate nonisolated var read: Markdown.Syntax {
    switch self {
    case .full: .full
    case .inlineOnly: .inline
    case .inlineOnlyPreservingWhitespace: .inlinePreservingWhitespace
    }
  }
}
