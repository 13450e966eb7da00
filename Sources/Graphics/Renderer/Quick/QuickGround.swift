internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// A floor of one colour, or of one that changes from top to bottom.
struct QuickGround {
    let top: SIMD4<Float>
    let bottom: SIMD4<Float>

    /// Nil for others.
    init?(_ backdrop: Backdrop) {
        switch backdrop {
        case .solid(let colour): (top, bottom) = (colour.roots(), colour.roots())
        case .gradient(let top, let bottom): (self.top, self.bottom) = (top.roots(), bottom.roots())
        case .transparent, .studio: return nil
        }
    }

    /// As the screen has it.
    func colour(at place: SIMD4<Double>) -> SIMD4<Float> {
        let height = Float(min(max(0.5 + 0.5 * place.y / max(place.w, Camera.nearest), 0), 1))
        let root = bottom + height * (top - bottom)
        return (root * root).encoded
    }
}
