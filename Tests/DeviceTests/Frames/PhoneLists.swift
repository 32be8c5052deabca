import SwiftUI

extension DeviceFixture {
  /// Lists on iOS.
  static let phoneLists: [DeviceFixture] = [
    DeviceFixture("ios/list/basic", 320, 400) { _ in
      List {
        Text("Apple").measured("row1")
        Text("Banana").measured("row2")
        Section("Fruit") {
          Text("Cherry").measured("row3")
          HStack {
            Text("Detail").measured("detailLabel")
            Spacer()
            Text("Value").foregroundStyle(.secondary).measured("detailValue")
          }
          .measured("detailRow")
        }
      }
      .measured("list")
    },
    DeviceFixture("ios/list/plain", 320, 300) { _ in
      List {
        Text("Apple").measured("row1")
        Text("Banana").measured("row2")
        Section("Fruit") { Text("Cherry").measured("row3") }
      }
      .listStyle(.plain)
      .measured("list")
    },
    DeviceFixture("ios/list/spacing", 320, 400) { _ in
      List {
        Section("Tree fruit") {
          Text("Apple").measured("a1")
          Text("Banana").measured("a2")
        }
        Section("Others") {
          Text("Cherry").measured("b1")
          Text("Carrot").measured("b2")
        }
      }
      .listRowSpacing(12)
      .listSectionSpacing(30)
      .measured("list")
    },
    DeviceFixture("ios/list/footer", 320, 400) { _ in
      List {
        Section {
          Text("Apple").measured("row1")
        } header: {
          Text("Fruit").measured("header")
        } footer: {
          Text("Banana").measured("footer")
        }
        Section {
          Text("Cherry").measured("row2")
        } footer: {
          Text("Apple").measured("footer2")
        }
      }
      .measured("list")
    },
    DeviceFixture("ios/list/footer-header", 320, 400) { _ in
      List {
        Section {
          Text("Apple").measured("row1")
        } footer: {
          Text("Banana").measured("footer")
        }
        Section("Fruit") {
          Text("Cherry").measured("row2")
        }
      }
      .measured("list")
    },
    DeviceFixture("ios/list/selection", 375, 360, steps: ["select"], settling: 2) { step in
      List(selection: .constant(step > 0 ? 2 : nil)) {
        Text("First").tag(1).measured("first")
        Text("Second").tag(2).measured("second")
        Text("Third").tag(3).measured("third")
      }
      .measured("list")
    },
    DeviceFixture("ios/list/editing", 320, 420) { _ in
      List {
        Section("Editable") {
          ForEach(["Apple", "Banana", "Cherry"], id: \.self) { name in
            Text(name).measured(name.lowercased())
          }
          .onDelete { _ in }
          .onMove { _, _ in }
        }
        Section("Deletable") {
          ForEach(["Date"], id: \.self) { name in
            Text(name).measured("date")
          }
          .onDelete { _ in }
        }
        Section("Fixed") {
          Text("Detail").measured("fixed")
        }
      }
      .environment(\.editMode, .constant(.active))
      .measured("list")
    },
    DeviceFixture("ios/label/list", 320, 300) { _ in
      List {
        Label {
          Text("Wi-Fi").measured("title1")
        } icon: {
          Image(systemName: "wifi").measured("icon1")
        }
        .measured("row1")
        Label {
          Text("Bluetooth").measured("title2")
        } icon: {
          Image(systemName: "gear").measured("icon2")
        }
        .measured("row2")
        NavigationLink(destination: Text("Pushed")) {
          Label {
            Text("Settings").measured("title3")
          } icon: {
            Image(systemName: "star").measured("icon3")
          }
        }
        .measured("row3")
      }
      .measured("list")
    },
  ]
}
