/// The page of a gallery.
///
/// It is plain HTML and CSS without scripts, so that it works as a local file.
struct GalleryPage {
  let sections: [GallerySection]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Tactile gallery</title>
    <style>
    \(Stylesheet.css)
    </style>
    </head>
    <body>
    <header>
    <h1>Tactile gallery</h1>
    <p>SwiftUI buttons, drawn and played on Linux without a screen. The gray disc is a finger.</p>
    <nav>
    \(sections.map(\.link).joined(separator: "\n"))
    </nav>
    </header>
    <main>
    \(sections.map(\.html).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }
}
