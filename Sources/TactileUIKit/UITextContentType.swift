/// The semantic meaning of the text in a field.
///
/// Pass it to `textContentType(_:)`. Mirrors UIKit's `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location, such as an address or a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A district.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The name of a country or region.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A date or a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of a birthday.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a birthday.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a birthday.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The EID of a device.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The IMEI of a device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
