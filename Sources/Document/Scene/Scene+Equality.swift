internal import LayoutCore

/// Two scenes are equal where they say the same: what their documents hold, value by value. What was only found for them counts
/// for nothing: the files of the deck, the view before a window changed it, and whether the uniforms that they set have been seen in
/// a shader yet.
extension Scene: Hashable {
    public static func == (a: Scene, b: Scene) -> Bool {
        // What changes often comes first.
        a.scroll == b.scroll && a.time == b.time && a.edits == b.edits && a.items == b.items && a.seed == b.seed
            && a.layout.name == b.layout.name && a.formula == b.formula && a.turnsTheSameKnobs(as: b)
            && a.hasTheSameCards(as: b) && a.hasTheSamePicture(as: b) && a.hasTheSameWords(as: b)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(scroll)
        hasher.combine(time)
        hasher.combine(edits)
        hasher.combine(items)
        hasher.combine(seed)
        hasher.combine(layout.name)
        hasher.combine(formula)
        hasher.combine(name)
        hasher.combine(view)
    }

    private func turnsTheSameKnobs(as other: Scene) -> Bool {
        guard shaders.face == other.shaders.face, shaders.backdrop == other.shaders.backdrop,
            shaders.post == other.shaders.post, shaders.transition == other.shaders.transition,
            shaders.sound == other.shaders.sound, shaders.usedSteps == other.shaders.usedSteps
        else { return false }
        if shaders.uniforms == other.shaders.uniforms, knobs.changes == other.knobs.changes { return true }
        return ownKnobs == other.ownKnobs && uniforms == other.uniforms
    }

    private var ownKnobs: [String: Parameter.Value] { knobs.changes.filter { !isOfShaders($0.key) } }

    /// What is set for shaders, with what waits for a uniform.
    private var uniforms: Set<UnknownField> {
        let known = knobs.changes.filter { isOfShaders($0.key) }
        return Set(known.map { UnknownField(key: $0.key, json: JSON($0.value).line) } + shaders.uniforms)
    }

    private func isOfShaders(_ name: String) -> Bool { knobs.table[name]?.group.isOfShaders == true }

    private func hasTheSameCards(as other: Scene) -> Bool { deck == other.deck && plates == other.plates }

    private func hasTheSamePicture(as other: Scene) -> Bool {
        view == other.view && device == other.device && backdrop == other.backdrop && floor == other.floor
            && picture == other.picture && timeline == other.timeline
    }

    private func hasTheSameWords(as other: Scene) -> Bool {
        name == other.name && title == other.title && note == other.note && schemaPlace == other.schemaPlace
            && unknown == other.unknown
    }
}

extension Scene.Unknown: Hashable {
    static func == (a: Scene.Unknown, b: Scene.Unknown) -> Bool {
        a.document == b.document && a.parameters == b.parameters && a.view == b.view && a.backdrop == b.backdrop
            && a.floor == b.floor && a.picture == b.picture && a.shaders == b.shaders && a.ofEdits == b.ofEdits
    }

    func hash(into hasher: inout Hasher) { hasher.combine(document) }

    /// Edits that were made here, after those of the document, have none.
    private var ofEdits: ArraySlice<[UnknownField]> {
        edits[..<(edits.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)]
    }
}

extension UnknownField {
    /// Blanks between its parts mean nothing.
    public static func == (a: UnknownField, b: UnknownField) -> Bool {
        a.key == b.key && (a.json == b.json || JSON.verbatim(a.json).line == JSON.verbatim(b.json).line)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
