public import LayoutCore

/// Where a curve's values come from: a formula, or the places that a layout gives to cards.
public struct CurveSource {
    public let stage: Stage
    /// nil for the layouts that come with the program.
    public let formula: Formula?

    public init(stage: Stage, formula: Formula?) {
        self.stage = stage
        self.formula = formula
    }

    /// Most formulas say nothing of what is in front.
    public var outputs: [CurveOutput] {
        formula == nil ? CurveOutput.ofPlacements : CurveOutput.ofFormulas.filter { $0.name != "zorder" || assigns($0) }
    }

    /// True where the formula says something of it, so that its parameters may be found.
    public func assigns(_ output: CurveOutput) -> Bool { formula?.outputs.contains(output.name) ?? false }

    /// The stage as the formula sees it.
    public var context: LayoutContext {
        var context = LayoutContext(view: stage.view, card: stage.cardSize, items: stage.count)
        context.time = stage.time
        return context
    }

    /// Where the formula's knobs stand, by name.
    public var parameters: [String: Double] {
        var values: [String: Double] = [:]
        for parameter in formula?.parameters ?? [] {
            values[parameter.name] = stage.knobs.number(parameter.fullName)
        }
        return values
    }

    public func values(of output: CurveOutput, at offsets: [Double]) -> [Double] {
        if let formula {
            return formula.values(of: output.name, at: offsets, parameters: parameters, on: context)
                ?? offsets.map { _ in output.otherwise }
        }
        guard let space = stage.camera.lens.base.inverted() else { return offsets.map { _ in .nan } }
        return offsets.map { value(of: output, stage.card(atOffset: $0), in: space) }
    }

    private func value(of output: CurveOutput, _ card: Card, in space: Transform3D) -> Double {
        let own = card.matrix * space
        return switch output.name {
        case "x": own.row4.x
        case "y": own.row4.y
        case "z": own.row4.z
        case "scale": Vector3(x: own.row1.x, y: own.row1.y, z: own.row1.z).length
        case "turn": own.decomposed().map { $0.rotation.angle.degrees } ?? .nan
        case "alpha": card.alpha
        default: .nan
        }
    }
}

/// A curve as pieces of line: it is broken where it has no value and where it leaps.
public struct CurveTrace {
    public private(set) var pieces: [[Point]] = []

    /// - Parameter leap: how far apart two values side by side may be.
    public init(_ offsets: [Double], _ values: [Double], on plot: Plot) {
        var piece: [Point] = []
        let leap = 2 * plot.height
        for (offset, value) in zip(offsets, values) {
            guard value.isFinite else {
                end(&piece)
                continue
            }
            let place = plot.place(offset, value)
            // Drawn far outside, lines lose their precision.
            let kept = Point(
                x: place.x, y: min(max(place.y, plot.low.y - 2 * plot.height), plot.high.y + 2 * plot.height))
            if let last = piece.last, abs(last.y - kept.y) > leap { end(&piece) }
            piece.append(kept)
        }
        end(&piece)
    }

    private mutating func end(_ piece: inout [Point]) {
        if piece.count > 1 { pieces.append(piece) }
        piece = []
    }
}
