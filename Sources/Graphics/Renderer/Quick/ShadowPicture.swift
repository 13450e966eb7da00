internal import CZoeEpoxy
internal import CZoeMath
internal import LayoutCore

/// A quarter of the blurred outline of a rounded rectangle, in standard deviations: what all shadows of a shape look like,
/// however large they are. Sides longer than the blur reaches are all alike, so that most cards share one.
struct ShadowShape: Hashable {
    /// From the middle, or from where nothing changes any more, to the outline.
    let half: SIMD2<Float>
    let radius: Float

    /// Beyond so many deviations less than half a byte is left of a strong one.
    static let reach = 2.5

    /// - Parameters:
    ///   - half: of the rectangle, in points.
    ///   - deviation: of the blur, in points.
    init(half: SIMD2<Double>, radius: Double, deviation: Double) {
        // Not finer than can be seen.
        func rounded(_ length: Double) -> Float { Float((length * 32).rounded() / 32) }
        let corner = min(radius / deviation, 64)
        self.radius = rounded(corner)
        let far = corner + Self.reach
        self.half = SIMD2(rounded(min(half.x / deviation, far)), rounded(min(half.y / deviation, far)))
    }

    /// How much light is kept away from the middle outwards, row by row.
    func amounts(side: Int) -> [Float] {
        let (half, radius) = (SIMD2<Double>(self.half), Double(self.radius))
        func place(_ texel: Int, _ length: Double) -> Double {
            Double(texel) / Double(side - 1) * (length + Self.reach)
        }
        // The outline in thin rows, each a segment whose blur along the row is known.
        let rows = 96
        let thickness = 2 * half.y / Double(rows)
        let across = (0..<side).map { place($0, half.x) }
        var strips: [(height: Double, amounts: [Double])] = []
        for row in 0..<rows {
            let y = -half.y + (Double(row) + 0.5) * thickness
            let beyond = abs(y) - (half.y - radius)
            let wide = beyond > 0 ? half.x - radius + max(radius * radius - beyond * beyond, 0).squareRoot() : half.x
            strips.append((y, across.map { Self.below(wide - $0) + Self.below(wide + $0) - 1 }))
        }
        return (0..<side).flatMap { line -> [Float] in
            let y = place(line, half.y)
            // Of a thin row the part of the bell curve that it has.
            let weights = strips.map {
                Self.below($0.height + thickness / 2 - y) - Self.below($0.height - thickness / 2 - y)
            }
            return (0..<side).map { column in
                Float(zip(strips, weights).reduce(0) { $0 + $1.0.amounts[column] * $1.1 })
            }
        }
    }

    /// The normal distribution's integral up to x.
    private static func below(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }
}

/// The pictures of shadows, made when a shape is seen for the first time.
final class ShadowPictures {
    private let tracker: GLTracker
    /// Far more than any deck has shapes; ten kilobytes each, with what a driver needs to know of it.
    private var all = KeptForScenes<ShadowShape, ShadowPicture>(most: 1024)

    static let side = 40

    init(in tracker: GLTracker) { self.tracker = tracker }

    func picture(_ shape: ShadowShape) -> ShadowPicture {
        all.value(shape) { ShadowPicture($0, in: tracker) }
    }

    func beginScene() { all.beginScene() }
}

final class ShadowPicture {
    private let texture: GLObject

    fileprivate init(_ shape: ShadowShape, in tracker: GLTracker) {
        let side = ShadowPictures.side
        texture = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        bind()
        for filter in [GLConstant.minFilter, GLConstant.magFilter] { zglTexParameter(kind, filter, GLConstant.linear) }
        for wrap in [GLConstant.wrapAcross, GLConstant.wrapDown] { zglTexParameter(kind, wrap, GLConstant.clampToEdge) }
        // Four bytes a texel are read faster than one.
        let bytes = shape.amounts(side: side).flatMap {
            [UInt8](repeating: UInt8(max(0, min(255, ($0 * 255).rounded()))), count: 4)
        }
        zglPixelStore(GLConstant.unpackAlignment, 4)
        unsafe bytes.withUnsafeBytes {
            unsafe zglTexImage2D(
                kind, 0, GLint(GLStorage.bytes.code), GLsizei(side), GLsizei(side), GLConstant.rgba, GLConstant.byte,
                $0.baseAddress)
        }
        texture.holds(bytes.count)
    }

    func bind() {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, texture.name)
    }

    /// The place on it of a point: 0 where nothing changes any more, 1 at the end of the blur.
    static func place(_ share: SIMD2<Double>) -> SIMD2<Double> {
        (share * Double(ShadowPictures.side - 1) + 0.5) / Double(ShadowPictures.side)
    }
}
