internal import CardContent

/// Takes the alpha out of colours that it was multiplied into as light.
package enum StraightAlpha {
    private static let linear: [Double] = (0...255).map { Colour.linear(Double($0) / 255) }

    package static func convert(_ bytes: inout [UInt8]) {
        // Few pairs of alpha and colour occur; 0 says that one has not been met.
        var known = [UInt16](repeating: 0, count: 256 * 256)
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Int(bytes[pixel + 3])
            if alpha == 255 { continue }
            for part in pixel..<pixel + 3 {
                let place = alpha * 256 + Int(bytes[part])
                if known[place] == 0 { known[place] = UInt16(straight(bytes[part], alpha)) + 1 }
                bytes[part] = UInt8(known[place] - 1)
            }
        }
    }

    private static func straight(_ byte: UInt8, _ alpha: Int) -> UInt8 {
        if alpha == 0 { return 0 }
        let light = linear[Int(byte)] / (Double(alpha) / 255)
        return UInt8((Colour.encoded(light) * 255).rounded())
    }
}
