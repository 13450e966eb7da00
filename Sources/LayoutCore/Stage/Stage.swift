/// A carousel on its stage: what iCarousel's class does, without views.
///
/// Inputs go in with `apply`, time with `advance`, pictures come out of `frame()`. The same inputs give the same frames,
/// bit for bit.
public struct Stage: Sendable {
    /// The longest clock, script or travel, in seconds: an hour.
    public static let longestTime = 3600.0

    /// The current layout.
    public private(set) var layout: LayoutKind
    /// The values of the stage's own knobs: those of the layout, of motion and of the camera.
    public private(set) var knobs: Knobs
    /// The view's size in points.
    public private(set) var view: Size
    /// Seconds since the stage was set up.
    public internal(set) var time = 0.0
    /// The item that was selected last, by identity.
    public internal(set) var selection: Int?
    /// Decides whether an item, by index, may be selected.
    public var shouldSelect: @Sendable (Int) -> Bool = { _ in true }
    /// Sizes of single items, by identity; nil is the size of all. Layouts whose cards have sizes of their own keep to those.
    public var itemSize: (@Sendable (Int) -> Size?)? {
        // Where a row touches the view's edges, it ends elsewhere now.
        didSet { if knobs[StageKnob.contain] { configure() } }
    }

    /// How the eye has walked away, one walk after the other: taps hit what is seen from there. Frames are as the stage's own eye
    /// sees them.
    public var walks: [Walk] = []

    /// Whether cards that a layout cuts are shown in pieces. Whoever can only draw whole ones has them whole.
    public var showsPieces = true

    /// One scroller a wheel: most layouts have one, a picker several.
    var lanes: [Scroller]
    var items: ItemList
    var ball = Ball()
    var pointerLean = PointerLean()
    var rearrangements: [Rearrangement] = []
    /// Changes of layout that are still to be seen, the oldest first.
    var morphs: [Morph] = []
    /// When the content of an item was changed, by identity.
    var renewals: [Renewal] = []
    var gesture: Gesture?
    /// The cards that a hand threw.
    var thrown: [CardThrow] = []
    var tracker = VelocityTracker()
    var news: [LaneEvent] = []

    /// A layout with so many items in a view, at rest on the first, all knobs at their defaults.
    public init(_ layout: LayoutKind, items: Int, view: Size) {
        self.layout = layout
        self.view = view.repaired
        self.items = ItemList(count: items)
        knobs = Knobs(layout.table)
        lanes = []
        configure()
        news.removeAll()
    }

    /// How many items there are, seen or not.
    public var count: Int { items.count }
    /// In items; of the first wheel, where there are several.
    public var scroll: Double { lanes[0].offset }
    /// -1 where there are no items; of the first wheel, where there are several.
    public var currentIndex: Int { lanes[0].currentIndex }

    /// The place nearest to this one at which the row can rest; a closed one has no ends.
    public func placeInReach(of scroll: Double) -> Double {
        let row = lanes[0].rules.row
        return row.isWrapped ? scroll : max(0, row.clamped(offset: scroll))
    }

    /// False when nothing will change until the next input.
    public var isMoving: Bool {
        lanes.contains { $0.isMoving } || ball.isMoving || !rearrangements.isEmpty || !renewals.isEmpty
            || morphs.contains { $0.heldAge == nil } || pointerLean.isMoving && knobs[StageKnob.pointerTilt] != 0
    }

    /// The item with this identity stands here now.
    public func index(of identity: Int) -> Int? { items.index(of: identity) }

    /// The lifelong name of the item that stands here now.
    public func identity(at index: Int) -> Int? { items.identity(at: index) }

    /// Takes all values at once. Of knobs of a larger table, the stage takes those that are its own.
    public mutating func use(_ knobs: Knobs) {
        let before = self.knobs
        self.knobs = knobs.fitted(to: layout.table)
        reconfigure()
        // The few knobs after which iCarousel lays out again.
        let movesAll = ["vertical", "contentX", "contentY"].contains { before[$0] != self.knobs[$0] }
        if movesAll { layOut() }
    }

    /// Changes to another layout; values that were set stay set where the new one has such knobs.
    public mutating func use(_ layout: LayoutKind) {
        self.layout = layout
        knobs = knobs.fitted(to: layout.table)
        reconfigure()
        layOut()
    }

    /// Takes another layout and other values, and nothing else: no event, no motion.
    public mutating func adopt(_ layout: LayoutKind, _ knobs: Knobs) {
        self.layout = layout
        self.knobs = knobs.fitted(to: layout.table)
        configure()
    }

