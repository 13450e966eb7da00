import TestSupport

@testable import LayoutCore

/// Stages by chance, on which a layout has a formula.
enum RandomStage {
    static let layouts = LayoutKind.all.filter { kind in
        let stage = Stage(kind, items: 9, view: Size(width: 800, height: 600))
        return kind.name == "picker" || (try? stage.formula()) != nil
    }.map(\.name)

    /// What a lens leaves unsharp depends on all cards, for one that grows others make room, and a bent one is many: a function of one
    /// says nothing of them.
    private static let notOfOneCard = ["aperture", "cardBend", "cardBendX", "cardBendY", "expand"]

    /// - Parameter round: the first is as it comes.
    static func stage(_ name: String, _ round: Int) -> Stage {
        var dice = SeededGenerator(seed: UInt64(round) &* 77 &+ name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
        let view = Size(width: dice.number(in: 300...2000), height: dice.number(in: 300...1500))
        let kind = LayoutKind.named(name)!
        var stage = Stage(kind, items: Int.random(in: 3...40, using: &dice), view: view)
        if round > 0 {
            for parameter in kind.table.parameters where dice.isHeads() && !notOfOneCard.contains(parameter.name) {
                if let value = value(for: parameter, &dice) { stage.apply(.set(parameter.fullName, to: value)) }
            }
        }
        if name == "picker" { stage.apply(.set("layout.wheels", to: 1)) }
        stage.stand(at: dice.number(in: -3...43))
        return stage
    }

    private static func value(for parameter: Parameter, _ dice: inout SeededGenerator) -> Parameter.Value? {
        switch parameter.kind {
        case .number(let range, _):
            let middle = if case .number(let own) = parameter.default { own } else { 60.0 }
            let reach = middle == 0 ? 3 : abs(middle) * 1.5
            let least = parameter.group == .card ? 5 : range.lowerBound
            return .number(min(max(dice.number(in: middle - reach...middle + reach), least), range.upperBound))
        case .integer(let range):
            return .integer(min(max(Int.random(in: 1...50, using: &dice), range.lowerBound), range.upperBound))
        case .flag: return .flag(dice.isHeads())
        case .choice(let names): return .choice(dice.one(of: names))
        default: return nil
        }
    }

    /// Whose names mean something in other languages, and whose words try to get out of their comments.
    static func hostile() throws -> Stage {
        let formula = try Formula(
            """
            class = 2 in 0..4 "*/ }\u{2028}throw(1) \\\\"
            let = 0.5 in 0..1 "\\(fatalError()) ${1} // \\"
            card = 3 in 0..9
            gl_Position = 4 in 0..9 "</script><script>alert(1)</script>"
            func = sin(class*o)
            default = cos(class*o)^3
            __x = func > 0.2 && default < 0.5 || !(o > 1)
            double = (0 - 3)^round(o*2.5) + sign(o)*let
            min2 = atan2(func, default) + (__x ? double : card)
            output = fract(o*0.7) + mod(o, 0.3) + smoothstep(0, 1, o) + mix(1, 2, let)
            x = func*w + gl_Position
            y = default*min2 + __x*10
            z = step(0, o)*output
            rx = 90*floor(o)
            ry = degrees(o) + asin(0.3)*exp(0.1) - log(3)*sqrt(abs(o)) - acos(-0.5)
            alpha = 1 - (o == 0)*0.5
            zorder = -z
            """)
        var stage = Stage(.custom(formula), items: 9, view: Size(width: 800, height: 600))
        stage.apply(.set("fadeMin", to: -1.5))
        stage.stand(at: 3.3)
        return stage
    }
}

extension Stage {
    /// All that a function says of a card, as the stage itself says it: matrix, alpha, blur, hidden. The depth is left to the
    /// order.
    var figures: [(offset: Double, index: Int, numbers: [Double])] {
        frame().cards.filter { !$0.isPlaceholder }.map { card in
            let m = card.matrix
            let entries = [m.row1, m.row2, m.row3, m.row4].flatMap { row in (0..<4).map { row[$0] } }
            return (card.offset, card.index, entries + [card.alpha, card.blur, card.isHidden ? 1 : 0])
        }
    }
}

/// How far numbers are apart, each as a share of what is in its row.
func difference(_ a: [Double], _ b: [Double]) -> Double {
    guard a.count == b.count else { return .infinity }
    var most = 0.0
    for start in stride(from: 0, to: a.count, by: 4) {
        let row = start..<min(start + 4, a.count)
        let size = row.reduce(1.0) { max($0, abs(b[$1])) }
        for place in row {
            let off = abs(a[place] - b[place]) / size
            most = off.isNaN ? .infinity : max(most, off)
        }
    }
    return most
}
