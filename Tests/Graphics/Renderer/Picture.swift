import Foundation
import LayoutCore
import TestSupport
import ZoeOpenGL
import ZoeRenderer

/// A picture's bytes, to be looked at.
struct Picture: Equatable {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(_ target: Target) {
        width = target.width
        height = target.height
        bytes = target.pixels()
    }

    /// Red, green, blue and alpha, 0 to 255.
    subscript(x: Int, y: Int) -> SIMD4<Int> {
        let at = (y * width + x) * 4
        return SIMD4(Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]), Int(bytes[at + 3]))
    }

    /// How much of a pixel's light is a colour that shines fully in one part (0 red, 1 green, 2 blue).
    func share(_ part: Int, _ x: Int, _ y: Int) -> Double { linear(self[x, y][part]) }

    /// Where, going down a column, the light of one part changes from all to nothing: the sum of its shares.
    func amount(_ part: Int, column x: Int, rows: Range<Int>) -> Double { rows.reduce(0) { $0 + share(part, x, $1) } }
    func amount(_ part: Int, row y: Int, columns: Range<Int>) -> Double {
        columns.reduce(0) { $0 + share(part, $1, y) }
    }

    func largestDifference(from other: Picture) -> Int {
        Bytes.largestDifference(bytes, other.bytes)
    }
}

func linear(_ byte: Int) -> Double {
    let c = Double(byte) / 255
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
}

func encoded(_ light: Double) -> Double {
    255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
}
