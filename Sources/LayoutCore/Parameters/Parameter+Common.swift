extension Parameter {
    /// The knobs that every layout has. Those of iCarousel keep its names and its standards; where a standard differs from
    /// layout to layout, the layout's info says so.
    static let common = layout + motion + camera + card

    private static let layout: [Parameter] = [
        Parameter("vertical", in: .layout, .flag, default: false, help: "scroll up and down instead of sideways"),
        Parameter("wrap", in: .layout, .flag, default: false, help: "the last card is followed by the first"),
        Parameter(
            "showBackfaces", in: .layout, .flag, default: true, help: "cards that show their back are drawn"),
        Parameter(
            "offsetMultiplier", in: .layout, .number(-10...10, step: 0.1), default: 1,
            help: "how much faster than the pointer a drag scrolls", presentation: .slider(-4...4)),
        Parameter(
            "visibleItems", in: .layout, .integer(0...100_000), default: .auto,
            help: "how many cards are on stage at most"),
        Parameter(
            "placeholders", in: .layout, .integer(0...1000), default: 0,
            help: "empty places before and after the items, where the carousel does not wrap"),
        Parameter(
            "repeatItems", in: .layout, .flag, default: false,
            help: "a wrapped carousel of few items shows them again where a hole would be seen"),
        Parameter(
            "fadeMin", in: .layout, .number(-1000...1000, step: 0.1), default: .auto, unit: .items,
            help: "cards before this offset fade"),
        Parameter(
            "fadeMax", in: .layout, .number(-1000...1000, step: 0.1), default: .auto, unit: .items,
            help: "cards after this offset fade"),
        Parameter(
            "fadeRange", in: .layout, .number(0...1000, step: 0.1), default: 1, unit: .items,
            help: "over how many items a card fades"),
        Parameter(
            "fadeMinAlpha", in: .layout, .number(0...1, step: 0.01), default: 0, help: "what remains of a faded card"),
    ]

    private static let motion: [Parameter] = [
        Parameter(
            "style", in: .motion, .choice(MotionStyle.allCases.map(\.rawValue)), default: .choice("carousel"),
            help:
                "what letting go does: snap as iCarousel, one card at most, spin, endless, or tumble in two directions"),
        Parameter("scrollEnabled", in: .motion, .flag, default: true, help: "the pointer can drag the cards"),
        Parameter(
            "decelerationRate", in: .motion, .number(0...0.999, step: 0.01), default: 0.95,
            help: "nearer to 1, a flick goes farther"),
        Parameter(
            "scrollSpeed", in: .motion, .number(-10...10, step: 0.1), default: 1,
            help: "factor on the speed of a flick", presentation: .slider(-4...4)),
        Parameter("bounces", in: .motion, .flag, default: true, help: "the ends give way like rubber"),
        Parameter(
            "bounceDistance", in: .motion, .number(0...10, step: 0.1), default: 1, unit: .items,
            help: "how far the ends give way", presentation: .slider(0...3)),
        Parameter(
            "stopAtItemBoundary", in: .motion, .flag, default: true, help: "a flick comes to rest on a card"),
        Parameter(
            "scrollToItemBoundary", in: .motion, .flag, default: true, help: "what rests between cards moves to one"),
        Parameter("pagingEnabled", in: .motion, .flag, default: false, help: "a flick goes one card on"),
        Parameter(
            "centerItemWhenSelected", in: .motion, .flag, default: true, help: "a tapped card comes to the middle"),
        Parameter(
            "ignorePerpendicularSwipes", in: .motion, .flag, default: true,
            help: "a drag across the scroll axis is not taken"),
        Parameter(
            "autoscroll", in: .motion, .number(-100...100, step: 0.1), default: 0, unit: .itemsPerSecond,
            help: "steady motion while no hand is on the cards; positive goes back", presentation: .slider(-3...3)),
        Parameter(
            "followPointer", in: .motion, .flag, default: false,
            help: "a drag keeps the point that was grabbed under the pointer, whatever the layout"),
        Parameter(
            "strict", in: .motion, .flag, default: false,
            help: "the original's figures also where it is known to be wrong"),
    ]

    private static let camera: [Parameter] = [
        Parameter(
            "perspective", in: .camera, .number(-0.02...0.02, step: 0.0001), default: .number(-1.0 / 500),
            unit: .perPoint, help: "m34: the eye stands at -1/m34; 0 is none", presentation: .slider(-0.005...0.005)),
        Parameter(
            "viewpointX", in: .camera, .number(-100_000...100_000, step: 1), default: .auto, unit: .points,
            help: "the eye to the right of the middle; by itself, where the layout wants it"),
        Parameter(
            "viewpointY", in: .camera, .number(-100_000...100_000, step: 1), default: .auto, unit: .points,
            help: "the eye below the middle; by itself, where the layout wants it"),
        Parameter(
            "contentX", in: .camera, .number(-100_000...100_000, step: 1), default: 0, unit: .points,
            help: "the whole picture moved right"),
        Parameter(
            "contentY", in: .camera, .number(-100_000...100_000, step: 1), default: 0, unit: .points,
            help: "the whole picture moved down"),
    ]

    private static let card: [Parameter] = [
        Parameter(
            "itemWidth", in: .card, .number(0.1...100_000, step: 1), default: .auto, unit: .points,
            help: "the card's width"),
        Parameter(
            "itemHeight", in: .card, .number(0.1...100_000, step: 1), default: .auto, unit: .points,
            help: "the card's height"),
        Parameter(
            "itemShare", in: .card, .number(0.01...10, step: 0.01), default: .auto,
            help: "how much of the view a card takes, 0.5 is half its width or height, whichever is reached first; "
                + "the width and height set are its shape then", presentation: .slider(0.01...1)),
    ]
}
