import SwiftUI
import SwiftUITesting

/// The section of the page that shows one demo.
struct GallerySection {
  let demo: Demo
  /// The display lists of the demo's stills, as text.
  let displayLists: [String]
  /// The trace of the recording.
  let trace: Trace

  private var title: String { demo.title.escapedForHTML }

  /// The link to this section.
  var link: String { "<a href=\"#\(demo.name)\">\(title)</a>" }

  var html: String {
    """
    <section id="\(demo.name)">
    <h2>\(title)</h2>
    <p>\(demo.caption.escapedForHTML)</p>
    <div class="pictures">
    <figure>
    \(recording)
    <figcaption>The recording</figcaption>
    </figure>
    <div class="states">
    \(ColorScheme.allCases.map(stills).joined(separator: "\n"))
    </div>
    </div>
    \(TraceChart(trace).svg)
    <details>
    <summary>What happened in the recording, and why</summary>
    <p>The same <a href="\(FileName.trace(demo))">as JSON</a>, with the values on their way.</p>
    <pre>\(trace.description.escapedForHTML)</pre>
    </details>
    <details>
    <summary>What the stills draw, as text</summary>
    \(zip(demo.stills, displayLists).map(list).joined(separator: "\n"))
    </details>
    </section>
    """
  }

  /// The recording in the reader's color scheme, or a still for readers who prefer reduced motion.
  private var recording: String {
    """
    <picture>
    \(calmSource("(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)", .dark))
    \(calmSource("(prefers-reduced-motion: reduce)", .light))
    <source media="(prefers-color-scheme: dark)" srcset="\(FileName.recording(demo, .dark))">
    \(image(FileName.recording(demo, .light), alternative: "\(demo.title), recorded"))
    </picture>
    """
  }

  private func calmSource(_ media: String, _ scheme: ColorScheme) -> String {
    "<source media=\"\(media)\" srcset=\"\(stillFile(demo.stills[0], scheme))\">"
  }

  private func stills(_ scheme: ColorScheme) -> String {
    """
    <div class="stills">
    \(demo.stills.map { still($0, scheme) }.joined(separator: "\n"))
    </div>
    """
  }

  private func still(_ still: Still, _ scheme: ColorScheme) -> String {
    let words = "\(still.title), \(scheme.rawValue)"
    let file = stillFile(still, scheme)
    return """
      <figure>
      <a href="\(file)">\(image(file, alternative: "\(demo.title): \(words)"))</a>
      <figcaption>\(words.escapedForHTML)</figcaption>
      </figure>
      """
  }

  private func list(_ still: Still, _ displayList: String) -> String {
    """
    <h3>\(still.title.escapedForHTML)</h3>
    <pre>\(displayList.escapedForHTML)</pre>
    """
  }

  private func stillFile(_ still: Still, _ scheme: ColorScheme) -> String {
    FileName.still(demo, still, scheme)
  }

  private func image(_ file: String, alternative: String) -> String {
    """
    <img src="\(file)" alt="\(alternative.escapedForHTML)" \
    width="\(Int(demo.size.width))" height="\(Int(demo.size.height))">
    """
  }
}
