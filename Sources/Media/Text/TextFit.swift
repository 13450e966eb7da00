internal import CardContent

/// How a text is made smaller and moved so that all of it is on the part of its card that is seen.
struct TextFit: Hashable {
    /// Towards the anchor: the edge that is nearest to the card's middle stays, for there is most room.
    var scale = 1.0
    var anchor = SIMD2(0.0, 0.0)
    /// Sideways, after that.
    var shift = 0.0

    static let none = TextFit()

    /// Nothing where all of it is seen as it is, nil where it would have to be smaller than the least.
    /// - Parameters:
    ///   - size: of the letters.
    ///   - least: the smallest scale.
    init?(_ inks: [Ink], of label: Label, size: Double, in form: CardForm, _ wish: Wish, least: Double) {
        guard let all = Ink(inks) else { return }
        // Less than this of a letter beyond the edge cannot be seen.
        let slack = form.inset(by: -0.01 * size)
        let asItIs = Self.shifts(inks, by: 1, to: .zero, in: slack)
        if wish == .none, asItIs?.contains(0) == true { return }

        let x =
            switch label.alignment {
            case .leading: all.low.x
            case .centre: (all.low.x + all.high.x) / 2
            case .trailing: all.high.x
            }
        anchor = SIMD2(x, all.low.y > 0 ? all.low.y : all.high.y < 0 ? all.high.y : 0)
        let inside = form.inset(by: Self.margin(of: form))
        let scales = min(least, wish.most)...wish.most
        guard let (scale, shifts) = Self.largest(scales, inks, to: anchor, in: inside) else { return nil }
        self.scale = scale
        shift = min(max(wish.push, shifts.lowerBound), shifts.upperBound)
    }

    private init() {}

    /// What others on the card make of it.
    struct Wish: Hashable {
        /// How far it is moved in any case.
        var push = 0.0
        /// The largest scale.
        var most = 1.0

        static let none = Wish()
    }

    /// What has to be moved keeps clear of the edge.
    static func margin(of form: CardForm) -> Double { 0.035 * min(form.size.width, form.size.height) }

    private static func largest(
        _ scales: ClosedRange<Double>, _ inks: [Ink], to anchor: SIMD2<Double>, in form: CardForm
    ) -> (Double, ClosedRange<Double>)? {
        var (low, high) = (scales.lowerBound, scales.upperBound)
        if let shifts = shifts(inks, by: high, to: anchor, in: form) { return (high, shifts) }
        guard var best = shifts(inks, by: low, to: anchor, in: form) else { return nil }
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if let shifts = shifts(inks, by: middle, to: anchor, in: form) {
                (low, best) = (middle, shifts)
            } else {
                high = middle
            }
        }
        return (low, best)
    }

    /// The ways sideways by which all of it comes to be inside.
    private static func shifts(
        _ inks: [Ink], by scale: Double, to anchor: SIMD2<Double>, in form: CardForm
    ) -> ClosedRange<Double>? {
        var (least, most) = (-Double.infinity, Double.infinity)
        for ink in inks {
            let (low, high) = (anchor + scale * (ink.low - anchor), anchor + scale * (ink.high - anchor))
            guard let above = form.reach(at: low.y), let below = form.reach(at: high.y) else { return nil }
            let reach = min(above, below)
            (least, most) = (max(least, -reach - low.x), min(most, reach - high.x))
            if least > most { return nil }
        }
        return least...most
    }
}
