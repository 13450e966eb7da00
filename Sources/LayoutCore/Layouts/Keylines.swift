/// Material's carousel: between marks along the row, cards change their length and are cropped, not shrunk.
public struct Keylines: BuiltInLayout {
    public static let info = LayoutInfo(
        "keylines", "Material's carousel: large cards, cropped to narrow ones at the sides",
        parameters: [
            large.parameter, medium.parameter, small.parameter, smallCount.parameter, gap.parameter, align.parameter,
        ],
        defaults: ["perspective": 0.0], card: .points(360, 400), endsItself: true)

    /// Where the large cards stand.
    enum Alignment: String, CaseIterable, KnobValue {
        case centre, start
    }

    static let large = Knob("large", 1, in: 1...20, "how many cards stand at their full length; one is a hero")
    static let medium = Knob("medium", 0.5, in: 0.01...1, "the length of the one beside them, of the full one")
    static let small = Knob("small", 0.16, in: 0.01...1, "the length of those farther out, of the full one")
    static let smallCount = Knob("smallCount", 1, in: 0...20, "how many small ones are seen to each side")
    static let gap = Knob(
        "gap", 10.0, in: 0...1000, step: 1, unit: .points, "between neighbours, whatever their length", slider: 0...60)
    static let align = Knob("align", Alignment.centre, "whether the large cards stand in the middle or at the start")

    public let visibleCount: Int
    public let evenness: Evenness
    public let itemsPerPoint: Double?
    private let across: Double
    private let marks: Marks
    /// How the cards stand; and what they go over to at an end of the row, and how far they have gone.
    private let usual: Arrangement
    private let atEnd: (arrangement: Arrangement, part: Double)?
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let full = stage.extent
        let small = knobs[Self.small] * full
        // An anchor is out of sight and not quite nothing.
        let marks = Marks(
            full: full, medium: knobs[Self.medium] * full, small: small, least: 0.02 * full, gap: knobs[Self.gap],
            seen: Double(knobs[Self.smallCount]))
        let large = Double(knobs[Self.large])
        let isAtStart = knobs[Self.align] == .start
        self.marks = marks
        across = stage.isVertical ? stage.card.width : stage.card.height
        isVertical = stage.isVertical
        itemsPerPoint = full + marks.gap > 0 ? -1 / (full + marks.gap) : nil

        let contains = knobs[StageKnob.contain] && !stage.isWrapped
        var usual =
            isAtStart
            ? Arrangement(
                first: 0, last: large - 1, shift: (full - stage.length) / 2 + marks.gap, before: marks.anchors,
                after: marks.side)
            : Arrangement(
                first: (1 - large) / 2, last: (large - 1) / 2, shift: 0, before: marks.side, after: marks.side)
        atEnd =
            contains
            ? isAtStart ? usual.end(marks, on: stage) : Self.end(marks, large: large, on: stage) : nil
        self.usual = usual
        // Beyond the last mark all are of one length.
        evenness = .outside(contains ? -large - 3...large + 3 : usual.first - 3...usual.last + 3)
        let (larger, smaller) = (knobs[Self.large], knobs[Self.smallCount])
        visibleCount = contains ? 2 * (larger + 2 * smaller) + 9 : 2 * (larger + smaller) + 5
    }

    /// Where the row ends, the marks of the side at which there is nothing go over to the other one, as many items as there are of
    /// them before the end: the large cards stand where all of the marks begin, or end.
    private static func end(_ marks: Marks, large: Double, on stage: LayoutContext) -> (Arrangement, Double)? {
        let last = Double(max(stage.items, 1) - 1)
        let way = min(1 + marks.seen, last / 2)
        guard way > 0 else { return nil }
        let length =
            large * marks.full + 2 * (marks.medium + marks.seen * marks.small)
            + (large - 1 + 2 * (1 + marks.seen)) * marks.gap
        let side = min(length / 2, stage.length / 2 - marks.gap) - marks.full / 2
        let (toBegin, toEnd) = ((way - stage.scroll) / way, (stage.scroll - last + way) / way)
        if toBegin > 0 {
            let beginning = Arrangement(
                first: 0, last: large - 1, shift: -side, before: marks.anchors, after: marks.bothSides)
            return (beginning, min(toBegin, 1))
        }
        guard toEnd > 0 else { return nil }
        let ending = Arrangement(first: 1 - large, last: 0, shift: side, before: marks.bothSides, after: marks.anchors)
        return (ending, min(toEnd, 1))
    }

    /// `T(middle, 0, 0)`, with a size of its own.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        var stand = usual.stand(at: card.offset, marks)
        if let atEnd {
            let other = atEnd.arrangement.stand(at: card.offset, marks)
            stand += atEnd.part * (other - stand)
        }
        let (along, length, alpha) = (stand.x, stand.y, stand.z)
        return Placement(
            isVertical ? .translation(x: 0, y: along, z: 0) : .translation(x: along, y: 0, z: 0), alpha: alpha,
            size: isVertical ? Size(width: across, height: length) : Size(width: length, height: across))
    }
}

