@testable import LayoutCore

/// A layout on a bare stage, with its defaults and whatever a test wants to be different.
struct Arrangement {
    let kind: LayoutKind
    var knobs: Knobs
    var stage: LayoutContext

    /// - Parameter view: 1280 × 720 unless told.
    init(_ kind: LayoutKind, items: Int = 15, view: Size = Size(width: 1280, height: 720), card: Size? = nil) {
        self.kind = kind
        knobs = Knobs(kind.table)
        stage = LayoutContext(view: view, card: card ?? kind.info.card.size(in: view), items: items)
        stage.isVertical = knobs.flag("vertical")
        stage.isWrapped = knobs.flag("wrap")
    }

    init(_ name: String, items: Int = 15, view: Size = Size(width: 1280, height: 720), card: Size? = nil) {
        self.init(LayoutKind.named(name)!, items: items, view: view, card: card)
    }

    func setting(_ name: String, to value: Parameter.Value) -> Arrangement {
        var changed = self
        changed.knobs.keep(value, for: kind.table[name]!)
        return changed
    }

    func with(_ change: (inout LayoutContext) -> Void) -> Arrangement {
        var changed = self
        change(&changed.stage)
        return changed
    }

    var layout: any Layout { kind.layout(knobs, on: stage) }

    func placement(atOffset offset: Double, index: Int = 0) -> Placement {
        layout.placement(at: .init(index: index, offset: offset))
    }

    func transform(atOffset offset: Double, index: Int = 0) -> Transform3D {
        placement(atOffset: offset, index: index).transform
    }
}

extension LayoutInfo.CardSize {
    func size(in view: Size) -> Size {
        switch self {
        case .points(let width, let height): Size(width: width, height: height)
        case .partOfWidth(let part, let aspect): Size(width: view.width * part, height: view.width * part * aspect)
        case .partOfView(let width, let height): Size(width: view.width * width, height: view.height * height)
        }
    }
}

extension Transform3D {
    var rows: [SIMD4<Double>] { [row1, row2, row3, row4] }
    var entries: [Double] { rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

    /// Where a point of the card's plane comes to stand, before perspective.
    func moved(_ x: Double, _ y: Double) -> SIMD4<Double> { row(combining: SIMD4(x, y, 0, 1)) }

    /// The largest difference of two entries, as a part of 1 or of the entry, whichever is larger.
    func difference(from other: Transform3D) -> Double {
        zip(entries, other.entries).map { abs($0 - $1) / max(1, abs($0), abs($1)) }.max()!
    }
}
