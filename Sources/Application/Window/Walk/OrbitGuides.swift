internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeOcclusion

/// What one sees of the stage's making while walking around it: the eye, what it sees, where the view is in space, and the
/// way that cards take.
struct OrbitGuides {
    private let sight: OrbitView
    private let hiding: Occlusion
    private let frame: Frame
    private let part: Float
    private let units: Double
    private let placing: (Point) -> Point

    /// - Parameter seen: what is in the window.
    static func draw(_ editor: EditorModel, _ panel: PanelContext, _ seen: Frame) {
        let stage = editor.stage
        // A scene that has walked away already is space for whoever walks on from there.
        let own = stage.frame()
        let frame = editor.sceneWalk.map(own.seen) ?? own
        let sight = editor.orbitCamera.walk.sight(of: frame.camera)
        let guides = OrbitGuides(
            sight: sight, hiding: Occlusion(sight, seen), frame: frame,
            part: Float(editor.orbitCamera.walk.part), units: panel.window.unitsPerViewPoint,
            placing: panel.placeInWindow)
        guides.shade()
        let hasRail = editor.sceneWalk == nil
        for guide in stage.guides(for: frame) where guide.kind != .rail || hasRail { guides.draw(guide) }
        guides.drawPolygon()
        guides.drawEye()
        guides.label()
        OrbitCaption.draw(editor, panel, frame.camera.lens)
    }

    private func place(_ point: Point) -> Point { placing(point) }
    private func seen(_ point: Vector3) -> Point? { sight.project(point).map(place) }

    // MARK: Planes

    /// The view's corners in space, from the top left.
    private var plane: [Vector3] {
        let (x, y) = (frame.camera.view.width / 2, frame.camera.view.height / 2)
        let eye = frame.camera.lens.viewpoint
        return [(-x, -y), (x, -y), (x, y), (-x, y)].map { Vector3(x: eye.x + $0.0, y: eye.y + $0.1, z: 0) }
    }

    /// The pyramid's sides and the view, very lightly.
    private func shade() {
        let corners = plane
        fill(corners, UIColour(0xFFFFFF, 0.05))
        guard let eye = Guide.eye(of: frame.camera) else { return }
        for side in corners.indices {
            fill([eye, corners[side], corners[(side + 1) % corners.count]], Theme.accent.faded(0.05))
        }
    }

    private func fill(_ corners: [Vector3], _ colour: UIColour) {
        let points = corners.compactMap(seen)
        guard points.count == corners.count else { return }
        UI.fill(points, colour.faded(part), on: UILayerBack)
    }

    // MARK: Lines

    private func draw(_ guide: Guide) {
        let (colour, width) = style(of: guide.kind)
        let hides = guide.lines.count <= Self.mostHidden
        for line in guide.lines { draw(line, colour, width, hides: hides) }
    }

    /// With more lines than this, the outlines of very many cards, nobody sees which are behind what.
    private static let mostHidden = 600

    /// What is behind cards only shines through them.
    private static let hiddenAlpha: Float = 0.22

    private func draw(_ line: Guide.Line, _ colour: UIColour, _ width: Double, hides: Bool = true) {
        let near = nearness((line.from + line.to) * 0.5)
        let pieces = hides ? hiding.pieces(from: line.from, to: line.to) : [.init(from: line.from, to: line.to)]
        for piece in pieces {
            guard let (a, b) = sight.project(piece) else { continue }
            let alpha = part * near * (piece.isHidden ? Self.hiddenAlpha : 1)
            UI.line(place(a), place(b), colour.faded(alpha), width * units * Double(near), on: UILayerBack)
        }
    }

    /// Farther lines are fainter and thinner.
    private func nearness(_ point: Vector3) -> Float { Float(min(max(sight.nearness(point), 0.45), 1.5) / 1.2) }

    private func style(of kind: Guide.Kind) -> (UIColour, Double) {
        switch kind {
        case .pyramid: (Theme.accent.faded(0.7), 1.3)
        case .viewPlane: (UIColour(0xFFFFFF, 0.85), 1.8)
        case .xAxis: (Theme.xAxis, 2.4)
        case .yAxis: (Theme.yAxis, 2.4)
        case .zAxis: (Theme.zAxis, 2.4)
        case .cards: (UIColour(0xFFFFFF, 0.3), 1)
        case .rail: (Theme.good.faded(0.85), 1.8)
        }
    }

    /// From the middle of each card to that of the next: on a wheel its polygon, within the circle that they run on.
    private func drawPolygon() {
        guard let space = frame.camera.lens.base.inverted() else { return }
        let cards = frame.cards.filter { $0.lane == 0 }.sorted { $0.offset < $1.offset }
        let middles = cards.map { card -> Vector3 in
            let row = (card.matrix * space).row4
            return Vector3(x: row.x, y: row.y, z: row.z)
        }
        for (a, b) in zip(middles, middles.dropFirst()) {
            guard (b - a).length < frame.camera.view.width else { continue }
            draw(.init(from: a, to: b), Theme.good.faded(0.4), 1.2)
        }
        for middle in middles {
            guard let point = seen(middle) else { continue }
            let near = nearness(middle)
            let alpha = part * (hiding.hides(middle) ? Self.hiddenAlpha : 1)
            UI.fillCircle(point, 3.5 * units * Double(near), UIColour(0x16161C, 0.6 * alpha), on: UILayerBack)
            UI.fillCircle(point, 2.5 * units * Double(near), Theme.good.faded(alpha), on: UILayerBack)
        }
    }

