/// A picture as a value: RGBA, eight bits a channel, sRGB, alpha not multiplied in, rows from the top.
public struct Image: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// Red, green, blue, alpha of each pixel, row by row, with nothing between the rows.
    public private(set) var bytes: [UInt8]

    /// More pixels (4 GiB of them) are refused: a mistyped size, not a picture.
    public static let pixelLimit = 1 << 30

    /// A picture of one colour.
    public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) throws(ImageError) {
        let count = try Self.pixelCount(width: width, height: height)
        self.width = width
        self.height = height
        bytes = Array(repeating: pixel.alpha, count: count * 4)
        if Set([pixel.red, pixel.green, pixel.blue, pixel.alpha]).count > 1 {
            for y in 0..<height { for x in 0..<width { self[x, y] = pixel } }
        }
    }

    /// A picture of these bytes, four a pixel.
    public init(width: Int, height: Int, bytes: [UInt8]) throws(ImageError) {
        let count = try Self.pixelCount(width: width, height: height)
        guard bytes.count == count * 4 else { throw .byteCount(bytes.count, expected: count * 4) }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// - Precondition: the place is in the picture.
    public subscript(x: Int, y: Int) -> Pixel {
        get {
            let place = place(x, y)
            return Pixel(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
        }
        set {
            let place = place(x, y)
            bytes[place] = newValue.red
            bytes[place + 1] = newValue.green
            bytes[place + 2] = newValue.blue
            bytes[place + 3] = newValue.alpha
        }
    }

    /// Takes a part of a row over from another picture.
    /// - Precondition: it is in both pictures.
    public mutating func copy(_ columns: Range<Int>, ofRow row: Int, of other: Image, toX left: Int, y top: Int) {
        if columns.isEmpty { return }
        precondition(columns.lowerBound >= 0 && columns.upperBound <= other.width, "no such columns")
        precondition(left >= 0 && left + columns.count <= width, "no room for them")
        let (from, to) = (other.place(columns.lowerBound, row), place(left, top))
        let count = columns.count * 4
        bytes.replaceSubrange(to..<to + count, with: other.bytes[from..<from + count])
    }

    private func place(_ x: Int, _ y: Int) -> Int {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel there")
        return (y * width + x) * 4
    }

    /// Whether nothing shows through.
    public var isOpaque: Bool {
        // Row by row, so that a clear corner ends the search soon.
        (0..<height).allSatisfy { y in PixelRun.isOpaque(bytes, in: y * width * 4..<(y + 1) * width * 4) }
    }

    /// But for steps that nobody sees.
    public var isOfOneColour: Bool {
        let first = Array(bytes.prefix(4))
        return bytes.indices.allSatisfy { abs(Int(bytes[$0]) - Int(first[$0 % 4])) <= 2 }
    }

    private static func pixelCount(width: Int, height: Int) throws(ImageError) -> Int {
        guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        guard !overflows, count <= pixelLimit else { throw .tooLarge(width: width, height: height, limit: pixelLimit) }
        return count
    }
}

/// Why there is no such picture.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty(width: Int, height: Int)
    case tooLarge(width: Int, height: Int, limit: Int)
    case byteCount(Int, expected: Int)

    public var description: String {
        switch self {
        case .empty(let width, let height): "a picture of \(width)×\(height) has no pixels; both must be at least 1"
        case .tooLarge(let width, let height, let limit):
            "a picture of \(width)×\(height) is too large; \(limit) pixels is the most"
        case .byteCount(let count, let expected): "\(count) bytes for a picture that takes \(expected)"
        }
    }
}
