import Testing
import ZoeImages

@Suite struct RoundTripTests {
    private static let sizes = [
        (1, 1), (1, 7), (7, 1), (3, 5), (8, 8), (31, 17), (64, 63), (257, 3), (1, 1000), (400, 300),
    ]

    @Test(arguments: sizes, [PNG.Compression.fast, .small])
    func everyPixelComesBack(size: (width: Int, height: Int), compression: PNG.Compression) throws {
        for isOpaque in [true, false] {
            let seed = UInt64(size.width * 1000 + size.height)
            let image = try Image.noise(width: size.width, height: size.height, isOpaque: isOpaque, seed: seed)
            let file = try PNG.encode(image, compression: compression)
            #expect(try PNG.decode(file).image == image)
            #expect(file[25] == (isOpaque ? 2 : 6), "a picture without holes is RGB")
        }
    }

    @Test func aPictureInManyBandsAndChunksComesBack() throws {
        let image = try Image.noise(width: 1000, height: 900, seed: 5)
        let file = try PNG.encode(image)
        #expect(HandmadePNG.chunks(of: file).count { $0.type == "IDAT" } > 1)
        #expect(try PNG.decode(file).image == image)
        // Its parts are packed side by side: who is done first changes nothing.
        for _ in 0..<5 { #expect(try PNG.encode(image) == file) }
    }

    @Test func colourUnderAClearPixelComesBack() throws {
        let image = try Image(width: 1, height: 2, bytes: [200, 100, 50, 0, 1, 2, 3, 4])
        #expect(try PNG.decode(PNG.encode(image)).image == image)
    }

    @Test(arguments: [PNG.Compression.fast, .small])
    func theSamePictureGivesTheSameBytes(compression: PNG.Compression) throws {
        let text = [PNG.Text("zoetrope", String(repeating: "scene ", count: 1000))]
        let first = try PNG.encode(.card(x: 30), compression: compression, text: text)
        let second = try PNG.encode(.card(x: 30), compression: compression, text: text)
        #expect(first == second)
        #expect(try PNG.encode(PNG.decode(first).image, compression: compression, text: text) == first)
    }

    @Test func smallIsSmaller() throws {
        var image = try Image(width: 200, height: 200)
        for y in 0..<200 {
            for x in 0..<200 { image[x, y] = Pixel(red: UInt8(x), green: UInt8(y), blue: 90) }
        }
        let (fast, small) = (try PNG.encode(image), try PNG.encode(image, compression: .small))
        #expect(small.count < fast.count)
        #expect(fast.count < 200 * 200 * 3, "and fast packs at all")
    }

    @Test func smallIsNeverLarger() throws {
        // Grain on a ramp, which matches spoil and runs do not.
        var random = SeededGenerator(seed: 77)
        var image = try Image(width: 120, height: 120)
        for y in 0..<120 {
            for x in 0..<120 {
                let grain = (0..<3).map { _ in UInt8.random(in: 0...7, using: &random) }
                let ramp = UInt8(x)
                image[x, y] = Pixel(red: ramp + grain[0], green: ramp + grain[1], blue: ramp + grain[2])
            }
        }
        #expect(try PNG.encode(image, compression: .small).count <= PNG.encode(image).count)
    }

    @Test func theFileIsWhatTheSpecificationSays() throws {
        let file = try PNG.encode(.card(x: 30), text: [PNG.Text("zoetrope", "{}")])
        let chunks = HandmadePNG.chunks(of: file)
        #expect(chunks.map(\.type) == ["IHDR", "sRGB", "iTXt", "IDAT", "IEND"])
        #expect(chunks[0].content == [0, 0, 1, 64, 0, 0, 0, 180, 8, 2, 0, 0, 0])
        #expect(chunks[2].content == Array("zoetrope\0\0\0\0\0{}".utf8))
        #expect(HandmadePNG.mended(file) == file, "every checksum is right")
    }
}
