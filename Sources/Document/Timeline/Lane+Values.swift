internal import CardContent
public import LayoutCore
internal import ZoeStyle

extension Timeline.Lane {
    /// The place of the last key that is not after this time; nil before the first.
    public func place(at time: Double) -> Int? {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Where it is at a time: before the first key as there, after the last one as there.
    /// - Parameter parameter: whose values they are, where it is known.
    public func value(at time: Double, of parameter: Parameter?) -> Parameter.Value? {
        guard let place = place(at: time) else { return keys.first.flatMap { $0.value.read(as: parameter) } }
        let key = keys[place]
        guard let from = key.value.read(as: parameter) else { return nil }
        guard place + 1 < keys.count, let to = keys[place + 1].value.read(as: parameter) else { return from }
        let share = key.curve.value(at: (time - key.time) / (keys[place + 1].time - key.time))
        return from.blended(with: to, at: share).fitted(to: parameter)
    }
}

extension Parameter.Value {
    /// As the parameter keeps it; nil where it can't be one of its values.
    fileprivate func read(as parameter: Parameter?) -> Parameter.Value? {
        guard let parameter else { return self }
        switch (parameter.kind, self) {
        // What needs no reading is most of all.
        case (.number, .number), (.integer, .number), (.integer, .integer), (.flag, .flag), (.colour, .colour):
            return self
        case (_, .choice(let text)): return try? parameter.value(from: text).value
        default: return try? parameter.checked(self).value
        }
    }

    /// Numbers in between are whole where only whole ones will do.
    fileprivate func fitted(to parameter: Parameter?) -> Parameter.Value {
        guard case .integer? = parameter?.kind, case .number(let number) = self else { return self }
        return .number(number.rounded())
    }

    /// Between two values. What has nothing in between stays as it is until the other one is reached.
    func blended(with other: Parameter.Value, at t: Double) -> Parameter.Value {
        if t == 0 { return self }
        if t == 1 { return other }
        switch (self, other) {
        case (.colour(let a), .colour(let b)): return .colour(Colour(a).blended(with: Colour(b), at: t).parts)
        case (.vector(let a), .vector(let b)) where a.count == b.count:
            return .vector(zip(a, b).map { (1 - t) * $0 + t * $1 })
        default:
            guard let a = number, let b = other.number else { return self }
            return .number((1 - t) * a + t * b)
        }
    }

    private var number: Double? {
        switch self {
        case .number(let number): number
        case .integer(let number): Double(number)
        case .flag, .choice, .colour, .vector, .auto: nil
        }
    }
}
