import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// The aliases that are formulas, each against its library's own steps.
@Suite struct FormulaAliasTests {
    /// A preset of CollectionViewPagingLayout's scale layouts; what it leaves open is as the options have it by themselves.
    struct Scaling {
        var (minScale, maxScale, scaleRatio) = (0.6, 1.0, 0.4)
        var (translation, least, most) = (SIMD2(0.66, 0.2), SIMD2(-5.0, -5.0), SIMD2(5.0, 5.0))
        var (easesScale, easesMove) = (false, false)
        /// Angle a page and the largest, and the axis.
        var turn: (angle: Double, limit: Double, axis: Vector3)?
        var (move, leastMove, mostMove) = (SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero)
    }

    static func scaling(_ preset: String) -> Scaling {
        var form = Scaling()
        func fix(_ scale: Double) {
            (form.minScale, form.maxScale, form.scaleRatio) = (scale, scale, 0)
            (form.translation, form.least, form.most) = (.zero, .zero, .zero)
        }
        switch preset {
        case "linear", "blur": form.most = SIMD2(2, 0)
        case "ease-in": form.easesScale = true
        case "ease-out": form.easesMove = true
        case "rotary":
            (form.minScale, form.translation) = (0, SIMD2(0.1, 0.1))
            (form.least, form.most) = (SIMD2(-1, 0), SIMD2(1, 1))
            form.turn = (.pi / 15, .pi / 3, .zAxis)
            (form.move, form.leastMove) = (SIMD3(0.9, 0.1, 0), SIMD3(-3, -0.8, -0.3))
            form.mostMove = SIMD3(3, 0.8, -0.3)
        case "cylinder":
            fix(0.55)
            form.turn = (.pi / 4, .pi, .yAxis)
            (form.leastMove, form.mostMove) = (SIMD3(0, 0, 1.25), SIMD3(0, 0, 1.25))
        case "inverted-cylinder":
            fix(1.2)
            form.turn = (.pi / 3, .pi, .yAxis * -1)
            (form.move, form.leastMove) = (SIMD3(0.1, 0, 0), SIMD3(-0.05, 0, 0.86))
            form.mostMove = SIMD3(0.05, 0, -0.86)
        default:
            fix(0.7)
            form.turn = (.pi / 1.65, .pi / 3, .yAxis * -1)
            (form.move, form.leastMove, form.mostMove) = (
                SIMD3(0.1, 0, -0.7), SIMD3(-0.1, 0, -3), SIMD3(0.1, 0, 0)
            )
        }
        return form
    }

    /// `T · R · S · T`: what comes last in the library's code acts first.
    static func expected(_ form: Scaling, at progress: Double, _ size: Size) -> Transform3D {
        func eased(_ share: Double, _ eases: Bool) -> Double { eases ? log10(1 + 9 * share) : share }
        let distance = abs(progress)
        let scale = min(max(1 - eased(distance, form.easesScale) * form.scaleRatio, form.minScale), form.maxScale)
        let side = progress > 0 ? 1.0 : -1
        let way = eased(distance, form.easesMove)
        let x = size.width * (form.translation.x * way * side + side * (1 - scale) / 2)
        let y = size.height * (form.translation.y * way - (1 - scale) / 2)
        let place = SIMD2(
            min(max(x, size.width * form.least.x), size.width * form.most.x),
            min(max(y, size.height * form.least.y), size.height * form.most.y))
        var matrix = Transform3D.scale(x: scale, y: scale, z: 1) * .translation(x: place.x, y: place.y, z: 0)
        if let turn = form.turn {
            let angle = min(max(turn.angle * progress, -turn.limit), turn.limit)
            matrix = Transform3D.rotation(.radians(angle), about: turn.axis) * matrix
        }
        let sides = SIMD3(size.width, size.height, size.width)
        let move = form.move * SIMD3(progress, distance, distance) * sides
        let bounded = pointwiseMin(pointwiseMax(move, form.leastMove * sides), form.mostMove * sides)
        return .translation(x: bounded.x, y: bounded.y, z: bounded.z) * matrix
    }

