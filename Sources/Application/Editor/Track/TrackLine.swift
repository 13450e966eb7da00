internal import LayoutCore

/// A layout's line as a hand changes it: points, and the handles of the curves between them.
public struct TrackLine: Hashable, Sendable {
    public struct Node: Hashable, Sendable {
        public internal(set) var point: SIMD2<Double>
        /// The handle of the curve that leads here; nil where it leads straight.
        public internal(set) var back: SIMD2<Double>?
        /// That of the curve that leads on.
        public internal(set) var ahead: SIMD2<Double>?

        /// Its handles are on one line, so that the curve has no corner here.
        var isSmooth: Bool {
            guard let back, let ahead else { return false }
            let (a, b) = (point - back, ahead - point)
            let lengths = ((a * a).sum() * (b * b).sum()).squareRoot()
            return lengths > 0 && (a * b).sum() > 0.9998 * lengths
        }
    }

    /// What of it can be held.
    public enum Grip: Hashable, Sendable {
        case node(Int)
        /// The handle of the curve that leads to a node.
        case back(Int)
        /// That of the curve that leads on.
        case ahead(Int)
        /// The middle between a node and the next one, where a new one comes to be.
        case middle(Int)
    }

    public private(set) var nodes: [Node]
    public let isClosed: Bool
    /// Where the hand lets go, numbers are no longer than it can tell: a part in some ten thousands of the whole.
    private let decimals: Int

    /// - Parameter text: an SVG path, of any commands.
    public init?(_ text: String) {
        guard let track = Track(text), let strokes = TrackStroke.strokes(of: text) else { return nil }
        let curves = strokes.flatMap(\.curves).filter { $0.from != $0.to || $0.shape != .straight }
        nodes = [Node(point: curves[0].from)]
        for curve in curves {
            var next = Node(point: curve.to)
            if case .curve(let a, let b) = curve.shape {
                nodes[nodes.count - 1].ahead = a == curve.from ? nil : a
                next.back = b == curve.to ? nil : b
            }
            nodes.append(next)
        }
        isClosed = track.isClosed && nodes.count > 2
        if isClosed, let last = nodes.popLast() { nodes[0].back = last.back }
        let size = max((track.most - track.least).max(), 1e-9)
        decimals = min(max(4 - digits(before: size), 0), 9)
    }

    /// How many pieces it has, each from the node of its number.
    public var pieceCount: Int { isClosed ? nodes.count : nodes.count - 1 }

    private func next(after node: Int) -> Int { (node + 1) % nodes.count }

    /// A piece as a cubic curve: both its ends and its handles, which a straight one has at its ends.
    public func piece(_ number: Int) -> [SIMD2<Double>] {
        let (a, b) = (nodes[number], nodes[next(after: number)])
        return [a.point, a.ahead ?? a.point, b.back ?? b.point, b.point]
    }

    private func isStraight(_ number: Int) -> Bool {
        nodes[number].ahead == nil && nodes[next(after: number)].back == nil
    }

    /// Where a grip is; nil where there is none.
    public func place(of grip: Grip) -> SIMD2<Double>? {
        switch grip {
        case .node(let node): nodes.indices.contains(node) ? nodes[node].point : nil
        case .back(let node): nodes.indices.contains(node) ? nodes[node].back : nil
        case .ahead(let node): nodes.indices.contains(node) ? nodes[node].ahead : nil
        case .middle(let number): number < pieceCount ? Self.halves(of: piece(number))[3] : nil
        }
    }

    // MARK: Changes

    /// - Parameter alone: a handle of a smooth node leaves the other one where it is.
    mutating func move(_ grip: Grip, to place: SIMD2<Double>, alone: Bool) {
        guard self.place(of: grip) != nil else { return }
        switch grip {
        case .node(let node):
            let delta = place - nodes[node].point
            nodes[node].point = place
            nodes[node].back? += delta
            nodes[node].ahead? += delta
        case .back(let node):
            let turns = nodes[node].isSmooth && !alone
            nodes[node].back = place
            if turns, let ahead = nodes[node].ahead {
                nodes[node].ahead = Self.opposite(place, about: nodes[node].point, asFarAs: ahead)
            }
        case .ahead(let node):
            let turns = nodes[node].isSmooth && !alone
            nodes[node].ahead = place
            if turns, let back = nodes[node].back {
                nodes[node].back = Self.opposite(place, about: nodes[node].point, asFarAs: back)
            }
        case .middle: break
        }
    }

