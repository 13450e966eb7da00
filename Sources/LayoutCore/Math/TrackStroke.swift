internal import CZoeMath

/// A piece of a line through the plane, as a command of an SVG path makes it.
public struct TrackStroke: Hashable, Sendable {
    /// Where it begins.
    public let from: SIMD2<Double>
    /// Where it ends.
    public let to: SIMD2<Double>
    /// The way between.
    public let shape: Shape

    /// How a piece gets from its beginning to its end.
    public enum Shape: Hashable, Sendable {
        /// As short as can be.
        case straight
        /// A cubic curve with these handles.
        case curve(SIMD2<Double>, SIMD2<Double>)
        /// A part of an ellipse.
        case arc(Arc)
    }

    /// A part of an ellipse.
    public struct Arc: Hashable, Sendable {
        /// The ellipse's.
        public let middle: SIMD2<Double>
        /// Along its own axes.
        public let radii: SIMD2<Double>
        /// How far its axes are turned.
        public let tilt: Angle
        /// Where it begins, as the angle that the ellipse would have as a circle.
        public let first: Angle
        /// How far it goes.
        public let sweep: Angle

        /// The place at an angle, and where it would go from there in a radian.
        func place(at angle: Angle) -> (point: SIMD2<Double>, ahead: SIMD2<Double>) {
            let (turn, own) = (Turn(tilt), Turn(angle))
            func turned(_ x: Double, _ y: Double) -> SIMD2<Double> {
                SIMD2(turn.cos * x - turn.sin * y, turn.sin * x + turn.cos * y)
            }
            return (
                middle + turned(radii.x * own.cos, radii.y * own.sin), turned(-radii.x * own.sin, radii.y * own.cos)
            )
        }
    }

    /// All commands of SVG's path data, one after the other; nil where the text is none. Several lines become one: what moves
    /// from one to the next goes straight.
    public static func strokes(of text: String) -> [TrackStroke]? {
        guard text.utf8.count <= Track.mostBytes else { return nil }
        var reader = TrackReader(text)
        return reader.read() ? reader.strokes : nil
    }

    private static let pieces = 48

    /// Tells points that lie close to each other, up to the end.
    func trace(_ tell: (SIMD2<Double>) -> Void) {
        switch shape {
        case .straight: break
        case .curve(let a, let b):
            for step in 1..<Self.pieces {
                let t = Double(step) / Double(Self.pieces)
                let u = 1 - t
                tell(u * u * u * from + 3 * t * u * (u * a + t * b) + t * t * t * to)
            }
        case .arc(let arc):
            for step in 1..<2 * Self.pieces {
                let part = Double(step) / Double(2 * Self.pieces)
                tell(arc.place(at: .radians(arc.first.radians + arc.sweep.radians * part)).point)
            }
        }
        tell(to)
    }

    /// The same as straight pieces and cubic curves alone; of an arc the curves are off by less than a part in 3000.
    public var curves: [TrackStroke] {
        guard case .arc(let arc) = shape else { return [self] }
        let count = max(1, (abs(arc.sweep.radians) / (.pi / 2) - 1e-9).rounded(.up))
        let step = arc.sweep.radians / count
        let reach = 4.0 / 3 * tan(step / 4)
        var here = from
        return (0..<Int(count)).map { number in
            let first = arc.first.radians + Double(number) * step
            let (start, end) = (arc.place(at: .radians(first)), arc.place(at: .radians(first + step)))
            let to = number + 1 == Int(count) ? to : end.point
            defer { here = to }
            return TrackStroke(from: here, to: to, shape: .curve(here + reach * start.ahead, to - reach * end.ahead))
        }
    }
}