extension Keylines {
    /// The lengths that cards can have.
    private struct Marks: Sendable {
        let full: Double
        let medium: Double
        let small: Double
        let least: Double
        let gap: Double
        /// How many small ones are seen to each side.
        let seen: Double

        var side: Side { Side(lengths: (medium, small, seen > 0 ? small : least), seen: seen + 1) }
        /// Those of both sides, at one.
        var bothSides: Side { Side(lengths: (medium, medium, seen > 0 ? small : least), seen: 2 * seen + 2) }
        var anchors: Side { Side(lengths: (least, least, least), seen: 0) }
    }

    /// What stands beside the large cards: a length at each whole number of items beyond them, and what is between in proportion.
    private struct Side: Sendable {
        let lengths: (Double, Double, Double)
        /// So many are seen, the next one fades; where none is, it is cropped to nothing before.
        let seen: Double

        func length(beyond far: Double, _ full: Double) -> Double {
            if far <= 1 { return full + (lengths.0 - full) * far }
            if far <= 2 { return lengths.0 + (lengths.1 - lengths.0) * (far - 1) }
            if far <= 3 { return lengths.1 + (lengths.2 - lengths.1) * (far - 2) }
            return lengths.2
        }

        /// From the last large card's middle to this card's: half of both, all between them, and the gaps. The length falls evenly
        /// from mark to mark, and so do the middles.
        func distance(beyond far: Double, _ full: Double, _ gap: Double) -> Double {
            let below = far.rounded(.down)
            func mark(_ step: Double) -> Double {
                let (a, b, c) = lengths
                if step <= 0 { return 0 }
                if step <= 1 { return (full + a) / 2 + gap }
                if step <= 2 { return full / 2 + a + b / 2 + 2 * gap }
                return full / 2 + a + b + c / 2 + 3 * gap + (c + gap) * (step - 3)
            }
            let (here, next) = (mark(below), mark(below + 1))
            return here + (next - here) * (far - below)
        }
    }

    private struct Arrangement: Sendable {
        /// The offsets between which cards are large, and how far the whole row is moved.
        let first: Double
        let last: Double
        var shift: Double
        let before: Side
        let after: Side

        /// The end of a row from the start. Once its last card has come, no more follow: while the current one goes from the first
        /// place to the last, cards stay, and the lengths beside the large ones go over to the other side, the outermost first. So
        /// the row is as long all the while; what of it is beyond the view's edge comes in.
        mutating func end(_ marks: Marks, on stage: LayoutContext) -> (Arrangement, Double)? {
            let way = min(last + 1 + marks.seen, Double(max(stage.items, 1) - 1))
            let stay = min(stage.scroll + way + 1 - Double(max(stage.items, 1)), way)
            guard stay > 0 else { return nil }
            // So many are beside the large ones, and so many of them have gone over, of which so many are small: the medium one goes last.
            let sides = max(way - last, 0)
            let gone = sides * stay / way
            let small = max(min(gone, sides - 1), 0)
            let fewer = marks.small - marks.full
            let more = marks.medium - marks.small
            let whole = (way + 1) * (marks.full + marks.gap) + sides * fewer + min(sides, 1) * more
            shift +=
                stay * (marks.full + marks.gap) + min(stage.length - marks.gap - whole, 0) * stay / way
            let lengths = after.lengths
            let other = Arrangement(
                first: sides - stay, last: sides - stay + last, shift: shift + sides * fewer + more,
                before: Side(lengths: lengths, seen: sides), after: before)
            self = Arrangement(
                first: small - stay, last: small - stay + last, shift: shift + small * fewer,
                before: Side(lengths: (marks.small, marks.small, marks.small), seen: small),
                after: Side(lengths: lengths, seen: sides - small))
            return (other, gone - small)
        }

        /// Where a card's middle is, how long it is, and its alpha.
        @inline(never)
        func stand(at o: Double, _ marks: Marks) -> SIMD3<Double> {
            let (far, way) = o > last ? (o - last, 1.0) : o < first ? (first - o, -1) : (0, 1)
            let side = way < 0 ? before : after
            let inside = min(max(o, first), last) * (marks.full + marks.gap)
            return SIMD3(
                shift + inside + way * side.distance(beyond: far, marks.full, marks.gap),
                side.length(beyond: far, marks.full), min(max((side.seen + 1 - far) * (side.seen > 0 ? 1 : 16), 0), 1))
        }
    }
}
