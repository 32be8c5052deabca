/// Which drawing stands for which symbol.
///
/// The left names are those that apps use, the right ones those of the icon set Bootstrap Icons.
package enum SymbolNames {
  /// The icon of a symbol; nil for names that have none.
  package static func icon(of symbol: String) -> String? { table[symbol] }

  /// All symbols.
  package static var all: [String] { table.keys.sorted() }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for name in sameNames.split(whereSeparator: \.isWhitespace) {
      table[String(name)] = String(name).replacing(".", with: "-")
    }
    for pair in otherNames.split(whereSeparator: \.isWhitespace) {
      let names = pair.split(separator: "=")
      table[String(names[0])] = String(names[1])
    }
    return table
  }()

  /// Symbols whose icons are called the same, with hyphens for dots.
  private static let sameNames = """
    airplane alarm alarm.fill arrow.clockwise arrow.counterclockwise arrow.down arrow.down.circle
    arrow.left arrow.right arrow.right.circle.fill arrow.up arrow.up.circle.fill arrow.up.right at
    bag bag.fill bell bell.fill bell.slash bicycle bluetooth book book.fill bookmark bookmark.fill
    building calendar camera camera.fill capsule cart cart.fill chevron.down chevron.left
    chevron.right chevron.up circle circle.fill clock clock.fill cloud cloud.fill cloud.rain
    command cpu diamond envelope envelope.fill envelope.open escape eye eye.fill eye.slash
    eye.slash.fill eyedropper film flag flag.fill folder folder.fill gear gift gift.fill globe
    globe.americas hammer headphones heart heart.fill hexagon house house.fill info info.circle
    info.circle.fill key key.fill keyboard lightbulb lightbulb.fill link lock lock.fill map
    map.fill mic mic.fill moon moon.fill music.note newspaper option paperclip pause pause.circle
    pause.fill pencil person person.circle person.fill pin pin.fill play play.circle
    play.circle.fill play.fill plus.circle plus.circle.fill power printer printer.fill repeat
    scissors shield shield.fill shift shuffle square square.fill star star.fill stop stop.fill
    stopwatch tag tag.fill terminal terminal.fill trash trash.fill triangle triangle.fill trophy
    trophy.fill tv wifi wrench
    """

  /// Symbols whose icons have another name.
  private static let otherNames = """
    applewatch=smartwatch archivebox=archive archivebox.fill=archive-fill
    arrow.left.arrow.right=arrow-left-right arrow.triangle.2.circlepath=arrow-repeat
    arrow.up.arrow.down=arrow-down-up arrow.uturn.left=arrow-90deg-left backward=rewind
    backward.end.fill=skip-start-fill backward.fill=rewind-fill barcode=upc
    battery.100=battery-full bell.badge=bell bold=type-bold bolt=lightning-charge
    bolt.fill=lightning-charge-fill bubble.left=chat-left bubble.left.fill=chat-left-fill
    bubble.right=chat-right building.2=buildings bus=bus-front car=car-front
    car.fill=car-front-fill chart.bar=bar-chart chart.bar.fill=bar-chart-fill
    chart.line.uptrend.xyaxis=graph-up chart.pie=pie-chart checkmark=check-lg
    checkmark.circle=check-circle checkmark.circle.fill=check-circle-fill
    checkmark.seal=patch-check checkmark.seal.fill=patch-check-fill checkmark.shield=shield-check
    checkmark.square=check-square chevron.left.forwardslash.chevron.right=code-slash
    chevron.up.chevron.down=chevron-expand creditcard=credit-card creditcard.fill=credit-card-fill
    cross=plus cube=box cube.fill=box-fill cup.and.saucer=cup-hot delete.left=backspace
    desktopcomputer=pc-display doc=file-earmark doc.fill=file-earmark-fill doc.on.doc=files
    doc.text=file-earmark-text drop=droplet drop.fill=droplet-fill ellipsis=three-dots
    exclamationmark=exclamation exclamationmark.circle=exclamation-circle
    exclamationmark.circle.fill=exclamation-circle-fill
    exclamationmark.octagon=exclamation-octagon exclamationmark.triangle=exclamation-triangle
    exclamationmark.triangle.fill=exclamation-triangle-fill face.smiling=emoji-smile flame=fire
    flame.fill=fire folder.badge.plus=folder-plus forward=fast-forward
    forward.end.fill=skip-end-fill forward.fill=fast-forward-fill gamecontroller=controller
    gamecontroller.fill=controller gearshape=gear gearshape.2=gear-wide-connected
    gearshape.fill=gear-fill graduationcap=mortarboard hammer.fill=hammer hand.raised=hand-index
    hand.raised.fill=hand-index-fill hand.thumbsdown=hand-thumbs-down hand.thumbsup=hand-thumbs-up
    hand.thumbsup.fill=hand-thumbs-up-fill heart.text.square=journal-medical ipad=tablet
    iphone=phone italic=type-italic laptopcomputer=laptop leaf=flower1 leaf.fill=flower1
    line.3.horizontal=list line.3.horizontal.decrease=filter list.bullet=list-ul
    list.number=list-ol location=cursor location.fill=cursor-fill lock.open=unlock
    lock.open.fill=unlock-fill magnifyingglass=search magnifyingglass.circle=search mappin=geo-alt
    message=chat message.fill=chat-fill mic.slash=mic-mute minus=dash-lg minus.circle=dash-circle
    minus.circle.fill=dash-circle-fill minus.magnifyingglass=zoom-out number=hash paintbrush=brush
    paintbrush.fill=brush-fill paintpalette=palette paperplane.fill=send-fill
    paragraphsign=paragraph pencil.circle=pencil person.2=people person.2.fill=people-fill
    person.3.fill=people-fill person.badge.plus=person-plus person.circle.fill=person-circle
    person.crop.circle=person-circle phone=telephone phone.fill=telephone-fill photo=image
    photo.fill=image-fill pills=capsule-pill plus=plus-lg plus.magnifyingglass=zoom-in
    puzzlepiece=puzzle qrcode=qr-code questionmark=question questionmark.circle=question-circle
    questionmark.circle.fill=question-circle-fill quote.bubble=chat-quote rectangle=app
    rectangle.portrait.and.arrow.right=box-arrow-right return=arrow-return-left
    shippingbox=box-seam sidebar.left=layout-sidebar slider.horizontal.3=sliders sparkles=stars
    speaker.slash=volume-mute speaker.slash.fill=volume-mute-fill speaker.wave.2=volume-up
    speaker.wave.2.fill=volume-up-fill square.and.arrow.down=box-arrow-in-down
    square.and.arrow.up=box-arrow-up square.and.pencil=pencil-square square.grid.2x2=grid
    square.grid.3x3=grid-3x3-gap star.leadinghalf.filled=star-half
    strikethrough=type-strikethrough sun.max=sun sun.max.fill=sun-fill
    text.aligncenter=text-center text.alignleft=text-left text.alignright=text-right
    textformat=type timer=stopwatch tram=train-front tray=inbox tray.full=inbox-fill
    underline=type-underline video=camera-video video.fill=camera-video-fill wand.and.stars=magic
    wrench.fill=wrench-adjustable xmark=x-lg xmark.circle=x-circle xmark.circle.fill=x-circle-fill
    """
}
