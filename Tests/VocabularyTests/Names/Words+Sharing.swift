import SwiftUI

// Share links, with all of their initializers.

struct SharedRecipe: Transferable {
  let name: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.name)
  }
}

struct SharedTag: Transferable {
  let name: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { $0.name }, importing: { SharedTag(name: $0) })
  }
}

struct SharedStamp: Transferable {
  let name: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { SharedStamp(name: $0) })
  }
}

struct ShareLinks: View {
  let recipe: SharedRecipe
  let recipes: [SharedRecipe]
  let link: URL
  let links: [URL]
  let text: String
  let texts: [String]
  let name: String
  let resource = LocalizedStringResource("Share")
  let preview = SharePreview("Recipe")

  var body: some View {
    labels
    values
    others
  }

  @ViewBuilder private var labels: some View {
    ShareLink(item: link) { Text("Share") }
    ShareLink(item: text, subject: Text("s"), message: Text("m")) { Text("Share") }
    ShareLink(items: links) { Text("Share") }
    ShareLink(items: texts) { Text("Share") }
    ShareLink(item: recipe, preview: preview) { Text("Share") }
    ShareLink(items: recipes, preview: { SharePreview($0.name) }) { Text("Share") }
  }

  @ViewBuilder private var values: some View {
    Group {
      ShareLink(item: recipe, preview: preview)
      ShareLink(items: recipes, preview: { SharePreview($0.name) })
    }
    Group {
      ShareLink("Share", item: recipe, preview: preview)
      ShareLink("Share", items: recipes, preview: { SharePreview($0.name) })
    }
    Group {
      ShareLink(Text("Share"), item: recipe, preview: preview)
      ShareLink(Text("Share"), items: recipes, preview: { SharePreview($0.name) })
    }
    Group {
      ShareLink(name, item: recipe, preview: preview)
      ShareLink(name, items: recipes, preview: { SharePreview($0.name) })
    }
    Group {
      ShareLink(resource, item: recipe, preview: preview)
      ShareLink(resource, items: recipes, preview: { SharePreview($0.name) })
    }
  }

  @ViewBuilder private var others: some View {
    Group {
      ShareLink(item: link)
      ShareLink(item: text)
      ShareLink(items: links)
      ShareLink(items: texts)
    }
    Group {
      ShareLink("Share", item: link)
      ShareLink("Share", item: text)
      ShareLink("Share", items: links)
      ShareLink("Share", items: texts)
    }
    Group {
      ShareLink(Text("Share"), item: link)
      ShareLink(Text("Share"), item: text)
      ShareLink(Text("Share"), items: links)
      ShareLink(Text("Share"), items: texts)
    }
    Group {
      ShareLink(name, item: link)
      ShareLink(name, item: text)
      ShareLink(name, items: links)
      ShareLink(name, items: texts)
    }
    Group {
      ShareLink(resource, item: link)
      ShareLink(resource, item: text)
      ShareLink(resource, items: links)
      ShareLink(resource, items: texts)
    }
  }

  let image = Image(systemName: "star")
}

extension ShareLinks {
  var preview0: some Any { SharePreview("a") }
  var preview1: some Any { SharePreview(Text("a")) }
  var preview2: some Any { SharePreview(name) }
  var preview3: some Any { SharePreview(resource) }
  var preview4: some Any { SharePreview("a", image: image) }
  var preview5: some Any { SharePreview(Text("a"), image: image) }
  var preview6: some Any { SharePreview(name, image: image) }
  var preview7: some Any { SharePreview(resource, image: image) }
  var preview8: some Any { SharePreview("a", icon: image) }
  var preview9: some Any { SharePreview(Text("a"), icon: image) }
  var preview10: some Any { SharePreview(name, icon: image) }
  var preview11: some Any { SharePreview(resource, icon: image) }
  var preview12: some Any { SharePreview("a", image: image, icon: image) }
  var preview13: some Any { SharePreview(Text("a"), image: image, icon: image) }
  var preview14: some Any { SharePreview(name, image: image, icon: image) }
  var preview15: some Any { SharePreview(resource, image: image, icon: image) }
}

enum SharedValues {
  @MainActor static let transferred: [any Transferable] = [
    "a", AttributedString("a"), Image(systemName: "star"),
  ]
  @MainActor static let link: any Transferable.Type = URL.self
  @MainActor static let built = TransferRepresentationBuilder<SharedRecipe>.buildBlock(
    ProxyRepresentation { (recipe: SharedRecipe) in recipe.name })
  @MainActor static let written = TransferRepresentationBuilder<SharedRecipe>.buildExpression(built)
  @MainActor static let representations: (Any, Any, Any, Any, Any) = (
    String.transferRepresentation, URL.transferRepresentation,
    AttributedString.transferRepresentation, Image.transferRepresentation,
    Never.transferRepresentation
  )
}
