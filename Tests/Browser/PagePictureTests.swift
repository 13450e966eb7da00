import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeImages
import ZoeOpenGL
import ZoePaintings
import ZoeStyle

@testable import ZoePictures
@testable import ZoeRenderer

/// Pictures of cards as pages make them, held against those of the program.
@Suite(.enabled(if: ModulePlayer.node != nil, "no node"))
struct PagePictureTests {
    @Test(arguments: [Artwork.Source.painting(.landscapes, seed: 3, number: 7), .cover(seed: 9, number: -2)])
    func theGrainIsTheProgramsOwn(of source: Artwork.Source) throws {
        let smooth = try #require(Self.image(of: source, isSmooth: true))
        let own = try #require(Self.image(of: source, isSmooth: false))
        let grain = try #require(source.grain)
        let script = """
            const bytes = Uint8ClampedArray.of(\(smooth.bytes.map { "\($0)" }.joined(separator: ",")));
            const made = grained({ width: \(smooth.width), height: \(smooth.height), bytes }, [\(grain.strength), \(grain.seed)]);
            console.log(made.width, made.height, made.bytes.join(" "));
            """
        let said = try ModulePlayer.said(["pictures.js"], script).split(separator: " ").compactMap { Int($0) }
        #expect(Array(said.prefix(2)) == [smooth.width, smooth.height])
        let made = said.dropFirst(2)
        try #require(made.count == own.bytes.count)
        // A smooth picture has rounded what the grain is put on.
        #expect(zip(made, own.bytes).allSatisfy { abs($0 - Int($1)) <= 1 })
        #expect(zip(smooth.bytes, own.bytes).contains { abs(Int($0) - Int($1)) > 1 })
        #expect(zip(made, own.bytes).count { $0 == Int($1) } > made.count / 2)
    }

    private static func image(of source: Artwork.Source, isSmooth: Bool) -> Image? {
        switch source {
        case .cover(let seed, let number):
            CoverArt.image(seed: seed, number: number, width: 31, height: 22, isSmooth: isSmooth)
        case .painting(let motif, let seed, let number):
            PaintingArt.image(of: motif, seed: seed, number: number, width: 31, height: 22, isSmooth: isSmooth)
        case .file: nil
        }
    }

    @Test func fourPixelsBecomeTheirMean() throws {
        let script = """
            const grey = (...all) => Uint8ClampedArray.from(all.flatMap((one) => [one, one, one, 255]));
            const one = halved({ width: 3, height: 2, bytes: grey(10, 20, 99, 30, 41, 99) });
            const last = halved({ width: 1, height: 4, bytes: grey(0, 10, 20, 31) });
            console.log(one.width, one.height, one.bytes.join(" "), last.width, last.height, last.bytes.join(" "));
            """
        #expect(
            try ModulePlayer.said(["pictures.js"], script)
                == "1 1 25 25 25 255 1 2 5 5 5 255 26 26 26 255")
    }

    /// Odd sides too, down to one pixel.
    @Test(arguments: [(31, 22), (64, 5), (7, 13)])
    func smallerVersionsAreTheProgramsOwn(width: Int, height: Int) throws {
        var state: UInt32 = 7
        let bytes = (0..<width * height * 4).map { place -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return place % 4 == 3 ? 255 : UInt8(state >> 24)
        }
        let script = """
            let one = { width: \(width), height: \(height), bytes: Uint8ClampedArray.of(\(bytes.map { "\($0)" }.joined(separator: ","))) };
            while (one.width > 1 || one.height > 1) {
                one = halvedLight(one);
                console.log(one.width, one.height, one.bytes.join(" "));
            }
            """
        let said = try ModulePlayer.said(["pictures.js"], script).split(whereSeparator: \.isWhitespace).compactMap {
            Int($0)
        }
        let levels = TextureLevels(try Image(width: width, height: height, bytes: bytes)).levels.dropFirst()
        let wanted = levels.flatMap { [$0.width, $0.height] + $0.bytes.map { Int($0) } }
        try #require(said.count == wanted.count)
        #expect(zip(said, wanted).allSatisfy { abs($0 - $1) <= 1 })
        #expect(zip(said, wanted).count { $0 == $1 } >= 99 * said.count / 100)
    }

    /// Beside, turned, very near, behind the eye and cut off by the view.
    @Test(arguments: ["cover-flow", "inverted-cylinder", "tunnel", "ring", "linear"])
    func theyAreAsFineAsACaptureHasThem(layout name: String) throws {
        let layout = try #require(LayoutKind.named(name))
        for view in [Size(width: 900, height: 600), Size(width: 240, height: 200)] {
            let stage = Stage(layout, items: 20, view: view)
            let frame = stage.frame()
            let clip = frame.camera.clipMatrix(depth: frame.camera.depthRange(of: frame.cards))
            let cards = frame.cards.map { card in
                "{ width: \(card.size.width), height: \(card.size.height), matrix: \(ModulePlayer.numbers(card.matrix)) }"
            }
            let script = """
                const frame = { view: { width: \(view.width), height: \(view.height) }, clip: \(ModulePlayer.numbers(clip)) };
                const found = [\(cards.joined(separator: ","))].map((card) => pixelsPerPoint(card, frame, 1.5));
                console.log(found.map((one) => `${one} ${stepOf(one)}`).join(" "));
                """
            let said = try ModulePlayer.said(["cards.js", "fineness.js"], script).split(separator: " ").compactMap {
                Double($0)
            }
            try #require(said.count == 2 * cards.count)
            for (place, card) in frame.cards.enumerated() {
                guard let seen = frame.camera.seen(card, scale: 1.5) else { continue }
                #expect(abs(said[2 * place] / seen.pixelsPerPoint - 1) < 1e-6, "\(name) \(card.index)")
                // What a capture reads is a whole number of pixels for so many points.
                let want = PictureRequest.want(
                    for: Size(width: 1000, height: 1000), times: seen.pixelsPerPoint, fit: .fill, side: 1_000_000)
                #expect(Double(want.width) == (1000 * said[2 * place + 1] * (1 - 1e-9)).rounded(.up))
            }
        }
    }
}