    /// Another size of the view.
    public mutating func resize(to view: Size) {
        self.view = view.repaired
        // Where a row touches the view's edges, it ends elsewhere now.
        if knobs[StageKnob.contain] { reconfigure() } else { configure() }
        layOut()
    }

    private mutating func reconfigure() {
        let before = lanes.map { $0.rules }
        configure()
        for (lane, old) in zip(lanes.indices, before) { lanes[lane].rulesDidChange(from: old) }
    }

    private mutating func layOut() {
        for lane in lanes.indices { lanes[lane].didLayOut() }
        collectEvents()
    }

    // MARK: Time

    /// Moves on by so many seconds. Long gaps are walked in steps of a sixtieth, a very long one only so far.
    public mutating func advance(by seconds: Double) {
        guard seconds > 0 else { return }
        var rest = min(seconds, Self.longestGap)
        while rest > 0 {
            let step = rest <= Self.longestStep ? rest : 1.0 / 60
            rest -= step
            time += step
            pointerLean.advance(by: step)
            tick()
        }
    }

    private static let longestGap = 10.0
    /// A sixtieth, and what rounding may add to it.
    private static let longestStep = 1.0 / 60 + 1e-9

    private mutating func tick() {
        for lane in lanes.indices { lanes[lane].tick(at: time) }
        ball.tick(at: time)
        collectEvents()
        settleRearrangements()
        settleMorphs()
        renewals.removeAll { time - $0.start >= ScrollConstants.scroll }
    }

    // MARK: What follows from the knobs

    /// The size of a card that has none of its own.
    public var cardSize: Size {
        let size = layout.info.card.size(
            in: view, width: knobs[StageKnob.itemWidth], height: knobs[StageKnob.itemHeight])
        guard let share = knobs[StageKnob.itemShare] else { return size }
        let factor = share * min(view.width / size.width, view.height / size.height)
        return factor.isFinite ? Size(width: factor * size.width, height: factor * size.height) : size
    }

    /// The eye as the knobs have it, or where the layout wants it.
    public var camera: Camera {
        let card = cardSize
        let wanted = layout.info.viewpoint ?? .zero
        let isVertical = knobs[StageKnob.vertical]
        let (along, across) = (isVertical ? card.height : card.width, isVertical ? card.width : card.height)
        let ahead = knobs[StageKnob.reversed] ? -wanted.x : wanted.x
        let own = isVertical ? (wanted.y * across, ahead * along) : (ahead * along, wanted.y * across)
        let viewpoint = Vector2(
            x: knobs[StageKnob.viewpointX] ?? own.0, y: knobs[StageKnob.viewpointY] ?? own.1)
        var camera = Camera(
            view: view, lens: Lens(m34: knobs[StageKnob.perspective], viewpoint: viewpoint),
            contentOffset: .zero, aperture: knobs[StageKnob.aperture])
        let content = Vector2(x: knobs[StageKnob.contentX], y: knobs[StageKnob.contentY])
        let shift = restShift(before: camera)
        camera.contentOffset = content
        // Nothing is added where nothing is to be moved, not even to a zero below 0.
        if shift != 0 { camera.contentOffset = camera.contentOffset + Vector2(alongY: isVertical, shift) }
        return camera
    }

    /// The stage as the layout of one wheel sees it.
    func context(lane: Int) -> LayoutContext {
        var context = LayoutContext(view: view, card: cardSize, items: items.count)
        context.isVertical = knobs[StageKnob.vertical]
        context.isWrapped = knobs[StageKnob.wrap]
        context.placeholders = context.isWrapped ? 0 : knobs[StageKnob.placeholders]
        context.lane = lane
        context.lanes = max(1, lanes.count)
        context.orientation = ball.orientation
        context.time = time
        if lanes.indices.contains(lane) {
            context.scroll = lanes[lane].offset
            context.toggle = lanes[lane].toggle
            context.toggleFollowsScroll = lanes[lane].toggleFollowsScroll
            if !thrown.isEmpty {
                let (row, top) = (
                    lanes[lane].rules.row, Int(safely: (context.scroll + ScrollConstants.error).rounded(.down))
                )
                context.thrown = cardThrow(at: top, of: row)
                context.thrownBefore = cardThrow(at: top - 1, of: row)
            }
        }
        return context
    }

