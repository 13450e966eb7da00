/// Structural similarity (Wang, Bovik, Sheikh and Simoncelli, 2004) over windows of 8×8 that overlap by half, and over the
/// whole picture where that is smaller. Sums are integers, so that equal pictures give exactly 1 and the order of
/// summing gives nothing.
struct Similarity {
    var mean: Double
    var lowest = Double.infinity
    var place = Comparison.Place(x: 0, y: 0)

    /// - Precondition: planes of one size.
    init(_ a: Plane, _ b: Plane) {
        var sum = 0.0
        var count = 0
        let (columns, rows) = (Self.starts(in: a.width), Self.starts(in: a.height))
        for y in rows {
            for x in columns {
                let score = Self.score(a, b, x: x..<min(a.width, x + 8), y: y..<min(a.height, y + 8))
                sum += score
                count += 1
                if score < lowest { (lowest, place) = (score, Comparison.Place(x: x, y: y)) }
            }
        }
        mean = sum / Double(count)
    }

    /// Every fourth place, and the last one at which a window fits.
    private static func starts(in length: Int) -> [Int] {
        let last = max(0, length - 8)
        return Array(stride(from: 0, to: last, by: 4)) + [last]
    }

    private static func score(_ a: Plane, _ b: Plane, x: Range<Int>, y: Range<Int>) -> Double {
        var (sumA, sumB, squaresA, squaresB, products) = (0, 0, 0, 0, 0)
        let (valuesA, valuesB) = (a.values.span, b.values.span)
        for row in y {
            for i in row * a.width + x.lowerBound..<row * a.width + x.upperBound {
                let (p, q) = (Int(valuesA[i]), Int(valuesB[i]))
                sumA &+= p
                sumB &+= q
                squaresA &+= p &* p
                squaresB &+= q &* q
                products &+= p &* q
            }
        }
        // All means and variances times the square of the window's size: 64 · 64 · 2^48 still fits in an Int.
        let size = x.count * y.count
        let (varianceA, varianceB) = (Double(size * squaresA - sumA * sumA), Double(size * squaresB - sumB * sumB))
        let covariance = Double(size * products - sumA * sumB)
        let (meanA, meanB) = (Double(sumA), Double(sumB))
        let unit = Double(size) * Double(Plane.most)
        let (c1, c2) = (unit * unit * 0.01 * 0.01, unit * unit * 0.03 * 0.03)
        return (2 * (meanA * meanB) + c1) * (2 * covariance + c2)
            / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
    }
}

/// One number a pixel, 0…`most`.
struct Plane {
    static let most: Int32 = 255 * 255 * 256

    let width: Int
    let height: Int
    let values: [Int32]

    /// Luma with the weights of Rec. 709 in 256ths, over black.
    init(lumaOf image: Image) {
        self.init(image) { (54 * Int32($0) + 183 * Int32($1) + 19 * Int32($2)) * Int32($3) }
    }

    init(alphaOf image: Image) {
        self.init(image) { _, _, _, alpha in Int32(alpha) * 255 * 256 }
    }

    private init(_ image: Image, value: (UInt8, UInt8, UInt8, UInt8) -> Int32) {
        width = image.width
        height = image.height
        let bytes = image.bytes.span
        values = (0..<width * height).map {
            value(bytes[4 * $0], bytes[4 * $0 + 1], bytes[4 * $0 + 2], bytes[4 * $0 + 3])
        }
    }
}
