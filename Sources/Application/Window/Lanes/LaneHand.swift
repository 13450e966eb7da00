internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The hand on the lanes: it pulls the time along, moves, copies and scales keys, draws frames around them, and turns the wheel.
enum LaneHand {
    static func move(_ editor: inout EditorModel, _ panel: inout PanelContext, _ view: LaneView) {
        scrub(&editor, panel, view)
        bracket(&editor, &panel, view)
        uiSetScreenCursor(Float(view.planeLow.x), Float(view.planeLow.y))
        _ = UI.invisibleButton(
            "lanes", width: view.high.x - view.planeLow.x, height: view.high.y - view.planeLow.y, right: true)
        panel.places.note("lanes")
        let mouse = uiMouse().point
        let isHovered = uiIsHovered()
        if isHovered, uiWasDoubleClicked() { setKey(&editor, at: mouse, view) }
        if uiWasActivated() { press(&editor, &panel, at: mouse, view) }
        // What it has moved since the last frame before it let go counts too.
        let isLetGo = uiWasDeactivated()
        if uiIsActive() || isLetGo, !uiIsMouseDown(1) { drag(&editor, &panel, to: mouse, view) }
        if isLetGo { release(&editor, &panel) }
        let isOverAll =
            mouse.x >= view.low.x && mouse.x <= view.high.x && mouse.y >= view.low.y && mouse.y <= view.high.y
        if isOverAll, uiIsWindowHovered() { turnWheel(&editor, at: mouse, view) }
    }

    // MARK: Time

    private static func scrub(_ editor: inout EditorModel, _ panel: PanelContext, _ view: LaneView) {
        uiSetScreenCursor(Float(view.ruler.low.x), Float(view.low.y))
        _ = UI.invisibleButton("ruler", width: view.ruler.width, height: view.rulerHeight)
        panel.places.note("lanes ruler")
        guard uiIsActive() || uiWasDeactivated() else { return }
        let time = max(view.ruler.time(at: uiMouse().point.x), 0)
        let reach = view.ruler.seconds(of: 5 * view.points)
        // It does not come to rest on itself.
        editor.scrub(to: editor.timeline.snapped(time, in: editor.scene.timeline, playhead: nil, reach: reach))
    }

    // MARK: Chosen keys, drawn apart

    private static func bracket(_ editor: inout EditorModel, _ panel: inout PanelContext, _ view: LaneView) {
        let held: ClosedRange<Double>?
        if case .scale(_, _, _, let chosen)? = editor.timeline.grip {
            held = chosen.map(\.time).min().flatMap { least in chosen.map(\.time).max().map { least...$0 } }
        } else {
            held = editor.timeline.chosenSpan
        }
        guard let span = held else { return }
        let now = editor.timeline.chosenSpan ?? span
        let half = 7 * view.points
        for (id, own, other, shown) in [
            ("lanes first", span.lowerBound, span.upperBound, now.lowerBound),
            ("lanes last", span.upperBound, span.lowerBound, now.upperBound),
        ] {
            let x = view.ruler.x(of: shown)
            guard x > view.ruler.low.x - half, x < view.ruler.high.x + half else { continue }
            uiSetScreenCursor(Float(x - half), Float(view.strip.low))
            _ = UI.invisibleButton(id, width: 2 * half, height: view.strip.high - view.strip.low)
            panel.places.note(id)
            if !uiIsActive() { UI.tooltip("pull the chosen keys apart, or together") }
            if uiWasActivated() {
                let lane = editor.timeline.chosen.first { $0.time == own }?.lane ?? ""
                editor.timeline.grip(
                    .scale(
                        Timeline.Place(lane, own), about: other, from: editor.scene.timeline,
                        chosen: editor.timeline.chosen))
                panel.overlay.lanes.press = uiMouse().point
            }
            let isLetGo = uiWasDeactivated()
            if uiIsActive() || isLetGo, let press = panel.overlay.lanes.press {
                drag(&editor, &panel, from: press, to: uiMouse().point, own, view)
            }
            if isLetGo { release(&editor, &panel) }
        }
    }

    // MARK: Keys

    private static func press(
        _ editor: inout EditorModel, _ panel: inout PanelContext, at mouse: Point, _ view: LaneView
    ) {
        let key = view.ruler.key(at: mouse, in: editor.scene.timeline, within: view.reach)
        if uiIsMouseDown(1) {
            guard let key else { return }
            editor.timeline.choose(key, adds: false)
            return UI.open(popup: "key menu")
        }
        (panel.overlay.lanes.press, panel.overlay.lanes.isDragged) = (mouse, false)
        guard let key else {
            guard let lane = view.ruler.lane(at: mouse.y, of: view.count) else { return }
            let time = view.ruler.time(at: mouse.x)
            return editor.timeline.grip(.frame(from: time, to: time, lanes: lane...lane))
        }
        editor.timeline.choose(key, adds: uiHasShift() || uiHasControl())
        guard editor.timeline.chosen.contains(key) else { return }
        editor.timeline.grip(
            .keys(key, from: editor.scene.timeline, chosen: editor.timeline.chosen, copying: uiHasAlt()))
    }

