internal import LayoutCore
internal import ZoeDocument

/// The card that has grown out of the row.
extension EditorModel {
    /// Lets the item at this index grow, or what has grown go back: one step to take back.
    public mutating func expand(_ index: Int?) {
        stage.expand(index.flatMap(stage.identity))
        keepExpansion()
    }

    /// What a tap has let grow, or go back, is a part of the document.
    mutating func keepExpansion() {
        let names = ["expansion.expand", "expansion.expandItem"]
        guard !isComparing, names.contains(where: { stage.knobs.changes[$0] != knobs.changes[$0] }) else { return }
        var wanted = scene.knobs
        for name in names {
            guard let value = stage.knobs.changes[name] else {
                wanted.reset(name)
                continue
            }
            _ = try? wanted.set(name, to: value)
        }
        // The cards are on their way already.
        change(seconds: 0) { $0.use(wanted) }
    }
}
