import Hello
import HelloSwift5
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite struct SignInTests {
  private func texts(_ driver: ViewDriver) -> [String] { driver.texts.map(\.label) }

  @Test func aTapSignsIn() throws {
    let driver = try ViewDriver { Hello.SignInView() }
    #expect(texts(driver) == ["Welcome", "Sign in", "Forget me"])
    try driver.tap(on: "Sign in")
    #expect(texts(driver).first == "Attempt 1")
    driver.settle()
    try driver.tap(on: "Forget me")
    #expect(texts(driver).first == "Welcome")
  }

  @Test func theSameCodeInSwift5Mode() throws {
    let driver = try ViewDriver { HelloSwift5.SignInView() }
    try driver.click(on: "Sign in")
    #expect(texts(driver).first == "Attempt 1")
  }

  @Test func aFingerThatStraysDoesNotSignIn() throws {
    let driver = try ViewDriver { Hello.SignInView() }
    try driver.touchDown(on: "Sign in")
    driver.advance(by: 0.1)
    driver.touchMove(to: CGPoint(x: 0, y: 0))
    driver.touchUp()
    #expect(texts(driver).first == "Welcome")
  }

  @Test func nothingToForgetAtFirst() throws {
    let driver = try ViewDriver { Hello.SignInView() }
    #expect(try driver.button("Forget me").isEnabled == false)
    driver.tap(at: try driver.button("Forget me").center)
    #expect(texts(driver).first == "Welcome")
  }
}
