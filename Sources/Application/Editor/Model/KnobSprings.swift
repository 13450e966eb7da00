internal import LayoutCore

/// Knobs on their way from one state to another, each on a spring of its own. What is sent elsewhere on its way keeps its speed.
public struct KnobSprings: Hashable, Sendable {
    private struct Spring: Hashable, Sendable {
        var value: SIMD4<Double>
        var speed = SIMD4<Double>.zero
        /// How far is so near that nobody sees the difference.
        var grain: Double
    }

    private var springs: [String: Spring] = [:]

    /// Seconds for a swing without friction, and how much of the friction that lets none over.
    private static let (response, damping) = (0.5, 0.8)
    /// Finer than a frame, so that no spring gains by being stepped.
    private static let step = 1.0 / 480

    var isMoving: Bool { !springs.isEmpty }

    /// All knobs that are elsewhere set off for where they are to be.
    /// - Parameter isOwn: whether a knob is not moved by anything else meanwhile.
    mutating func setOff(from knobs: Knobs, to goal: Knobs, where isOwn: (String) -> Bool) {
        for parameter in goal.table.parameters {
            let name = parameter.fullName
            guard knobs.table[name] != nil, isOwn(name), let place = knobs[name].parts, let end = goal[name].parts,
                place != end
            else {
                springs[name] = nil
                continue
            }
            let grain = parameter.grain(from: place, to: end)
            springs[name] = Spring(value: place, speed: springs[name]?.speed ?? .zero, grain: grain)
        }
    }

    /// It is turned by hand.
    mutating func drop(_ name: String) { springs[name] = nil }

    mutating func stop() { springs = [:] }

    mutating func advance(by seconds: Double, to goal: Knobs) {
        let pull = 6.283185307179586 / Self.response
        let (stiffness, friction) = (pull * pull, 2 * Self.damping * pull)
        let count = max(1, (min(seconds, 1) / Self.step).rounded(.up))
        let step = min(seconds, 1) / count
        for (name, spring) in springs {
            guard goal.table[name] != nil, let end = goal[name].parts else {
                springs[name] = nil
                continue
            }
            var next = spring
            for _ in 0..<Int(count) {
                next.speed -= step * (stiffness * (next.value - end) + friction * next.speed)
                next.value += step * next.speed
            }
            let far = (next.value - end).most + next.speed.most * Self.response
            springs[name] = far < next.grain ? nil : next
        }
    }

    /// The knobs as they are at this moment.
    func laid(over goal: Knobs) -> Knobs {
        guard isMoving else { return goal }
        var knobs = goal
        for (name, spring) in springs where goal.table[name] != nil {
            guard let value = goal[name].with(spring.value) else { continue }
            // A spring that swings over the end of a range is held there.
            _ = try? knobs.set(name, to: value)
        }
        return knobs
    }
}

extension SIMD4<Double> {
    fileprivate var most: Double { Swift.max(Swift.max(abs(x), abs(y)), Swift.max(abs(z), abs(w))) }
}

extension Parameter {
    fileprivate func grain(from start: SIMD4<Double>, to end: SIMD4<Double>) -> Double {
        // A thousandth of the way, or what can be told apart where the way is short.
        max(1e-3 * (end - start).most, 1e-9)
    }
}

extension Parameter.Value {
    /// What can be gone through from one value to another; nil where there is nothing between them.
    fileprivate var parts: SIMD4<Double>? {
        switch self {
        case .number(let number): SIMD4(number, 0, 0, 0)
        case .colour(let colour): colour
        case .vector(let numbers) where numbers.count <= 4:
            SIMD4(numbers + Array(repeating: 0, count: 4 - numbers.count))
        default: nil
        }
    }

    fileprivate func with(_ parts: SIMD4<Double>) -> Self? {
        switch self {
        case .number: return .number(parts.x)
        case .colour:
            return .colour(parts.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)))
        case .vector(let numbers): return .vector((0..<numbers.count).map { parts[$0] })
        default: return nil
        }
    }
}
