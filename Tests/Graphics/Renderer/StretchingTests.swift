import LayoutCore
import TestSupport
import Testing
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// Frames in motion that have fewer pixels than the window.
    @Suite struct StretchingTests {
        private static let (width, height) = (210, 120)
        /// Not at the window's corner, and no multiple of the frame's size.
        private static let place = PixelBox(left: 13, low: 7, width: 560, height: 345)
        private static let window = (width: 600, height: 370)

        private let offscreen: TestRenderer

        init() throws { offscreen = try TestRenderer() }

        /// A frame in motion: in the first of the two its backdrop is painted.
        private func frame(_ backdrop: Backdrop, floor: Floor? = nil) throws -> Target {
            let view = Size(width: 640, height: 360)
            var stage = Stage(try #require(LayoutKind.named("rotary")), items: 9, view: view)
            stage.apply(.jump(to: 0.3))
            let look = Look(
                backdrop: backdrop, floor: floor, styles: [CardStyle(fill: .plain(.white), cornerRadius: 8)])
            let target = try offscreen.renderer.target(width: Self.width, height: Self.height, quality: Quality())
            for _ in 0..<2 { try offscreen.renderer.draw(stage.frame(), look: look, into: target, effort: .quick) }
            return target
        }

        /// The window's bytes, from the lowest row up.
        private func shown(_ target: Target, under covered: [PixelBox] = []) throws -> [UInt8] {
            let window = try Surface(
                width: Self.window.width, height: Self.window.height, colour: .plain(samples: 1), hasDepth: false,
                in: offscreen.renderer.tracker)
            window.begin(clearing: .zero)
            let programs = try #require(target.programs, "the renderer of tests is a processor")
            try target.show(in: Self.place, under: covered, by: programs) { window.bind(for: .all) }
            var bytes = [UInt8](repeating: 0, count: 4 * window.width * window.height)
            unsafe bytes.withUnsafeMutableBytes { unsafe window.read(into: $0) }
            return bytes
        }

        /// The backdrop around the cards is copied; together with them it is what stretching all of the frame would show.
        @Test(arguments: [nil, Floor()])
        func theCopiedBackdropIsTheStretchedOne(floor: Floor?) throws {
            let top = Colour(hex: 0x203048)
            let target = try frame(.gradient(top: top, bottom: Colour(hex: 0xC08060)), floor: floor)
            let cards = try #require(target.cards)
            let reach = try #require(cards.reach(in: Self.place))
            #expect(reach.height < Self.place.height, "no backdrop beside the cards")
            let parts = try shown(target)
            // A second time from the backdrop that is kept.
            #expect(try shown(target) == parts)
            target.cards = nil
            let whole = try shown(target)
            #expect(whole == parts)
            #expect(Set(whole).count > 50)
        }

        @Test func whatIsCoveredIsLeftOut() throws {
            let target = try frame(.solid(.white))
            let hole = PixelBox(left: 300, low: 100, width: 90, height: 200)
            let bytes = try shown(target, under: [hole])
            func isDrawn(_ x: Int, _ y: Int) -> Bool { bytes[4 * (y * Self.window.width + x)] > 0 }
            for (x, y) in [(300, 100), (389, 299), (340, 200)] { #expect(!isDrawn(x, y)) }
            for (x, y) in [(299, 100), (390, 299), (340, 99), (340, 300), (13, 7), (572, 351)] {
                #expect(isDrawn(x, y))
            }
            for (x, y) in [(12, 7), (573, 351)] { #expect(!isDrawn(x, y)) }
        }

        /// Not in blocks of as many pixels as stand for one.
        @Test func edgesAreStretchedSmoothly() throws {
            let target = try frame(.solid(.black))
            func steepest(_ row: [UInt8]) -> Int {
                zip(row, row.dropFirst()).map { abs(Int($0) - Int($1)) }.max() ?? 0
            }
            let pixels = target.pixels()
            let row = (0..<Self.width).map { pixels[4 * (Self.height / 2 * Self.width + $0)] }
            let bytes = try shown(target)
            let line = Self.place.low + Self.place.height / 2
            let stretched = (0..<Self.place.width).map { bytes[4 * (line * Self.window.width + Self.place.left + $0)] }
            #expect(steepest(row) > 60)
            #expect(steepest(stretched) * 2 < steepest(row))
        }

        @Test func whatIsLeftOfABoxIsEachOfItsOtherPixelsOnce() {
            var random = SeededGenerator(seed: 11)
            func box() -> PixelBox {
                func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
                return PixelBox(
                    left: number(-3...9), low: number(-3...9), width: number(0...8), height: number(0...8))
            }
            func holds(_ box: PixelBox, _ x: Int, _ y: Int) -> Bool {
                x >= box.left && x < box.left + box.width && y >= box.low && y < box.low + box.height
            }
            for _ in 0..<300 {
                let (whole, others) = (box(), (0..<Int.random(in: 0...3, using: &random)).map { _ in box() })
                let pieces = whole.without(others)
                for x in -5..<20 {
                    for y in -5..<20 {
                        let isLeft = holds(whole, x, y) && !others.contains { holds($0, x, y) }
                        #expect(pieces.count { holds($0, x, y) } == (isLeft ? 1 : 0))
                    }
                }
            }
        }
    }
}
