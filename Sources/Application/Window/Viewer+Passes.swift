internal import LayoutCore
internal import ZoeEditor
internal import ZoeImages
internal import ZoeRenderer
internal import ZoeUserShaders

// What the panel shows of the passes of the scene's shaders, and the one that is shown alone.
extension Viewer {
    func passWatch() -> PassWatch {
        let isWatched = watchesPasses
        renderer.measuresPasses = isWatched
        renderer.shownPass = shownPass
        let place = isWatched ? pointerPart : nil
        var watch = PassWatch(shown: shownPass)
        watch.rows = sceneShaders.effects.states.compactMap(\.effect).flatMap { effect in
            isWatched ? rows(of: effect, at: place) : Self.plainRows(of: effect.text)
        }
        if let place, let target = targets.current {
            watch.number = renderer.number(at: place, in: target)
        }
        watch.histogram = isWatched ? histogram() : nil
        return watch
    }

    /// While the picture moves it is not counted anew for each frame.
    private func histogram() -> Histogram? {
        let now = Window.time
        if let known = drawing.histogram, editor.isMoving, now - known.time < 0.2 { return known.counts }
        guard let (bytes, width, height) = picture() else { return nil }
        let counts = Histogram(bytes, width: width, height: height)
        drawing.histogram = (now, counts)
        return counts
    }

    var watchesPasses: Bool {
        overlay.watchesPasses && overlay.showsPanel && !sceneShaders.effects.states.isEmpty
    }

    /// Alone, in place of the picture.
    var shownPass: PassName? { watchesPasses ? overlay.shownPass : nil }

    /// Where the pointer is in the picture, from its upper left, as parts of width and height.
    private var pointerPart: SIMD2<Double>? {
        guard let pointer = overlay.pointer, !UI.wantsMouse else { return nil }
        guard let seen = place.seen(pointer) else { return nil }
        let room = place.seen(editor.view).camera.view
        return SIMD2(seen.x / max(room.width, 1), seen.y / max(room.height, 1))
    }

    private func rows(of effect: Effect, at place: SIMD2<Double>?) -> [PassWatch.Row] {
        let sights = renderer.passes(of: effect)
        guard !sights.isEmpty else { return Self.plainRows(of: effect.text) }
        return sights.map { sight in
            let kind = sight.format == .float ? "floats" : "bytes"
            let keeps = sight.keepsFormer ? " · reads itself" : ""
            return PassWatch.Row(
                id: sight.id, name: sight.id.name, detail: "\(sight.width) × \(sight.height) · \(kind)\(keeps)",
                seconds: sight.seconds, picture: sight.picture,
                number: place.flatMap { renderer.number(at: $0, of: sight.id, in: effect) })
        }
    }

    private static func plainRows(of text: EffectText) -> [PassWatch.Row] {
        var names: Set<String> = []
        return text.passes.filter { names.insert($0.name).inserted }.map {
            PassWatch.Row(id: nil, name: $0.name, detail: $0.summary)
        }
    }
}
