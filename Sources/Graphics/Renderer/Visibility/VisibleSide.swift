internal import LayoutCore
internal import ZoeStyle

/// What is seen of a card: its front, or what its style has for its back.
struct VisibleSide {
    let face: Face
    let isBack: Bool
    /// -1 along the axis of the card that must be turned over, so that a back's own face can be read.
    let mirror: SIMD2<Double>

    /// Nil where nothing is to be seen.
    /// - Parameter seen: from points on the card to clip space.
    init?(of style: CardStyle, seen: Transform3D) {
        isBack = VisibleSide.isSeenFromBehind(seen)
        guard isBack else {
            face = style.face
            mirror = SIMD2(1, 1)
            return
        }
        switch style.back {
        case .hidden: return nil
        case .front:
            face = style.face
            mirror = SIMD2(1, 1)
        case .plain(let colour):
            face = Face(fill: .plain(colour))
            mirror = SIMD2(1, 1)
        case .own(let back):
            face = back.face
            // A card that was turned over sideways has left and right exchanged, one turned head over heels up and down.
            // In clip space y goes up.
            let down = seen.row2.y * seen.row4.w - seen.row2.w * seen.row4.y
            mirror = down > 0 ? SIMD2(1, -1) : SIMD2(-1, 1)
        }
    }

    /// True to the perspective, unlike the third row of the matrix.
    static func isSeenFromBehind(_ m: Transform3D) -> Bool {
        let (a, b, c) = (m.row1, m.row2, m.row4)
        let turn =
            a.x * (b.y * c.w - b.w * c.y) - a.y * (b.x * c.w - b.w * c.x) + a.w * (b.x * c.y - b.y * c.x)
        // In clip space y goes up, so that the card's two axes turn the other way.
        return turn > 0
    }
}