/// Reads SVG's path data.
private struct TrackReader {
    var strokes: [TrackStroke] = []
    private var hasBegun = false
    private var bytes: [UInt8]
    private var place = 0
    private var here = SIMD2<Double>.zero
    private var start = SIMD2<Double>.zero
    /// The last curve's last handle, for those that go on smoothly.
    private var handle: SIMD2<Double>?
    private var lastCommand: UInt8 = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// - Returns: false where the text is no path.
    mutating func read() -> Bool {
        var command: UInt8 = 0
        while let next = peek() {
            if next >= UInt8(ascii: "A"), next != UInt8(ascii: "e") {
                command = next
                place += 1
            } else if command == 0 || command | 32 == UInt8(ascii: "z") {
                return false
            }
            // The first is always a move, and what follows a move without a letter are lines.
            guard hasBegun || command | 32 == UInt8(ascii: "m"), obey(command) else { return false }
            lastCommand = command | 32
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
        return true
    }

    private mutating func obey(_ command: UInt8) -> Bool {
        let base = command >= UInt8(ascii: "a") ? here : .zero
        switch command | 32 {
        case UInt8(ascii: "m"), UInt8(ascii: "l"):
            guard let to = point(base) else { return false }
            if command | 32 == UInt8(ascii: "m") { start = to }
            if hasBegun { go(to) }
            (here, hasBegun) = (to, true)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            go(SIMD2(base.x + x, here.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            go(SIMD2(here.x, base.y + y))
        case UInt8(ascii: "c"):
            guard let a = point(base), let b = point(base), let to = point(base) else { return false }
            curve(a, b, to)
        case UInt8(ascii: "s"):
            let a = reflected(after: UInt8(ascii: "c"), UInt8(ascii: "s"))
            guard let b = point(base), let to = point(base) else { return false }
            curve(a, b, to)
        case UInt8(ascii: "q"):
            guard let a = point(base), let to = point(base) else { return false }
            bend(a, to)
        case UInt8(ascii: "t"):
            let a = reflected(after: UInt8(ascii: "q"), UInt8(ascii: "t"))
            guard let to = point(base) else { return false }
            bend(a, to)
        case UInt8(ascii: "a"):
            guard let x = number(), let y = number(), let tilt = number(), let large = flag(), let sweep = flag(),
                let to = point(base)
            else { return false }
            arc(SIMD2(abs(x), abs(y)), .degrees(tilt), isLarge: large, isSwept: sweep, to)
        case UInt8(ascii: "z"): go(start)
        default: return false
        }
        return true
    }

    private func reflected(after a: UInt8, _ b: UInt8) -> SIMD2<Double> {
        guard let handle, lastCommand == a || lastCommand == b else { return here }
        return 2 * here - handle
    }

    // MARK: Lines and curves

    private mutating func go(_ to: SIMD2<Double>, _ shape: TrackStroke.Shape = .straight) {
        strokes.append(TrackStroke(from: here, to: to, shape: shape))
        here = to
    }

    private mutating func curve(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ to: SIMD2<Double>) {
        go(to, .curve(a, b))
        handle = b
    }

    private mutating func bend(_ a: SIMD2<Double>, _ to: SIMD2<Double>) {
        // A quadratic curve is a cubic one with its handles at two thirds of the way.
        curve(here + 2.0 / 3 * (a - here), to + 2.0 / 3 * (a - to), to)
        handle = a
    }

    /// From both ends to the middle, as SVG's notes on implementing arcs have it.
    private mutating func arc(
        _ radii: SIMD2<Double>, _ tilt: Angle, isLarge: Bool, isSwept: Bool, _ to: SIMD2<Double>
    ) {
        guard radii.x > 0, radii.y > 0, to != here else { return go(to) }
        let turn = Turn(tilt)
        let half = (here - to) / 2
        let p = SIMD2(turn.cos * half.x + turn.sin * half.y, turn.cos * half.y - turn.sin * half.x)
        let over = (p.x / radii.x) * (p.x / radii.x) + (p.y / radii.y) * (p.y / radii.y)
        let r = over > 1 ? over.squareRoot() * radii : radii
        let k = max(1 / min(over, 1) - 1, 0).squareRoot() * (isLarge == isSwept ? -1 : 1)
        let c = SIMD2(k * r.x * p.y / r.y, -k * r.y * p.x / r.x)
        let middle = (here + to) / 2 + SIMD2(turn.cos * c.x - turn.sin * c.y, turn.sin * c.x + turn.cos * c.y)
        let first = atan2((p.y - c.y) / r.y, (p.x - c.x) / r.x)
        var sweep = atan2((-p.y - c.y) / r.y, (-p.x - c.x) / r.x) - first
        if isSwept, sweep < 0 { sweep += 2 * .pi }
        if !isSwept, sweep > 0 { sweep -= 2 * .pi }
        let shape = TrackStroke.Arc(
            middle: middle, radii: r, tilt: tilt, first: .radians(first), sweep: .radians(sweep))
        go(to, .arc(shape))
    }

    // MARK: Numbers

    private mutating func peek() -> UInt8? {
        while place < bytes.count, bytes[place] <= 32 || bytes[place] == UInt8(ascii: ",") { place += 1 }
        return place < bytes.count ? bytes[place] : nil
    }

    private mutating func point(_ base: SIMD2<Double>) -> SIMD2<Double>? {
        guard let x = number(), let y = number() else { return nil }
        return base + SIMD2(x, y)
    }

    /// Flags need nothing between them.
    private mutating func flag() -> Bool? {
        guard let digit = peek(), digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { return nil }
        place += 1
        return digit == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        guard peek() != nil else { return nil }
        let start = place
        var (hasPoint, hasExponent) = (false, false)
        scan: while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                guard place == start || bytes[place - 1] | 32 == UInt8(ascii: "e") else { break scan }
            case UInt8(ascii: "."):
                guard !hasPoint, !hasExponent else { break scan }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard !hasExponent, place > start else { break scan }
                hasExponent = true
            default: break scan
            }
            place += 1
        }
        guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite,
            abs(number) < 1e9
        else { return nil }
        return number
    }
}
