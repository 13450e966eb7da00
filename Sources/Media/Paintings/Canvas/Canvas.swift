internal import CardContent

/// A colour while painting: sRGB as designers mix it, and how much of it there is.
typealias Tint = SIMD4<Float>

/// Where covers are painted. Places are in short sides of the picture, from its top left, so that a cover of any size is
/// the same composition. Edges are smoothed by the distance to them in pixels.
struct Canvas {
    let width: Int
    let height: Int
    /// The picture's size; the smaller of the two is 1.
    let extent: SIMD2<Float>
    let pixelsPerUnit: Float
    /// Where sides were rounded to whole pixels, these differ a little from each other.
    let pixelsPerSide: SIMD2<Float>
    /// Nothing is painted outside.
    var clip: Box
    private(set) var pixels: [Tint]

    /// - Parameter shape: the card's, in any unit, so that what is counted out by the size (stars, stones) is the same for any number of
    ///   pixels; without it, or where that is none, that of the pixels.
    /// - Precondition: both sides are at least 1.
    init(width: Int, height: Int, shape: Sides? = nil, ground: Tint) {
        self.width = width
        self.height = height
        pixelsPerUnit = Float(min(width, height))
        let sides = SIMD2(Float(width), Float(height))
        extent = Self.extent(of: shape) ?? sides / pixelsPerUnit
        pixelsPerSide = sides / extent
        clip = Box(left: 0, top: 0, right: extent.x, bottom: extent.y)
        pixels = Array(repeating: ground, count: width * height)
    }

    private static func extent(of shape: Sides?) -> SIMD2<Float>? {
        guard let sides = shape.flatMap(CoverArt.shape) else { return nil }
        return SIMD2(Float(sides.width), Float(sides.height))
    }

    var whole: Box { Box(left: 0, top: 0, right: extent.x, bottom: extent.y) }

    /// Gives each pixel of the box a new colour, from its place and what is there.
    /// - Parameter strip: pixels beyond it keep theirs.
    @inline(__always)
    mutating func shade(_ box: Box, within strip: Strip? = nil, _ colour: (SIMD2<Float>, Tint) -> Tint) {
        let columns = Self.pixels(
            max(box.left, clip.left) * pixelsPerSide.x, min(box.right, clip.right) * pixelsPerSide.x, of: width)
        let rows = Self.pixels(
            max(box.top, clip.top) * pixelsPerSide.y, min(box.bottom, clip.bottom) * pixelsPerSide.y, of: height)
        let (density, across) = (pixelsPerSide.x, width)
        let step = 1 / pixelsPerSide
        var span = pixels.mutableSpan
        for y in rows {
            let down = (Float(y) + 0.5) * step.y
            var columns = columns
            if let strip {
                let (left, right) = strip.sides(at: down)
                columns = columns.clamped(to: Self.pixels(left * density - 1, right * density + 1, of: across))
            }
            for x in columns {
                let place = y &* across &+ x
                span[place] = colour(SIMD2((Float(x) + 0.5) * step.x, down), span[place])
            }
        }
    }

    /// Paints what lies at a distance below 0.
    /// - Parameter strip: nothing lies beyond it.
    @inline(__always)
    mutating func paint(
        _ tint: Tint, in box: Box, within strip: Strip? = nil, distance: (SIMD2<Float>) -> Float
    ) {
        let scale = pixelsPerUnit
        shade(box, within: strip) { point, under in
            let share = 0.5 - distance(point) * scale
            return share <= 0 ? under : under.mixed(with: tint, min(share, 1))
        }
    }

    /// The pixels whose middles lie between two places.
    private static func pixels(_ from: Float, _ to: Float, of count: Int) -> Range<Int> {
        let first = whole(from, upTo: count)
        return first..<max(first, whole(to, upTo: count))
    }

    private static func whole(_ place: Float, upTo count: Int) -> Int {
        place > 0 ? place < Float(count) ? Int(place + 0.5) : count : 0
    }
}

extension Canvas {
    mutating func disc(_ tint: Tint, at centre: SIMD2<Float>, radius: Float) {
        paint(tint, in: Box(centre, reach: radius + 1 / pixelsPerUnit)) { ($0 - centre).length - radius }
    }

    mutating func ring(_ tint: Tint, at centre: SIMD2<Float>, radius: Float, width: Float) {
        paint(tint, in: Box(centre, reach: radius + width / 2 + 1 / pixelsPerUnit)) {
            abs(($0 - centre).length - radius) - width / 2
        }
    }

    mutating func fill(_ tint: Tint, _ box: Box) {
        paint(tint, in: box.inset(by: -1 / pixelsPerUnit)) { box.distance(to: $0) }
    }

    mutating func line(_ tint: Tint, from a: SIMD2<Float>, to b: SIMD2<Float>, width: Float) {
        let box = Box(
            left: min(a.x, b.x), top: min(a.y, b.y), right: max(a.x, b.x), bottom: max(a.y, b.y)
        ).inset(by: -width / 2 - 1 / pixelsPerUnit)
        let delta = b - a
        let square = max(delta.dot(delta), 1e-9)
        let strip = Strip(through: a, along: delta / square.squareRoot(), reach: width / 2 + 1 / pixelsPerUnit)
        paint(tint, in: box, within: strip) { p in
            let share = min(max((p - a).dot(delta) / square, 0), 1)
            return (p - a - share * delta).length - width / 2
        }
    }

    /// What two circles share: the shape of a leaf.
    mutating func leaf(_ tint: Tint, from root: SIMD2<Float>, to tip: SIMD2<Float>, width: Float, half: Float = 0) {
        let delta = tip - root
        let length = max(delta.length, 1e-6)
        let along = delta / length
        let middle = (root + tip) / 2
        // Circles of this radius, so far off the axis, meet in root and tip.
        let bulge = max(width / 2, 1e-6)
        let radius = (length * length / 4 + bulge * bulge) / (2 * bulge)
        let off = radius - bulge
        let scale = pixelsPerUnit
        let strip = Strip(through: middle, along: along, reach: bulge + 1 / scale)
        paint(tint, in: Box(middle, reach: max(length, width) / 2 + 1 / scale), within: strip) { p in
            let q = p - middle
            let (x, y) = (q.dot(along), q.x * along.y - q.y * along.x)
            let outline = SIMD2(x, abs(y) + off).length - radius
            return half == 0 ? outline : max(outline, y * half)
        }
    }
}

extension SIMD2<Float> {
    var length: Float { (x * x + y * y).squareRoot() }
    func dot(_ other: SIMD2<Float>) -> Float { x * other.x + y * other.y }
}

extension Tint {
    @inline(__always)
    func mixed(with other: Tint, _ share: Float) -> Tint {
        var mix = self + (other - self) * (share * other.w)
        mix.w = 1
        return mix
    }

    /// Printed over each other.
    func times(_ other: Tint) -> Tint {
        var product = self * other
        product.w = 1
        return product
    }

    func faded(_ alpha: Float) -> Tint { Tint(x, y, z, alpha) }
    func darker(_ share: Float) -> Tint { mixed(with: Tint(0, 0, 0, 1), share) }
    func lighter(_ share: Float) -> Tint { mixed(with: Tint(1, 1, 1, 1), share) }
}
