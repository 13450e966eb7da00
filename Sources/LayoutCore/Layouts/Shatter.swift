internal import CZoeMath

/// A card that goes to pieces and leaves the next one in its place.
public struct Shatter: BuiltInLayout {
    public static let info = LayoutInfo(
        "shatter", "a card that breaks into tiles and flies apart before the next one, in nine manners",
        parameters: [
            manner.parameter, slides.parameter, columns.parameter, rows.parameter, reach.parameter, spin.parameter,
            fall.parameter,
            recede.parameter,
        ],
        defaults: ["perspective": .number(-1.0 / 900)], card: .points(420, 420))

    static let manner = Knob(
        "manner", Manner.burst,
        "burst: shards fly to all sides; grid: all tiles shrink; chess: every other one first; lines: rows slide apart; "
            + "bars: columns do; puzzle: tile after tile is taken away; space: corners drift apart; "
            + "tiles: rows part; fade: lower rows first")
    static let slides = Knob("slides", false, "cards move past each other, both in tiles")
    static let columns = Knob("columns", 8, in: 1...24, "how many tiles stand side by side")
    static let rows = Knob("rows", 8, in: 1...24, "how many stand one above the other")
    static let reach = Knob("reach", 0.9, in: 0...10, "how far tiles fly, in card lengths", slider: 0...3)
    static let spin = Knob(
        "spin", 150.0, in: 0...1080, step: 5, unit: .degrees, "how far shards turn at most as they fly")
    static let fall = Knob("fall", 0.5, in: -5...5, "how far they fall in the end, in card heights", slider: -2...2)
    static let recede = Knob(
        "recede", 0.12, in: 0...1, "how much smaller the next card begins, behind the one that goes")

    /// How tiles leave.
    enum Manner: String, CaseIterable, KnobValue {
        case burst, grid, chess, lines, bars, puzzle, space, tiles, fade
    }

