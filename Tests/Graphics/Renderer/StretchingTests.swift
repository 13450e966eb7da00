import CardContent
import LayoutCore
import TestSupport
import Testing
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// Frames in motion that have fewer pixels than the window.
    @Suite struct StretchingTests {
        private static let (width, height) = (210, 120)
        /// Not at the window's corner, and no multiple of the frame's size.
        private static let place = PixelBox(left: 13, low: 7, width: 560, height: 345)
        private static let window = (width: 600, height: 370)
        private static let view = Size(width: 640, height: 360)

        private let offscreen: TestRenderer

        init() throws { offscreen = try TestRenderer() }

        /// A frame in motion.
        /// - Parameter alpha: of its cards; below 1 they are mixed as light.
        private func frame(
            _ backdrop: Backdrop, alpha: Double = 1, width: Int = Self.width, height: Int = Self.height
        ) throws -> Target {
            var stage = Stage(try #require(LayoutKind.named("rotary")), items: 9, view: Self.view)
            stage.apply(.jump(to: 0.3))
            var frame = stage.frame()
            for place in frame.cards.indices { frame.cards[place].alpha = alpha }
            let look = Look(
                backdrop: backdrop, styles: [CardStyle(fill: .plain(Colour(hex: 0xE0D0F0)), cornerRadius: 8)])
            let target = try offscreen.renderer.target(width: width, height: height, quality: Quality())
            try offscreen.renderer.draw(frame, look: look, into: target, effort: .quick)
            return target
        }

        /// The window's bytes, from the lowest row up.
        private func shown(
            _ target: Target, in place: PixelBox = Self.place, under covered: [PixelBox] = []
        ) throws -> [UInt8] {
            let window = try Surface(
                width: Self.window.width, height: Self.window.height, colour: .texture(.screen), hasDepth: false,
                in: offscreen.renderer.tracker)
            window.begin(clearing: .zero)
            let programs = try #require(target.programs, "the renderer of tests is a processor")
            try target.show(in: place, under: covered, by: programs) { window.bind(for: .all) }
            var bytes = [UInt8](repeating: 0, count: 4 * window.width * window.height)
            unsafe bytes.withUnsafeMutableBytes { unsafe window.read(into: $0) }
            return bytes
        }

        /// Whatever the frame was drawn on, and though it is stretched otherwise than a shader would.
        @Test(arguments: [1, 0.6])
        func whatIsBetweenPixelsIsMixedOfThem(alpha: Double) throws {
            let target = try frame(.gradient(top: Colour(hex: 0x203048), bottom: Colour(hex: 0xC08060)), alpha: alpha)
            #expect(target.finished.storage == (alpha < 1 ? .colour : .screen))
            let pixels = target.pixels()
            let bytes = try shown(target)
            func part(_ x: Int, _ y: Int, _ part: Int) -> Double {
                let (x, y) = (min(max(x, 0), Self.width - 1), min(max(y, 0), Self.height - 1))
                return Double(pixels[4 * ((Self.height - 1 - y) * Self.width + x) + part])
            }
            var most = 0.0
            for y in 0..<Self.place.height {
                let down = (Double(y) + 0.5) * Double(Self.height) / Double(Self.place.height) - 0.5
                for x in 0..<Self.place.width {
                    let across = (Double(x) + 0.5) * Double(Self.width) / Double(Self.place.width) - 0.5
                    let (left, low) = (Int(across.rounded(.down)), Int(down.rounded(.down)))
                    let (right, high) = (across - Double(left), down - Double(low))
                    let start = 4 * ((y + Self.place.low) * Self.window.width + x + Self.place.left)
                    for index in 0..<3 {
                        let lower = part(left, low, index) * (1 - right) + part(left + 1, low, index) * right
                        let upper = part(left, low + 1, index) * (1 - right) + part(left + 1, low + 1, index) * right
                        most = max(most, abs(lower * (1 - high) + upper * high - Double(bytes[start + index])))
                    }
                }
            }
            #expect(most < 2.5, "in levels of 255")
            #expect(Set(bytes).count > 50)
        }

        @Test(arguments: [1, 0.6])
        func aFrameAsLargeAsTheWindowIsTheSameToTheByte(alpha: Double) throws {
            let (width, height) = Self.window
            let target = try frame(.solid(Colour(hex: 0x305070)), alpha: alpha, width: width, height: height)
            let bytes = try shown(target, in: PixelBox(left: 0, low: 0, width: width, height: height))
            let pixels = target.pixels()
            let isSame = (0..<height).allSatisfy { y in
                (0..<4 * width).allSatisfy { x in
                    x % 4 == 3 || bytes[4 * y * width + x] == pixels[4 * (height - 1 - y) * width + x]
                }
            }
            #expect(isSame)
            #expect(Set(bytes).count > 20)
        }

        /// Nothing is seen of its pixels being brought to another order, and the next picture is drawn as the first one.
        @Test func whatIsShownAgainIsTheSame() throws {
            let target = try frame(.solid(Colour(hex: 0x305070)), alpha: 0.6)
            let (pixels, bytes) = (target.pixels(), try shown(target))
            #expect(target.finished.storage == .colour)
            for _ in 0..<2 {
                try target.prepareToBeShownAgain()
                #expect(target.finished.storage == .screen)
                #expect(target.pixels() == pixels)
                #expect(try shown(target) == bytes)
            }
            for _ in 0..<2 {
                try offscreen.renderer.draw(Frame([]), into: target)
                #expect(target.finished.storage == .colour)
                #expect(target.pixels() != pixels)
            }
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
