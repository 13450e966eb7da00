internal import CZoeEpoxy
internal import CZoeMath
internal import LayoutCore
internal import ZoeOpenGL

/// The shadow of a rounded rectangle, in points from its middle.
struct ShadowOutline {
    /// How far it is seen.
    let end: SIMD2<Double>
    /// From here outwards its corner's picture has it; inwards nothing changes.
    let start: SIMD2<Double>
    let corner: ShadowShape
    /// Nil where its sides are too long for their blur to have enough texels.
    let whole: ShadowShape?

    /// - Parameters:
    ///   - half: of the rectangle.
    ///   - deviation: of the blur.
    init(half: SIMD2<Double>, radius: Double, deviation: Double) {
        let (half, round) = (half / deviation, min(radius / deviation, 64))
        let far = SIMD2(repeating: round + ShadowShape.reach)
        corner = ShadowShape(half: pointwiseMin(half, far), radius: round, isWhole: false)
        whole = half.max() <= ShadowShape.longestWhole ? ShadowShape(half: half, radius: round, isWhole: true) : nil
        end = (half + ShadowShape.reach) * deviation
        start = pointwiseMax(half - SIMD2<Double>(corner.half), .zero) * deviation
    }
}

/// A blurred rounded rectangle, in standard deviations: what all shadows of a shape look like, however large they are. Of most a
/// quarter is enough; and sides longer than the blur reaches are all alike, so that most cards share one.
struct ShadowShape: Hashable {
    /// From the middle, or from where nothing changes any more, to the outline.
    let half: SIMD2<Float>
    let radius: Float
    /// All of it, and not a quarter.
    let isWhole: Bool

    /// Beyond so many deviations less than half a byte is left of a strong one.
    static let reach = 2.5

    /// A deviation is then at least one and a half texels.
    fileprivate static let longestWhole = Double(wholeSide - 1) / 3 - reach
    private static let (cornerSide, wholeSide) = (40, 64)

    fileprivate init(half: SIMD2<Double>, radius: Double, isWhole: Bool) {
        // Not finer than can be seen.
        func rounded(_ length: Double) -> Float { Float((length * 32).rounded() / 32) }
        self.half = SIMD2(rounded(half.x), rounded(half.y))
        self.radius = rounded(radius)
        self.isWhole = isWhole
    }

    /// Texels across and down.
    var side: Int { isWhole ? Self.wholeSide : Self.cornerSide }

    /// How much light is kept away, row by row.
    var amounts: [Float] {
        let side = side
        let last = Double(side - 1)
        guard isWhole else { return quarter(at: (0..<side).map { (place: Int) -> Double in Double(place) / last }) }
        // Each texel has three others like it.
        let middle = side / 2
        let quarter = quarter(at: (0..<middle).map { (place: Int) -> Double in Double(2 * place + 1) / last })
        func mirrored(_ place: Int) -> Int { place < middle ? middle - 1 - place : place - middle }
        return (0..<side).flatMap { (line: Int) -> [Float] in
            (0..<side).map { (place: Int) -> Float in quarter[mirrored(line) * middle + mirrored(place)] }
        }
    }

    /// - Parameter shares: of the way from the middle to the end, the same across and down.
    private func quarter(at shares: [Double]) -> [Float] {
        let (half, radius) = (SIMD2<Double>(self.half), Double(self.radius))
        let places = (x: shares.map { $0 * (half.x + Self.reach) }, y: shares.map { $0 * (half.y + Self.reach) })
        // The outline in rows, each a segment whose blur along the row is known: one that is as wide as all of it, and thin ones above
        // and below where it is round.
        let count = radius > 0 ? Int(min(max(8 * radius, 6), 96)) : 0
        let (straight, thickness) = (half.y - radius, radius / Double(max(count, 1)))
        let ends = (0...count).map { straight + Double($0) * thickness }
        let widths =
            [half.x]
            + (0..<count).map {
                let beyond = (Double($0) + 0.5) * thickness
                return half.x - radius + (radius * radius - beyond * beyond).squareRoot()
            }
        let along = widths.map { wide in places.x.map { Self.below(wide - $0) + Self.below(wide + $0) - 1 } }
        var amounts: [Float] = []
        amounts.reserveCapacity(shares.count * shares.count)
        for y in places.y {
            // Of a row the part of the bell curve that it has.
            let (above, beneath) = (ends.map { Self.below($0 - y) }, ends.map { Self.below(-$0 - y) })
            let sums = zip(above, beneath).map { $0 - $1 }
            let weights = [sums[0]] + zip(sums.dropFirst(), sums).map { $0 - $1 }
            for column in shares.indices {
                var sum = 0.0
                for row in weights.indices { sum += weights[row] * along[row][column] }
                amounts.append(Float(sum))
            }
        }
        return amounts
    }

    /// The normal distribution's integral up to x.
    private static func below(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }
}

/// The pictures of shadows, made when a shape is seen for the first time.
final class ShadowPictures {
    private let tracker: GLTracker
    /// Far more than any deck has shapes; ten or twenty kilobytes each, with what a driver needs to know of it.
    private var all = KeptForScenes<ShadowShape, ShadowPicture>(most: 1024)

    init(in tracker: GLTracker) { self.tracker = tracker }

    func picture(_ shape: ShadowShape) -> ShadowPicture {
        all.value(shape) { ShadowPicture($0, in: tracker) }
    }

    func beginScene() { all.beginScene() }
}

final class ShadowPicture {
    private let texture: GLObject
    private let shape: ShadowShape

    fileprivate init(_ shape: ShadowShape, in tracker: GLTracker) {
        self.shape = shape
        let side = shape.side
        texture = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        bind()
        for filter in [GLConstant.minFilter, GLConstant.magFilter] { zglTexParameter(kind, filter, GLConstant.linear) }
        for wrap in [GLConstant.wrapAcross, GLConstant.wrapDown] { zglTexParameter(kind, wrap, GLConstant.clampToEdge) }
        // Four bytes a texel are read faster than one.
        let bytes = shape.amounts.map {
            SIMD4<UInt8>(repeating: UInt8(max(0, min(255, ($0 * 255).rounded()))))
        }
        zglPixelStore(GLConstant.unpackAlignment, 4)
        unsafe bytes.withUnsafeBytes {
            unsafe zglTexImage2D(
                kind, 0, GLint(GLStorage.bytes.code), GLsizei(side), GLsizei(side), GLConstant.rgba, GLConstant.byte,
                $0.baseAddress)
        }
        texture.holds(4 * bytes.count)
    }

    func bind() {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, texture.name)
    }

    /// The place on it of a point.
    /// - Parameter point: from the shadow's middle.
    func spot(of point: SIMD2<Double>, in outline: ShadowOutline) -> SIMD2<Double> {
        let (start, end) = (outline.start, outline.end)
        let share: SIMD2<Double>
        if shape.isWhole {
            share = (point / end + 1.0) / 2.0
        } else {
            let length = pointwiseMax(end - start, SIMD2(repeating: 1e-9))
            share = pointwiseMax(abs(point) - start, SIMD2.zero) / length
        }
        let side = Double(shape.side)
        let texels: SIMD2<Double> = share * (side - 1) + 0.5
        return texels / side
    }
}
