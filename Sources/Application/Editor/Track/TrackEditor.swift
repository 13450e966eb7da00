public import LayoutCore
internal import ZoeDocument

/// How a layout's line is edited on the stage: whether it is, and what of it is chosen.
public struct TrackEditor: Hashable, Sendable {
    public internal(set) var isOpen = false
    /// The node whose handles are shown.
    public internal(set) var chosen: Int?
    /// The grip under the pointer.
    public internal(set) var hovered: TrackLine.Grip?
    /// From where the pointer took what is held to where that was.
    var slack = Vector2.zero
}

/// How the plane of a line is seen.
public struct TrackSight: Hashable, Sendable {
    let camera: Camera
    /// From the line's plane to the view.
    let matrix: Transform3D

    /// Where a place on the plane is seen; nil behind the eye.
    public func place(of point: SIMD2<Double>) -> Point? {
        camera.project(Point(x: point.x, y: point.y), through: matrix)
    }

    /// The place on the plane that is seen there.
    func spot(at point: Point) -> SIMD2<Double>? {
        camera.unproject(point, onto: matrix).map { SIMD2($0.point.x, $0.point.y) }
    }
}

extension EditorModel {
    /// The full name of the knob that is the layout's line; nil where it has none.
    private var trackKnob: String? {
        stage.trackPlane == nil ? nil : knobs.table.parameters.first { $0.kind == .track }?.fullName
    }

    public var isEditingTrack: Bool { track.isOpen && stage.trackPlane != nil }

    /// While it is edited.
    public var trackLine: TrackLine? {
        guard track.isOpen, let knob = trackKnob, case .choice(let text) = knobs[knob] else { return nil }
        return TrackLine(text)
    }

    public var trackSight: TrackSight? {
        guard let plane = stage.trackPlane else { return nil }
        var (camera, matrix) = (stage.camera, stage.camera.lens.view(plane))
        for walk in walks {
            let sight = walk.sight(of: camera)
            guard let seen = sight.see(matrix), seen.isFinite else { return nil }
            (camera, matrix) = (sight.camera, seen)
        }
        return TrackSight(camera: camera, matrix: matrix)
    }

    /// - Returns: false where the layout has no line.
    public mutating func toggleTrackEditing() -> Bool {
        guard trackKnob != nil else { return false }
        track = TrackEditor(isOpen: !track.isOpen)
        return true
    }

    public mutating func endTrackEditing() { track = TrackEditor() }

    /// Those that are shown: all nodes, where new ones may be, and the handles of the chosen node and of its neighbours' sides.
    public func trackGrips(of line: TrackLine) -> [TrackLine.Grip] {
        var grips = (0..<line.pieceCount).map(TrackLine.Grip.middle)
        if let chosen = track.chosen, line.nodes.indices.contains(chosen) {
            let count = line.nodes.count
            if line.isClosed || chosen > 0 { grips.append(.ahead((chosen + count - 1) % count)) }
            if line.isClosed || chosen < count - 1 { grips.append(.back((chosen + 1) % count)) }
        }
        grips += line.nodes.indices.map(TrackLine.Grip.node)
        if let chosen = track.chosen { grips += [.back(chosen), .ahead(chosen)] }
        return grips.filter { line.place(of: $0) != nil }
    }

    /// So far from a grip, in points, a press still takes it.
    private static let reach = 10.0

    /// The grip that a press at this place takes: the nearest, of those that are as near the one on top.
    public func trackGrip(at point: Point) -> TrackLine.Grip? {
        guard let line = trackLine, let sight = trackSight else { return nil }
        var nearest: (grip: TrackLine.Grip, distance: Double)?
        for grip in trackGrips(of: line) {
            guard let place = line.place(of: grip), let seen = sight.place(of: place) else { continue }
            let distance = (seen - point).length
            if distance <= Self.reach, distance <= nearest?.distance ?? .infinity { nearest = (grip, distance) }
        }
        return nearest?.grip
    }

    // MARK: The hand

    /// - Returns: whether something is seen of it.
    public mutating func hoverTrack(at point: Point?) -> Bool {
        let grip = track.isOpen && held == nil ? point.flatMap(trackGrip) : nil
        defer { track.hovered = grip }
        return grip != track.hovered
    }

    /// - Parameter isAlone: with Shift, which makes corners.
    mutating func takeTrack(_ grip: TrackLine.Grip, at point: Point, isAlone: Bool) -> TrackLine.Grip {
        guard var line = trackLine else { return grip }
        endTurning()
        track.slack = line.place(of: grip).flatMap { trackSight?.place(of: $0) }.map { $0 - point } ?? .zero
        switch grip {
        case .node(let node):
            track.chosen = node
            if isAlone {
                line.toggleCorner(at: node)
                setTrack(line)
                endTurning()
            }
        case .back, .ahead: break
        case .middle(let number):
            guard let node = line.insert(inPiece: number), setTrack(line) else { return grip }
            track.chosen = node
            return .node(node)
        }
        return grip
    }

    mutating func moveTrack(_ grip: TrackLine.Grip, to point: Point, isAlone: Bool) {
        guard var line = trackLine, let spot = trackSight?.spot(at: point + track.slack) else { return }
        line.move(grip, to: spot, alone: isAlone)
        setTrack(line)
    }

    /// - Returns: false where there was no node to take away.
    public mutating func removeTrackNode(_ node: Int? = nil) -> Bool {
        guard var line = trackLine, let node = node ?? track.chosen, line.canLoseNodes else { return false }
        endTurning()
        line.remove(node)
        setTrack(line)
        track.chosen = nil
        endTurning()
        return true
    }

    /// A part of a change. What fits the line into the view stays what it was, or the line would flee from the hand.
    @discardableResult private mutating func setTrack(_ line: TrackLine) -> Bool {
        guard let knob = trackKnob, case .choice(let former) = knobs[knob], let before = Track(former) else {
            return false
        }
        let text = line.text
        guard Track(text) != nil else { return false }
        if knobs["layout.viewBox"] == .auto {
            let size = before.most - before.least
            turn("layout.viewBox", to: .vector([before.least.x, before.least.y, size.x, size.y]))
        }
        turn(knob, to: .choice(text))
        return true
    }
}
