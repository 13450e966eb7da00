import LayoutCore
import Testing

@Suite struct AllLayoutsTests {
    /// Where a layout jumps on purpose: Cover Flow 2 rests with its neighbours fully turned, and a card of the task stack
    /// leaves its curve where that has run off to infinity.
    static func jumps(_ name: String, between a: Double, and b: Double) -> Bool {
        switch name {
        case "cover-flow-2": [-1.5, -0.5, 0.5, 1.5].contains { a <= $0 && $0 <= b }
        case "task-stack", "custom": b >= 1.9
        // Swiper's arc ends as a root does: upright.
        case "swap-cards": b >= -1 && a <= -0.9
        default: false
        }
    }

    @Test(arguments: LayoutKind.all.map(\.name), [true, false])
    func `a small step of the offset is a small step of the card`(name: String, isVertical: Bool) {
        let arrangement = Arrangement(name).with { $0.isVertical = isVertical }
        let (layout, step) = (arrangement.layout, 1.0 / 512)
        // The cosine's cards move by 992 points an item; the task stack's by b / (a - b·o)² = 160 of its 914 points.
        let steepest = ["task-stack", "custom"].contains(name) ? 160 * 1626.0 : 1200
        for k in -3 * 512..<3 * 512 {
            let (a, b) = (Double(k) * step, Double(k + 1) * step)
            if Self.jumps(name, between: a, and: b) { continue }
            let here = layout.placement(at: .init(index: 3, offset: a))
            let there = layout.placement(at: .init(index: 3, offset: b))
            let moved = zip(here.transform.entries, there.transform.entries).map { abs($0 - $1) }.max()!
            // A card of one face of a band with one side is gone while it is seen from its edge.
            let turnsAway = name == "mobius" && here.transform.row3.z * there.transform.row3.z <= 0
            guard moved < steepest * step, turnsAway || abs(here.alpha - there.alpha) < 10 * step,
                abs(here.blur - there.blur) < 100 * step, abs((here.depth ?? 0) - (there.depth ?? 0)) < 10 * step
            else {
                Issue.record("\(name) jumps at \(a), by \(moved)")
                return
            }
        }
    }

    @Test(
        arguments: ["ellipse", "ellipse-3d", "polygon-wheel", "ring", "disc", "ferris-wheel", "torus", "mobius"],
        [1, 2, 3, 10, 57])
    func `once around is where it began`(name: String, count: Int) {
        let layout = Arrangement(name, items: count).layout
        // Not all of many have room on a disc.
        let places = layout.workedOut["count"] ?? Double(count)
        for offset in [-1.3, 0, 0.25, 7, 19.5] {
            let here = layout.placement(at: .init(index: 0, offset: offset))
            let around = layout.placement(at: .init(index: 0, offset: offset + places))
            #expect(here.transform.difference(from: around.transform) < 1e-9)
            #expect(abs(here.alpha - around.alpha) < 1e-12)
        }
    }

    @Test(arguments: ["task-stack", "cosine", "picker"])
    func `the current card is undistorted`(name: String) {
        let placement = Arrangement(name).placement(atOffset: 0)
        #expect(placement == Placement(.identity, curvature: placement.curvature))
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func `nothing is without an answer`(name: String) {
        for (items, view, isVertical) in Self.nastyStages {
            let arrangement = Arrangement(name, items: items, view: view).with { $0.isVertical = isVertical }
            #expect(Self.isSane(arrangement), "\(items) items in \(view)")
            // Every knob at either end of its range.
            for parameter in arrangement.kind.info.parameters {
                for value in parameter.extremes {
                    #expect(
                        Self.isSane(arrangement.setting(parameter.name, to: value)),
                        "\(items) items in \(view), \(parameter.name) = \(value)")
                }
            }
        }
    }

    static let nastyStages: [(Int, Size, Bool)] = [0, 1, 2, Int.max].flatMap { items in
        [Size(width: 1, height: 1), Size(width: 1e6, height: 1e6), Size(width: 1e-3, height: 1280)].flatMap { view in
            [(items, view, true), (items, view, false)]
        }
    }

    static func isSane(_ arrangement: Arrangement) -> Bool {
        let layout = arrangement.layout
        guard layout.visibleCount >= 0, layout.itemsPerPoint?.isFinite ?? true else { return false }
        let offsets = [
            0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0.5, 2, -3, 1e300, -1e300, 1e17,
            .greatestFiniteMagnitude,
            .infinity, -.infinity, .nan,
        ]
        return offsets.allSatisfy { offset in
            [0, -1, Int.max, Int.min].allSatisfy { index in
                let placement = layout.placement(at: .init(index: index, offset: offset))
                let others = [placement.alpha, placement.blur, placement.depth ?? 0, placement.size?.height ?? 0]
                return (placement.transform.entries + others).allSatisfy(\.isFinite)
                    && (0...1).contains(placement.alpha)
            }
        }
    }
}

extension Parameter {
    /// The ends of the range, and what else there is.
    var extremes: [Value] {
        switch kind {
        case .number(let range, _): [.number(range.lowerBound), .number(range.upperBound)]
        case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
        case .flag: [true, false]
        case .choice(let names): names.map(Value.choice)
        case .colour: [.colour(.zero), .colour(.one)]
        case .image: [.choice("no-such-picture.png")]
        case .marks:
            [
                .choice("0 scale=0.001 alpha=0 lift=-1e4; 1 scale=100 alpha=1 turn=3600 blur=200"),
                .choice("0.5 alpha=0"),
            ]
        case .points: [.choice("0 0 0 1e-6 0 0"), .choice("-9e8 0 0, 9e8 9e8 9e8, 0 0 0")]
        case .track: [.choice("M0 0H1e-6"), .choice("M-9e8 0L9e8 9e8Z")]
        case .vector(let range, let count):
            [range.lowerBound, range.upperBound].map { .vector(Array(repeating: $0, count: count)) }
        }
    }
}
