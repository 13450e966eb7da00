extension Frame {
    /// The card that is seen at this place of the view: of all that are met there, the one in front *at that place*, so that
    /// of two cards that pass through each other each is found where it shows. The drawing order decides only between
    /// cards in one plane.
    /// - Parameter pointer: from the view's top left, in points.
    public func hit(at pointer: Point) -> Hit? {
        var met: [(card: Card, spot: Camera.Spot)] = []
        var nearest = -Double.infinity
        for card in cards where !card.isHidden && card.alpha > 0 {
            guard let spot = camera.unproject(pointer, onto: card.matrix), abs(spot.point.x) <= card.size.width / 2,
                abs(spot.point.y) <= card.size.height / 2
            else { continue }
            met.append((card, spot))
            nearest = max(nearest, spot.nearness)
        }
        // Far above rounding, far below what an eye can tell.
        let level = nearest - 1e-9 * max(1, abs(nearest))
        let front = met.lazy.filter { $0.spot.nearness >= level }.max { $0.card.order < $1.card.order }
        return front.map { card, spot in
            // Of the whole card, where it is a piece.
            let size = card.wholeSize
            let corner = Vector2(x: size.width / 2, y: size.height / 2) + (card.part?.middle ?? .zero)
            return Hit(
                index: card.index, identity: card.identity, lane: card.lane, point: spot.point + corner, depth: spot.z)
        }
    }
}
