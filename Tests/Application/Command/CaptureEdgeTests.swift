import Foundation
import TestSupport
import Testing
import ZoeImages

/// Odd sizes and odd places for pictures, from outside.
@Suite struct CaptureEdgeTests {
    @Test func standardOutputHasTheBytesOfTheFile() throws {
        let folder = try TemporaryFolder()
        let script = """
            $Z capture --scene ellipse -o a.png && $Z capture --scene ellipse -o - > b.png
            """
        #expect(try Zoetrope.shell(script, in: folder.url).status == 0)
        #expect(try Data(contentsOf: folder.file("a.png")) == Data(contentsOf: folder.file("b.png")))
    }

    @Test func aReaderThatHasSeenEnoughIsNoError() throws {
        let script = "{ $Z capture --scene tag-cloud -o -; echo $? >&2; } | head -c 10 | wc -c"
        let result = try Zoetrope.shell(script)
        #expect(result.errors == "0\n")
        #expect(result.output.contains("10"))
    }

    @Test func twoAtOnceLeaveOneWholePicture() throws {
        let folder = try TemporaryFolder()
        let script = """
            $Z capture --scene ellipse -o w.png && $Z capture --scene polygon-wheel -o r.png
            for turn in 1 2 3; do
                $Z capture --scene ellipse -o a.png & $Z capture --scene polygon-wheel -o a.png & wait
                cmp -s a.png w.png || cmp a.png r.png || exit 1
            done
            """
        let result = try Zoetrope.shell(script, in: folder.url)
        #expect(result.status == 0, "\(result)")
        #expect(try folder.names == ["a.png", "r.png", "w.png"])
    }

    @Test func aPictureDrawsItselfAgainAlsoInItsOwnPlace() throws {
        let folder = try TemporaryFolder()
        let script = """
            $Z capture --scene ios9-switcher --size 90x160 --scale 2 -o a.png
            $Z capture a.png -o b.png && cmp a.png b.png && $Z capture a.png -o a.png && cmp a.png b.png
            """
        let result = try Zoetrope.shell(script, in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
        #expect(image.width == 180 && image.height == 320)
    }

    /// A picture that is no project is a photo: it is shown on a card.
    @Test func aPictureOfAnotherProgramIsShownOnACard() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("photo.png")
        let colour = Pixel(red: 200, green: 40, blue: 90)
        try Data(PNG.encode(Image(width: 64, height: 64, filledWith: colour), text: [.init("Author", "somebody")]))
            .write(to: file)
        let result = try Zoetrope.run(
            "capture", "photo.png", "--size", "240x240", "-o", "a.png", in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
        let middle = image[120, 120]
        #expect(abs(Int(middle.red) - 200) <= 1 && abs(Int(middle.green) - 40) <= 1 && abs(Int(middle.blue) - 90) <= 1)
    }

    @Test func onePixelIsTheMiddleOfTheCard() throws {
        let folder = try TemporaryFolder()
        let result = try Zoetrope.run(
            "capture", "--layout", "linear", "--items", "1", "--set", "cardColour=#336699", "--size", "1x1", "-o",
            "a.png", in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
        #expect(image.width == 1 && image.height == 1)
        #expect(image[0, 0] == Pixel(red: 0x33, green: 0x66, blue: 0x99))
    }

    /// 16384 pixels are four tiles side by side; shrunk to a quarter they are what is drawn as one.
    @Test func aLongStripHasNoSeams() throws {
        let folder = try TemporaryFolder()
        let cards = ["#e02020", "#20e020", "#2020e0", "#e0e020", "#f0f0f0"].map { "{\"fill\": \"\($0)\"}" }
        try folder.write(
            """
            {"zoetrope": 1, "layout": "custom", "items": 60, "scroll": 30, "view": {"width": 4096, "height": 16},
             "formula": "x = 150 * o\\nrz = 37 * o",
             "parameters": {"itemWidth": 140, "itemHeight": 30, "visibleItems": 40},
             "deck": {"kind": "cards", "cards": [\(cards.joined(separator: ", "))]},
             "backdrop": {"top": "#405060", "bottom": "#101418"}}
            """, to: "strip.json")
        func draw(_ scale: String) throws -> Image {
            let result = try Zoetrope.run(
                "capture", "strip.json", "--scale", scale, "--samples", "0", "-o", "a.png", in: folder.url)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            return try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
        }
        let (large, small) = (try draw("4"), try draw("1"))
        #expect(large.width == 16384 && large.height == 64)
        var worst = 0.0
        var edges = 0
        for x in 0..<small.width {
            for y in 0..<small.height {
                let wanted = small[x, y]
                let found = large.mean(ofSquareAt: 4 * x, 4 * y)
                let gap = max(
                    abs(found.x - Double(wanted.red)), abs(found.y - Double(wanted.green)),
                    abs(found.z - Double(wanted.blue)))
                worst = max(worst, gap)
                if x > 0, small[x - 1, y] != wanted { edges += 1 }
            }
        }
        // Edges are smoothed a little otherwise at another scale.
        #expect(worst < 48)
        #expect(edges > 1000, "nothing to be seen")
    }
}

extension Image {
    /// The mean of four by four pixels, mixed as light and encoded again.
    fileprivate func mean(ofSquareAt left: Int, _ top: Int) -> SIMD3<Double> {
        var sum = SIMD3<Double>.zero
        for y in top..<top + 4 {
            for x in left..<left + 4 {
                let pixel = self[x, y]
                sum += SIMD3(Self.light[Int(pixel.red)], Self.light[Int(pixel.green)], Self.light[Int(pixel.blue)])
            }
        }
        func encoded(_ light: Double) -> Double {
            255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
        }
        return SIMD3(encoded(sum.x / 16), encoded(sum.y / 16), encoded(sum.z / 16))
    }

    /// Linear light of each byte (IEC 61966-2-1).
    private static let light: [Double] = (0...255).map {
        let c = Double($0) / 255
        return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
}