    private func drawEye() {
        guard let eye = Guide.eye(of: frame.camera), let point = seen(eye) else { return }
        let plane = Vector3(x: eye.x, y: eye.y, z: 0)
        for piece in hiding.pieces(from: eye, to: plane) {
            guard let (from, to) = sight.project(piece) else { continue }
            dash(place(from), place(to), Theme.accent.faded(0.7 * part * (piece.isHidden ? Self.hiddenAlpha : 1)))
        }
        UI.fillCircle(point, 13 * units, Theme.accent.faded(0.18 * part), on: UILayerBack)
        UI.circle(point, 9 * units, Theme.accent.faded(part), 1.8 * units, on: UILayerBack)
        UI.fillCircle(point, 4.5 * units, Theme.accent.faded(part), on: UILayerBack)
    }

    private func dash(_ a: Point, _ b: Point, _ colour: UIColour) {
        let delta = b - a
        let count = min(Int(delta.length / (9 * units)), 400)
        for number in 0..<max(count, 1) where number % 2 == 0 {
            let (from, to) = (Double(number) / Double(max(count, 1)), Double(number + 1) / Double(max(count, 1)))
            UI.line(a + delta * from, a + delta * min(to, 1), colour, 1.5 * units, on: UILayerBack)
        }
    }

    // MARK: Words

    private func label() {
        let length = 0.6 * min(frame.camera.view.width, frame.camera.view.height) / 2
        for (letter, axis, colour) in [
            ("x", Vector3.xAxis, Theme.xAxis), ("y", .yAxis, Theme.yAxis), ("z", .zAxis, Theme.zAxis),
        ] {
            if let end = seen(axis * (length * 1.06)) { write(letter, at: end, colour, isBold: true) }
        }
        if let corner = seen(plane[0]) { write("view plane", at: corner, UIColour(0xFFFFFF), above: true) }
        guard let eye = Guide.eye(of: frame.camera), let point = seen(eye) else { return }
        write("eye", at: Point(x: point.x + 20 * units, y: point.y), Theme.accent, isBold: true)
        if let half = seen(Vector3(x: eye.x, y: eye.y, z: eye.z * 0.5)) {
            write("\(Numeral.brief(eye.z)) pt", at: half, Theme.accent, above: true)
        }
    }

    /// On a dark pill, so that it is read over any picture.
    private func write(_ text: String, at place: Point, _ colour: UIColour, isBold: Bool = false, above: Bool = false) {
        let size = UI.size(of: text)
        let corner = Point(x: place.x - (isBold ? 4 * units : size.x / 2), y: place.y - size.y * (above ? 1.5 : 0.5))
        let (across, down) = (6 * units, 2.5 * units)
        UI.fillRect(
            Point(x: corner.x - across, y: corner.y - down),
            Point(x: corner.x + size.x + across, y: corner.y + size.y + down), UIColour(0x16161C, 0.72 * part),
            rounding: 9 * units, on: UILayerBack)
        UI.write(text, at: corner, colour.faded(part), on: UILayerBack)
    }
}

/// What one sees there, in words.
private enum OrbitCaption {
    static func draw(_ editor: EditorModel, _ panel: PanelContext, _ lens: Lens) {
        guard editor.orbitCamera.walk.part > 0.5 else { return }
        let units = panel.window.unitsPerPoint
        let top = panel.overlay.showsHeadsUp ? 330.0 : 12
        UI.placeNext(12 * units, top * units)
        UI.sizeNext(min(360 * units, Double(panel.window.size.width) - 24 * units), 0)
        uiPushAlpha(Float(2 * editor.orbitCamera.walk.part - 1))
        UI.window(
            "stroll",
            [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoInput, UIWindowNoFocus, UIWindowNoScroll]
        ) {
            UI.font(.bold) { UI.coloured(Theme.accent, title(lens)) }
            UI.wrapped(text(lens))
            uiSpace(0, Float(2 * units))
            let back = panel.bindings.keys(for: .leave).first ?? "Esc"
            let keep = panel.bindings.keys(for: .keepWalk).first ?? "Shift+W"
            uiPushColour(UIRoleText, Theme.faint)
            UI.wrapped(
                "Drag to go around, middle button to move, wheel to come nearer. \(back) flies back, \(keep) lets the scene be "
                    + "seen from here.")
            uiPopColours(1)
        }
        uiPopStyles(1)
    }

    private static func title(_ lens: Lens) -> String {
        guard lens.m34 < 0 else { return lens.m34 > 0 ? "An eye behind the stage" : "No perspective: m34 = 0" }
        let distance = Numeral.brief(-1 / lens.m34)
        return "Eye at \(distance) pt: m34 = -1/\(distance)"
    }

    private static func text(_ lens: Lens) -> String {
        guard lens.m34 < 0 else {
            return "Cards are shown as large as they are, wherever they stand: the eye is infinitely far away."
        }
        return "What lies in the view plane is shown at its own size; behind it smaller, before it larger. "
            + "What is outside the pyramid is outside the picture."
    }
}

extension OrbitView {
    fileprivate func project(_ piece: Occlusion.Piece) -> (Point, Point)? {
        project(Guide.Line(from: piece.from, to: piece.to))
    }
}
