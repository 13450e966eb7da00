import Foundation
import LayoutCore
import Testing
import ZoeDocument
import ZoeImages

extension RendererTests {
    /// A printed card is as sharp as four times as large a picture of it that is shrunk: neither more, which flickers, nor less.
    @Test func printIsAsSharpAsItIs() throws {
        let easel = try Easel()
        var scene = try #require(Scene.builtIn("halftone"))
        scene.view = Size(width: 320, height: 240)
        let drawn = try easel.draw(scene, scale: 1).greys()
        let truth = try easel.draw(scene, scale: 4).greys(shrunkBy: 4)
        let ratio = drawn.contrast / truth.contrast
        #expect(0.93...1.06 ~= ratio, "\(ratio)")
        #expect(easel.complaints == [])
    }
}

/// The brightness of a picture's pixels, as bytes.
private struct Greys {
    let width: Int
    let values: [Double]

    /// How much neighbours differ.
    var contrast: Double {
        values.indices.dropLast(width).reduce(0) { sum, place in
            let down = values[place + width] - values[place]
            let right = (place + 1) % width == 0 ? 0 : values[place + 1] - values[place]
            return sum + down * down + right * right
        }
    }
}

extension Image {
    /// The mean light of so many pixels across and down.
    fileprivate func greys(shrunkBy factor: Int = 1) -> Greys {
        let light = (0...255).map { linear($0) }
        let (wide, high) = (width / factor, height / factor)
        var sums = [SIMD3<Double>](repeating: .zero, count: wide * high)
        for y in 0..<high * factor {
            for x in 0..<wide * factor {
                let place = (y * width + x) * 4
                sums[y / factor * wide + x / factor] += SIMD3(
                    light[Int(bytes[place])], light[Int(bytes[place + 1])], light[Int(bytes[place + 2])])
            }
        }
        let share = 1 / Double(factor * factor)
        return Greys(
            width: wide,
            values: sums.map { (encoded($0.x * share) + encoded($0.y * share) + encoded($0.z * share)) / 3 })
    }
}
