typealias OutlinePoint = SIMD2<Float>

/// Closed curves that enclose a glyph.
struct GlyphOutline {
    enum Step {
        case line(OutlinePoint)
        case quadratic(OutlinePoint, OutlinePoint)
        case cubic(OutlinePoint, OutlinePoint, OutlinePoint)
    }

    struct Contour {
        var start: OutlinePoint
        var steps: [Step] = []
    }

    private(set) var contours: [Contour] = []

    mutating func move(to spot: OutlinePoint) { contours.append(Contour(start: spot)) }

    mutating func add(_ step: Step) {
        if contours.isEmpty { move(to: .zero) }
        contours[contours.count - 1].steps.append(step)
    }

    /// As closed polygons that keep to the curves within a fiftieth of a unit of the new measure.
    func polygons(_ change: (OutlinePoint) -> OutlinePoint) -> [[OutlinePoint]] {
        contours.map { contour in
            var corners = [change(contour.start)]
            for step in contour.steps {
                let from = corners[corners.count - 1]
                switch step {
                case .line(let end):
                    corners.append(change(end))
                case .quadratic(let control, let end):
                    let (c, to) = (change(control), change(end))
                    let pieces = Self.pieces((from - 2 * c + to).length / 4)
                    for piece in 1...pieces {
                        let t = Float(piece) / Float(pieces)
                        let (a, b) = (from + (c - from) * t, c + (to - c) * t)
                        corners.append(a + (b - a) * t)
                    }
                case .cubic(let first, let second, let end):
                    let (c, d, to) = (change(first), change(second), change(end))
                    let bend = max((from - 2 * c + d).length, (c - 2 * d + to).length)
                    let pieces = Self.pieces(0.75 * bend)
                    for piece in 1...pieces {
                        let t = Float(piece) / Float(pieces)
                        let (a, b, e) = (from + (c - from) * t, c + (d - c) * t, d + (to - d) * t)
                        let (f, g) = (a + (b - a) * t, b + (e - b) * t)
                        corners.append(f + (g - f) * t)
                    }
                }
            }
            return corners.filter { $0.x.isFinite && $0.y.isFinite }
        }.filter { $0.count > 2 }
    }

    /// Into how many equal steps of its parameter a curve is cut that one chord would miss by so much: the error falls with
    /// their square.
    private static func pieces(_ error: Float) -> Int {
        guard error.isFinite else { return 1 }
        return min(64, max(1, Int((error * 50).squareRoot().rounded(.up))))
    }
}

extension SIMD2<Float> {
    var length: Float { (x * x + y * y).squareRoot() }
}
