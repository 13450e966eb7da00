internal import CardContent
package import ZoeImages

/// A picture's bytes with alpha multiplied into the light, as they can be blended and averaged without fringes: still encoded
/// as sRGB, which the graphics card undoes when it reads them.
package struct PremultipliedPixels {
    package let width: Int
    package let height: Int
    package let bytes: [UInt8]

    private init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    package init(_ image: Image) {
        self.init(width: image.width, height: image.height, bytes: Self.multiplied(image.bytes))
    }

    package var isOpaque: Bool { Self.isOpaque(bytes) }

    private static func isOpaque(_ bytes: [UInt8]) -> Bool {
        let all = unsafe bytes.withUnsafeBytes { unsafe $0.bindMemory(to: UInt32.self).reduce(.max, &) }
        return UInt32(littleEndian: all) >> 24 == 255
    }

    private static func multiplied(_ straight: [UInt8]) -> [UInt8] {
        if isOpaque(straight) { return straight }
        var bytes = straight
        let tables = LightTables.shared
        for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] < 255 {
            let alpha = Float(bytes[pixel + 3]) / 255
            for part in pixel..<pixel + 3 { bytes[part] = tables.byte(tables.light(bytes[part]) * alpha) }
        }
        return bytes
    }

    /// Half as wide and high: of each pixel the mean of the light that falls on it, also where an odd side makes it a bit more
    /// than two pixels wide.
    package var halved: PremultipliedPixels {
        let across = Self.shares(width)
        let down = Self.shares(height)
        let rowBytes = width * 4
        var halved = [UInt8](repeating: 0, count: across.count * down.count * 4)
        var row = [SIMD4<Float>](repeating: .zero, count: width)
        let (tables, bytes) = (LightTables.shared, bytes.span)
        var place = 0
        var into = halved.mutableSpan
        var sums = row.mutableSpan
        for share in down {
            // First what falls on the row, then what of it falls on each pixel.
            let first = share.first * rowBytes
            for x in 0..<width {
                var sum = share.weights.x * tables.light(bytes, first + x * 4)
                if share.weights.y > 0 { sum += share.weights.y * tables.light(bytes, first + rowBytes + x * 4) }
                if share.weights.z > 0 { sum += share.weights.z * tables.light(bytes, first + 2 * rowBytes + x * 4) }
                sums[x] = sum
            }
            for share in across {
                var sum = share.weights.x * sums[share.first]
                if share.weights.y > 0 { sum += share.weights.y * sums[share.first + 1] }
                if share.weights.z > 0 { sum += share.weights.z * sums[share.first + 2] }
                into[place] = tables.byte(sum.x)
                into[place + 1] = tables.byte(sum.y)
                into[place + 2] = tables.byte(sum.z)
                into[place + 3] = UInt8(min(sum.w * 255 + 0.5, 255))
                place += 4
            }
        }
        return PremultipliedPixels(width: across.count, height: down.count, bytes: halved)
    }

    /// Up to three pixels and the share of each in a pixel of the smaller picture.
    private struct Share {
        package let first: Int
        package let weights: SIMD3<Float>
    }

    private static func shares(_ length: Int) -> [Share] {
        let half = max(1, length / 2)
        if length == 1 { return [Share(first: 0, weights: SIMD3(1, 0, 0))] }
        if length % 2 == 0 { return (0..<half).map { Share(first: 2 * $0, weights: SIMD3(0.5, 0.5, 0)) } }
        // 2·half + 1 pixels on half: the k-th begins where k of its predecessors have taken 1 / half more than two each.
        return (0..<half).map { k in
            let taken = Float(k) / Float(half)
            let rest = Float(k + 1) / Float(half)
            return Share(first: 2 * k, weights: SIMD3(1 - taken, 1, rest) / Float(length) * Float(half))
        }
    }
}

/// The light of a byte, and the byte of a light.
private struct LightTables {
    package static let shared = LightTables()

    private let ofByte: [Float] = (0...255).map { Float(Colour.linear(Double($0) / 255)) }
    /// So many that the steepest part of sRGB's curve still meets every byte.
    private static let steps = 16_383
    private let bytes: [UInt8] = (0...steps).map {
        UInt8((Colour.encoded(Double($0) / Double(steps)) * 255).rounded())
    }

    package func light(_ byte: UInt8) -> Float { ofByte[Int(byte)] }
    package func byte(_ light: Float) -> UInt8 { bytes[Int(min(max(light, 0), 1) * Float(Self.steps) + 0.5)] }

    /// The light of the pixel that begins there.
    package func light(_ pixels: Span<UInt8>, _ at: Int) -> SIMD4<Float> {
        SIMD4(light(pixels[at]), light(pixels[at + 1]), light(pixels[at + 2]), Float(pixels[at + 3]) / 255)
    }
}
