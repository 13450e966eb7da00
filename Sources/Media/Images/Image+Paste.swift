extension Image {
    /// Lays a picture with round corners and a fine light rim on this one.
    public mutating func paste(_ picture: Image, left: Int, top: Int, cornerRadius: Double, rim: Double) {
        let band = Int(max(cornerRadius, rim).rounded(.up))
        let shape = Shape(
            width: Double(picture.width), height: Double(picture.height), cornerRadius: cornerRadius, rim: rim)
        let columns = max(0, -left)..<max(0, min(picture.width, width - left))
        for y in 0..<picture.height where 0..<height ~= top + y {
            let isEdgeRow = y < band || y >= picture.height - band
            // What is well inside is only copied.
            let inner = isEdgeRow ? 0..<0 : (band..<max(band, picture.width - band)).clamped(to: columns)
            copy(inner, ofRow: y, of: picture, toX: left + inner.lowerBound, y: top + y)
            for x in columns where !inner.contains(x) {
                let (light, inside) = shape.shares(atX: x, y: y)
                let lit = picture[x, y].mixed(with: .white, light)
                self[left + x, top + y] = self[left + x, top + y].mixed(with: lit, inside)
            }
        }
    }
}

/// A rectangle with round corners and a rim.
private struct Shape {
    let width: Double
    let height: Double
    let cornerRadius: Double
    let rim: Double

    /// How much of a pixel is the rim's light, and how much of it is within the rectangle.
    func shares(atX x: Int, y: Int) -> (light: Double, inside: Double) {
        let depth = depth(atX: Double(x) + 0.5 - width / 2, y: Double(y) + 0.5 - height / 2)
        return (0.14 * min(max(rim + 0.5 - depth, 0), 1), min(max(depth + 0.5, 0), 1))
    }

    /// How far inside a place is, from its offset to the middle.
    private func depth(atX x: Double, y: Double) -> Double {
        let radius = min(cornerRadius, width / 2, height / 2)
        let (across, down) = (abs(x) - width / 2 + radius, abs(y) - height / 2 + radius)
        let outside = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
        return radius - outside - min(max(across, down), 0)
    }
}

extension Pixel {
    fileprivate func mixed(with other: Pixel, _ share: Double) -> Pixel {
        let share = share * Double(other.alpha) / 255
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            let (start, end) = (Double(from), Double(to))
            return UInt8((start + (end - start) * share).rounded())
        }
        return Pixel(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: max(alpha, other.alpha))
    }
}
