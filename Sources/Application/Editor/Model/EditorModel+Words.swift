internal import LayoutCore
internal import ZoeDocument

/// What it is called and where one is in it, in words for people.
extension EditorModel {
    /// What people call the scene.
    public var name: String {
        if let file = path?.split(separator: "/").last { return String(file) }
        return scene.title.isEmpty ? (scene.name.isEmpty ? scene.layout.name : scene.name) : scene.title
    }

    /// Where one is in the row. Cards count from 0 here as everywhere: for the scroll, formulas, scripts and labels.
    public var placeInWords: String {
        let count = stage.count
        guard count > 1 else { return count == 0 ? "no cards" : "the only card" }
        var place = stage.scroll
        if stage.knobs.flag("wrap") {
            place = place.truncatingRemainder(dividingBy: Double(count))
            if place < 0 { place += Double(count) }
        }
        var shown = (place * 100).rounded() / 100
        if shown == Double(count), stage.knobs.flag("wrap") { shown = 0 }
        return "card \(Parameter.Value.number(shown)) of 0–\(count - 1)"
    }
}
