import TestSupport
import Testing

@testable import LayoutCore

/// Thousands of inputs that no sane host would send.
@Suite struct RobustnessTests {
    @Test(arguments: LayoutKind.all.map(\.name))
    func `nothing that is done to a stage breaks it`(layout: String) {
        for seed in UInt64(1)...3 {
            var hand = Vandal(seed: layout.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
            var stage = Stage.showing(layout, items: [0, 1, 2, 15][Int(seed % 4)])
            if seed == 2 { stage.itemSize = { Size(width: $0 % 3 == 0 ? .nan : Double($0) * 1e300, height: -1) } }
            for step in 0..<150 {
                let input = hand.input()
                stage.apply(input)
                if hand.chance(0.6) { stage.advance(by: hand.seconds()) }
                if step % 4 == 0, let fault = Self.fault(in: stage) {
                    Issue.record("\(layout), seed \(seed), step \(step), after \(input): \(fault)")
                    return
                }
            }
            #expect(stage.lanes.allSatisfy { !$0.phase.isHand } || stage.gesture != nil, "\(layout): a stuck hand")
            stage.apply(.release)
            stage.apply(.set("autoscroll", to: 0))
            for _ in 0..<400 where stage.isMoving { stage.advance(by: 10) }
            #expect(!stage.isMoving, "\(layout), seed \(seed): \(stage.lanes.map(\.phase))")
            #expect(stage.lanes.allSatisfy { !$0.phase.isHand }, "\(layout), seed \(seed)")
            if !stage.knobs.flag("strict") {
                #expect(stage.lanes.allSatisfy { $0.isEmpty || $0.isInReach($0.offset) }, "\(layout), seed \(seed)")
            }
        }
    }

    /// What is wrong with a frame.
    static func fault(in stage: Stage) -> String? {
        let frame = stage.frame()
        guard frame.scroll.isFinite, frame.currentIndex >= -1, frame.currentIndex < max(frame.count, 1) else {
            return "scroll \(frame.scroll) at \(frame.currentIndex) of \(frame.count)"
        }
        let camera = frame.camera
        let numbers = [
            camera.view.width, camera.view.height, camera.lens.m34, camera.lens.viewpoint.x, camera.lens.viewpoint.y,
            camera.contentOffset.x, camera.contentOffset.y,
        ]
        if !numbers.allSatisfy(\.isFinite) { return "camera \(camera)" }
        if frame.cards.map(\.order).sorted() != Array(0..<frame.cards.count) { return "orders" }
        if let card = frame.cards.first(where: { !isSound($0) }) { return "\(card)" }
        if !stage.scrolls.allSatisfy(\.isFinite) { return "scrolls \(stage.scrolls)" }
        return nil
    }

    private static func isSound(_ card: Card) -> Bool {
        card.matrix.entries.allSatisfy(\.isFinite) && card.offset.isFinite && (0...1).contains(card.alpha)
            && card.blur.isFinite && card.blur >= 0 && (0...1).contains(card.renewal) && card.size.width.isFinite
            && card.size.height.isFinite && card.size.width >= 0 && card.size.height >= 0
    }

    @Test(arguments: [Int.min, -1, 0, 1, 2, 1 << 53, Int.max])
    func `any count is survived`(count: Int) {
        for kind in LayoutKind.all {
            var stage = Stage(kind, items: count, view: fiveCards)
            for offset in [0, 0.5, 1e300, -1e300, Double(count), .nan, .infinity] {
                stage.jump(to: offset)
                #expect(Self.fault(in: stage) == nil, "\(kind.name)")
            }
            stage.apply(.insert(at: .max))
            stage.apply(.remove(at: .min))
            stage.apply(.remove(at: 0))
            stage.apply(.key(.end))
            stage.apply(.flick(by: Vector2(x: -900, y: -800), seconds: 0.1))
            stage.run(0.3) { #expect(Self.fault(in: $0) == nil, "\(kind.name)") }
        }
    }
}

/// Someone who tries everything.
struct Vandal {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func chance(_ part: Double) -> Bool { random.number(in: 0...1) < part }

    mutating func seconds() -> Double { chance(0.95) ? random.number(in: 0...0.2) : random.anyDouble() }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        chance(0.85) ? random.number(in: range) : random.anyDouble()
    }

    private mutating func integer(_ range: ClosedRange<Int>) -> Int {
        chance(0.9)
            ? Int.random(in: range, using: &random) : [Int.min, Int.max, -1, 1 << 53].randomElement(using: &random)!
    }

    private mutating func delta() -> Vector2 { Vector2(x: number(-400...400), y: number(-400...400)) }
    private mutating func point() -> Point { Point(x: number(0...1000), y: number(0...600)) }
    private mutating func index() -> Int { integer(-2...16) }

    mutating func input() -> Input {
        switch Int.random(in: 0..<22, using: &random) {
        case 0: .press(at: point())
        case 1, 2, 3: .drag(by: delta(), velocity: chance(0.5) ? delta() : nil)
        case 4: .release
        case 5: .flick(by: delta(), seconds: number(0...0.5))
        case 6: .tap(at: point())
        case 7: .wheel(by: number(-5...5))
        case 8: .key(.allCases.randomElement(using: &random)!)
        case 9: .jump(to: number(-20...20))
        case 10: .scroll(to: number(-20...20), seconds: number(0...1))
        case 11: .scrollOn(by: number(-20...20), seconds: number(0...1))
        case 12: .scrollItems(integer(-5...5), seconds: chance(0.5) ? 0 : 0.4)
        case 13: .insert(at: index(), animated: chance(0.7))
        case 14: .remove(at: index(), animated: chance(0.7))
        case 15: .reload(at: index())
        case 16: chance(0.3) ? .reloadAll(count: integer(0...40)) : .cancel
        case 17: .edit([.insert(at: index()), .remove(at: index()), .remove(at: 0), .insert(at: 1)])
        case 18: chance(0.3) ? .layout(LayoutKind.all.randomElement(using: &random)!.name) : .layout("no such thing")
        case 19: .resize(Size(width: number(0...2000), height: number(0...2000)))
        default: setting()
        }
    }

    private mutating func setting() -> Input {
        let kind = LayoutKind.all.randomElement(using: &random)!
        let parameter = kind.table.parameters.randomElement(using: &random)!
        // A hundred thousand cards in every frame would be obeyed, and take their time.
        if ["visibleItems", "count"].contains(parameter.name) { return .set(parameter.name, to: .integer(index())) }
        let value: Parameter.Value =
            switch parameter.kind {
            case .number(let range, _): .number(number(range))
            case .integer(let range): .integer(integer(range))
            case .flag: .flag(chance(0.5))
            case .choice(let names): .choice(names.randomElement(using: &random)!)
            case .colour: .colour(SIMD4(repeating: random.anyDouble()))
            case .vector(_, let count): .vector((0..<count).map { _ in random.anyDouble() })
            case .image: .choice("no-such-picture.png")
            case .marks: .choice("0 scale=\(random.anyDouble()); 1 lift=\(random.anyDouble())")
            case .points: .choice("0 0 0, \(random.anyDouble()) 9 9")
            case .track: .choice("M\(random.anyDouble()) 0q9 9 \(random.anyDouble()) 9")
            }
        return .set(parameter.name, to: chance(0.9) ? value : chance(0.5) ? .auto : .number(random.anyDouble()))
    }
}
