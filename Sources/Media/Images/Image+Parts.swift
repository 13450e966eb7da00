extension Image {
    /// Red, green and blue of each pixel, without its alpha.
    public var colours: [UInt8] {
        var colours: [UInt8] = []
        colours.reserveCapacity(width * height * 3)
        for pixel in stride(from: 0, to: bytes.count, by: 4) { colours += bytes[pixel..<pixel + 3] }
        return colours
    }

    /// The alpha of each pixel.
    public var alphas: [UInt8] { stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }

    /// What is not clear of it, and where that begins; nil where all of it is clear.
    public func trimmed() -> (part: Image, left: Int, top: Int)? {
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
            let row = y * width * 4
            guard let first = (0..<width).first(where: { bytes[row + $0 * 4 + 3] > 0 }),
                let last = (0..<width).last(where: { bytes[row + $0 * 4 + 3] > 0 })
            else { continue }
            (left, right) = (min(left, first), max(right, last))
            (top, bottom) = (min(top, y), y)
        }
        guard right >= left, var part = try? Image(width: right - left + 1, height: bottom - top + 1) else {
            return nil
        }
        for y in top...bottom { part.copy(left..<right + 1, ofRow: y, of: self, toX: 0, y: y - top) }
        return (part, left, top)
    }

    /// The middle of it, as high beside its width as another picture.
    public func cropped(toShapeOf other: Image) -> Image {
        let wanted = (
            width: min(width, max(1, (height * other.width + other.height / 2) / other.height)),
            height: min(height, max(1, (width * other.height + other.width / 2) / other.width))
        )
        // Sides are rounded to whole pixels.
        guard width - wanted.width > 2 || height - wanted.height > 2 else { return self }
        let (left, top) = ((width - wanted.width) / 2, (height - wanted.height) / 2)
        let rows = (top..<top + wanted.height).map { ($0 * width + left) * 4..<($0 * width + left + wanted.width) * 4 }
        let bytes = rows.flatMap { self.bytes[$0] }
        return (try? Image(width: wanted.width, height: wanted.height, bytes: bytes)) ?? self
    }
    /// Opaque to its corners where only round corners are clear: each clear pixel takes the colour of the nearest in its row.
    public func filled(besideCornersOf radius: Double) -> Image {
        let reach = Int((radius + 1).rounded(.up))
        func isInCorner(_ x: Int, _ y: Int) -> Bool {
            (x < reach || x >= width - reach) && (y < reach || y >= height - reach)
        }
        for y in 0..<height {
            for x in 0..<width where bytes[(y * width + x) * 4 + 3] < 255 && !isInCorner(x, y) { return self }
        }
        var filled = self
        for y in 0..<height {
            guard let first = (0..<width).first(where: { self[$0, y].alpha == 255 }),
                let last = (0..<width).last(where: { self[$0, y].alpha == 255 })
            else { return self }
            for x in 0..<first { filled[x, y] = self[first, y] }
            for x in last + 1..<max(width, last + 1) { filled[x, y] = self[last, y] }
        }
        return filled
    }
}
