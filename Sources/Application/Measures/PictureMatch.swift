/// Whether two pictures are of the same, drawn in two ways: one smooths its edges, the other does not.
public struct PictureMatch {
    /// Pixels that are neither what the other picture shows there nor between what it shows next to there.
    public let differing: Int
    /// By how much the worst of them is off, of 255.
    public let worst: Int
    public let place: (x: Int, y: Int)
    private let pixels: Int

    /// Bytes may be rounded in two ways.
    private static let rounding = 2
    /// Slivers that no pixel's middle falls on are drawn with smooth edges only: of a thousand pixels this many.
    private static let mostOfThousand = 0.5

    /// - Parameters:
    ///   - smooth: red, green, blue and alpha of each pixel, row by row.
    ///   - plain: the same without smooth edges.
    public init(smooth: [UInt8], plain: [UInt8], width: Int, height: Int) {
        var (differing, worst, place) = (0, 0, (x: 0, y: 0))
        for y in 0..<height {
            for x in 0..<width {
                let off = Self.distance(smooth, plain, x, y, width, height)
                if off > Self.rounding { differing += 1 }
                if off > worst { (worst, place) = (off, (x, y)) }
            }
        }
        (self.differing, self.worst, self.place) = (differing, worst, place)
        pixels = max(1, width * height)
    }

    /// How far a pixel is outside of what the pixels around it are in the other picture.
    private static func distance(
        _ smooth: [UInt8], _ plain: [UInt8], _ x: Int, _ y: Int, _ width: Int, _ height: Int
    ) -> Int {
        let here = (y * width + x) * 4
        if smooth[here..<here + 3] == plain[here..<here + 3] { return 0 }
        var off = 0
        for channel in 0..<3 {
            var (least, most) = (255, 0)
            for row in max(0, y - 1)...min(height - 1, y + 1) {
                for column in max(0, x - 1)...min(width - 1, x + 1) {
                    let byte = Int(plain[(row * width + column) * 4 + channel])
                    (least, most) = (min(least, byte), max(most, byte))
                }
            }
            let byte = Int(smooth[here + channel])
            off = max(off, least - byte, byte - most)
        }
        return off
    }

    public var isSame: Bool { Double(differing) <= Self.mostOfThousand * Double(pixels) / 1000 }

    /// `1,204 of 921,600 pixels differ by more than smooth edges, the worst by 255 of 255 at (640, 360)`
    public var text: String {
        "\(differing) of \(pixels) pixels differ by more than smooth edges, the worst by \(worst) of 255 at "
            + "(\(place.x), \(place.y))"
    }
}