    @Test(
        arguments: [
            "linear", "blur", "ease-in", "ease-out", "rotary", "cylinder", "inverted-cylinder", "cover-flow",
        ], [-4.5, -2.2, -1, -0.4, 0, 0.3, 0.97, 1.6, 3])
    func eachScaleLayoutIsThePreset(preset: String, progress: Double) throws {
        let (matrix, size) = try LayoutAliasTests.transform("cvpl:scale-\(preset)", at: progress)
        let wanted = Self.expected(Self.scaling(preset), at: progress, size)
        // Cards have no thickness there: of how they stand, their sides and their middle are all there is.
        for (row, other) in [(matrix.row1, wanted.row1), (matrix.row2, wanted.row2), (matrix.row4, wanted.row4)] {
            for place in 0..<4 { #expect(abs(row[place] - other[place]) < 1e-9, "\(matrix) for \(wanted)") }
        }
    }

    /// As reanimated interpolates: along straight pieces, beyond their ends or not.
    static func piecewise(_ value: Double, _ points: [(x: Double, y: Double)], isClamped: Bool) -> Double {
        let value = isClamped ? min(max(value, points[0].x), points[points.count - 1].x) : value
        let end = points.indices.dropFirst().first { value <= points[$0].x } ?? points.count - 1
        let (a, b) = (points[end - 1], points[end])
        return a.y + (value - a.x) / (b.x - a.x) * (b.y - a.y)
    }

    @Test(
        arguments: ["horizontal-stack", "horizontal-stack-right", "vertical-stack", "vertical-stack-right"],
        [-3.6, -1.2, -1, -0.7, -0.2, 0, 0.4, 0.8, 1, 2.6, 3.3, 4.2])
    func eachStackStandsByItsFormula(name: String, offset: Double) throws {
        let card = try LayoutAliasTests.card("reanimated:\(name)", at: offset)
        let (moveSize, interval, last) = (1000.0, 18.0, 4.0)
        let part = abs(offset).truncatingRemainder(dividingBy: 1)
        let eased = part < 0.5 ? 4 * part * part * part : 1 - pow(-2 * part + 2, 3) / 2
        let value = (offset < 0 ? -1 : 1) * (abs(offset).rounded(.down) + eased)
        let isRight = name.hasSuffix("right")
        let isVertical = name.hasPrefix("vertical")
        /// At the card that has left, at the first one, and at the last one.
        func along(_ gone: Double, _ first: Double, _ deepest: Double) -> Double {
            let points: [(x: Double, y: Double)] =
                isRight ? [(-last, deepest), (0, first), (1, gone)] : [(-1, gone), (0, first), (last, deepest)]
            return Self.piecewise(value, points, isClamped: true)
        }
        let side = isRight ? 1.0 : -1
        let scale = along(1, 1, 1 - last * 0.04)
        let turn = Transform3D.rotation(.degrees(along(side * 30, 0, 0)), about: .zAxis)
        let wanted =
            Transform3D.translation(x: 0, y: isVertical ? along(0, 0, last * interval) : 0, z: 0)
            * turn * .scale(x: scale, y: scale, z: 1)
            * .translation(x: along(side * moveSize, 0, isVertical ? 0 : -side * last * interval), y: 0, z: 0)
        #expect(LayoutAliasTests.isSame(card.matrix, wanted), "\(card.matrix) for \(wanted)")
        let low = 1 - (last - 1) * 0.1
        let opacity = Self.piecewise(
            isRight ? -value : value, [(-1, 0.25), (0, 1), (last - 1, low), (last, 0.25)], isClamped: false)
        #expect(abs(card.alpha - min(max(opacity, 0), 1)) < 1e-9)
    }

    @Test(arguments: [-1.4, 0, 0.3, 2]) func reanimatedsNormalStandsByItsFormula(value: Double) throws {
        let (transform, size) = try LayoutAliasTests.transform("reanimated:normal", at: value)
        #expect(LayoutAliasTests.isSame(transform, .translation(x: value * size.width, y: 0, z: 0)))
    }

    /// Elements of three.js' periodic table, whose y goes up and whose objects face away from the middle of their sphere.
    @Test(arguments: [0, 1, 24, 60, 117]) func threesShapesStandByTheirFormula(index: Int) throws {
        func card(_ name: String) throws -> Card {
            let alias = try #require(LayoutAlias.named(name))
            var stage = Stage(try #require(alias.kind), items: 118, view: Size(width: 1000, height: 700))
            stage.apply(.set("visibleItems", to: .integer(1000)))
            stage.apply(.set("perspective", to: 0))
            return try #require(stage.frame().cards.first { $0.index == index })
        }
        let sphere = try card("three:sphere").matrix
        let phi = acos(-1 + 2 * Double(index) / 118)
        let theta = sqrt(118 * Double.pi) * phi
        let place = SIMD3(sin(phi) * sin(theta), cos(phi), sin(phi) * cos(theta))
        for axis in 0..<3 {
            let sign = axis == 1 ? -1.0 : 1
            #expect(abs(sign * sphere.row4[axis] - 800 * place[axis]) < 1e-9)
            // Its face looks where it stands.
            #expect(abs(sign * sphere.row3[axis] - place[axis]) < 1e-9)
        }
        // Its sides lie level.
        #expect(abs(sphere.row1.y) < 1e-12)
        let grid = try card("three:grid").matrix
        let (x, y) = (Double(index % 5) * 400 - 800, -Double((index / 5) % 5) * 400 + 800)
        #expect(grid.row4.x == x && grid.row4.y == -y && grid.row4.z == Double(index / 25) * 1000 - 2000)
    }

    /// What CollectionViewPagingLayout asks of one of a snapshot's pieces: a number, or two, by where it is.
    enum Value: Sendable {
        case fixed(SIMD2<Double>)
        case odd(row: Bool, SIMD2<Double>, SIMD2<Double>)
        case mirrored(row: Bool, SIMD2<Double>)
        case counted(SIMD2<Double>)
        indirect case sum(Value, Value)
        indirect case product(Value, Value)

        func at(_ column: Int, _ row: Int, of columns: Int, _ rows: Int) -> SIMD2<Double> {
            func of(_ value: Value) -> SIMD2<Double> { value.at(column, row, of: columns, rows) }
            switch self {
            case .fixed(let value): return value
            case .counted(let value): return value * Double(row)
            case .odd(let isRow, let odd, let even): return (isRow ? row : column) % 2 == 0 ? even : odd
            case .sum(let a, let b): return of(a) + of(b)
            case .product(let a, let b): return of(a) * of(b)
            case .mirrored(let isRow, let value):
                let (place, count) = isRow ? (row, rows) : (column, columns)
                let middle = count / 2
                if count % 2 == 1, place == middle { return .zero }
                let isBeyond = place >= middle
                let number = isBeyond ? place - middle + (count % 2 == 0 ? 1 : 0) : middle - place
                return value * (Double(number) - (count % 2 == 0 ? 0.5 : 0)) * (isBeyond ? 1 : -1)
            }
        }
    }

    struct Snapshot: Sendable {
        let (columns, rows): (Int, Int)
        let (alpha, move, shrink): (Value, Value, Value)
        let (smaller, away): (Double, Double)
    }

    static func each(_ x: Double, _ y: Double? = nil) -> SIMD2<Double> { SIMD2(x, y ?? x) }

    static let snapshots: [String: Snapshot] = [
        "grid": Snapshot(
            columns: 4, rows: 10, alpha: .fixed(each(0)),
            move: .sum(.mirrored(row: true, each(0, -1.8)), .mirrored(row: false, each(-1.8, 0))),
            shrink: .fixed(each(0.8)), smaller: 0.1, away: 0.7),
        "space": Snapshot(
            columns: 3, rows: 4, alpha: .sum(.mirrored(row: true, each(0.2)), .mirrored(row: false, each(0.4))),
            move: .product(.mirrored(row: true, each(1, -1)), .mirrored(row: false, each(-1, 1))),
            shrink: .fixed(each(0.5)), smaller: 0.1, away: 0.7),
        "chess": Snapshot(
            columns: 5, rows: 10, alpha: .mirrored(row: false, each(0.4)), move: .mirrored(row: false, each(-1, 1)),
            shrink: .fixed(each(0.5)), smaller: 0.1, away: 0.7),
        "tiles": Snapshot(
            columns: 1, rows: 10, alpha: .fixed(each(0.4)), move: .odd(row: true, each(-0.4, 0), each(0.4, 0)),
            shrink: .fixed(each(0, 0.1)), smaller: 0.1, away: 1),
        "lines": Snapshot(
            columns: 1, rows: 16, alpha: .fixed(each(0.4)), move: .odd(row: true, each(-0.15, 0), each(0.15, 0)),
            shrink: .fixed(each(0.6, 0.96)), smaller: 0.1, away: 0.8),
        "bars": Snapshot(
            columns: 10, rows: 1, alpha: .fixed(each(0.4)), move: .odd(row: false, each(0, -0.1), each(0, 0.1)),
            shrink: .fixed(each(0.2, 0.6)), smaller: 0.1, away: 1),
        "puzzle": Snapshot(
            columns: 4, rows: 10,
            alpha: .sum(.odd(row: true, each(0.2), each(0)), .odd(row: false, each(0), each(0.2))),
            move: .odd(row: true, each(-0.15, 0), each(0.15, 0)),
            shrink: .odd(row: false, each(0.1, 0.4), each(0.4, 0.1)), smaller: 0.2, away: 1),
        "fade": Snapshot(
            columns: 1, rows: 10, alpha: .counted(each(0.1)), move: .mirrored(row: true, each(0, 0.1)),
            shrink: .mirrored(row: true, each(0.05, 0.1)), smaller: 0.7, away: 1.9),
    ]

    @Test(arguments: snapshots.keys.sorted(), [-0.9, -0.35, 0.2, 0.6, 1.1])
    func eachSnapshotIsThePreset(name: String, progress: Double) throws {
        let form = try #require(Self.snapshots[name])
        let alias = try #require(LayoutAlias.named("cvpl:snapshot-\(name)"))
        let kind = try #require(alias.kind)
        var knobs = Knobs(kind.table)
        for setting in alias.settings {
            let parts = setting.split(separator: "=").map(String.init)
            try knobs.set(parts[0], to: parts[1])
        }
        let card = Size(width: 320, height: 480)
        let layout = kind.layout(
            knobs, on: LayoutContext(view: Size(width: 1000, height: 700), card: card, items: 40))
        let pieces = layout.pieces(at: Slot.Place(index: 3, offset: progress))
        #expect(pieces.count == form.columns * form.rows)
        let distance = abs(progress)
        let container =
            Transform3D.scale(x: max(1 - distance * form.smaller, 0), y: max(1 - distance * form.smaller, 0), z: 1)
            * .translation(x: progress * card.width * form.away, y: 0, z: 0)
        let size = SIMD2(card.width / Double(form.columns), card.height / Double(form.rows))
        for (index, piece) in pieces.enumerated() {
            let (row, column) = (index / form.columns, index % form.columns)
            func value(_ value: Value) -> SIMD2<Double> { value.at(column, row, of: form.columns, form.rows) }
            let alpha = 1 - value(form.alpha).x * distance
            #expect(abs(piece.placement.alpha - min(max(alpha, 0), 1)) < 1e-12)
            let shrunk = 1 - distance * value(form.shrink)
            let move = value(form.move) * distance * size
            let own =
                Transform3D.scale(x: max(0, shrunk.x), y: max(0, shrunk.y), z: 1)
                * .translation(x: piece.middle.x + move.x, y: piece.middle.y + move.y, z: 0) * container
            let mine = Transform3D.translation(x: piece.middle.x, y: piece.middle.y, z: 0) * piece.placement.transform
            // What has shrunk to nothing keeps a thousandth, so that a pointer's place on it can be found.
            for (row, other) in [(mine.row1, own.row1), (mine.row2, own.row2)] {
                #expect(abs(row.x - other.x) < 1.1e-3 && abs(row.y - other.y) < 1.1e-3)
                if shrunk.min() > 1e-3 { #expect(abs(row.x - other.x) < 1e-9 && abs(row.y - other.y) < 1e-9) }
            }
            #expect(abs(mine.row4.x - own.row4.x) < 1e-9 && abs(mine.row4.y - own.row4.y) < 1e-9, "\(index)")
        }
    }
}