    private static func opposite(
        _ handle: SIMD2<Double>, about middle: SIMD2<Double>, asFarAs other: SIMD2<Double>
    ) -> SIMD2<Double> {
        let (delta, far) = (middle - handle, other - middle)
        let length = (delta * delta).sum().squareRoot()
        return length > 0 ? middle + ((far * far).sum().squareRoot() / length) * delta : other
    }

    /// A node in the middle of a piece, which leaves the line as it is.
    /// - Returns: its number.
    mutating func insert(inPiece number: Int) -> Int? {
        guard number < pieceCount else { return nil }
        let points = Self.halves(of: piece(number))
        let end = next(after: number)
        if isStraight(number) {
            nodes.insert(Node(point: points[3]), at: number + 1)
        } else {
            nodes[number].ahead = points[1]
            nodes[end].back = points[5]
            nodes.insert(Node(point: points[3], back: points[2], ahead: points[4]), at: number + 1)
        }
        return number + 1
    }

    /// The seven points of both halves of a cubic curve, as de Casteljau finds them.
    private static func halves(of p: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let (a, b, c) = ((p[0] + p[1]) / 2, (p[1] + p[2]) / 2, (p[2] + p[3]) / 2)
        let (d, e) = ((a + b) / 2, (b + c) / 2)
        return [p[0], a, d, (d + e) / 2, e, c, p[3]]
    }

    /// A line keeps at least its two ends, and a closed one its three corners.
    var canLoseNodes: Bool { nodes.count > (isClosed ? 3 : 2) }

    mutating func remove(_ node: Int) {
        guard nodes.indices.contains(node), canLoseNodes else { return }
        nodes.remove(at: node)
        guard !isClosed else { return }
        nodes[0].back = nil
        nodes[nodes.count - 1].ahead = nil
    }

    /// A corner becomes round, and what is round a corner.
    mutating func toggleCorner(at node: Int) {
        guard nodes.indices.contains(node) else { return }
        if nodes[node].back != nil || nodes[node].ahead != nil {
            (nodes[node].back, nodes[node].ahead) = (nil, nil)
            return
        }
        let hasBack = isClosed || node > 0
        let hasAhead = isClosed || node < nodes.count - 1
        let before = nodes[hasBack ? (node + nodes.count - 1) % nodes.count : node].point
        let after = nodes[hasAhead ? next(after: node) : node].point
        // Along the line between both neighbours, as far as a third of the way to each.
        let chord = after - before
        let length = (chord * chord).sum().squareRoot()
        guard length > 0 else { return }
        func reach(_ other: SIMD2<Double>) -> SIMD2<Double> {
            let delta = other - nodes[node].point
            return ((delta * delta).sum().squareRoot() / 3 / length) * chord
        }
        if hasBack { nodes[node].back = nodes[node].point - reach(before) }
        if hasAhead { nodes[node].ahead = nodes[node].point + reach(after) }
    }

    // MARK: Text

    /// As an SVG path.
    public var text: String {
        var text = "M\(written(nodes[0].point))"
        for number in 0..<pieceCount {
            let points = piece(number)
            let isLast = isClosed && number == pieceCount - 1
            if !isStraight(number) {
                text += " C\(points[1...].map(written).joined(separator: " "))"
            } else if !isLast {
                text += " L\(written(points[3]))"
            }
        }
        return isClosed ? text + " Z" : text
    }

    private func written(_ point: SIMD2<Double>) -> String { "\(rounded(point.x)) \(rounded(point.y))" }

    private func rounded(_ number: Double) -> Parameter.Value {
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        return .number((number * factor).rounded() / factor)
    }
}

/// How many digits a number has before its point, less one.
private func digits(before number: Double) -> Int {
    var (digits, rest) = (0, number)
    while rest >= 10 { (digits, rest) = (digits + 1, rest / 10) }
    while rest < 1 { (digits, rest) = (digits - 1, rest * 10) }
    return digits
}
