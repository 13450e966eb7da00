/// A finger on the stage.
struct Gesture: Sendable {
    var lane: Int
    /// What it holds; nil beside all cards.
    var grab: GrabbedPoint?
    /// Nil until the first move tells whether the drag is along the scroll axis.
    var isTaken: Bool?
    /// 1 where what it holds goes with the row, -1 where against it; nil until it first moves.
    var sign: Double?
    /// The card that it throws, where it does not move the row.
    var hold: FreeHold?
}

extension Stage {
    /// Does what the input says; what cannot be done is left undone.
    /// - Returns: why it could not be done, or not just so. The same is told by `takeEvents()`, where a batch's other problems
    ///   are as well.
    @discardableResult
    public mutating func apply(_ input: Input) -> Problem? {
        if case .edit(let steps) = input { return edit(steps) }
        let problem = perform(input)
        collectEvents()
        if let problem { tell(.didMeet(problem)) }
        return problem
    }

    private mutating func perform(_ input: Input) -> Problem? {
        switch input {
        case .press(let point): press(at: point)
        case .drag(let delta, let velocity): drag(by: delta, velocity: velocity)
        case .release: release()
        case .cancel: cancel()
        case .flick(let delta, let seconds): flick(by: delta, in: seconds)
        case .tap(let point): tap(at: point)
        case .point(let point): pointerLean.follow(point, in: view)
        case .wheel(let items, let lane): return turnWheel(of: lane, by: items)
        case .key(let key): press(key)
        case .jump(let offset, let lane): return program(lane) { $0.jump(to: offset.bounded) }
        case .scroll(let offset, let seconds, let lane):
            return program(lane) { $0.scroll(to: offset.bounded, duration: seconds.boundedTime) }
        case .scrollOn(let offset, let seconds, let lane):
            return program(lane) { $0.scroll(by: offset.bounded, duration: seconds.boundedTime) }
        case .scrollItems(let number, let seconds, let lane):
            let most = ItemList.most
            return program(lane) { $0.scroll(byItems: min(max(number, -most), most), duration: seconds.boundedTime) }
        case .insert(let index, let animated): return insert(at: index, animated: animated)
        case .remove(let index, let animated): return remove(at: index, animated: animated)
        case .move(let index, let place, let animated): return move(from: index, to: place, animated: animated)
        case .putBack(let identity, let index, let animated):
            return insert(at: index, identity: identity, animated: animated)
        case .reload(let index, let animated): return renew(index, animated: animated)
        case .reloadAll(let count): reloadAll(count)
        case .edit: break
        case .set(let name, let value): return set(name, to: value)
        case .layout(let name, let seconds): return morph(toLayoutNamed: name, seconds: seconds)
        case .resize(let size): resize(to: size)
        }
        return nil
    }

    /// Jumps there.
    public mutating func jump(to offset: Double) { apply(.jump(to: offset)) }

    private mutating func program(_ lane: Int, _ action: (inout Scroller) -> Void) -> Problem? {
        guard lanes.indices.contains(lane) else { return .noLane(lane, count: lanes.count) }
        action(&lanes[lane])
        return nil
    }

    /// Sets a knob; nothing changes where there is no such knob or the value is none for it.
    private mutating func set(_ name: String, to value: Parameter.Value) -> Problem? {
        var changed = knobs
        do throws(ParameterError) {
            let warning = try changed.set(name, to: value)
            use(changed)
            return warning.map(Problem.clamped)
        } catch {
            return .unset(error)
        }
    }

    private mutating func morph(toLayoutNamed name: String, seconds: Double) -> Problem? {
        guard let kind = LayoutKind.named(name) else {
            return .noLayout(name, nearest: Suggestion.nearest(to: name, among: LayoutKind.all.map { $0.name }))
        }
        morph(to: kind, seconds: seconds)
        return nil
    }

    // MARK: The hand

    private var isTumbling: Bool { knobs[StageKnob.style] == .tumble }

    /// One finger is followed; others that come down beside it are not.
    private mutating func press(at point: Point) {
        guard knobs[StageKnob.scrollEnabled], gesture == nil else { return }
        let lane = lane(at: point)
        let hold = throwsFreely ? takeCard(at: point, on: lane) : nil
        gesture = Gesture(
            lane: lane, grab: hold == nil && knobs[StageKnob.followPointer] ? grab(at: point) : nil, hold: hold)
        tracker.begin(at: time)
        lanes[lane].press()
        ball.press()
    }

