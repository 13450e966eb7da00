extension Frame {
    /// Lays in cards that no layout has placed, as they stand: those behind the stage's plane under all others, each of the rest over
    /// those whose middle is no nearer than its own, with what lies under them.
    public mutating func lay(_ plates: [Card]) {
        for (rank, number) in DepthOrder.order(of: plates.map { $0.matrix.m43 }).enumerated() {
            var plate = plates[number]
            let depth = plate.matrix.m43
            plate.order = rank
            for index in cards.indices where depth >= 0 && cards[index].matrix.m43 <= depth {
                // A bent card is as near as its middle is.
                if let part = cards[index].part, part.isBent, part.middle != .zero { continue }
                plate.order = max(plate.order, cards[index].order + 1)
            }
            for index in cards.indices where cards[index].order >= plate.order { cards[index].order += 1 }
            cards.append(plate)
        }
    }
}

/// Where a plate stands and how it is turned.
public struct PlatePose: Hashable, Sendable {
    /// Where its middle is, from the stage's.
    public var place: Vector3
    /// In degrees, about the axes: first within its own plane, then about x, then about y.
    public var turn: Vector3
    /// In degrees, by how much it turns on within its own plane while the row goes on by a card.
    public var spin: Double

    /// A plate in the middle that stands still, unless more is said.
    public init(place: Vector3 = .zero, turn: Vector3 = .zero, spin: Double = 0) {
        self.place = place
        self.turn = turn
        self.spin = spin
    }

    /// From the plate's own points to the stage's.
    /// - Parameter scroll: where the row is.
    public func matrix(scroll: Double) -> Transform3D {
        // A long way is many whole turns, of which nothing is seen.
        let roll = (turn.z + spin * scroll).remainder(dividingBy: 360)
        var matrix = Transform3D.translation(x: place.x, y: place.y, z: place.z)
        if turn.y != 0 { matrix = .rotation(aboutY: Turn(.degrees(turn.y))) * matrix }
        if turn.x != 0 { matrix = .rotation(aboutX: Turn(.degrees(turn.x))) * matrix }
        if roll != 0 { matrix = .rotation(aboutZ: Turn(.degrees(roll))) * matrix }
        return matrix
    }
}
