import SwiftUI

extension DeviceFixture {
  /// Views that take the geometry of another, without text.
  static let matchedGeometry: [DeviceFixture] = [
    DeviceFixture("matched/follower", 300, 140) { _ in Followers() },
    DeviceFixture("matched/anchors", 620, 820) { _ in FollowerTable() },
  ]
}

private struct Followers: View {
  @Namespace private var geometry

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.box(40, 40)
        .matchedGeometryEffect(id: "box", in: geometry)
        .measured("source")
        .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
      Color.blue.box(80, 20)
        .matchedGeometryEffect(id: "box", in: geometry, isSource: false)
        .measured("frame")
      Color.green.box(30, 30)
        .matchedGeometryEffect(id: "box", in: geometry, properties: .position, isSource: false)
        .measured("position")
        .padding(.top, 70)
      Color.orange.box(20, 60)
        .matchedGeometryEffect(id: "box", in: geometry, properties: .size, isSource: false)
        .measured("size")
        .padding(.leading, 60)
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
    .measured("stack")
  }
}

/// Cells of one source and one follower each: `frame-tl-wide` is a follower of the frame whose top
/// leading corners meet, and whose own size is wide.
private struct FollowerTable: View {
  private let anchors = [("tl", UnitPoint.topLeading), ("c", .center), ("br", .bottomTrailing)]
  private let wide = CGSize(width: 80, height: 20)
  private let tall = CGSize(width: 20, height: 60)
  private let small = CGSize(width: 20, height: 20)

  var body: some View {
    VStack(spacing: 0) {
      ForEach(anchors, id: \.0) { name, anchor in
        HStack(spacing: 0) {
          FollowerCell(name: "frame-\(name)-wide", size: wide, anchor: anchor)
          FollowerCell(name: "frame-\(name)-tall", size: tall, anchor: anchor)
          FollowerCell(name: "frame-\(name)-small", size: small, anchor: anchor)
        }
      }
      HStack(spacing: 0) {
        FollowerCell(
          name: "position-tl-wide", size: wide, anchor: .topLeading, properties: .position)
        FollowerCell(
          name: "position-br-tall", size: tall, anchor: .bottomTrailing, properties: .position)
        FollowerCell(name: "size-c-wide", size: wide, anchor: .center, properties: .size)
      }
      HStack(spacing: 0) {
        FollowerCell(name: "size-c-flex", size: nil, anchor: .center, properties: .size)
        FollowerCell(name: "frame-c-flex", size: nil, anchor: .center)
        FollowerCell(name: "frame-tl-flex", size: nil, anchor: .topLeading)
      }
    }
    .measured("grid")
  }
}

private struct FollowerCell: View {
  let name: String
  let size: CGSize?
  let anchor: UnitPoint
  var properties = MatchedGeometryProperties.frame
  @Namespace private var geometry

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.box(40, 40)
        .matchedGeometryEffect(id: "box", in: geometry)
        .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
      if let size {
        follow(Color.blue.box(size.width, size.height))
      } else {
        follow(Color.blue)
      }
    }
    .frame(width: 200, height: 160, alignment: .topLeading)
    .measured("cell-\(name)")
  }

  private func follow(_ view: some View) -> some View {
    view
      .matchedGeometryEffect(
        id: "box", in: geometry, properties: properties, anchor: anchor, isSource: false
      )
      .measured(name)
  }
}
