// What sliders of the web and Qt's PathView call theirs. A slide's progress or distance there is our offset.

extension LayoutAlias {
    static let sliders: [LayoutAlias] = [
        swiper, embla, flickity, keenSlider, splide, glide, owl, bootstrap, daisyUI, qt, slick,
    ].flatMap { $0 }

    private static let swiper = [
        LayoutAlias(
            "swiper:flip",
            formula: """
                p = clamp(o, -1, 1)
                ry = 180*p
                zorder = -abs(round(p))
                """, ["perspective=-0.0008333333333333334", "showBackfaces=false"] + onePage),
        // As in the first of its demos: the last slide goes back, the next one comes over it.
        LayoutAlias("swiper:creative", formula: creative, ["perspective=-0.0008333333333333334"] + onePage),
        // Not its crossFade: a slide comes over the last one, which stays.
        LayoutAlias(
            "swiper:fade",
            formula: """
                alpha = 1 - clamp(o, 0, 1)
                zorder = o
                """, onePage),
    ]

    /// Its transform turns about z first and about x last, a formula's the other way round.
    private static let creative =
        side("prev", "the last slide", z: -400) + side("next", "the next slide", x: 1) + """
            limit = 1 in 0..100 "beyond so many slides nothing changes"
            multiplier = 1 in -10..10 "on all of it"
            q = min(abs(o), limit)*multiplier

            """
        + ["X", "Y", "Z", "Scale", "Alpha", "TurnX", "TurnY", "TurnZ"].map {
            "my\($0) = o > 0 ? next\($0) : prev\($0)\n"
        }.joined() + """
            p = abs(q)
            x = p*myX*w
            y = p*myY*h
            z = p*myZ
            s = 1 - (1 - myScale)*q
            alpha = 1 - (1 - myAlpha)*q
            a = p*myTurnX*pi/180
            b = p*myTurnY*pi/180
            c = p*myTurnZ*pi/180
            fromX = sin(a)*cos(c) + cos(a)*sin(b)*sin(c)
            fromZ = cos(a)*cos(b)
            rx = atan2(fromX, fromZ)*180/pi
            ry = atan2(cos(a)*sin(b)*cos(c) - sin(a)*sin(c), sqrt(fromX^2 + fromZ^2))*180/pi
            rz = atan2(cos(a)*sin(c) + sin(a)*sin(b)*cos(c), cos(b)*cos(c))*180/pi
            zorder = -abs(round(o))
            """

    /// What becomes of one of the neighbours.
    private static func side(_ name: String, _ which: String, x: Int = 0, z: Int = 0) -> String {
        """
        \(name)X = \(x) in -10..10 "\(which), moved right by so many of its widths"
        \(name)Y = 0 in -10..10 "\(which), moved down by so many of its heights"
        \(name)Z = \(z) in -5000..5000 "\(which), moved towards you, in points"
        \(name)TurnX = 0 in -360..360 "\(which), turned about x, in degrees"
        \(name)TurnY = 0 in -360..360 "\(which), turned about y, in degrees"
        \(name)TurnZ = 0 in -360..360 "\(which), turned in its own plane, in degrees"
        \(name)Scale = 1 in 0..10 "how large \(which) is"
        \(name)Alpha = 1 in 0..1 "what remains of \(which)"

        """
    }

    // Embla's friction of 0.68 and duration of 25, and Flickity's attraction of 0.025 and friction of 0.28, are for frames, in which
    // they add up in steps. These are for the spring without frames that is where theirs is in each of them.
    // A flick goes to the slide beside the one where the hand came down.
    private static let emblasSpring = ["style=spring", "attraction=0.03287", "friction=0.32", "swipeLimit=1"]
    private static let flickitysSpring = ["style=spring", "attraction=0.0294", "friction=0.28"]

