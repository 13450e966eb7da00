/// The knobs that every layout has. Those of iCarousel keep its names and its defaults; where a default differs from layout to
/// layout, the layout's info says so.
package enum StageKnob {
    // MARK: How all layouts place cards

    package static let vertical = Knob("vertical", false, "scroll up and down instead of sideways")
    package static let wrap = Knob("wrap", false, "the last card is followed by the first")
    package static let showBackfaces = Knob("showBackfaces", true, "cards that show their back are drawn")
    package static let offsetMultiplier = Knob(
        "offsetMultiplier", 1.0, in: -10...10, step: 0.1, "how much faster than the pointer a drag scrolls",
        slider: -4...4)
    package static let visibleItems = Knob<Int?>(
        "visibleItems", in: 0...100_000, "how many cards are on stage at most")
    package static let placeholders = Knob(
        "placeholders", 0, in: 0...1000,
        "empty places before and after the items, where the carousel does not wrap")
    package static let repeatItems = Knob(
        "repeatItems", false, "a wrapped carousel of few items shows them again where a hole would be seen")
    package static let fadeMin = Knob<Double?>(
        "fadeMin", in: -1000...1000, step: 0.1, unit: .items, "cards before this offset fade")
    package static let fadeMax = Knob<Double?>(
        "fadeMax", in: -1000...1000, step: 0.1, unit: .items, "cards after this offset fade")
    package static let fadeRange = Knob(
        "fadeRange", 1.0, in: 0...1000, step: 0.1, unit: .items, "over how many items a card fades")
    package static let fadeMinAlpha = Knob("fadeMinAlpha", 0.0, in: 0...1, "what remains of a faded card")

    // MARK: Falloff: what becomes of cards beside the middle

    package static let sideScale = Knob(
        "sideScale", 1.0, in: 0...10, "how large cards beside the middle one are, of their own size", slider: 0...2,
        group: .falloff)
    package static let sideSize = Knob(
        "sideSize", 1.0, in: 0.001...10,
        "how large the frame of cards beside the middle one is: pictures are cut, labels stay as large, covers shrink",
        slider: 0.1...2, group: .falloff)
    package static let sideAlpha = Knob(
        "sideAlpha", 1.0, in: 0...1, "what remains of cards beside the middle one", group: .falloff)
    package static let sideBlur = Knob(
        "sideBlur", 0.0, in: 0...200, step: 0.1, unit: .points, "how blurred cards beside the middle one are",
        slider: 0...20, group: .falloff)
    package static let sideColour = Knob(
        "sideColour", colour: .zero,
        "what colour lies over cards beside the middle one; its alpha says how much of what one sees it is",
        group: .falloff)
    package static let sideLift = Knob(
        "sideLift", 0.0, in: -10_000...10_000, step: 1, unit: .points,
        "how much higher cards beside the middle one stand (more to the left, where it scrolls down), below 0 lower",
        slider: -200...200, group: .falloff)
    package static let sideDepth = Knob(
        "sideDepth", 0.0, in: -10_000...10_000, step: 1, unit: .points,
        "how far cards beside the middle one stand back, below 0 forward", slider: -400...400, group: .falloff)
    package static let sideTilt = Knob(
        "sideTilt", 0.0, in: -180...180, step: 1, unit: .degrees,
        "how far cards beside the middle one turn to it, below 0 away", slider: -90...90, group: .falloff)
    package static let sideReach = Knob(
        "sideReach", 1.0, in: 0.01...1000, step: 0.1, unit: .items,
        "how far from the middle cards stand as all this says; nearer ones, in part", slider: 0.5...10,
        group: .falloff)
    package static let sideCurve = Knob(
        "sideCurve", FalloffCurve.linear, "how it grows with the distance: evenly, or slowly at its start, end or both",
        group: .falloff)

    // MARK: Expansion: one card that is seen large, for which the others make room

    package static let tapExpands = Knob(
        "tapExpands", false,
        "a tapped card grows; tapped again, or where the row is moved on, it goes back", group: .expansion)
    package static let expand = Knob(
        "expand", 0.0, in: 0...1, "how far one card has grown out of the row, where there is only one row",
        group: .expansion)
    package static let expandItem = Knob<Int?>(
        "expandItem", in: 0...100_000_000, "which one, counted from 0; by itself, the one in the middle",
        group: .expansion)
    package static let expandTo = Knob(
        "expandTo", ExpansionPlace.front, "whether it comes to the view's middle, facing you, or grows where it stands",
        group: .expansion)
    package static let expandShare = Knob(
        "expandShare", 0.8, in: 0.01...10, "how much of the view it takes, whichever side is reached first",
        slider: 0.1...1, group: .expansion)
    package static let expandRoom = Knob(
        "expandRoom", 1.0, in: 0...10, "how far the others step aside: 1, as far as it grows", slider: 0...2,
        group: .expansion)
    package static let expandAlpha = Knob(
        "expandAlpha", 1.0, in: 0...1, "what remains of the others", group: .expansion)

    // MARK: Where cards come to rest

    package static let restAt = Knob(
        "restAt", RestEdge.centre, "where in the view the current card stands: in its middle, or at one of its edges",
        group: .rest)
    package static let contain = Knob(
        "contain", false, "no empty room before the first card and after the last, where the row has ends",
        group: .rest)
    package static let restInset = Knob(
        "restInset", 0.0, in: 0...100_000, step: 1, unit: .points,
        "how much is kept free between the view's edge and cards that rest at it", slider: 0...200, group: .rest)
    package static let reversed = Knob(
        "reversed", false, "the row goes from right to left, or upwards where it scrolls down", group: .rest)
    package static let restEvery = Knob(
        "restEvery", 1, in: 1...1000, "rests only at every so many cards: groups that are scrolled together",
        group: .rest)
    package static let swipeLimit = Knob<Int?>(
        "swipeLimit", in: 1...100_000, "how many rests one swipe goes on at most", group: .rest)

    // MARK: Motion

    package static let style = Knob(
        "style", MotionStyle.carousel,
        "what letting go does: snap as iCarousel, one card at most, spin, endless, tumble in two directions, or a spring",
        group: .motion)
    package static let scrollEnabled = Knob(
        "scrollEnabled", true, "the pointer can drag the cards", group: .motion)
    package static let decelerationRate = Knob(
        "decelerationRate", 0.95, in: 0...0.999, "nearer to 1, a flick goes farther", group: .motion)
    package static let scrollSpeed = Knob(
        "scrollSpeed", 1.0, in: -10...10, step: 0.1, "factor on the speed of a flick", slider: -4...4, group: .motion)
    package static let bounces = Knob("bounces", true, "the ends give way like rubber", group: .motion)
    package static let bounceDistance = Knob(
        "bounceDistance", 1.0, in: 0...10, step: 0.1, unit: .items, "how far the ends give way", slider: 0...3,
        group: .motion)
    package static let stopAtItemBoundary = Knob(
        "stopAtItemBoundary", true, "a flick comes to rest on a card", group: .motion)
    package static let scrollToItemBoundary = Knob(
        "scrollToItemBoundary", true, "what rests between cards moves to one", group: .motion)
    package static let pagingEnabled = Knob("pagingEnabled", false, "a flick goes one card on", group: .motion)
    package static let centerItemWhenSelected = Knob(
        "centerItemWhenSelected", true, "a tapped card comes to the middle", group: .motion)
    package static let ignorePerpendicularSwipes = Knob(
        "ignorePerpendicularSwipes", true, "a drag across the scroll axis is not taken", group: .motion)
    package static let attraction = Knob(
        "attraction", 0.025, in: 0.0001...1, "with a spring, how strongly it pulls to where cards rest",
        slider: 0.001...0.2, group: .motion)
    package static let friction = Knob(
        "friction", 0.28, in: 0.001...0.99, "with a spring, how much of its speed is lost each sixtieth of a second",
        group: .motion)
    package static let autoscroll = Knob(
        "autoscroll", 0.0, in: -100...100, step: 0.1, unit: .itemsPerSecond,
        "steady motion while no hand is on the cards; positive goes back", slider: -3...3, group: .motion)
    package static let followPointer = Knob(
        "followPointer", false, "a drag keeps the point that was grabbed under the pointer, whatever the layout",
        group: .motion)
    package static let strict = Knob(
        "strict", false, "iCarousel's figures also where it is known to be wrong", group: .motion)

    // MARK: The camera

    package static let perspective = Knob(
        "perspective", -1.0 / 500, in: -0.02...0.02, step: 0.0001, unit: .perPoint,
        "m34: the eye stands at -1/m34; 0 is none", slider: -0.005...0.005, group: .camera)
    package static let viewpointX = Knob<Double?>(
        "viewpointX", in: -100_000...100_000, step: 1, unit: .points,
        "the eye to the right of the middle; by itself, where the layout wants it", group: .camera)
    package static let viewpointY = Knob<Double?>(
        "viewpointY", in: -100_000...100_000, step: 1, unit: .points,
        "the eye below the middle; by itself, where the layout wants it", group: .camera)
    package static let contentX = Knob(
        "contentX", 0.0, in: -100_000...100_000, step: 1, unit: .points, "the whole picture moved right",
        group: .camera)
    package static let contentY = Knob(
        "contentY", 0.0, in: -100_000...100_000, step: 1, unit: .points, "the whole picture moved down",
        group: .camera)

    package static let aperture = Knob(
        "aperture", 0.0, in: 0...2000, step: 1, unit: .points,
        "how wide the lens is: cards beside its focus are blurred, the farther the more; 0 has all sharp",
        slider: 0...400, group: .camera)
    package static let focusAt = Knob<Double?>(
        "focusAt", in: -100_000...100_000, step: 1, unit: .points,
        "how far before the stage's plane all is sharp; by itself, at the card in the middle", group: .camera)

    package static let focusCard = Knob<Double?>(
        "focusCard", in: 0...100_000, step: 1, "which card is sharp, from 0; by itself, the one in the middle",
        group: .camera)

    package static let pointerTilt = Knob(
        "pointerTilt", 0.0, in: -60...60, step: 1, unit: .degrees,
        "how far the stage turns to a pointer at the view's edge, which side goes back; below 0, it comes forward",
        slider: -30...30, group: .camera)

    // MARK: The cards

    package static let parallax = Knob(
        "parallax", 0.0, in: -1...1,
        "how much slower than its card a picture moves past, as through a window; below 0, it hurries ahead",
        group: .card)
    package static let cardBend = Knob(
        "cardBend", 0.0, in: -2...2,
        "how far cards are bent to the tube, the ball or the wheel that they stand on, or as leaves of paper; at 1, they lie on it",
        slider: 0...1, group: .card)
    package static let cardBendX = Knob(
        "cardBendX", 0.0, in: -360...360, step: 1, unit: .degrees,
        "how far each card is bent by itself from its left side to its right one; below 0, its sides come forward",
        slider: -180...180, group: .card)
    package static let cardBendY = Knob(
        "cardBendY", 0.0, in: -360...360, step: 1, unit: .degrees,
        "how far each card is bent by itself from top to bottom; below 0, its ends come forward", slider: -180...180,
        group: .card)
    package static let itemWidth = Knob<Double?>(
        "itemWidth", in: 0.1...100_000, step: 1, unit: .points, "the card's width", group: .card)
    package static let itemHeight = Knob<Double?>(
        "itemHeight", in: 0.1...100_000, step: 1, unit: .points, "the card's height", group: .card)
    package static let itemShare = Knob<Double?>(
        "itemShare", in: 0.01...10,
        "how much of the view a card takes, 0.5 is half its width or height, whichever is reached first; "
            + "the width and height set are its shape then", slider: 0.01...1, group: .card)
    package static let sizeAlign = Knob(
        "sizeAlign", 0.0, in: -1...1,
        "where cards of other sizes stand across the row: 0 in its middle, 1 below, -1 above",
        group: .card)

    /// All of them, in the order of a panel.
    package static let all = layout + falloff + expansion + rest + motion + camera + card

    private static let layout = [
        vertical.parameter, wrap.parameter, showBackfaces.parameter, offsetMultiplier.parameter,
        visibleItems.parameter, placeholders.parameter, repeatItems.parameter, fadeMin.parameter, fadeMax.parameter,
        fadeRange.parameter, fadeMinAlpha.parameter,
    ]

    private static let falloff = [
        sideScale.parameter, sideSize.parameter, sideAlpha.parameter, sideBlur.parameter,
        sideColour.parameter, sideLift.parameter, sideDepth.parameter, sideTilt.parameter, sideReach.parameter,
        sideCurve.parameter,
    ]

    private static let expansion = [
        tapExpands.parameter, expand.parameter, expandItem.parameter, expandTo.parameter, expandShare.parameter,
        expandRoom.parameter, expandAlpha.parameter,
    ]

    private static let rest = [
        restAt.parameter, contain.parameter, restInset.parameter, reversed.parameter, restEvery.parameter,
        swipeLimit.parameter,
    ]

    private static let motion = [
        style.parameter, scrollEnabled.parameter, decelerationRate.parameter, scrollSpeed.parameter,
        bounces.parameter, bounceDistance.parameter, stopAtItemBoundary.parameter, scrollToItemBoundary.parameter,
        pagingEnabled.parameter, centerItemWhenSelected.parameter, ignorePerpendicularSwipes.parameter,
        attraction.parameter, friction.parameter, autoscroll.parameter, followPointer.parameter,
        strict.parameter,
    ]

    private static let camera = [
        perspective.parameter, viewpointX.parameter, viewpointY.parameter, contentX.parameter, contentY.parameter,
        aperture.parameter, focusAt.parameter, focusCard.parameter, pointerTilt.parameter,
    ]

    private static let card = [
        itemWidth.parameter, itemHeight.parameter, itemShare.parameter, sizeAlign.parameter, parallax.parameter,
        cardBend.parameter, cardBendX.parameter, cardBendY.parameter,
    ]
}
