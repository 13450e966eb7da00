import Testing
import ZoeImages

/// Files of every kind, each made by hand from the specification.
@Suite struct DecodeTests {
    private func pixels(_ file: HandmadePNG) throws -> [[UInt8]] {
        let image = try PNG.decode(file.bytes).image
        #expect((image.width, image.height) == (file.width, file.height))
        return stride(from: 0, to: image.bytes.count, by: 4).map { Array(image.bytes[$0..<$0 + 4]) }
    }

    @Test func plainRGBAIsRead() throws {
        let file = HandmadePNG(width: 2, height: 1, rows: [[0, 1, 2, 3, 4, 5, 6, 7, 8]])
        #expect(try pixels(file) == [[1, 2, 3, 4], [5, 6, 7, 8]])
    }

    @Test func rowsWithEachFilterAreRead() throws {
        // Left: differences to the pixel before. Up: to the one above. Mean and Paeth of both.
        let file = HandmadePNG(
            width: 2, height: 5, colour: 2,
            rows: [
                [1, 10, 20, 30, 1, 1, 1], [2, 5, 5, 5, 255, 0, 1], [0, 7, 8, 9, 10, 11, 12], [3, 1, 1, 1, 1, 1, 1],
                [4, 1, 1, 1, 1, 1, 1],
            ])
        #expect(
            try pixels(file) == [
                [10, 20, 30, 255], [11, 21, 31, 255], [15, 25, 35, 255], [10, 21, 32, 255], [7, 8, 9, 255],
                [10, 11, 12, 255],
                // (0 + 7) / 2 + 1, …; (4 + 10) / 2 + 1, …
                [4, 5, 5, 255], [8, 9, 9, 255],
                // Left of the picture is zero, so the one above; then left 5, above 8, corner 4: 9 is nearest to 8.
                [5, 6, 6, 255], [9, 10, 10, 255],
            ])
    }

    @Test func aPaletteWithAlphaIsRead() throws {
        let file = HandmadePNG(
            width: 3, height: 1, depth: 2, colour: 3,
            chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 128])], rows: [[0, 0b00_01_10_00]])
        #expect(try pixels(file) == [[255, 0, 0, 255], [0, 255, 0, 128], [0, 0, 255, 255]])
    }

    @Test func greyOfOneBitIsRead() throws {
        let file = HandmadePNG(width: 4, height: 1, depth: 1, colour: 0, rows: [[0, 0b0110_0000]])
        #expect(try pixels(file).map { $0[0] } == [0, 255, 255, 0])
    }

    @Test func greyWithAClearValueIsRead() throws {
        let file = HandmadePNG(
            width: 2, height: 1, depth: 8, colour: 0, chunks: [("tRNS", [0, 77])], rows: [[0, 77, 78]])
        #expect(try pixels(file) == [[77, 77, 77, 0], [78, 78, 78, 255]])
    }

    @Test func greyAndAlphaAreRead() throws {
        let file = HandmadePNG(width: 1, height: 1, colour: 4, rows: [[0, 90, 40]])
        #expect(try pixels(file) == [[90, 90, 90, 40]])
    }

    @Test func sixteenBitsAreRounded() throws {
        // 0x8080 is 128 exactly, 0x12FF is nearer to 0x13 · 257.
        let file = HandmadePNG(
            width: 1, height: 1, depth: 16, colour: 2, rows: [[0, 0x80, 0x80, 0x12, 0xFF, 0xFF, 0xFF]])
        #expect(try pixels(file) == [[128, 0x13, 255, 255]])
    }

    @Test func sixteenBitsWithAClearColourNeedAllSixteenToMatch() throws {
        let file = HandmadePNG(
            width: 2, height: 1, depth: 16, colour: 0, chunks: [("tRNS", [0x40, 0x01])],
            rows: [[0, 0x40, 0x01, 0x40, 0x02]])
        #expect(try pixels(file) == [[64, 64, 64, 0], [64, 64, 64, 255]])
    }

    @Test func interlacedRowsAreRead() throws {
        // Adam7 leaves of 3×3: a corner, none, none, x 2 of row 0, both of row 2, x 1 of the even rows, row 1.
        let file = HandmadePNG(
            width: 3, height: 3, colour: 0, isInterlaced: true,
            rows: [[0, 1], [0, 3], [0, 7, 9], [0, 2], [0, 8], [0, 4, 5, 6]])
        #expect(try pixels(file).map { $0[0] } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test func colourChunksChangeNothing() throws {
        let file = HandmadePNG(chunks: [("gAMA", [0, 1, 0x86, 0xA0])], rows: [[0, 100, 100, 100, 255]])
        #expect(try pixels(file) == [[100, 100, 100, 255]])
    }
}
