internal import LayoutCore
internal import ZoeDocument

/// Knobs back to where they stand by themselves.
extension EditorModel {
    public mutating func reset(_ name: String) {
        guard !isComparing, let parameter = scene.knobs.table[name] else { return }
        history.begin(from: moment)
        oscillations[parameter.fullName] = nil
        change { scene in
            var knobs = scene.knobs
            knobs.reset(name)
            scene.use(knobs)
        }
    }

    public mutating func resetAll() {
        guard !isComparing else { return }
        history.begin(from: moment)
        oscillations = [:]
        change { $0.use(Knobs($0.knobs.table)) }
    }
}
