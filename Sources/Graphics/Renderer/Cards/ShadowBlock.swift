internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// The shadow of one card as `cards/shadowed-edge.vert` reads it: std140, 32 bytes.
struct ShadowBlock: BitwiseCopyable {
    /// Premultiplied linear light.
    var colour: SIMD4<Float>
    /// Offset, standard deviation, and how much farther than the card it is in clip space.
    var form: SIMD4<Float>

    static let none = ShadowBlock(colour: .zero, form: .zero)

    /// Whether corners are hardly wider than the blur: `cards/soft-shadow.glsl` says how hardly.
    func isSoft(radius: Float) -> Bool { radius <= 1.25 * form.z }

    private init(colour: SIMD4<Float>, form: SIMD4<Float>) {
        self.colour = colour
        self.form = form
    }

    /// Nil where there is no shadow to be seen.
    init?(_ shadow: Shadow?, of card: Card, below: Double) {
        guard let shadow, shadow.opacity > 0 else { return nil }
        var colour = shadow.colour
        colour.alpha *= min(shadow.opacity, 1) * min(card.alpha, 1)
        let (x, y) = (shadow.offset.x, shadow.offset.y)
        guard colour.alpha > 0, x.isFinite, y.isFinite, max(abs(x), abs(y)) < 1e9 else { return nil }
        let radius = shadow.radius > 0 ? min(shadow.radius, 1e6) : 0
        self.colour = colour.light
        form = SIMD4<Float>(SIMD4(x, y, radius, below))
    }
}
