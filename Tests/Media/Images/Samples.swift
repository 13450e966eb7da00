import ZoeImages

extension Image {
    /// Pixels without any order.
    static func noise(width: Int, height: Int, isOpaque: Bool = false, seed: UInt64) throws -> Image {
        var random = SeededGenerator(seed: seed)
        var bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
        if isOpaque { for i in stride(from: 3, to: bytes.count, by: 4) { bytes[i] = 255 } }
        return try Image(width: width, height: height, bytes: bytes)
    }

    /// A card on a dark ground.
    static func card(x: Int, y: Int = 40, colour: Pixel = .white) throws -> Image {
        var image = try Image(width: 320, height: 180, filledWith: Pixel(red: 20, green: 20, blue: 24))
        image.fill(x: x..<x + 120, y: y..<y + 90, with: colour)
        return image
    }

    mutating func fill(x: Range<Int>, y: Range<Int>, with pixel: Pixel) {
        for row in y { for column in x { self[column, row] = pixel } }
    }
}