    /// Hands the knobs on to the scrollers.
    mutating func configure() {
        let context = context(lane: 0)
        let layout = self.layout.layout(knobs, on: context)
        let rules = motionRules(layout, context)
        let number = knobs.has(Picker.wheels) ? max(1, knobs[Picker.wheels]) : 1
        while lanes.count < number {
            var lane = Scroller(rules)
            lane.tick(at: time)
            lanes.append(lane)
        }
        collectEvents()
        lanes.removeLast(lanes.count - number)
        // The wheel under the finger has gone.
        if let gesture, !lanes.indices.contains(gesture.lane) { self.gesture = nil }
        // What a hand holds moves the row from now on.
        if gesture?.hold != nil, !throwsFreely { gesture?.hold = nil }
        for lane in lanes.indices {
            lanes[lane].rules = rules
            lanes[lane].wake()
        }
        ball.radius = max(1, 0.4 * min(view.width, view.height))
    }

    private func motionRules(_ layout: AnyLayout, _ context: LayoutContext) -> MotionRules {
        var rules = MotionRules(row: contained(Row(count: items.count, isWrapped: context.isWrapped)))
        rules.style = knobs[StageKnob.style]
        rules.decelerationRate = knobs[StageKnob.decelerationRate]
        rules.bounces = knobs[StageKnob.bounces]
        rules.bounceDistance = knobs[StageKnob.bounceDistance]
        rules.stopAtItemBoundary = knobs[StageKnob.stopAtItemBoundary]
        rules.scrollToItemBoundary = knobs[StageKnob.scrollToItemBoundary]
        rules.pagingEnabled = knobs[StageKnob.pagingEnabled]
        rules.restEvery = knobs[StageKnob.restEvery]
        rules.swipeLimit = knobs[StageKnob.swipeLimit]
        rules.attraction = knobs[StageKnob.attraction]
        rules.friction = knobs[StageKnob.friction]
        rules.autoscroll = knobs[StageKnob.autoscroll]
        rules.strict = knobs[StageKnob.strict]
        rules.viewLength = context.length
        rules.turnsByClock = self.layout.info.turnsByClock
        let gain = ownGain(of: layout, on: context)
        rules.itemsPerPoint = gain * knobs[StageKnob.offsetMultiplier]
        rules.speedPerPoint = gain * knobs[StageKnob.scrollSpeed]
        let step = abs(layout.turning.step.degrees)
        // The ellipse's spin ends when a fiftieth of a second turns it by less than a thousandth of a degree.
        rules.restSpeed = step > 1e-6 ? 0.05 / step : 0.001
        return rules
    }

    /// Items that the row goes for each point of the hand.
    func ownGain(of layout: AnyLayout, on context: LayoutContext) -> Double {
        let own = layout.itemsPerPoint ?? -1 / context.extent
        return knobs[StageKnob.reversed] ? -own : own
    }
}

extension LayoutInfo.CardSize {
    /// With one side given, the other keeps the card's shape.
    func size(in view: Size, width: Double?, height: Double?) -> Size {
        let own: Size =
            switch self {
            case .points(let width, let height): Size(width: width, height: height)
            case .partOfWidth(let part, let aspect):
                Size(width: part * view.width, height: part * view.width * aspect)
            case .partOfView(let across, let down): Size(width: across * view.width, height: down * view.height)
            }
        switch (width, height) {
        case (let width?, let height?): return Size(width: width, height: height)
        case (let width?, nil): return Size(width: width, height: own.height * width / own.width)
        case (nil, let height?): return Size(width: own.width * height / own.height, height: height)
        case (nil, nil): return own
        }
    }
}

extension Size {
    /// A view that can be laid out in, whatever was asked for.
    var repaired: Size {
        func side(_ value: Double) -> Double { value.isFinite ? min(max(value, 1), 1_000_000) : 1 }
        return Size(width: side(width), height: side(height))
    }
}

extension Knobs {
    /// The same values where the other table has such knobs.
    public func fitted(to table: ParameterTable) -> Knobs {
        var fitted = Knobs(table)
        for (name, value) in changes {
            if let parameter = table[name], parameter.kind.holds(value) { fitted.keep(value, for: parameter) }
        }
        return fitted
    }
}

extension Parameter.Kind {
    /// True for a value of this kind that is within bounds.
    func holds(_ value: Parameter.Value) -> Bool {
        switch (self, value) {
        case (.number(let range, _), .number(let number)): range.contains(number)
        case (.integer(let range), .integer(let number)): range.contains(number)
        case (.flag, .flag), (_, .auto): true
        case (.choice(let names), .choice(let name)): names.contains(name)
        case (.colour, .colour), (.image, .choice): true
        case (.track, .choice(let text)): Track(text) != nil
        case (.points, .choice(let text)): PointCloud(text) != nil
        case (.marks, .choice(let text)): TrackMarks(text) != nil
        case (.vector(let range, let count), .vector(let numbers)):
            numbers.count == count && numbers.allSatisfy(range.contains)
        default: false
        }
    }
}
