extension Image {
    /// No wider and no higher than said.
    public func fitted(_ width: Int, _ height: Int) throws(ImageError) -> Image {
        guard self.width > width || self.height > height else { return self }
        let ratio = min(Double(width) / Double(self.width), Double(height) / Double(self.height))
        let (across, down) = (
            max(1, Int((Double(self.width) * ratio).rounded())), max(1, Int((Double(self.height) * ratio).rounded()))
        )
        var small = try Image(width: across, height: down)
        for y in 0..<down {
            for x in 0..<across { small[x, y] = self[x * self.width / across, y * self.height / down] }
        }
        return small
    }

    /// How far another picture is from the mean of this one's pixels that lie under each of its own (root of the mean square).
    public func difference(fromSmaller other: Image) -> Double {
        guard width >= other.width, height >= other.height else { return .infinity }
        let (across, down) = (Self.shares(width, of: other.width), Self.shares(height, of: other.height))
        let (bytes, others) = (bytes.span, other.bytes.span)
        var sum = 0.0
        for (y, rows) in down.enumerated() {
            for (x, columns) in across.enumerated() {
                var mean = SIMD3<Float>()
                for (row, high) in rows {
                    for (column, wide) in columns {
                        let place = (row * width + column) * 4
                        mean +=
                            high * wide
                            * SIMD3(Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]))
                    }
                }
                let place = (y * other.width + x) * 4
                let away =
                    mean - SIMD3(Float(others[place]), Float(others[place + 1]), Float(others[place + 2]))
                sum += Double((away * away).sum())
            }
        }
        return (sum / Double(3 * other.width * other.height)).squareRoot()
    }

    /// For each of fewer pixels the longer row's that lie under it, and their share.
    private static func shares(_ length: Int, of count: Int) -> [[(place: Int, share: Float)]] {
        let step = Double(length) / Double(count)
        return (0..<count).map { number in
            let (start, end) = (Double(number) * step, Double(number + 1) * step)
            return (Int(start)...min(Int(end), length - 1)).compactMap { place in
                let share = (min(end, Double(place + 1)) - max(start, Double(place))) / step
                return share > 1e-9 ? (place, Float(share)) : nil
            }
        }
    }
}
