internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// The layout's line over the stage, while its points are dragged.
enum TrackGuides {
    static func draw(_ editor: EditorModel, _ panel: PanelContext) {
        guard !panel.isBeingCaptured, let line = editor.trackLine, let sight = editor.trackSight else { return }
        let units = panel.window.unitsPerPoint
        func seen(_ point: SIMD2<Double>) -> Point? { sight.place(of: point).map(panel.placeInWindow) }
        for number in 0..<line.pieceCount {
            let points = Self.points(of: line.piece(number)).compactMap(seen)
            // Light over dark pictures, and dark under it over light ones.
            UI.polyline(points, shade.faded(0.5), 4.5 * units, on: UILayerBack)
            UI.polyline(points, Theme.accent, 2 * units, on: UILayerBack)
        }
        let grips = editor.trackGrips(of: line)
        for grip in grips {
            guard case (let node, true) = grip.node, let place = line.place(of: grip).flatMap(seen),
                let end = seen(line.nodes[node].point)
            else { continue }
            UI.line(place, end, shade.faded(0.5), 3.5 * units, on: UILayerBack)
            UI.line(place, end, UIColour(0xFFFFFF, 0.8), 1.2 * units, on: UILayerBack)
        }
        for grip in grips {
            guard let place = line.place(of: grip).flatMap(seen) else { continue }
            let isHeld = if case .track(let held, _)? = editor.held { held == grip } else { false }
            draw(grip, at: place, units, isHot: isHeld || editor.track.hovered == grip, editor.track.chosen)
        }
        caption(panel, units)
    }

    private static let shade = UIColour(0x0A0A0E)

    private static func points(of piece: [SIMD2<Double>]) -> [SIMD2<Double>] {
        (0...32).map { step in
            let t = Double(step) / 32
            let u = 1 - t
            return u * u * u * piece[0] + 3 * t * u * (u * piece[1] + t * piece[2]) + t * t * t * piece[3]
        }
    }

    private static func draw(
        _ grip: TrackLine.Grip, at place: Point, _ units: Double, isHot: Bool, _ chosen: Int?
    ) {
        switch grip {
        case .node(let node):
            let half = (isHot ? 6.5 : 5) * units
            let (low, high) = (
                Point(x: place.x - half, y: place.y - half), Point(x: place.x + half, y: place.y + half)
            )
            let isFilled = node == chosen
            UI.fillRect(low, high, isFilled ? Theme.accent : UIColour(0xFFFFFF), rounding: 2 * units, on: UILayerBack)
            UI.rect(
                low, high, isFilled ? UIColour(0xFFFFFF) : shade, rounding: 2 * units, thickness: 2 * units,
                on: UILayerBack)
        case .back, .ahead:
            UI.fillCircle(place, (isHot ? 6 : 4.5) * units, shade, on: UILayerBack)
            UI.fillCircle(place, (isHot ? 4.5 : 3) * units, UIColour(0xFFFFFF), on: UILayerBack)
        case .middle:
            UI.fillCircle(place, (isHot ? 7.5 : 3.5) * units, shade.faded(isHot ? 1 : 0.8), on: UILayerBack)
            UI.circle(
                place, (isHot ? 7.5 : 3.5) * units, Theme.accent.faded(isHot ? 1 : 0.8), 1.2 * units, on: UILayerBack)
            guard isHot else { return }
            for delta in [Vector2(x: 4 * units, y: 0), Vector2(x: 0, y: 4 * units)] {
                UI.line(place + delta * -1, place + delta, UIColour(0xFFFFFF), 1.5 * units, on: UILayerBack)
            }
        }
    }

    private static func caption(_ panel: PanelContext, _ units: Double) {
        let done = panel.bindings.keys(for: .editTrack).first ?? "Esc"
        let text =
            "Drag points, and dots between them for new ones. Shift: a corner. Right button: away. \(done): done."
        let size = UI.size(of: text)
        let width = panel.room.map { Double($0.low.x) } ?? Double(panel.window.size.width)
        let corner = Point(x: max((width - size.x) / 2, 12 * units), y: 18 * units)
        UI.fillRect(
            Point(x: corner.x - 10 * units, y: corner.y - 6 * units),
            Point(x: corner.x + size.x + 10 * units, y: corner.y + size.y + 6 * units), UIColour(0x16161C, 0.88),
            rounding: 9 * units, on: UILayerBack)
        UI.write(text, at: corner, Theme.ink, on: UILayerBack)
    }
}

extension TrackLine.Grip {
    /// Whose it is, and whether it is one of its handles.
    fileprivate var node: (number: Int, isHandle: Bool) {
        switch self {
        case .node(let node), .middle(let node): (node, false)
        case .back(let node), .ahead(let node): (node, true)
        }
    }
}