    private static let embla = [
        LayoutAlias("embla:slides", "linear", ["contain=true"] + emblasSpring),
        LayoutAlias("embla:loop", "linear", ["wrap=true"] + emblasSpring),
        LayoutAlias(
            "embla:scale", "linear", ["wrap=true", "sideScale=0", "sideReach=1.9230769230769231"] + emblasSpring),
        LayoutAlias(
            "embla:opacity", "linear", ["wrap=true", "sideAlpha=0", "sideReach=1.1904761904761905"] + emblasSpring),
        LayoutAlias("embla:parallax", "linear", ["wrap=true", "parallax=0.4"] + emblasSpring),
        LayoutAlias("embla:fade", "pages", ["manner=fade"] + emblasSpring),
    ]

    private static let flickity = [
        LayoutAlias("flickity:carousel", "linear", flickitysSpring),
        LayoutAlias("flickity:wrap-around", "linear", ["wrap=true"] + flickitysSpring),
        LayoutAlias("flickity:contain", "linear", ["restAt=start", "contain=true"] + flickitysSpring),
        // Two cells a group, whose middle is the view's.
        LayoutAlias("flickity:group-cells", formula: "x = (o - 0.5)*w", ["restEvery=2"] + flickitysSpring),
        // A spring that hardly pulls is friction alone.
        LayoutAlias(
            "flickity:free-scroll", "linear",
            ["scrollToItemBoundary=false", "style=spring", "attraction=0.0001", "friction=0.075"]),
        LayoutAlias("flickity:fade", "pages", ["manner=fade"] + flickitysSpring),
        // As in its demo, pictures hang back by a third.
        LayoutAlias("flickity:parallax", "linear", ["parallax=0.6666666666666666"] + flickitysSpring),
    ]

    private static let keenSlider = [
        LayoutAlias("keen-slider:snap", "linear", ["style=one-card"]),
        LayoutAlias("keen-slider:free", "linear", ["stopAtItemBoundary=false", "scrollToItemBoundary=false"]),
        LayoutAlias("keen-slider:free-snap", "linear"),
        LayoutAlias(
            "keen-slider:carousel-3d", "cylinder",
            ["count=6", "radius=300", "itemWidth=300", "itemHeight=300", "perspective=-0.001"]),
        LayoutAlias("keen-slider:fader", "pages", ["manner=fade", "wrap=true"]),
        LayoutAlias("keen-slider:zoom-out", "linear", ["wrap=true", "sideScale=0.3"]),
        // Twenty slides to the wheel, which is as high as what it is in, seen from 1000 points before its axis.
        LayoutAlias(
            "keen-slider:wheel", "cylinder",
            [
                "vertical=true", "count=20", "radius=300", "itemWidth=360", "itemHeight=88", "showBackfaces=false",
                "perspective=-0.0014285714285714286",
            ]),
    ]

    // Slides lie at the start of its track. A flick goes on to the next one from where the hand lets go; where slides fade, to the
    // one beside that where it came down.
    private static let splide = [
        LayoutAlias("splide:slide", "linear", ["restAt=start", "contain=true"] + onePage),
        LayoutAlias("splide:loop", "linear", ["restAt=start", "wrap=true"] + onePage),
        LayoutAlias("splide:fade", "pages", ["manner=fade"]),
        // As in its documentation: three to the view, in a loop.
        LayoutAlias("splide:focus-center", "linear", ["wrap=true"] + threeInView),
    ]

    private static let glide = [
        LayoutAlias("glide:slider", formula: spaced, ["restAt=start"] + glidesHand),
        LayoutAlias("glide:carousel", formula: spaced, ["restAt=start", "wrap=true"] + glidesHand),
        // The neighbours are seen in what the view is wider than a slide, half of it to each side.
        LayoutAlias("glide:peek", formula: spaced, glidesHand),
    ]

    private static let spaced = """
        gap = 10 in 0..1000 "between slides, in points"
        x = o*(w + gap)
        """

    /// Its slides go half as far as the hand, and rest on the one beside that where the hand came down.
    private static let glidesHand = ["offsetMultiplier=0.5", "style=one-card"]

