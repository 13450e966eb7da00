internal import CZoeMath

/// A line through the plane, from an SVG path: places on it by the part of its length that leads there.
public struct Track: Hashable, Sendable {
    /// So many bytes are read; drawings have more, tracks for cards do not.
    public static let mostBytes = 4096

    /// It ends where it begins.
    public private(set) var isClosed = false
    /// In the path's own units.
    public var length: Double { lengths[lengths.count - 1] }
    /// The corners of what it fills.
    public private(set) var (least, most): (SIMD2<Double>, SIMD2<Double>)

    private var points: [SIMD2<Double>]
    /// From the start to each point.
    private var lengths: [Double]

    /// Reads an SVG path, all of its commands; nil where it is none, or leads nowhere. Of several lines it joins the ends: a
    /// track is one.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        var reader = TrackReader(text)
        guard reader.read(), reader.points.count > 1 else { return nil }
        points = reader.points
        lengths = [0]
        (least, most) = (points[0], points[0])
        for (a, b) in zip(points, points.dropFirst()) {
            let delta = b - a
            lengths.append(lengths[lengths.count - 1] + (delta * delta).sum().squareRoot())
            least = pointwiseMin(least, b)
            most = pointwiseMax(most, b)
        }
        guard length.isFinite, length > 1e-9 else { return nil }
        let gap = points[points.count - 1] - points[0]
        isClosed = (gap * gap).sum().squareRoot() < 1e-6 * length
    }

    /// The place at this part of the length, and the direction there. A closed track goes on round and round, an open one
    /// straight on beyond its ends.
    public func place(at part: Double) -> (point: SIMD2<Double>, direction: SIMD2<Double>) {
        let share = isClosed ? part - part.rounded(.down) : part
        let wanted = share * length
        var (low, high) = (0, points.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= wanted { low = middle } else { high = middle }
        }
        // Points that coincide have no direction; some pair beside them has.
        while lengths[high] - lengths[low] <= 0 { if high < points.count - 1 { high += 1 } else { low -= 1 } }
        let run = lengths[high] - lengths[low]
        let step = points[high] - points[low]
        let along = (wanted - lengths[low]) / run
        return (points[low] + along * step, direction(beside: low, high, along: min(max(along, 0), 1)))
    }

    /// Turned evenly from the middle of one piece to the middle of the next, where they make no corner.
    private func direction(beside low: Int, _ high: Int, along: Double) -> SIMD2<Double> {
        func unit(_ a: Int, _ b: Int) -> SIMD2<Double>? {
            let step = points[b] - points[a]
            let length = (step * step).sum().squareRoot()
            return length > 0 ? step / length : nil
        }
        let here = unit(low, high) ?? SIMD2(1, 0)
        let isAhead = along > 0.5
        var (a, b) = isAhead ? (high, high + 1) : (low - 1, low)
        if isClosed, a < 0 { (a, b) = (points.count - 2, points.count - 1) }
        if isClosed, b >= points.count { (a, b) = (0, 1) }
        guard a >= 0, b < points.count, let next = unit(a, b), (here * next).sum() > 0.9 else { return here }
        let mixed = here + abs(along - 0.5) * (next - here)
        let length = (mixed * mixed).sum().squareRoot()
        return mixed / length
    }
}

/// Reads SVG's path data into points that lie close to each other on its curves.
private struct TrackReader {
    var points: [SIMD2<Double>] = []
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
            guard !points.isEmpty || command | 32 == UInt8(ascii: "m"), obey(command) else { return false }
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
            if points.isEmpty || command | 32 == UInt8(ascii: "m") { start = to }
            go(to)
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
        return points.count < 100_000
    }

    private func reflected(after a: UInt8, _ b: UInt8) -> SIMD2<Double> {
        guard let handle, lastCommand == a || lastCommand == b else { return here }
        return 2 * here - handle
    }

    // MARK: Lines and curves

    private mutating func go(_ to: SIMD2<Double>) {
        if points.last != to { points.append(to) }
        here = to
    }

    private static let pieces = 48

    private mutating func curve(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ to: SIMD2<Double>) {
        let from = here
        for step in 1...Self.pieces {
            let t = Double(step) / Double(Self.pieces)
            let u = 1 - t
            go(step == Self.pieces ? to : u * u * u * from + 3 * t * u * (u * a + t * b) + t * t * t * to)
        }
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
        for step in 1..<2 * Self.pieces {
            let angle = Turn(.radians(first + sweep * Double(step) / Double(2 * Self.pieces)))
            let (x, y) = (r.x * angle.cos, r.y * angle.sin)
            go(middle + SIMD2(turn.cos * x - turn.sin * y, turn.sin * x + turn.cos * y))
        }
        go(to)
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
