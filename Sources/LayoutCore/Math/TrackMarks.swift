/// What cards have at some places of a line; between two places they change evenly from one to the other.
public struct TrackMarks: Hashable, Sendable {
    /// So many bytes are read.
    public static let mostBytes = 4096

    /// What can be said at a mark, and how much of it.
    enum Attribute: String, CaseIterable {
        case scale, alpha, blur, turn, lift

        var range: ClosedRange<Double> {
            switch self {
            case .scale: 0.001...100
            case .alpha: 0...1
            case .blur: 0...200
            case .turn: -3600...3600
            case .lift: -10_000...10_000
            }
        }
    }

    /// The places that say something of one attribute, from the line's start.
    struct Curve: Hashable, Sendable {
        var marks: [SIMD2<Double>] = []

        /// Before its first mark and beyond its last one it stays as it is there; on a closed line one leads to the other.
        func value(at place: Double, isClosed: Bool) -> Double? {
            guard let first = marks.first, let last = marks.last else { return nil }
            var (before, after) = (last, first)
            if isClosed {
                if before.x > place { before.x -= 1 }
                if after.x <= place { after.x += 1 }
            }
            for mark in marks {
                if mark.x > place {
                    after = mark
                    break
                }
                before = mark
            }
            if place < first.x { if !isClosed { return first.y } } else if place >= last.x, !isClosed { return last.y }
            let gap = after.x - before.x
            return gap > 0 ? before.y + (after.y - before.y) * (place - before.x) / gap : before.y
        }
    }

    private(set) var scale = Curve()
    private(set) var alpha = Curve()
    private(set) var blur = Curve()
    /// In degrees.
    private(set) var turn = Curve()
    private(set) var lift = Curve()

    /// Reads marks with semicolons or line ends between, each a place from 0 to 1 and what cards have there, in the order of
    /// their places: `0 scale=0.4 alpha=0; 0.5 scale=1; 1 scale=0.4`. Nil where that is not what stands there.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        var last = 0.0
        var isEmpty = true
        let (space, newline) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
        for mark in Array(text.utf8).split(whereSeparator: { $0 == UInt8(ascii: ";") || $0 == newline }) {
            let words = mark.split { $0 <= space || $0 == UInt8(ascii: ",") }
            guard let first = words.first else { continue }
            guard let place = Double(String(decoding: first, as: UTF8.self)), place >= last, place <= 1 else {
                return nil
            }
            last = place
            for word in words.dropFirst() {
                let parts = word.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, let number = Double(String(decoding: parts[1], as: UTF8.self)),
                    let name = Attribute(rawValue: String(decoding: parts[0], as: UTF8.self)),
                    name.range.contains(number)
                else { return nil }
                add(SIMD2(place, number), to: name)
                isEmpty = false
            }
        }
        if isEmpty { return nil }
    }

    private mutating func add(_ mark: SIMD2<Double>, to name: Attribute) {
        switch name {
        case .scale: scale.marks.append(mark)
        case .alpha: alpha.marks.append(mark)
        case .blur: blur.marks.append(mark)
        case .turn: turn.marks.append(mark)
        case .lift: lift.marks.append(mark)
        }
    }

    /// Gives a card at this place of the line what the marks say: `S(scale) · RZ(turn) · T(0, 0, lift)` before its own transform.
    func apply(to placement: inout Placement, at place: Double, isClosed: Bool) {
        let place = isClosed ? place - place.rounded(.down) : place
        func value(_ curve: Curve) -> Double? { curve.value(at: place, isClosed: isClosed) }
        let size = value(scale) ?? 1
        let turned = Turn(.degrees(value(turn) ?? 0))
        let up = value(lift) ?? 0
        let own = Transform3D(
            rows: (size * turned.cos, size * turned.sin, 0, 0), (-size * turned.sin, size * turned.cos, 0, 0),
            (0, 0, 1, 0), (0, 0, up, 1))
        placement.transform = own * placement.transform
        placement.depth? += up
        placement.alpha *= value(alpha) ?? 1
        placement.blur += value(blur) ?? 0
    }
}