    private mutating func drag(by delta: Vector2, velocity: Vector2?) {
        guard knobs[StageKnob.scrollEnabled], delta.x.isFinite, delta.y.isFinite else { return }
        if gesture == nil { press(at: Point(x: view.width / 2, y: view.height / 2)) }
        guard var gesture else { return }
        let delta = Vector2(x: delta.x.bounded, y: delta.y.bounded)
        tracker.add(delta, at: time)
        let speed = velocity.map { Vector2(x: $0.x.bounded, y: $0.y.bounded) } ?? tracker.velocity(at: time)
        let isVertical = knobs[StageKnob.vertical]
        tapExpands(nil)
        if isTumbling {
            let seen = knobs[StageKnob.reversed] ? delta.mirrored(alongY: isVertical) : delta
            return tumble(by: seen, on: gesture.lane)
        }
        if gesture.hold != nil { return moveCard(by: delta, velocity: speed) }
        let (along, across) = isVertical ? (delta.y, delta.x) : (delta.x, delta.y)
        if gesture.isTaken == nil, along != 0 || across != 0 || velocity != nil {
            gesture.isTaken = !knobs[StageKnob.ignorePerpendicularSwipes] || abs(along) >= abs(across)
            self.gesture = gesture
        }
        guard gesture.isTaken == true else { return }
        followPointer(by: along, on: gesture.lane)
        lanes[gesture.lane].drag(by: along, velocity: isVertical ? speed.y : speed.x)
    }

    private mutating func tumble(by delta: Vector2, on lane: Int) {
        if gesture?.isTaken == nil { lanes[lane].beginDrag() }
        gesture?.isTaken = true
        ball.drag(by: delta)
    }

    private mutating func release() {
        guard let gesture else { return }
        self.gesture = nil
        if let hold = gesture.hold { return letCardGo(hold, on: gesture.lane) }
        if isTumbling, gesture.isTaken == true { letBallGo(at: tracker.velocity(at: time)) }
        lanes[gesture.lane].release()
    }

    /// What the hand has done is undone; iCarousel takes it for a hand that lets go.
    private mutating func cancel() {
        guard let gesture, !knobs[StageKnob.strict] else { return release() }
        self.gesture = nil
        if gesture.hold == nil, isTumbling { return lanes[gesture.lane].release() }
        lanes[gesture.lane].takeBackDrag()
    }

    private mutating func flick(by delta: Vector2, in seconds: Double) {
        let seconds = max(0.001, seconds.boundedTime)
        let speed = delta * (1 / seconds)
        release()
        press(at: Point(x: view.width / 2, y: view.height / 2))
        drag(by: delta, velocity: speed)
        release()
        if isTumbling, knobs[StageKnob.scrollEnabled] {
            letBallGo(at: Vector2(x: speed.x.bounded, y: speed.y.bounded))
        }
    }

    private mutating func letBallGo(at velocity: Vector2) {
        let isVertical = knobs[StageKnob.vertical]
        ball.release(velocity: knobs[StageKnob.reversed] ? velocity.mirrored(alongY: isVertical) : velocity)
    }

    private mutating func turnWheel(of lane: Int, by items: Double) -> Problem? {
        guard knobs[StageKnob.scrollEnabled] else { return nil }
        tapExpands(nil)
        return program(lane) { $0.nudge(by: items.bounded) }
    }

    // MARK: Taps and keys

    private mutating func tap(at point: Point) {
        let seen = walks.reduce(standing(frame())) { $0.seen(by: $1) }
        guard let hit = seen.hit(at: point) else {
            if !isTumbling { lanes[0].tapBeside() }
            tapExpands(nil)
            return
        }
        let isItem = hit.index >= 0 && hit.index < count
        let lane = hit.lane
        guard isItem else {
            tapExpands(nil)
            return lanes[lane].tapBeside()
        }
        lanes[lane].events.append(.shouldSelect(hit.index))
        guard shouldSelect(hit.index) else { return lanes[lane].tapRefused() }
        if !isTumbling {
            lanes[lane].tap(hit.index, centres: knobs[StageKnob.centerItemWhenSelected])
        }
        selection = hit.identity
        lanes[lane].events.append(.didSelect(hit.index))
        tapExpands(hit.identity)
    }

    /// Without the cards that are on their way out, and those of wheels that another layout has not got.
    private func standing(_ frame: Frame) -> Frame {
        guard !rearrangements.isEmpty || !morphs.isEmpty else { return frame }
        var standing = frame
        standing.cards.removeAll { card in
            !lanes.indices.contains(card.lane)
                || !card.isPlaceholder && !rearrangements.isEmpty && items.identity(at: card.index) != card.identity
        }
        return standing
    }

    private mutating func press(_ key: Input.Key) {
        guard knobs[StageKnob.scrollEnabled], count > 0 else { return }
        tapExpands(nil)
        let page = max(1, min(10, count / 4))
        let gain = layout.layout(knobs, on: context(lane: 0)).itemsPerPoint ?? -1
        let isRaising = (gain < 0) != knobs[StageKnob.reversed]
        // Down and right show what stands there, which is the next card or, on the polygon wheel, the one before.
        let ahead = isRaising ? 1 : -1
        switch key {
        case .left, .up: lanes[0].step(by: -ahead)
        case .right, .down: lanes[0].step(by: ahead)
        case .pageUp: lanes[0].step(by: -page * ahead)
        case .pageDown: lanes[0].step(by: page * ahead)
        case .home: lanes[0].scroll(to: 0, duration: ScrollConstants.scroll)
        case .end: lanes[0].scroll(to: lanes[0].rules.lastPlace, duration: ScrollConstants.scroll)
        }
    }
}
