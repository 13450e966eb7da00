internal import LayoutCore

/// The cells of a card at whose corners the light is known: between them it is spread evenly, which takes a fraction of the time that
/// the light of each pixel would.
struct LightCells: Equatable {
    let across: Int
    let down: Int

    /// One for all of it, as for a card without light.
    static let whole = LightCells(across: 1, down: 1)

    private init(across: Int, down: Int) { (self.across, self.down) = (across, down) }

    init(on placed: QuickLayerMaker.Placed, _ picture: QuickPicture, _ kind: LightKind) {
        // A lamp's light on what is small is known by that at its corners, and a colour is the same all over it.
        let isSmall = picture.paint == .smallFill
        guard isSmall ? kind.hasEnvironment || kind.hasCover : kind.changesAlongCards else {
            self = .whole
            return
        }
        // In pixels. A room that is mirrored has windows with edges, and what a card keeps of the light of a wall is narrow. The pieces
        // of a bent card are narrow already.
        let isFine = kind.hasEnvironment && !(placed.card.part?.isBent ?? false)
        let (side, most) = isSmall && kind.hasCover ? (7.0, 28.0) : isFine ? (14.0, 28.0) : (40.0, 10.0)
        let pixels = 2 * placed.plane.half / placed.plane.pixel(at: .zero)
        func cells(_ pixels: Double) -> Int { Int(min(max((pixels / side).rounded(.up), 1), most)) }
        self.init(across: cells(pixels.x), down: cells(pixels.y))
    }

    /// A place in a form of four corners, of how far across and down it is.
    static func place(_ share: SIMD2<Double>, in corners: [SIMD2<Double>]) -> SIMD2<Double> {
        let top = corners[0] + share.x * (corners[1] - corners[0])
        let bottom = corners[3] + share.x * (corners[2] - corners[3])
        return top + share.y * (bottom - top)
    }

    /// Each cell by itself.
    func forms(in corners: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
        if self == .whole { return [corners] }
        let step = 1 / SIMD2(Double(across), Double(down))
        return (0..<across * down).map { cell in
            let low = SIMD2(Double(cell % across), Double(cell / across)) * step
            return [low, low + SIMD2(step.x, 0), low + step, low + SIMD2(0, step.y)].map {
                Self.place($0, in: corners)
            }
        }
    }
}
