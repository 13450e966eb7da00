internal import LayoutCore
internal import ZoeStyle

extension QuickLayerMaker {
    /// A card in its place: too large to be copied for all who look at it.
    final class Placed {
        let card: Card
        let style: CardStyle
        let side: VisibleSide
        let plane: QuickPlane
        var alpha: Double
        /// Sides that go on in cards before it, and those that they fold over.
        let shared: (joined: Seams.Sides, tucked: Seams.Sides)
        /// How much farther than the card its shadow is, in depth.
        let lift: Double
        /// Whether its shadow is drawn by itself also where it is blurred.
        let isShadowApart: Bool
        var light: LightBlock?

        init(
            _ card: Card, _ style: CardStyle, _ side: VisibleSide, on plane: QuickPlane, alpha: Double,
            shared: (joined: Seams.Sides, tucked: Seams.Sides) = (0, 0), lift: Double = 0, isShadowApart: Bool = false
        ) {
            (self.card, self.style, self.side, self.plane) = (card, style, side, plane)
            (self.alpha, self.shared, self.lift, self.isShadowApart) = (alpha, shared, lift, isShadowApart)
        }
    }
}

extension QuickLayerMaker.Placed {
    /// Of its corners.
    var radius: Double {
        let size = card.wholeSize
        return max(0, min(style.cornerRadius, min(size.width, size.height) / 2))
    }

    /// Whether it takes longer to tell apart what is whole of it, so that nothing is mixed there, than to mix all of it.
    var isTiny: Bool {
        let pixels = 2 * plane.half / plane.pixel(at: .zero)
        return pixels.x * pixels.y < 600
    }

    /// Whether a piece of a card has so much of a round or blurred corner that what is within its outer sides is not whole.
    func hasCorner(beyond inset: SIMD2<Double>, pixels: Double) -> Bool {
        guard let part = card.part else { return false }
        let reach = max(radius, 3 * card.blur)
        let whole = SIMD2(part.whole.width, part.whole.height) / 2
        let middle = SIMD2(part.middle.x, part.middle.y)
        let away = whole - plane.half - pointwiseMax(middle, -middle)
        guard reach > 0, all(away .< reach) else { return false }
        if card.blur > 0 { return true }
        // It begins at the card's side, and is wider than the inset from it; or it begins beyond that.
        let isWide = inset + pixels * plane.pixel(at: .zero) .< 2 * plane.half
        return !all((away .<= 1e-6 * whole) .& isWide .| (away .>= inset))
    }
}
