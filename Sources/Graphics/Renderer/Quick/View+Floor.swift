internal import LayoutCore

extension View {
    /// What else is known of a corner: see `QuickVertex.more`.
    func more(
        _ place: SIMD2<Double>, _ placed: QuickLayerMaker.Placed, _ picture: QuickPicture
    ) -> SIMD4<Double> {
        // A piece has its own part of the whole card's picture.
        let middle = placed.card.part.map { SIMD2($0.middle.x, $0.middle.y) } ?? .zero
        let spot = 0.5 + placed.side.mirror * (place + middle - picture.shift) * picture.scale
        return SIMD4(spot.x, spot.y, placed.alpha, depthUnderFloor(placed.plane.matrix.at(place)))
    }

    enum SightInFloor {
        case none, part, whole
    }

    /// How much of a form of a mirrored card is where the floor shows it; all of it without a floor.
    func sightInFloor(of form: some Sequence<SIMD2<Double>>, through matrix: Transform3D) -> SightInFloor {
        guard let floor else { return .whole }
        let deepest = Double(floor.fade)
        // Its line on the floor is a soft one.
        let edge = Double(floor.level.w)
        var (above, within, below) = (true, true, true)
        for place in form {
            let depth = depthUnderFloor(matrix.at(place))
            above = above && depth < -edge
            below = below && depth > deepest
            within = within && depth >= 0 && depth <= deepest
        }
        return above || below ? .none : within ? .whole : .part
    }

    /// In points; 0 without a floor.
    func depthUnderFloor(_ at: SIMD4<Double>) -> Double {
        guard let level = floor.map({ SIMD4<Double>($0.level) }) else { return 0 }
        return level.x * at.y + level.y * at.w + level.z
    }
}
