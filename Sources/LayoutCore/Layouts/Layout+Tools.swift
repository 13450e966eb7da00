// What several layouts share: knobs they have in common, and the moves along the scroll axis, whichever it is.

extension Knob where Value == Double {
    static func spacing(_ initial: Double) -> Knob {
        Knob(
            "spacing", initial, in: 0...20, "from card to card, in card lengths",
            slider: 0...(initial < 0.5 ? 1.5 : 3))
    }

    static func tilt(_ initial: Double) -> Knob {
        Knob("tilt", initial, in: -4...4, "how far the cards lean", slider: -2...2)
    }
}

extension Transform3D {
    /// A move along the scroll axis and in depth.
    @inlinable @inline(__always)
    static func along(_ axis: SIMD2<Double>, _ distance: Double, z: Double) -> Transform3D {
        .translation(x: axis.x * distance, y: axis.y * distance, z: z)
    }

    /// A turn that leads depth towards the scroll axis, and the place to which it is moved after it: `R · T`.
    /// Horizontally that is a turn about y, vertically one about -x.
    @inlinable @inline(__always)
    static func turned(
        _ turn: Turn, into axis: SIMD2<Double>, movedAlong distance: Double, z: Double
    ) -> Transform3D {
        let (a, b) = (axis.x, axis.y)
        return Transform3D(
            rows: (a * turn.cos + b, 0, -a * turn.sin, 0), (0, b * turn.cos + a, -b * turn.sin, 0),
            (a * turn.sin, b * turn.sin, turn.cos, 0), (a * distance, b * distance, z, 1))
    }

    /// What a sideways layout becomes when it scrolls up and down: x and y change places, on the card as in the view, so
    /// that nothing is mirrored.
    @inlinable @inline(__always)
    func exchangingAxes(if isVertical: Bool) -> Transform3D {
        guard isVertical else { return self }
        @inline(__always) func exchanged(_ row: SIMD4<Double>) -> SIMD4<Double> { SIMD4(row.y, row.x, row.z, row.w) }
        return Transform3D(
            row1: exchanged(row2), row2: exchanged(row1), row3: exchanged(row3), row4: exchanged(row4))
    }
}

extension LayoutContext {
    /// How many cards of a row are in view, one more at either end.
    func cardsAcross(pitch: Double) -> Int {
        let across = (length / pitch).rounded(.up)
        return across.isFinite ? min(mostVisible, Int(safely: across + 2)) : mostVisible
    }
}

/// iCarousel shows no more than this many cards at once on iOS, whatever its layout asks for.
let mostVisible = 30
