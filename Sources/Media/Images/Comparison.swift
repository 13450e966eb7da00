/// How far two pictures of one size are apart.
///
/// Colours count as much as they are seen: channels are compared multiplied by their alpha, so that what a clear pixel
/// hides makes no difference.
public struct Comparison: Sendable {
    public struct Place: Hashable, Sendable {
        public var x: Int
        public var y: Int

        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    /// Mean structural similarity: 1 for equal pictures and only near 1 for alike ones.
    public let similarity: Double
    /// The similarity of the window that is worst, which a small defect in a large picture cannot hide from.
    public let lowestSimilarity: Double
    /// The top left of that window.
    public let lowestSimilarityPlace: Place
    /// In any channel of any pixel, 0…255.
    public let largestDifference: Int
    /// The first pixel with that difference; nil where the pictures are equal.
    public let largestDifferencePlace: Place?
    public let differingPixels: Int

    private let first: Image
    private let second: Image

    public init(_ first: Image, _ second: Image) throws(ComparisonError) {
        guard first.width == second.width, first.height == second.height else {
            throw ComparisonError(
                first: .init(width: first.width, height: first.height),
                second: .init(width: second.width, height: second.height))
        }
        self.first = first
        self.second = second
        var (largest, place, count) = (0, nil as Place?, 0)
        let (a, b) = (first.bytes.span, second.bytes.span)
        for pixel in 0..<first.width * first.height {
            let difference = Self.difference(a, b, at: pixel * 4)
            if difference > 0 { count += 1 }
            if difference > largest {
                largest = difference
                place = Place(x: pixel % first.width, y: pixel / first.width)
            }
        }
        (largestDifference, largestDifferencePlace, differingPixels) = (largest, place, count)

        var score = Similarity(Plane(lumaOf: first), Plane(lumaOf: second))
        if !first.isOpaque || !second.isOpaque {
            let holes = Similarity(Plane(alphaOf: first), Plane(alphaOf: second))
            score.mean = min(score.mean, holes.mean)
            if holes.lowest < score.lowest { (score.lowest, score.place) = (holes.lowest, holes.place) }
        }
        (similarity, lowestSimilarity, lowestSimilarityPlace) = (score.mean, score.lowest, score.place)
    }

    /// Where the pictures differ and how much, from dark red to white over a faint grey of the first one.
    public func differencePicture() -> Image {
        var picture = first
        let (a, b) = (first.bytes.span, second.bytes.span)
        for y in 0..<first.height {
            for x in 0..<first.width {
                let place = (y * first.width + x) * 4
                let difference = Self.difference(a, b, at: place)
                let pixel = first[x, y]
                if difference == 0 {
                    let luma = Int(pixel.red) * 54 + Int(pixel.green) * 183 + Int(pixel.blue) * 19
                    let grey = UInt8(luma * Int(pixel.alpha) / (256 * 255 * 4))
                    picture[x, y] = Pixel(red: grey, green: grey, blue: grey)
                } else {
                    // The smallest difference is seen at once: heat begins at a strong red.
                    let heat = 128 + difference * 5
                    func channel(from start: Int) -> UInt8 { UInt8(min(255, max(0, heat - start))) }
                    picture[x, y] = Pixel(
                        red: channel(from: 0), green: channel(from: 255), blue: channel(from: 640))
                }
            }
        }
        return picture
    }

    private static func difference(_ a: Span<UInt8>, _ b: Span<UInt8>, at place: Int) -> Int {
        let isSame =
            a[place] == b[place] && a[place + 1] == b[place + 1] && a[place + 2] == b[place + 2]
            && a[place + 3] == b[place + 3]
        guard !isSame else { return 0 }
        let (alphaA, alphaB) = (Int(a[place + 3]), Int(b[place + 3]))
        var largest = abs(alphaA - alphaB)
        for channel in place..<place + 3 {
            let products = abs(Int(a[channel]) * alphaA - Int(b[channel]) * alphaB)
            largest = max(largest, (products + 127) / 255)
        }
        return largest
    }
}

/// The two pictures have different sizes.
public struct ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
    public struct Size: Hashable, Sendable {
        public let width: Int
        public let height: Int
    }

    public let first: Size
    public let second: Size

    public var description: String {
        "pictures of \(first.width)×\(first.height) and \(second.width)×\(second.height) cannot be compared"
    }
}
