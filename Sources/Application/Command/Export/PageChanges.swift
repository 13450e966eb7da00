import ZoeDocument

/// What of a page's scene changes along a timeline: values by where they stand in the scene as its scripts read it, one for each moment.
struct PageChanges {
    private var changes: [(values: [JSON], paths: [JSON])] = []
    private var numbers: [[JSON]: Int] = [:]

    /// Of all that is alike in shape only the parts are kept that change.
    /// - Parameters:
    ///   - values: what stands there, moment by moment.
    ///   - path: keys and indices from the scene on.
    mutating func add(_ values: [JSON], at path: [JSON]) {
        guard let first = values.first, values.contains(where: { $0 != first }) else { return }
        if let parts = Self.parts(of: values, like: first) {
            for (key, part) in parts { add(part, at: path + [key]) }
            return
        }
        let values = values.map(\.short)
        let number = numbers[values] ?? changes.count
        if number == changes.count {
            numbers[values] = number
            changes.append((values, []))
        }
        changes[number].paths.append(.list(path))
    }

    /// The values of each field or element; nil where they have no such parts, or others at another moment.
    private static func parts(of values: [JSON], like first: JSON) -> [(key: JSON, values: [JSON])]? {
        switch first {
        case .object(let fields):
            let rows = values.compactMap { value -> [JSON.Field]? in
                if case .object(let own) = value, own.map(\.key) == fields.map(\.key) { own } else { nil }
            }
            guard rows.count == values.count else { return nil }
            return fields.indices.map { place in (.text(fields[place].key), rows.map { $0[place].value }) }
        case .list(let items):
            let rows = values.compactMap { value -> [JSON]? in
                if case .list(let own) = value, own.count == items.count { own } else { nil }
            }
            guard rows.count == values.count else { return nil }
            return items.indices.map { place in (.integer(place), rows.map { $0[place] }) }
        default: return nil
        }
    }

    /// Numbers flow from moment to moment, all else is there at once.
    var json: JSON {
        .list(
            changes.map { values, paths in
                .object([
                    ("flows", .flag(values.allSatisfy(\.isNumber))), ("values", .list(values)), ("paths", .list(paths)),
                ])
            })
    }
}

extension JSON {
    /// Whole ones stand for things: pictures, letters, one of several answers.
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

    /// As short as nobody sees the difference.
    fileprivate var short: JSON {
        guard case .number(let number) = self, abs(number) < 1e6 else { return self }
        return .number((number * 1e6).rounded() / 1e6)
    }
}
