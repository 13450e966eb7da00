/// Draws that follow each other and differ in nothing but their corners: what a processor draws with takes tens of kilobytes to
/// be told about each call.
struct QuickBatch {
    /// The first of them.
    let draw: QuickDraw
    /// In the mesh, in the order in which it is drawn.
    private(set) var triangles: Range<Int>
    private(set) var count = 1

    init(_ draw: QuickDraw, _ triangles: Range<Int>) {
        self.draw = draw
        self.triangles = triangles
    }

    /// One more draw, which ends here.
    mutating func extend(to end: Int) {
        triangles = triangles.lowerBound..<end
        count += 1
    }
}

/// What a small card in light is painted with, as `light/lit-corner.vert.glsl` reads it: std140.
struct SmallCard: BitwiseCopyable {
    let light: QuickDraw.CardLight
    let start: SIMD4<Float>
    let end: SIMD4<Float>
    let axis: SIMD4<Float>

    /// How many a block of uniforms holds: OpenGL promises 16 KB, and drivers begin blocks at multiples of 256 bytes at most.
    static let batch = 48

    init(_ fill: QuickPicture.Fill, _ light: QuickDraw.CardLight) {
        (self.light, start, end) = (light, fill.start, fill.end)
        axis = SIMD4(lowHalf: fill.axis, highHalf: .zero)
    }
}

extension QuickDraw {
    /// Whether nothing has to be told between the other one and it.
    func canFollow(_ other: QuickDraw) -> Bool {
        switch (source, other.source) {
        case (.shadow(let picture, _), .shadow(let former, _)): return picture === former
        case (.body(let picture), .body(let former)), (.rim(let picture), .rim(let former)):
            guard let smallCard, let one = other.smallCard, picture.rounding == nil, former.rounding == nil else {
                return false
            }
            return smallCard / SmallCard.batch == one / SmallCard.batch && light?.isBent == other.light?.isBent
        default: return false
        }
    }
}
