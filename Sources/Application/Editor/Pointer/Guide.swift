public import LayoutCore

/// Lines in the stage's space that show how the picture comes about: they are what walking around the stage is for.
public struct Guide: Hashable, Sendable {
    /// What a guide shows.
    public enum Kind: String, CaseIterable, Sendable {
        /// From the eye through the corners of the view.
        case pyramid
        /// Where the view is in space: what is in this plane is shown at its own size.
        case viewPlane
        /// An axis of space, through the middle of the view.
        case xAxis, yAxis, zAxis
        /// The outlines of all cards.
        case cards
        /// The way that a card's middle takes while everything scrolls.
        case rail
    }

    /// A straight line in space.
    public struct Line: Hashable, Sendable {
        /// Where it begins.
        public var from: Vector3
        /// Where it ends.
        public var to: Vector3

        public init(from: Vector3, to: Vector3) {
            self.from = from
            self.to = to
        }
    }

    /// What it shows.
    public let kind: Kind
    /// What is drawn of it.
    public let lines: [Line]

    /// Where the eye stands; nil where there is no perspective.
    public static func eye(of camera: Camera) -> Vector3? {
        guard camera.lens.m34 < 0, camera.lens.m34.isFinite else { return nil }
        return Vector3(x: camera.lens.viewpoint.x, y: camera.lens.viewpoint.y, z: -1 / camera.lens.m34)
    }
}

extension Stage {
    /// Everything there is to be seen of how this stage is made.
    public func guides(for frame: Frame) -> [Guide] {
        let camera = frame.camera
        let eye = camera.lens.viewpoint
        let (x, y) = (camera.view.width / 2, camera.view.height / 2)
        let plane = [(-x, -y), (x, -y), (x, y), (-x, y)].map { Vector3(x: eye.x + $0.0, y: eye.y + $0.1, z: 0) }
        var guides = [Guide(kind: .viewPlane, lines: Guide.ring(plane))]
        if let eye = Guide.eye(of: camera) {
            // On to where the cards are, so that one sees what falls into the view.
            let far = frame.cards.reduce(0) { min($0, $1.matrix.m43) }
            let reach = 1 - max(far, -4 * max(x, y)) / eye.z
            let pyramid = plane.map { Guide.Line(from: eye, to: eye + ($0 - eye) * reach) }
            guides.append(Guide(kind: .pyramid, lines: pyramid))
        }
        let length = 0.6 * min(x, y)
        for (kind, delta) in [(Guide.Kind.xAxis, Vector3.xAxis), (.yAxis, .yAxis), (.zAxis, .zAxis)] {
            guides.append(Guide(kind: kind, lines: [Guide.Line(from: .zero, to: delta * length)]))
        }
        if let space = camera.lens.base.inverted() {
            let outlines = frame.cards.flatMap { Guide.ring($0.corners(in: space)) }
            guides.append(Guide(kind: .cards, lines: outlines))
        }
        guides.append(Guide(kind: .rail, lines: rail()))
        return guides
    }

    /// Where the middle of the card at an offset is, before the lens.
    private func middle(at offset: Double) -> Vector3 {
        let row = card(atOffset: offset).matrix.row4
        let lens = camera.lens
        // The lens only adds the perspective's part of w, and takes the viewpoint away.
        return Vector3(x: row.x + lens.viewpoint.x, y: row.y + lens.viewpoint.y, z: row.z)
    }

    private func rail() -> [Guide.Line] {
        let reach = min(max(Double(min(count, 24)) / 2, 2), 12)
        let steps = Int(reach * 2) * 12
        let points = (0...steps).map { middle(at: -reach + 2 * reach * Double($0) / Double(steps)) }
        let limit = 8 * max(view.width, view.height)
        return zip(points, points.dropFirst()).compactMap { from, to in
            guard (to - from).length < view.width, from.length < limit, to.length < limit else { return nil }
            return Guide.Line(from: from, to: to)
        }
    }
}

extension Guide {
    fileprivate static func ring(_ corners: [Vector3]) -> [Line] {
        corners.indices.map { Line(from: corners[$0], to: corners[($0 + 1) % corners.count]) }
    }
}

extension Card {
    fileprivate func corners(in space: Transform3D) -> [Vector3] {
        let local = matrix * space
        guard local.isFinite else { return [] }
        let (x, y) = (size.width / 2 * local.row1, size.height / 2 * local.row2)
        return [local.row4 - x - y, local.row4 + x - y, local.row4 + x + y, local.row4 - x + y].map {
            Vector3(x: $0.x, y: $0.y, z: $0.z)
        }
    }
}
