import SwiftUI

extension DeviceFixture {
  /// Positions, and changes of the safe area.
  static let positions: [DeviceFixture] = [
    DeviceFixture("position/basic", 320, 240) { _ in
      VStack(spacing: 10) {
        ZStack {
          Color(white: 0.9)
          Color.red.box(40, 40).position(x: 50, y: 30).measured("inZStack")
          Color.blue.box(30, 30).position(CGPoint(x: 150, y: 60)).measured("point")
        }
        .box(200, 90)
        .measured("zstack")
        HStack(spacing: 10) {
          Text("Left").measured("left")
          Color.green.box(30, 30).position(x: 20, y: 20).measured("inHStack")
          Text("Right").measured("right")
        }
        .frame(height: 50)
        .measured("hstack")
        VStack(spacing: 4) {
          Text("Above").measured("above")
          Color.orange.box(30, 20).position(x: 40, y: 10).measured("inVStack")
          Text("Below").measured("below")
        }
        .measured("vstack")
      }
      .measured("stack")
    },
    DeviceFixture("position/safe-area", 400, 260) { _ in
      HStack(spacing: 20) {
        VStack(spacing: 0) {
          Color.red.measured("plainContent")
        }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).measured("plainBar") }
        .box(100, 200)
        .measured("plain")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<8) { index in
              Color.green.frame(height: 30).measured("row\(index)")
            }
          }
          .measured("scrollContent")
        }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).measured("scrollBar") }
        .box(100, 200)
        .measured("scroll")
        VStack(spacing: 0) {
          Color.orange.measured("ignoringContent")
        }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.blue.frame(height: 30).measured("ignoringBar")
        }
        .box(100, 200)
        .measured("ignoring")
      }
      .measured("row")
    },
    DeviceFixture("position/safe-area-padding", 320, 200) { _ in
      HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).box(100, 150).measured("padded")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6) { index in
              Color.green.frame(height: 30).measured("prow\(index)")
            }
          }
          .measured("paddedScrollContent")
        }
        .safeAreaPadding(.vertical, 20)
        .box(100, 150)
        .measured("paddedScroll")
      }
      .measured("row")
    },
  ]
}
