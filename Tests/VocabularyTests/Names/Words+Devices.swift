import SwiftUI

// The device and its settings, in UIKit's words.

@MainActor func nameDevice() {
  let device = UIDevice.current
  let idioms: [UIUserInterfaceIdiom] = [
    .unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision,
  ]
  let orientations: [UIDeviceOrientation] = [
    .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
  ]
  print(idioms.contains(device.userInterfaceIdiom), orientations.contains(device.orientation))
  print(device.orientation.isPortrait, device.orientation.isLandscape, device.orientation.isFlat)
  print(device.orientation.isValidInterfaceOrientation, device.orientation.rawValue)
  print(UIUserInterfaceIdiom(rawValue: 1) as Any, UIDeviceOrientation(rawValue: 3) as Any)
  print(device.model, device.localizedModel, device.name, device.systemName, device.systemVersion)
  print(UITraitCollection.current.userInterfaceIdiom == .pad, UIUserInterfaceIdiom.pad.rawValue)
}

@MainActor func nameAccessibility() {
  print(UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled)
  print(UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isDarkerSystemColorsEnabled)
  print(UIAccessibility.isBoldTextEnabled, UIAccessibility.isInvertColorsEnabled)
  print(UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.buttonShapesEnabled)
}

func nameMetrics() {
  let metrics = UIFontMetrics(forTextStyle: .headline)
  let font = UIFont.systemFont(ofSize: 12)
  print(metrics.scaledValue(for: 12), UIFontMetrics.default.scaledFont(for: font))
  print(metrics.scaledFont(for: font, maximumPointSize: 20))
}
