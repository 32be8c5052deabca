import SwiftUI

extension DeviceFixture {
  /// Texts, symbols and labels on iOS.
  static let phoneTexts: [DeviceFixture] = [
    DeviceFixture("ios/text/styles", 400, 460) { _ in
      VStack(alignment: .leading, spacing: 8) {
        Text("Hello").measured("default")
        Text("Large Title").font(.largeTitle).measured("largeTitle")
        Text("Title").font(.title).measured("title")
        Text("Title 2").font(.title2).measured("title2")
        Text("Title 3").font(.title3).measured("title3")
        Text("Headline").font(.headline).measured("headline")
        Text("Subheadline").font(.subheadline).measured("subheadline")
        Text("Body").font(.body).measured("body")
        Text("Callout").font(.callout).measured("callout")
        Text("Footnote").font(.footnote).measured("footnote")
        Text("Caption").font(.caption).measured("caption")
        Text("Caption 2").font(.caption2).measured("caption2")
        Text("Bold").bold().measured("bold")
      }
      .measured("stack")
    },
    DeviceFixture("ios/text/bold-trait", 320, 480) { _ in
      VStack(alignment: .leading, spacing: 0) {
        Text("Large Title").font(.largeTitle).bold().measured("largeTitle")
        Text("Title").font(.title).bold().measured("title")
        Text("Title 2").font(.title2).bold().measured("title2")
        Text("Title 3").font(.title3).bold().measured("title3")
        Text("Headline").font(.headline).bold().measured("headline")
        Text("Subheadline").font(.subheadline).bold().measured("subheadline")
        Text("Body").font(.body).bold().measured("body")
        Text("Callout").font(.callout).bold().measured("callout")
        Text("Footnote").font(.footnote).bold().measured("footnote")
        Text("Caption").font(.caption).bold().measured("caption")
        Text("Caption 2").font(.caption2).bold().measured("caption2")
      }
      .measured("stack")
    },
    DeviceFixture("ios/layout/basics", 320, 300) { _ in
      VStack(alignment: .leading, spacing: 0) {
        Text("Hello").measured("paddedText").padding().measured("padded")
        VStack {
          Text("One").measured("one")
          Text("Two").measured("two")
        }
        .measured("textStack")
        VStack {
          Text("Hello").measured("textAboveBox")
          Color.blue.box(40, 10).measured("box")
        }
        .measured("mixedStack")
        HStack {
          Text("One").measured("hOne")
          Text("Two").measured("hTwo")
          Color.red.box(10, 10).measured("hBox")
        }
        .measured("hStack")
        Divider().measured("divider")
      }
      .measured("stack")
    },
    DeviceFixture("ios/symbol/basic", 320, 300) { _ in
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 12) {
          Image(systemName: "star").measured("star")
          Image(systemName: "gear").measured("gear")
          Image(systemName: "wifi").measured("wifi")
          Image(systemName: "chevron.right").measured("chevron")
          Text("Hello").measured("text")
        }
        .measured("row")
        HStack(spacing: 12) {
          Image(systemName: "star").font(.title).measured("starTitle")
          Image(systemName: "star").font(.largeTitle).measured("starLarge")
          Image(systemName: "star").font(.footnote).measured("starFootnote")
          Image(systemName: "star").imageScale(.large).measured("starLargeScale")
          Image(systemName: "star").font(.body.weight(.bold)).measured("starBold")
        }
        .measured("sizes")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: "star").measured("baselineStar")
          Text("Hello").measured("baselineText")
        }
        .measured("baseline")
      }
      .measured("stack")
    },
    DeviceFixture("ios/label/basic", 320, 300) { _ in
      VStack(alignment: .leading, spacing: 12) {
        Label {
          Text("Wi-Fi").measured("title")
        } icon: {
          Image(systemName: "wifi").measured("icon")
        }
        .measured("label")
        Label {
          Text("Bluetooth").measured("titleT")
        } icon: {
          Image(systemName: "gear").measured("iconT")
        }
        .font(.title)
        .measured("labelTitle")
        Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly).measured("iconOnly")
        Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).measured("titleOnly")
      }
      .measured("stack")
    },
  ]
}
