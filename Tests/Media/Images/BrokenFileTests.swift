import TestSupport
import Testing
import ZoeImages

@Suite struct BrokenFileTests {
    private static func files() throws -> [[UInt8]] {
        let text = [PNG.Text("zoetrope", String(repeating: "scene", count: 300)), PNG.Text("Title", "plain")]
        let picture = try Image.noise(width: 9, height: 7, seed: 3)
        let palette = HandmadePNG(
            width: 3, height: 3, depth: 2, colour: 3, isInterlaced: true,
            chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 128]), ("zTXt", [65, 0, 0, 1])],
            rows: [[0, 0], [0, 64], [0, 16], [0, 128], [0, 0], [0, 36]])
        let deep = HandmadePNG(
            width: 2, height: 2, depth: 16, colour: 2, chunks: [("tRNS", [0, 1, 0, 1, 0, 1])],
            rows: [[4] + (0..<12), [3] + (0..<12)])
        return [try PNG.encode(picture, text: text), palette.bytes, deep.bytes]
    }

    @Test func aFileCutAnywhereIsTruncated() throws {
        for file in try Self.files() {
            for length in 1..<file.count {
                let part = Array(file[..<length])
                #expect(throws: PNGError.truncated) { try PNG.decode(part) }
                #expect(throws: PNGError.truncated) { try PNG.text(in: part) }
            }
        }
    }

    @Test func aChangedByteIsNoticed() throws {
        let file = try PNG.encode(.noise(width: 9, height: 7, seed: 3), text: [PNG.Text("zoetrope", "scene")])
        for place in file.indices {
            var broken = file
            broken[place] ^= 0x10
            #expect(throws: PNGError.self, "byte \(place)") { try PNG.decode(broken) }
        }
    }

    /// Behind right checksums the decoders themselves meet the damage. Whatever they say, they come back.
    @Test func damageBehindRightChecksumsIsSurvived() throws {
        var random = SeededGenerator(seed: 8)
        var (decoded, refused) = (0, 0)
        for file in try Self.files() {
            for _ in 0..<3000 {
                var broken = file
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    broken[Int.random(in: 8..<broken.count, using: &random)] = .random(in: 0...255, using: &random)
                }
                if Bool.random(using: &random) { broken.removeLast(Int.random(in: 0..<20, using: &random)) }
                broken = HandmadePNG.mended(broken)
                do throws(PNGError) {
                    let image = try PNG.decode(broken, pixelLimit: 1 << 16).image
                    #expect(image.bytes.count == image.width * image.height * 4)
                    decoded += 1
                } catch {
                    #expect(!error.description.contains("\n") && error.description.count < 200)
                    refused += 1
                }
                _ = try? PNG.text(in: broken)
            }
        }
        #expect(decoded > 100 && refused > 100, "\(decoded) and \(refused): both ways are tried")
    }

    @Test func noiseIsNoPNG() {
        #expect(throws: PNGError.notPNG) { try PNG.decode([]) }
        #expect(throws: PNGError.notPNG) { try PNG.decode(Array("GIF89a".utf8)) }
        #expect(throws: PNGError.notPNG) { try PNG.text(in: Array("\u{89}PNG\n\u{1A}\n".utf8)) }
    }

    @Test func hugeClaimsAreRefusedBeforeMemoryIsTaken() throws {
        var file = HandmadePNG(rows: [[0, 1, 2, 3, 4]])
        (file.width, file.height) = (Int(Int32.max), Int(Int32.max))
        #expect(throws: PNGError.tooLarge(width: file.width, height: file.height, limit: 1 << 28)) {
            try PNG.decode(file.bytes)
        }
        #expect(throws: PNGError.tooLarge(width: file.width, height: file.height, limit: 1 << 30)) {
            try PNG.decode(file.bytes, pixelLimit: .max)
        }
        (file.width, file.height) = (16384, 16384)
        #expect(throws: PNGError.broken("too little data for 16384×16384 pixels")) { try PNG.decode(file.bytes) }
        #expect(try PNG.text(in: file.bytes) == [], "a text costs no pixels")
    }

    @Test func theLimitCanBeSet() throws {
        let file = try PNG.encode(Image(width: 10, height: 10))
        #expect(throws: PNGError.tooLarge(width: 10, height: 10, limit: 99)) { try PNG.decode(file, pixelLimit: 99) }
        #expect(try PNG.decode(file, pixelLimit: 100).image.width == 10)
    }

    @Test(arguments: [(0, 1), (1, 0), (1 << 31, 1)])
    func impossibleSizesAreRefused(width: Int, height: Int) {
        let file = HandmadePNG(width: width, height: height, rows: [[0, 1, 2, 3, 4]])
        #expect(throws: PNGError.broken("it claims \(width)×\(height) pixels")) { try PNG.decode(file.bytes) }
    }

    @Test func missingRowsAreAnError() {
        let file = HandmadePNG(width: 1, height: 2, rows: [[0, 1, 2, 3, 4]])
        #expect(throws: PNGError.self) { try PNG.decode(file.bytes) }
    }

    @Test func aTextThatUnpacksToTooMuchIsRefused() throws {
        let text = [PNG.Text("a", "plain"), PNG.Text("bomb", String(repeating: "a", count: 1_000_000))]
        let file = try PNG.encode(Image(width: 1, height: 1), text: text)
        #expect(file.count < 2000)
        #expect(throws: PNGError.textTooLong(limit: 1_000_004)) { try PNG.text(in: file, limit: 1_000_004) }
        #expect(throws: PNGError.textTooLong(limit: 4)) { try PNG.decode(file, textLimit: 4) }
        #expect(try PNG.text(in: file, limit: 1_000_005) == text)
    }
}