    private static func drag(
        _ editor: inout EditorModel, _ panel: inout PanelContext, to mouse: Point, _ view: LaneView
    ) {
        guard let press = panel.overlay.lanes.press else { return }
        switch editor.timeline.grip {
        case .keys(let place, _, _, _): drag(&editor, &panel, from: press, to: mouse, place.time, view)
        case .frame:
            guard (mouse - press).length > 3 * view.points else { return }
            panel.overlay.lanes.isDragged = true
            let first = view.lane(near: press.y)
            let last = view.lane(near: mouse.y)
            let (from, to) = (view.ruler.time(at: press.x), view.ruler.time(at: mouse.x))
            let lanes = min(first, last)...max(first, last)
            editor.timeline.grip(.frame(from: from, to: to, lanes: lanes))
            editor.timeline.choose(view.ruler.keys(from: from, to: to, lanes: lanes, in: editor.scene.timeline))
        case .playhead, .scale, nil: break
        }
    }

    /// A hand that has hardly moved has moved nothing.
    private static func drag(
        _ editor: inout EditorModel, _ panel: inout PanelContext, from press: Point, to mouse: Point, _ own: Double,
        _ view: LaneView
    ) {
        if abs(mouse.x - press.x) > 3 * view.points { panel.overlay.lanes.isDragged = true }
        guard panel.overlay.lanes.isDragged else { return }
        let time = own + view.ruler.seconds(of: mouse.x - press.x)
        editor.dragKeys(to: time, reach: view.ruler.seconds(of: 6 * view.points))
    }

    private static func release(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let wasDragged = panel.overlay.lanes.isDragged
        switch editor.timeline.grip {
        case .keys(let place, _, _, _) where !wasDragged && !uiHasShift() && !uiHasControl():
            // One of several that were chosen.
            editor.timeline.choose([place])
        case .frame where !wasDragged: editor.timeline.chooseNothing()
        default: break
        }
        editor.letGoOfKeys()
        panel.overlay.lanes.press = nil
        panel.overlay.lanes.isDragged = false
    }

    /// What the lane stands at there becomes a key.
    private static func setKey(_ editor: inout EditorModel, at mouse: Point, _ view: LaneView) {
        let timeline = editor.scene.timeline
        guard view.ruler.key(at: mouse, in: timeline, within: view.reach) == nil,
            let number = view.ruler.lane(at: mouse.y, of: view.count)
        else { return }
        let lane = timeline.lanes[number]
        let reach = view.ruler.seconds(of: 6 * view.points)
        let time = editor.timeline.snapped(
            view.ruler.time(at: mouse.x), in: timeline, playhead: editor.playhead, reach: reach)
        guard let value = lane.value(at: time, of: editor.scene.parameter(ofLane: lane.name)) else { return }
        editor.setKey(lane.name, at: time, value)
        editor.timeline.choose([Timeline.Place(lane.name, time)])
    }

    // MARK: The wheel

    private static func turnWheel(_ editor: inout EditorModel, at mouse: Point, _ view: LaneView) {
        let notches = Double(uiMouseWheel())
        guard notches != 0 else { return }
        let isOverLanes = mouse.y >= view.planeLow.y
        if uiHasShift() {
            return editor.timeline.pan(by: -0.1 * notches * view.ruler.seconds)
        }
        // Where there is more than can be seen, the wheel shows the rest of it.
        if !uiHasControl(), isOverLanes, view.hidden > 0 || mouse.x < view.ruler.low.x {
            return editor.timeline.lift(by: -24 * notches, room: view.hidden)
        }
        var factor = 1.0
        for _ in 0..<min(Int(abs(notches).rounded(.up)), 8) { factor *= notches > 0 ? 1.18 : 1 / 1.18 }
        editor.timeline.zoom(by: factor, around: view.ruler.time(at: mouse.x))
    }
}

extension LaneView {
    /// The first above all of them, the last below.
    fileprivate func lane(near y: Double) -> Int {
        let number = (y - ruler.low.y) / ruler.laneHeight
        return Int(min(max(number.rounded(.down), 0), Double(max(count - 1, 0))))
    }
}
