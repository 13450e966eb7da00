/// How pixels of a painted picture differ by chance. Whoever keeps the picture without it can put it on again: the same numbers give
/// the same bytes.
public struct Grain: Hashable, Sendable {
    /// Of 255.
    public let strength: Float
    public let seed: UInt32

    init(_ strength: Float, seed: Int) {
        self.strength = strength
        self.seed = UInt32(truncatingIfNeeded: seed)
    }
}

extension Canvas {
    /// RGBA with the grain of paper, which also breaks up the steps of gradients; without grain, rounded.
    func bytes(_ grain: Grain?) -> [UInt8] {
        var bytes = [UInt8](repeating: 255, count: pixels.count * 4)
        var target = bytes.mutableSpan
        let source = pixels.span
        guard let grain else {
            for place in 0..<source.count {
                let value = source[place] * 255
                for channel in 0..<3 { target[place &* 4 &+ channel] = Self.byte(value[channel], 128) }
            }
            return bytes
        }
        let (across, down) = (width, height)
        // Four even numbers make nearly a normal one; each by itself is the dither of a channel.
        let factor = grain.strength / 510
        for y in 0..<down {
            let row = (UInt32(truncatingIfNeeded: y) &* 0x9E37_79B1) ^ (grain.seed &* 0x85EB_CA6B)
            for x in 0..<across {
                // Mixes places into noise (Wellons' two rounds).
                var hash = row &+ UInt32(truncatingIfNeeded: x) &* 0xC2B2_AE35
                hash = (hash ^ (hash >> 16)) &* 0x7FEB_352D
                hash = (hash ^ (hash >> 15)) &* 0x846C_A68B
                hash ^= hash >> 16
                let (a, b, c, d) = (hash & 255, (hash >> 8) & 255, (hash >> 16) & 255, hash >> 24)
                let speck = Float(Int32(bitPattern: a &+ b &+ c &+ d) &- 510) * factor
                let place = y &* across &+ x
                let value = source[place] * 255
                target[place &* 4] = Self.byte(value.x + speck, a)
                target[place &* 4 &+ 1] = Self.byte(value.y + speck, b)
                target[place &* 4 &+ 2] = Self.byte(value.z + speck, c)
            }
        }
        return bytes
    }

    @inline(__always)
    private static func byte(_ value: Float, _ dither: UInt32) -> UInt8 {
        let whole = Int32(value * 256) &+ Int32(bitPattern: dither)
        return UInt8(truncatingIfNeeded: max(0, min(whole >> 8, 255)))
    }
}