    private static let owl = [
        LayoutAlias("owl:default", "linear", ["restAt=start", "contain=true"] + threeInView),
        LayoutAlias("owl:center", "linear", threeInView),
        LayoutAlias("owl:loop", "linear", ["restAt=start", "wrap=true"] + threeInView),
        // As in its demo, in a view 1280 points wide: five items, ten points apart, and fifty points kept free at either edge.
        LayoutAlias(
            "owl:stage-padding", "linear",
            ["restAt=start", "restInset=50", "wrap=true", "itemWidth=228", "spacing=1.043859649122807"] + onePage),
        // One item at a time, with `animateOut` of fadeOut, as its buttons do it: the one that goes, in front, fades from the one that
        // comes. A hand moves items sideways there.
        LayoutAlias(
            "owl:animate",
            formula: """
                alpha = o < 0 ? max(1 + o, 0) : o < 1 ? 1 : 0
                zorder = -o
                """, onePage),
    ]

    /// Three items fill the view, unless it is wider than 16 to 9.
    private static let threeInView = ["itemShare=0.3333333333333333", "itemWidth=320", "itemHeight=180"] + onePage

    private static let bootstrap = [
        LayoutAlias("bootstrap:slide", "linear", ["wrap=true", "style=one-card"]),
        // The slide that comes shows more and more over the one that goes, which stays until it is covered. Of slides without holes,
        // that is the same picture whichever of the two is in front.
        LayoutAlias(
            "bootstrap:fade",
            formula: """
                alpha = o > -1 ? 1 - clamp(o, 0, 1) : 0
                zorder = o
                """, ["wrap=true", "style=one-card"]),
    ]

    // The browser scrolls them, which stops at a slide and at the ends of the row.
    private static let daisyUI = [
        LayoutAlias("daisyui:start", "linear", ["restAt=start", "contain=true"]),
        LayoutAlias("daisyui:center", "linear", ["contain=true"]),
        LayoutAlias("daisyui:end", "linear", ["restAt=end", "contain=true"]),
        LayoutAlias("daisyui:vertical", "linear", ["vertical=true", "restAt=start", "contain=true"]),
    ]

    private static let qt = [
        // The path of the example in its documentation, whose items shrink and fade towards its far side.
        LayoutAlias(
            "qt:path-view", "path",
            [
                "path=M120,100Q260,75,120,25Q-20,75,120,100Z", "share=0.6", "count=8", "standing=0", "wrap=true",
                "sideScale=0.3",
                "sideAlpha=0.5", "sideReach=4", "sideDepth=1", "perspective=0", "itemWidth=220", "itemHeight=220",
            ]),
        LayoutAlias("qt:swipe-view", "linear", ["spacing=1"] + onePage),
        // Five rows are seen, half a row beyond the last of which nothing is left of one.
        LayoutAlias(
            "qt:tumbler", "linear",
            ["vertical=true", "wrap=true", "sideAlpha=0", "sideReach=2.5", "itemWidth=180", "itemHeight=120"]),
    ]

    // Beside `slick:default`. A swipe goes to the slide beside the one where the hand came down, however far.
    private static let slick = [
        // Three of them, and fifty points at either edge, in a view 1280 points wide.
        LayoutAlias(
            "slick:center-mode", "linear",
            ["itemShare=0.3072916666666667", "itemWidth=320", "itemHeight=180"] + slicksHand),
        // The old slide goes as the new one comes, when the hand lets go; here they do under the hand.
        LayoutAlias("slick:fade", "pages", ["manner=fade"] + slicksHand),
        LayoutAlias("slick:vertical", "linear", ["vertical=true"] + slicksHand),
        // Three are shown, and three are scrolled at once, of a number that three divides.
        LayoutAlias(
            "slick:multiple", "linear",
            ["restAt=start", "restEvery=3", "itemShare=0.3333333333333333", "itemWidth=320", "itemHeight=180"]
                + slicksHand),
    ]

    private static let slicksHand = ["wrap=true", "style=one-card"]
}
