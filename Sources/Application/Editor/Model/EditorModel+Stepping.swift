public import LayoutCore
public import ZoeDocument

extension EditorModel {
    public mutating func step(layouts delta: Int) {
        let all = LayoutKind.all
        let here = all.firstIndex { $0.name == stage.layout.name } ?? 0
        use(all[((here + delta) % all.count + all.count) % all.count])
    }

    /// The cards travel; what was turned on the knobs stays where the new layout has such knobs.
    public mutating func use(_ layout: LayoutKind) {
        guard layout.name != stage.layout.name else { return }
        if scene.timeline[Timeline.Lane.layout] != nil {
            return setKey(Timeline.Lane.layout, at: playhead, .choice(layout.name))
        }
        change(seconds: 0.7) { $0.use(layout) }
    }

    public mutating func toggleAutoscroll() {
        let isTurning = scene.knobs[StageKnob.autoscroll] != 0
        change { scene in
            var knobs = scene.knobs
            if isTurning { knobs.reset("motion.autoscroll") } else { _ = try? knobs.set("motion.autoscroll", to: -0.5) }
            scene.use(knobs)
        }
    }

    /// Other pictures on the cards, whatever the layout.
    public mutating func adopt(_ opened: Scene) {
        change(seconds: 0.4) { $0 = opened }
    }

    /// As fields of JSON: where everything stands.
    public var state: String {
        let fields = [
            "\"scroll\": \(stage.scroll)", "\"index\": \(stage.currentIndex)", "\"count\": \(stage.count)",
            "\"moving\": \(isMoving)", "\"held\": \(gesture.isDown)", "\"layout\": \"\(scene.layout.name)\"",
            "\"selected\": \(selected.flatMap(stage.index(of:)) ?? -1)", "\"changed\": \(isChanged)",
            "\"canUndo\": \(history.canUndo)", "\"canRedo\": \(history.canRedo)", "\"document\": \(document.line)",
        ]
        return fields.joined(separator: ", ")
    }

    /// The command line that makes this picture.
    public var command: String { document.captureCommand(startingAt: origin) }
}
