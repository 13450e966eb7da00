import Testing
import ZoeImages

@Suite struct ImageTests {
    @Test func pixelsStandInRowsFromTheTop() throws {
        let image = try Image(width: 2, height: 2, bytes: (1...16).map { UInt8($0) })
        #expect(image[1, 0] == Pixel(red: 5, green: 6, blue: 7, alpha: 8))
        #expect(image[0, 1] == Pixel(red: 9, green: 10, blue: 11, alpha: 12))
    }

    @Test func aPixelCanBeSet() throws {
        var image = try Image(width: 3, height: 2)
        let before = image
        image[2, 1] = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
        #expect(Array(image.bytes.suffix(4)) == [1, 2, 3, 4])
        #expect(before.bytes.allSatisfy { $0 == 0 }, "a picture is a value")
    }

    @Test(arguments: [Pixel.white, .clear, Pixel(red: 9, green: 8, blue: 7, alpha: 6)])
    func oneColourFillsAPicture(pixel: Pixel) throws {
        let image = try Image(width: 3, height: 5, filledWith: pixel)
        #expect((0..<15).allSatisfy { image[$0 % 3, $0 / 3] == pixel })
    }

    @Test func opaqueMeansEveryPixel() throws {
        var image = try Image(width: 3, height: 3, filledWith: .black)
        #expect(image.isOpaque)
        image[2, 2].alpha = 254
        #expect(!image.isOpaque)
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 5), (Int.min, 1)])
    func aPictureHasPixels(width: Int, height: Int) {
        #expect(throws: ImageError.empty(width: width, height: height)) { try Image(width: width, height: height) }
    }

    @Test(arguments: [(Int.max, Int.max), (Int.max, 2), (1 << 30, 2), (1 << 32, 1 << 32)])
    func sizesBeyondReasonAreRefused(width: Int, height: Int) {
        #expect(throws: ImageError.tooLarge(width: width, height: height, limit: 1 << 30)) {
            try Image(width: width, height: height)
        }
        #expect(throws: ImageError.self) { try Image(width: width, height: height, bytes: []) }
    }

    @Test func bytesMustFitTheSize() {
        #expect(throws: ImageError.byteCount(15, expected: 16)) {
            try Image(width: 2, height: 2, bytes: Array(repeating: 0, count: 15))
        }
    }
}