    public let evenness = Evenness.outside(-3...3)
    public var visibleCount: Int { slides ? 5 : 3 }
    public let cutsCards = true
    public let itemsPerPoint: Double?
    let manner: Manner
    let card: Size
    let slides: Bool
    let axis: SIMD2<Double>
    let (columns, rows): (Int, Int)
    let (reach, spin, fall, recede): (Double, Double, Double, Double)

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        manner = knobs[Self.manner]
        card = stage.card
        slides = knobs[Self.slides]
        axis = stage.axis
        columns = max(1, knobs[Self.columns])
        rows = max(1, knobs[Self.rows])
        reach = knobs[Self.reach]
        spin = knobs[Self.spin]
        fall = knobs[Self.fall]
        recede = knobs[Self.recede]
        itemsPerPoint = stage.extent > 0 ? -1 / stage.extent : nil
    }

    /// What comes stands behind and grows to its size; whole, what goes fades.
    public func place(_ card: Slot) -> Placement {
        if slides {
            let ((scale, place), share) = (slide(by: card.offset), min(abs(card.offset), 1))
            var matrix = Transform3D.scale(x: scale, y: scale, z: 1)
            (matrix.m41, matrix.m42) = (place.x, place.y)
            return Placement(matrix, alpha: 1 - share * share, depth: -share)
        }
        let o = min(max(card.offset, -1), 1)
        let scale = max(1 - max(o, 0) * recede, 1e-3)
        let alpha = o > 0 ? 8 - 8 * o : 2 + 2 * o
        return Placement(.scale(x: scale, y: scale, z: 1), alpha: alpha.clampedToShare, depth: -o)
    }

    public func pieces(of card: Slot) -> [CutPiece] {
        let part = slides ? abs(card.offset) : -card.offset
        guard part > 0, part < (slides ? 3 : 1) else { return [] }
        let whole = slide(by: card.offset)
        return (0..<rows * columns).map { tile(column: $0 % columns, row: $0 / columns, at: part, of: whole) }
    }

    /// How large the whole of a card's tiles is, and how far it has moved to the side, as CollectionViewPagingLayout has them.
    private func slide(by offset: Double) -> (scale: Double, place: SIMD2<Double>) {
        guard slides else { return (1, .zero) }
        let (shrink, way) =
            switch manner {
            case .grid, .space, .chess: (0.1, 0.7)
            case .lines: (0.1, 0.8)
            case .puzzle: (0.2, 1)
            case .fade: (0.7, 1.9)
            case .burst, .tiles, .bars: (0.1, 1)
            }
        let offset = min(max(offset, -3), 3)
        return (max(1 - abs(offset) * shrink, 1e-3), offset * way * axis * SIMD2(card.width, card.height))
    }

    /// By how many of its own sides a tile is moved when the card is one card away, how much of them it has lost, and of its alpha:
    /// those of CollectionViewPagingLayout's snapshots.
    private func snapshot(_ column: Int, _ row: Int) -> (move: SIMD2<Double>, loss: SIMD2<Double>, fading: Double) {
        // From the middle.
        let u = Double(column) - Double(columns - 1) / 2
        let v = Double(row) - Double(rows - 1) / 2
        let (evenColumn, evenRow) = (column % 2 == 0, row % 2 == 0)
        return switch manner {
        case .space: (SIMD2(repeating: -u * v), SIMD2(0.5, 0.5), 0.2 * v + 0.4 * u)
        case .chess: (SIMD2(-u, u), SIMD2(0.5, 0.5), 0.4 * u)
        case .tiles: (SIMD2(evenRow ? 0.4 : -0.4, 0), SIMD2(0, 0.1), 0.4)
        case .lines: (SIMD2(evenRow ? 0.15 : -0.15, 0), SIMD2(0.6, 0.96), 0.4)
        case .bars: (SIMD2(0, evenColumn ? 0.1 : -0.1), SIMD2(0.2, 0.6), 0.4)
        case .puzzle:
            (
                SIMD2(evenRow ? 0.15 : -0.15, 0), evenColumn ? SIMD2(0.4, 0.1) : SIMD2(0.1, 0.4),
                (evenRow ? 0 : 0.2) + (evenColumn ? 0.2 : 0)
            )
        case .fade: (SIMD2(0, 0.1 * v), SIMD2(0.05, 0.1) * v, 0.1 * Double(row))
        case .grid, .burst: (SIMD2(-1.8 * u, -1.8 * v), SIMD2(0.8, 0.8), 0)
        }
    }

    /// `T(-middle) · S · RZ · RX · T(middle) · T(way)`, by how much of its way the tile has behind it.
    private func tile(column: Int, row: Int, at part: Double, of whole: (scale: Double, place: SIMD2<Double>))
        -> CutPiece
    {
        let size = Size(width: card.width / Double(columns), height: card.height / Double(rows))
        let middle = Vector2(
            x: (Double(column) + 0.5) * size.width - card.width / 2,
            y: (Double(row) + 0.5) * size.height - card.height / 2)
        let chance = Chance(column, row)
        var (way, alpha) = (SIMD3<Double>.zero, 1.0)
        var scale = SIMD2(1.0, 1)
        var (turn, roll) = (Turn.none, Turn.none)
        switch manner {
        case _ where slides && manner != .burst, .space, .tiles, .fade:
            let (move, loss, fading) = snapshot(column, row)
            way = SIMD3(part * move * SIMD2(size.width, size.height), 0)
            scale -= part * loss
            // Alone, it is gone in the end.
            alpha = (1 - fading * part) * (slides ? 1 : min(3 - 3 * part, 1))
        case .burst:
            let out = SIMD2(middle.x / card.width, middle.y / card.height) * 2
            let far = reach * part * (0.5 + chance.share(0))
            way = SIMD3(
                out.x * far * card.width, out.y * far * card.height + fall * part * part * card.height,
                part * reach * 220 * chance.share(1))
            turn = Turn(.degrees(part * spin * (chance.share(2) - 0.5)))
            roll = Turn(.degrees(part * spin * (2 * chance.share(3) - 1)))
            alpha = min(2 - 2 * part, 1)
        case .grid: scale -= part
        case .chess:
            let begin = (column + row) % 2 == 0 ? 0.0 : 0.5
            scale -= Self.smooth((part - begin) * 2)
        case .lines: way.x = (row % 2 == 0 ? -1 : 1) * Self.smooth(part) * (0.5 + reach) * card.width
        case .bars: way.y = (column % 2 == 0 ? -1 : 1) * Self.smooth(part) * (0.5 + reach) * card.height
        case .puzzle:
            let own = Self.smooth((part - 0.7 * chance.share(0)) / 0.3)
            way.z = own * 160
            scale += 0.25 * own
            alpha = 1 - own
        }
        if !slides, manner == .lines || manner == .bars { alpha = min(3 - 3 * part, 1) }
        scale = pointwiseMax(scale, SIMD2(repeating: 1e-3))
        let (a, b) = (whole.scale * scale.x, whole.scale * scale.y)
        let place = whole.scale * SIMD2(middle.x + way.x, middle.y + way.y) + whole.place
        let about = Transform3D(
            rows: (a * turn.cos, a * turn.sin * roll.cos, a * turn.sin * roll.sin, 0),
            (-b * turn.sin, b * turn.cos * roll.cos, b * turn.cos * roll.sin, 0),
            (0, -roll.sin, roll.cos, 0), (place.x, place.y, way.z, 1))
        return CutPiece(
            middle: middle, size: size,
            Placement(
                .translation(x: -middle.x, y: -middle.y, z: 0) * about, alpha: alpha.clampedToShare,
                depth: slides ? -part : 1 + way.z / 1e4))
    }

    private static func smooth(_ share: Double) -> Double {
        let share = share.clampedToShare
        return share * share * (3 - 2 * share)
    }
}

/// What is drawn by lot for a tile, the same every time: splitmix64 of its column and row.
private struct Chance {
    private let seed: UInt64

    init(_ column: Int, _ row: Int) { seed = UInt64(column) &* 0x1_0001 &+ UInt64(row) &+ 1 }

    /// From 0 to 1, another one for each number.
    func share(_ number: UInt64) -> Double {
        var z = (seed &+ number &* 977) &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / 0x1p53
    }
}

extension Double {
    fileprivate var clampedToShare: Double { Swift.min(Swift.max(self, 0), 1) }
}
