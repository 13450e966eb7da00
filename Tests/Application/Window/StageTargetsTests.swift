import TestSupport
import Testing
import ZoeHeadless
import ZoeOpenGL
import ZoeRenderer

@testable import ZoeWindow

@Suite(.serialized, .ownThread) struct StageTargetsTests {
    /// A picture that took long is drawn step by step the next time; the one that is there stays, for it is no other.
    @Test func whatIsThereIsNotDrawnAgainForItsSteps() throws {
        let context = try HeadlessContext(debugs: false)
        try withExtendedLifetime(context) {
            let renderer = try Renderer(listens: false)
            var targets = StageTargets(isSoftware: true)
            func prepare(isThere: Bool) throws -> (target: Target, isOther: Bool) {
                try targets.prepare(
                    width: 320, height: 200, quality: Quality(samples: 4), isMoving: false, isThere: isThere
                ) { wide, high, quality, steps throws(RendererError) in
                    try renderer.target(width: wide, height: high, quality: quality, fewestPieces: steps)
                }
            }
            let first = try prepare(isThere: false)
            #expect(first.isOther && first.target.pieceCount == 1)
            targets.noteRest(1, painted: 0)
            let same = try prepare(isThere: true)
            #expect(same.target === first.target && !same.isOther)
            let next = try prepare(isThere: false)
            #expect(next.isOther && next.target.pieceCount > 1)
        }
    }

    /// What frames take in which cards move says nothing of those in which only a shader does.
    @Test func cardsAndShadersEachHaveTheirPixels() throws {
        let context = try HeadlessContext(debugs: false)
        try withExtendedLifetime(context) {
            let renderer = try Renderer(listens: false)
            var targets = StageTargets(isSoftware: true)
            func width(onlyShadersMove: Bool) throws -> Int {
                try targets.prepare(
                    width: 320, height: 200, quality: Quality(), isMoving: true, onlyShadersMove: onlyShadersMove
                ) { wide, high, quality, steps throws(RendererError) in
                    try renderer.target(width: wide, height: high, quality: quality, fewestPieces: steps)
                }.target.width
            }
            #expect(try width(onlyShadersMove: true) == 320)
            targets.expectMotion(Pace(fixed: 0, pixel: 0.1 / 64_000), pixels: 64_000, hasShaders: true)
            #expect(try width(onlyShadersMove: false) == 160, "a tenth of a second is three times too long")
            #expect(try width(onlyShadersMove: true) == 320)
            for _ in 0..<40 { targets.note(0.07, hasShaders: true) }
            #expect(try width(onlyShadersMove: true) < 320)
            #expect(try width(onlyShadersMove: false) == 160)
        }
    }
}
