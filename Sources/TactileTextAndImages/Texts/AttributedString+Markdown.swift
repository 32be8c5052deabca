import Foundation
@_spi(Engine) import TactileViewGraph
internal import TactileMarkdown

// API that Foundation provides on Apple platforms, but not on Linux.
nonisolated extension AttributedString {
  /// Options for parsing Markdown, such as how much of its syntax to recognize.
  ///
  /// Pass options to `AttributedString(markdown:options:)`. By default, the string has the full Markdown syntax. Only
  /// ``interpretedSyntax`` has an effect. Source positions can't be added to the string.
  ///
  /// ```swift
  /// let text = try AttributedString(
  ///   markdown: "**Save** all", options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly))
  /// ```
  ///
  /// Mirrors Foundation's `AttributedString.MarkdownParsingOptions`.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The Markdown syntax of a string.
    ///
    /// Assign it to ``AttributedString/MarkdownParsingOptions/interpretedSyntax``; the default is ``full``. Choose
    /// ``inlineOnlyPreservingWhitespace`` for text of several lines, such as a message: ``full`` joins its paragraphs,
    /// and removes the marks of headings and lists.
    ///
    /// Mirrors Foundation's `AttributedString.MarkdownParsingOptions.InterpretedSyntax`.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Full Markdown syntax; the texts of blocks, such as paragraphs, are joined without separators.
      case full
      /// Inline syntax; line breaks become spaces.
      case inlineOnly
      /// Inline syntax; whitespace and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of strings that can't be parsed.
    ///
    /// Every string can be parsed, so the policy has no effect. The default is ``throwError``. With either policy, data
    /// that isn't valid UTF-8 throws an error.
    ///
    /// Mirrors Foundation's `AttributedString.MarkdownParsingOptions.FailurePolicy`.
    public enum FailurePolicy: Hashable, Sendable {
      /// The initializer throws an error.
      case throwError
      /// The initializer returns the part that was parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether to allow extended attributes, as in `^[…](…)`; they aren't supported.
    public var allowsExtendedAttributes: Bool
    /// The syntax to interpret in the Markdown string.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for a parsing failure, which doesn't occur.
    public var failurePolicy: FailurePolicy
    /// The language code of the text; it isn't added to the string.
    public var languageCode: String?

    /// Creates options for parsing a Markdown string; only the syntax has an effect.
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

  /// Creates an attributed string from a Markdown string.
  ///
  /// Strong, emphasized and struck text, code and links become attributes.
  ///
  /// - Parameter baseURL: The base URL of relative links.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(runs: Markdown.runs(of: markdown, options.interpretedSyntax.read), baseURL)
  }

  /// Creates an attributed string from Markdown data in UTF-8.
  ///
  /// - Throws: An error if the data isn't valid UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let string = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: string, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a localized value, with Markdown converted to attributes.
  ///
  /// There are no localization tables: the text is the key itself with its arguments.
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
  /// Creates the intents that correspond to traits; nil if there are none.
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
