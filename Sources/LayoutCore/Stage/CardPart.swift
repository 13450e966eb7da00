/// A piece of a card that a layout has cut.
public struct CardPart: Hashable, Sendable {
    /// The size of the whole card, in points.
    public var whole: Size
    /// The piece's middle, from the whole card's.
    public var middle: Vector2
    /// Of a piece of a bent card, how the card is bent there, as `Placement` has it; 0 in both directions for all others.
    public var curvature: SIMD2<Double>

    /// A piece of a card of this size.
    public init(of whole: Size, middle: Vector2, curvature: SIMD2<Double> = .zero) {
        self.whole = whole
        self.middle = middle
        self.curvature = curvature
    }

    /// Whether its neighbours go on where it ends.
    public var isBent: Bool { curvature != .zero }
}

/// Where a layout puts a piece of a card that it cuts.
public struct CutPiece: Hashable, Sendable {
    /// The piece's middle, from the whole card's.
    public var middle: Vector2
    /// In points.
    public var size: Size
    /// Where the whole card would be if all of it went where the piece goes.
    public var placement: Placement

    /// A piece in its place.
    public init(middle: Vector2, size: Size, _ placement: Placement) {
        self.middle = middle
        self.size = size
        self.placement = placement
    }
}

extension Card {
    /// The size of the card that it is a piece of, or its own where nothing is cut.
    public var wholeSize: Size { part?.whole ?? size }

    /// The card that it is a piece of, all of it in the piece's plane; a card that is not cut itself.
    public var whole: Card {
        guard let part else { return self }
        var whole = self
        whole.part = nil
        whole.size = part.whole
        whole.matrix = .translation(x: -part.middle.x, y: -part.middle.y, z: 0) * matrix
        return whole
    }
}

extension Card {
    /// Whether both are pieces of one bent card.
    public func isPiece(with other: Card) -> Bool {
        (part?.isBent ?? false) && (other.part?.isBent ?? false) && identity == other.identity && lane == other.lane
            && offset == other.offset && index == other.index
    }
}

extension Frame {
    /// Of each bent card, where its pieces are, one after the other.
    public var placesOfBentCards: [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < cards.count {
            let first = cards[start]
            guard first.part?.isBent ?? false else {
                start += 1
                continue
            }
            let end = cards[start...].firstIndex { !$0.isPiece(with: first) } ?? cards.count
            found.append(start..<end)
            start = end
        }
        return found
    }

    /// For whoever draws whole cards only: of each that is cut, all of it in the plane of the piece that faces the viewer most. A
    /// bent one is a single piece, which says how it is bent.
    public var inWholeCards: Frame {
        guard cards.contains(where: { $0.part != nil }) else { return self }
        var whole = self
        whole.cards = []
        for (place, card) in cards.enumerated() {
            guard card.part != nil else {
                whole.cards.append(card)
                continue
            }
            func isOfSameCard(_ other: Card) -> Bool {
                other.part != nil && other.identity == card.identity && other.lane == card.lane
                    && other.offset == card.offset
            }
            if cards[..<place].contains(where: isOfSameCard) { continue }
            let pieces = cards[place...].filter(isOfSameCard)
            // The plane that a bent card touches in its middle.
            if let part = card.part, part.isBent, let middle = pieces.first(where: { $0.part?.middle == .zero }) {
                var all = middle.whole
                all.copy = card.copy / pieces.count
                all.part = CardPart(of: all.size, middle: .zero, curvature: part.curvature)
                whole.cards.append(all)
                continue
            }
            let seen = pieces.filter { !$0.isHidden }
            let front = seen.max { $0.matrix.row3.z * $0.alpha < $1.matrix.row3.z * $1.alpha }
            whole.cards.append((front ?? card).whole)
        }
        return whole
    }
}

#if !hasFeature(Embedded)
    extension CardPart: Codable {}
#endif
