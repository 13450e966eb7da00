// Material's CarouselView as Flutter has it, and what packages for Flutter call theirs. How far a page is from the current one is our
// offset.

extension LayoutAlias {
    static let flutterPackages: [LayoutAlias] = carouselView + carouselSlider + cardSwiper + stackedCards

    // In a view 1280 points wide, four of which are kept free at either side; another view has other lengths. Each item has a
    // padding of four points. One that shrinks into an edge reaches some points past what is kept free there, and its picture is cropped.
    private static let carouselView = [
        // Of items that shall be 318 points long, four fit. Its row ends where the last one is at the view's end, and here where
        // that is at its start.
        LayoutAlias("flutter:carousel-view", "keylines", ["large=4", "medium=0.01", "align=start"] + items("310")),
        // By weights of 1, 7 and 1, as in its documentation.
        LayoutAlias(
            "flutter:carousel-view-weighted", "keylines",
            ["large=1", "medium=0.1358695652173913"] + items("981.3333333333334")),
    ]

    /// They rest anywhere, as long as nobody asks for `itemSnapping`.
    private static func items(_ width: String) -> [String] {
        [
            "small=0.01", "smallCount=0", "gap=8", "itemWidth=\(width)", "itemHeight=400", "stopAtItemBoundary=false",
            "scrollToItemBoundary=false",
        ]
    }

    // The package carousel_slider with `enlargeCenterPage`: a page beside the middle loses height, and is then made smaller as a whole.
    // There it is its frame that loses height, here its picture, too. Pages take four fifths of the view's width, on a phone.
    // Flutter's easeOut says for each q how far along it is and how high. The q of a place is the middle one of three roots, those of
    // 0.74 q³ - 1.74 q² + part.
    private static let carouselSlider = [
        LayoutAlias(
            "flutter:carousel-slider",
            formula: """
                factor = 0.3 in 0..1 "how much of a page is taken for each place from the middle"
                part = clamp(1 - factor*abs(o), 0, 1)
                third = 1.74/2.22
                q = third*(1 + 2*cos((acos(1 - part/(1.48*third^3)) - 2*pi)/3))
                k = 3*q^2 - 2*q^3
                x = o*w
                sx = k
                sy = k^2
                """, ["wrap=true", "itemShare=0.8", "itemWidth=320", "itemHeight=225"] + onePage)
    ]

    // The package flutter_card_swiper, thrown to the left by a hand below the middle. A card that is let go flies on without
    // being turned farther, and the one below rises steadily from where it is; here all goes on as under the hand. Under that, what is
    // below rises ever on; here only to where the one before it was.
    private static let cardSwiper = [
        LayoutAlias(
            "flutter:card-swiper",
            formula: """
                cards = 2 in 1..10 "how many cards are seen"
                reach = max(W, 500)
                far = clamp(-o, 0, 1)*reach
                below = max(ceil(o), 0)
                pulled = o > 0 ? (below - o)*reach : 0
                x = -far
                y = 40*below - min(pulled/10, 40)
                s = o > 0 ? min(0.9 + pulled/5000, 1) - 0.1*(below - 1) : 1
                rz = -min(0.03*far, 30)
                alpha = o > -1 && o < cards - 0.999 ? 1 : 0
                zorder = -o
                """, ["wrap=true", "style=one-card", "itemWidth=320", "itemHeight=440"])
    ]

    // The package stacked_card_carousel: cards come from below and stay, each lower than the one before it, however many there are.
    private static let stackedCards = [
        LayoutAlias(
            "flutter:stacked-card-carousel",
            formula: """
                \(coming)
                y = up + 20*i
                s = max(1 + 0.05*min(o, 0), 0)
                zorder = o
                """, fromBelow),
        LayoutAlias(
            "flutter:stacked-card-carousel-fade-out",
            formula: """
                \(coming)
                rest = clamp(1 + o, 0, 1)
                y = up
                s = rest^0.1
                alpha = rest^1.5
                zorder = o
                """, fromBelow),
    ]

    private static let coming = """
        first = 40 in 0..1000 "how far below the view's upper edge cards stop, in points"
        apart = 400 in 0..2000 "from a card to the next one that comes, in points"
        up = first + apart*max(o, 0) + (h - H)/2
        """

    private static let fromBelow = ["vertical=true", "itemWidth=280", "itemHeight=360"] + onePage
}
