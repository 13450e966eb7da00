internal import ZoeImages
internal import ZoeStyle

/// A picture's bytes with alpha multiplied into the light, as they can be blended and averaged without fringes: still encoded
/// as sRGB, which the graphics card undoes when it reads them.
struct PremultipliedPixels {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    private init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    init(_ image: Image) {
        self.init(width: image.width, height: image.height, bytes: Self.multiplied(image.bytes))
    }

    var isOpaque: Bool { stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }

    private static func multiplied(_ straight: [UInt8]) -> [UInt8] {
        var bytes = straight
        for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] < 255 {
            let alpha = Float(bytes[pixel + 3]) / 255
            for part in pixel..<pixel + 3 { bytes[part] = Light.byte(Light.ofByte[Int(bytes[part])] * alpha) }
        }
        return bytes
    }

    /// Half as wide and high: of each pixel the mean of the light that falls on it, also where an odd side makes it a bit more
    /// than two pixels wide.
    var halved: PremultipliedPixels {
        let across = Self.shares(width)
        let down = Self.shares(height)
        let rowBytes = width * 4
        var halved = [UInt8](repeating: 0, count: across.count * down.count * 4)
        var row = [SIMD4<Float>](repeating: .zero, count: width)
        var place = 0
        for share in down {
            // First what falls on the row, then what of it falls on each pixel.
            for x in 0..<width {
                var sum = SIMD4<Float>.zero
                var at = share.first * rowBytes + x * 4
                for weight in [share.weights.x, share.weights.y, share.weights.z] where weight > 0 {
                    sum += weight * light(at)
                    at += rowBytes
                }
                row[x] = sum
            }
            for share in across {
                var sum = share.weights.x * row[share.first]
                if share.weights.y > 0 { sum += share.weights.y * row[share.first + 1] }
                if share.weights.z > 0 { sum += share.weights.z * row[share.first + 2] }
                halved[place] = Light.byte(sum.x)
                halved[place + 1] = Light.byte(sum.y)
                halved[place + 2] = Light.byte(sum.z)
                halved[place + 3] = UInt8(min(sum.w * 255 + 0.5, 255))
                place += 4
            }
        }
        return PremultipliedPixels(width: across.count, height: down.count, bytes: halved)
    }

    private func light(_ at: Int) -> SIMD4<Float> {
        SIMD4(
            Light.ofByte[Int(bytes[at])], Light.ofByte[Int(bytes[at + 1])], Light.ofByte[Int(bytes[at + 2])],
            Float(bytes[at + 3]) / 255)
    }

    /// Up to three pixels and the share of each in a pixel of the smaller picture.
    private struct Share {
        let first: Int
        let weights: SIMD3<Float>
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

private enum Light {
    static let ofByte: [Float] = (0...255).map { Float(Colour.linear(Double($0) / 255)) }

    /// So many steps that the steepest part of sRGB's curve still meets every byte.
    private static let steps: Float = 16_383
    private static let bytes: [UInt8] = (0...16_383).map {
        UInt8((Colour.encoded(Double($0) / 16_383) * 255).rounded())
    }

    static func byte(_ light: Float) -> UInt8 { bytes[Int(min(max(light, 0), 1) * steps + 0.5)] }
}
