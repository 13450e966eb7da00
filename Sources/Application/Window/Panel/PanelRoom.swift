internal import LayoutCore

/// Where the panel of knobs stands: beside the stage, or, where there is no room for both, as a sheet at the window's lower edge
/// that folds away. In the screen's units.
struct PanelRoom: Equatable {
    enum Form {
        case beside, sheet, folded
    }

    /// What the hand has made of the sheet.
    struct Sheet: Equatable {
        var isFolded = true
        /// As a share of the window's height.
        var part = 0.55

        /// In points.
        func height(in window: Double) -> Double {
            // Something of the stage stays to be seen.
            let most = max(window - 28, 60)
            return min(max(part * window, min(150, most)), most)
        }

        /// The hand has moved its upper edge to here, in points from the window's top.
        mutating func pull(to top: Double, in window: Double) {
            part = min(max((window - top) / window, 0.1), 0.95)
        }

        /// The hand lets go: what was pulled down far is meant to go.
        mutating func letGo() {
            guard part < 0.24 else { return }
            self = Sheet()
        }
    }

    let form: Form
    let low: Point
    let high: Point
    /// What it takes of the window's right and lower side.
    let right: Double
    let bottom: Double

    init(in window: Size, points: Double, _ sheet: Sheet) {
        let height = window.height / points
        guard Self.isNarrow(window.width, points) else {
            let margin = (height < 400 ? 6 : 12) * points
            let width = Self.width(in: window.width, points)
            (form, right, bottom) = (.beside, width + margin, 0)
            low = Point(x: window.width - margin - width, y: margin)
            high = Point(x: window.width - margin, y: window.height - margin)
            return
        }
        let margin = (height < 300 ? 3 : 6) * points
        let own = (sheet.isFolded ? Self.foldedHeight : sheet.height(in: height)) * points
        form = sheet.isFolded ? .folded : .sheet
        (right, bottom) = (0, sheet.isFolded ? 0 : own + margin)
        low = Point(x: margin, y: window.height - margin - own)
        high = Point(x: window.width - margin, y: window.height - margin)
    }

    /// In points.
    static let foldedHeight = 34.0
    private static let narrow = 560.0

    static func isNarrow(_ window: Double, _ points: Double) -> Bool { window < narrow * points }

    /// The width of a panel beside the stage; a sheet takes nothing there.
    static func width(in window: Double, _ points: Double) -> Double {
        isNarrow(window, points) ? 0 : min(372 * points, 0.46 * window)
    }
}

extension PanelRoom {
    /// nil where there is no panel to be seen.
    init?(under overlay: Overlay, in measure: WindowMeasure) {
        let points = measure.unitsPerPoint
        let window = Size(width: Double(measure.size.width), height: Double(measure.size.height))
        guard overlay.showsPanel, min(window.width, window.height) >= 100 * points else { return nil }
        // One thing at a time at a narrow window's lower edge.
        if Self.isNarrow(window.width, points), overlay.showsCurve || overlay.showsLanes || overlay.prompt.isOpen {
            return nil
        }
        self.init(in: window, points: points, overlay.sheet)
    }
}
