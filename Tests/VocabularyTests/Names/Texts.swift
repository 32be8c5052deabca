import SwiftUI

// Texts with Markdown, attributes and formats, and the styles of their characters.

struct TextNames: View {
  let name: String = "name"
  var price: Decimal = 9.99
  let optional: Font.Width? = nil
  @State private var isOn = false
  @Environment(\.allowsTightening) private var allowsTightening

  var attributed: AttributedString {
    var string = AttributedString("Hello World")
    string.font = .title.bold()
    string.foregroundColor = isOn ? .red : .primary
    string.swiftUI.backgroundColor = .yellow
    string.underlineStyle = .init(pattern: .dot, color: .red)
    string.strikethroughStyle = .single
    string.kern = 1
    string.tracking = 2
    string.baselineOffset = 3
    string.link = URL(string: "https://example.org")
    if let range = string.range(of: "World") {
      string[range].foregroundColor = .blue
      string[range].inlinePresentationIntent = .emphasized
    }
    var container = AttributeContainer()
    container.font = .system(.headline, design: .rounded)
    container.foregroundColor = .secondary
    return string + AttributedString("!", attributes: container)
  }

  var parsed: AttributedString {
    (try? AttributedString(markdown: "**Bold** and *more*")) ?? AttributedString("plain")
  }

  var body: some View {
    VStack {
      Text(attributed)
      Text(parsed)
      Text("**Bold** *\(name)* `code` ~~gone~~ [link](https://example.org)")
      Text(.init("**\(name)**"))
      Text(Date(timeIntervalSince1970: 0), style: .date) + Text(Date.now, style: .time)
      Text(Date.now, style: .relative) + Text(Date.now, style: .offset)
      Text(Date.now.addingTimeInterval(60), style: .timer).monospacedDigit()
      Text("Ends in \(Date.now, style: .timer), on \(Date.now...Date.now)")
      Text(Date.now...Date.now.addingTimeInterval(60))
      Text(DateInterval(start: .now, duration: 60))
        + Text("\(DateInterval(start: .now, duration: 6))")
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
      Text(timerInterval: Date.now...Date.now, pauseTime: nil, countsDown: isOn, showsHours: isOn)
      Text("\(timerInterval: Date.now...Date.now, countsDown: false) left")
      Text(name).environment(\.timeZone, .gmt).environment(\.calendar, .current)
      Text(Image(systemName: "star"))
      Text(Image("photo")).font(.title).foregroundColor(.red)
      Text("Tap \(Image(systemName: "plus")) to add") + Text(Image(systemName: "arrow.right"))
      Text("\(attributed) and \(name)")
      Text(price, format: .currency(code: "USD"))
      Text(0.5, format: .percent)
      Text("\(price, format: .number) left")
      Text(name).fontWidth(.condensed) + Text(name).fontDesign(.serif)
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())
    }
    VStack {
      Text(name).fontWidth(optional)
      Text(name).fontDesign(nil)
      Text(name).monospaced() + Text(name).monospaced(isOn)
      Text(name).textScale(.secondary)
      Text(name).textScale(.secondary, isEnabled: isOn).bold(isOn).italic(isOn)
      Text(name).underline(isOn, pattern: .dash, color: .red).strikethrough(color: .red)
      Text(name).font(.system(size: 12).width(.expanded))
      Text(name).font(.custom("Inter", size: 12, relativeTo: .caption).bold(isOn))
      Text(name).font(.custom("Inter", fixedSize: 12)).allowsTightening(allowsTightening)
      Text(name).font(.custom("Inter", size: 12).weight(.semibold).leading(.tight))
    }
    .fontWidth(.standard)
    .fontDesign(.rounded)
    .monospaced()
    .textScale(.default)
    .allowsTightening(true)
    VStack {
      Text(name).lineLimit(2, reservesSpace: isOn)
      Text(name).lineLimit(1...3).truncationMode(.middle)
      Text(name).lineLimit(...3).lineLimit(2...).lineLimit(nil)
      Text(name).dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
      Text(name).dynamicTypeSize(.small ... .xLarge)
      Button("**Save** \(name)") {}
      Label("*Star* \(2)", systemImage: "star")
    }
  }
}
