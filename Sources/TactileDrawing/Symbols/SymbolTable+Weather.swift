/// Clouds with the weather below them, and the sun or the moon behind them.
///
/// The figure is the cloud, so that a palette colors it with its first style and the weather with the
/// others.
extension SymbolTable {
  static let weather = """
    cloud.drizzle = at:0,-2,16 cloud | back ~M4.6 11.7L4.2 12.9M7 13.6L6.6 14.8M9.6 11.7L9.2 12.9M12 13.6L11.6 14.8 + at:0,-2,16 cloud-fill | back ~M4.6 11.7L4.2 12.9M7 13.6L6.6 14.8M9.6 11.7L9.2 12.9M12 13.6L11.6 14.8
    cloud.rain = at:0,-2,16 cloud | back ~M5 11.8L4 14.6M8.2 11.8L7.2 14.6M11.4 11.8L10.4 14.6 + at:0,-2,16 cloud-fill | back ~M5 11.8L4 14.6M8.2 11.8L7.2 14.6M11.4 11.8L10.4 14.6
    cloud.heavyrain = at:0,-2,16 cloud | back ~M4.2 11.8L2.8 15.4M7.2 11.8L5.8 15.4M10.2 11.8L8.8 15.4M13.2 11.8L11.8 15.4 + at:0,-2,16 cloud-fill | back ~M4.2 11.8L2.8 15.4M7.2 11.8L5.8 15.4M10.2 11.8L8.8 15.4M13.2 11.8L11.8 15.4
    cloud.fog = at:0,-2,16 cloud | back ~M2 12.6H14M3.6 15H12.4 + at:0,-2,16 cloud-fill | back ~M2 12.6H14M3.6 15H12.4
    cloud.hail = at:0,-2,16 cloud | back ~f:O 4.5 12.7 .8~f:O 8 12.7 .8~f:O 11.5 12.7 .8~f:O 6.2 15 .8~f:O 9.8 15 .8 + at:0,-2,16 cloud-fill | back ~f:O 4.5 12.7 .8~f:O 8 12.7 .8~f:O 11.5 12.7 .8~f:O 6.2 15 .8~f:O 9.8 15 .8
    cloud.snow = at:0,-2,16 cloud | back ~M4.4 11.8V14.6M3.2 12.5L5.6 13.9M3.2 13.9L5.6 12.5M11.6 11.8V14.6M10.4 12.5L12.8 13.9M10.4 13.9L12.8 12.5M8 12.9V15.7M6.8 13.6L9.2 15M6.8 15L9.2 13.6 + at:0,-2,16 cloud-fill | back ~M4.4 11.8V14.6M3.2 12.5L5.6 13.9M3.2 13.9L5.6 12.5M11.6 11.8V14.6M10.4 12.5L12.8 13.9M10.4 13.9L12.8 12.5M8 12.9V15.7M6.8 13.6L9.2 15M6.8 15L9.2 13.6
    cloud.sleet = at:0,-2,16 cloud | back ~M4.8 11.8L3.8 14.6M11.4 11.8L10.4 14.6~f:O 7.6 13.2 .9 + at:0,-2,16 cloud-fill | back ~M4.8 11.8L3.8 14.6M11.4 11.8L10.4 14.6~f:O 7.6 13.2 .9
    cloud.bolt = at:0,-2,16 cloud | back ~f:M9.2 11.4L5.9 14H7.8L7 16L10.3 13.2H8.4L9.6 11.4z + at:0,-2,16 cloud-fill | back ~f:M9.2 11.4L5.9 14H7.8L7 16L10.3 13.2H8.4L9.6 11.4z
    cloud.bolt.rain = at:0,-2,16 cloud | back ~f:M9.2 11.4L5.9 14H7.8L7 16L10.3 13.2H8.4L9.6 11.4z | accent ~M4.4 11.8L3.4 14.6M12.6 11.8L11.6 14.6 + at:0,-2,16 cloud-fill | back ~f:M9.2 11.4L5.9 14H7.8L7 16L10.3 13.2H8.4L9.6 11.4z | accent ~M4.4 11.8L3.4 14.6M12.6 11.8L11.6 14.6
    cloud.sun = back at:6.6,0,9.4 sun | gap:1 at:0,2.4,13 cloud + back at:6.6,0,9.4 sun-fill | gap:1 at:0,2.4,13 cloud-fill
    cloud.sun.rain = back at:6.6,0,9.4 sun | gap:1 at:0,1,12 cloud | accent ~M4.2 11.6L3.4 14.2M7.2 11.6L6.4 14.2M10.2 11.6L9.4 14.2 + back at:6.6,0,9.4 sun-fill | gap:1 at:0,1,12 cloud-fill | accent ~M4.2 11.6L3.4 14.2M7.2 11.6L6.4 14.2M10.2 11.6L9.4 14.2
    cloud.sun.bolt = back at:6.6,0,9.4 sun | gap:1 at:0,1,12 cloud | accent ~f:M7.2 11L4.4 13.4H6L5.3 15.6L8.2 12.9H6.5L7.6 11z + back at:6.6,0,9.4 sun-fill | gap:1 at:0,1,12 cloud-fill | accent ~f:M7.2 11L4.4 13.4H6L5.3 15.6L8.2 12.9H6.5L7.6 11z
    cloud.moon = back at:8,.4,7.6 moon | gap:1 at:0,2.4,13 cloud + back at:8,.4,7.6 moon-fill | gap:1 at:0,2.4,13 cloud-fill
    cloud.moon.rain = back at:8,.4,7.6 moon | gap:1 at:0,1,12 cloud | accent ~M4.2 11.6L3.4 14.2M7.2 11.6L6.4 14.2M10.2 11.6L9.4 14.2 + back at:8,.4,7.6 moon-fill | gap:1 at:0,1,12 cloud-fill | accent ~M4.2 11.6L3.4 14.2M7.2 11.6L6.4 14.2M10.2 11.6L9.4 14.2
    cloud.moon.bolt = back at:8,.4,7.6 moon | gap:1 at:0,1,12 cloud | accent ~f:M7.2 11L4.4 13.4H6L5.3 15.6L8.2 12.9H6.5L7.6 11z + back at:8,.4,7.6 moon-fill | gap:1 at:0,1,12 cloud-fill | accent ~f:M7.2 11L4.4 13.4H6L5.3 15.6L8.2 12.9H6.5L7.6 11z
    sun.rain = at:2,-1,12 sun | back ~M5 11.8L4 14.6M8.2 11.8L7.2 14.6M11.4 11.8L10.4 14.6 + at:2,-1,12 sun-fill | back ~M5 11.8L4 14.6M8.2 11.8L7.2 14.6M11.4 11.8L10.4 14.6
    sun.snow = at:2,-1,12 sun | back ~M4.4 11.8V14.6M3.2 12.5L5.6 13.9M3.2 13.9L5.6 12.5M11.6 11.8V14.6M10.4 12.5L12.8 13.9M10.4 13.9L12.8 12.5M8 12.9V15.7M6.8 13.6L9.2 15M6.8 15L9.2 13.6 + at:2,-1,12 sun-fill | back ~M4.4 11.8V14.6M3.2 12.5L5.6 13.9M3.2 13.9L5.6 12.5M11.6 11.8V14.6M10.4 12.5L12.8 13.9M10.4 13.9L12.8 12.5M8 12.9V15.7M6.8 13.6L9.2 15M6.8 15L9.2 13.6
    sun.haze = at:2,-.6,12 sun | back ~M2 13H14M3.6 15.2H12.4 + at:2,-.6,12 sun-fill | back ~M2 13H14M3.6 15.2H12.4
    sun.dust = at:2,-.6,12 sun | back ~f:O 4.5 13 .8~f:O 8 13 .8~f:O 11.5 13 .8~f:O 6.2 15.2 .8~f:O 9.8 15.2 .8 + at:2,-.6,12 sun-fill | back ~f:O 4.5 13 .8~f:O 8 13 .8~f:O 11.5 13 .8~f:O 6.2 15.2 .8~f:O 9.8 15.2 .8
    moon.haze = at:2.6,0,10.8 moon | back ~M2 13H14M3.6 15.2H12.4 + at:2.6,0,10.8 moon-fill | back ~M2 13H14M3.6 15.2H12.4
    moon.dust = at:2.6,0,10.8 moon | back ~f:O 4.5 13 .8~f:O 8 13 .8~f:O 11.5 13 .8~f:O 6.2 15.2 .8~f:O 9.8 15.2 .8 + at:2.6,0,10.8 moon-fill | back ~f:O 4.5 13 .8~f:O 8 13 .8~f:O 11.5 13 .8~f:O 6.2 15.2 .8~f:O 9.8 15.2 .8
    sun.and.horizon = ~M4 11A4 4 0 0 1 12 11M8 2.2V4.4M2.6 4.6L4.2 6.2M13.4 4.6L11.8 6.2M.8 13.4H15.2M.6 10.6H1.8M14.2 10.6H15.4 + ~f:M3.6 11.4A4.4 4.4 0 0 1 12.4 11.4z~M8 2.2V4.4M2.6 4.6L4.2 6.2M13.4 4.6L11.8 6.2M.8 13.4H15.2M.6 10.6H1.8M14.2 10.6H15.4
    sun.horizon = @sun.and.horizon + @sun.and.horizon.fill
    rainbow = ~M1 12.4A7 7 0 0 1 15 12.4 | accent ~M3.4 12.4A4.6 4.6 0 0 1 12.6 12.4 | back ~M5.8 12.4A2.2 2.2 0 0 1 10.2 12.4
    cloud.rainbow.half = back ~M6.4 9A7.4 7.4 0 0 1 15 1.6 | accent ~M8.8 9A5 5 0 0 1 15 4.2 | gap:1 at:0,4,12 cloud + back ~M6.4 9A7.4 7.4 0 0 1 15 1.6 | accent ~M8.8 9A5 5 0 0 1 15 4.2 | gap:1 at:0,4,12 cloud-fill
    wind.snow = at:0,-.5,12.5 wind | back ~M12.6 10.4V14.8M10.7 11.5L14.5 13.7M10.7 13.7L14.5 11.5M5.4 12.8V15.6M4.2 13.5L6.6 14.9M4.2 14.9L6.6 13.5
    """
}
