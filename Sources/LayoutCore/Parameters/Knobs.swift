/// The values of a layout's knobs: what was set, and the defaults for the rest. A knob that was set to its default is set.
public struct Knobs: Hashable, Sendable {
    /// The knobs there are.
    public let table: ParameterTable
    private var changed: [String: Parameter.Value] = [:]
    /// Which of the table's first places these are, a bit each.
    private var marks = SIMD4<UInt64>.zero

    /// All knobs at their defaults.
    public init(_ table: ParameterTable) { self.table = table }

    /// The value of the knob with this full or short name; a knob that is not there is `.auto`.
    public subscript(name: String) -> Parameter.Value {
        guard let parameter = table[name] else {
            assertionFailure("no knob is called \(name)")
            return .auto
        }
        return changed[parameter.fullName] ?? parameter.default
    }

    /// The value of the knob with this full name, where there is one.
    func value(ofFullName name: String) -> Parameter.Value? { changed[name] ?? table[name]?.default }

    /// The same for a parameter of the table that shares this. A frame asks for a hundred, most of them as they are by default.
    func value(of content: Shared<Parameter.Content>) -> Parameter.Value? {
        guard let place = table.place(of: content), place < Self.marked, marks[place >> 6] & Self.mark(place) == 0
        else {
            return value(ofFullName: content.content.fullName)
        }
        return content.content.default
    }

    private static let marked = 256
    private static func mark(_ place: Int) -> UInt64 { 1 << UInt64(place & 63) }

    private mutating func put(_ value: Parameter.Value?, at name: String) {
        changed[name] = value
        guard let place = table.place(ofFullName: name), place < Self.marked else { return }
        if value == nil { marks[place >> 6] &= ~Self.mark(place) } else { marks[place >> 6] |= Self.mark(place) }
    }

    /// A number, where the knob is not left to the program.
    public func number(_ name: String) -> Double? {
        Double.read(self[name])
    }

    /// A whole number, where the knob is not left to the program.
    public func integer(_ name: String) -> Int? {
        Int.read(self[name])
    }

    /// True where the knob is a flag that is on.
    public func flag(_ name: String) -> Bool { self[name] == .flag(true) }

    /// The chosen word, or the path of a picture.
    public func choice(_ name: String) -> String? {
        if case .choice(let value) = self[name] { return value }
        return nil
    }

    /// Red, green, blue, alpha.
    public func colour(_ name: String) -> SIMD4<Double>? {
        if case .colour(let value) = self[name] { return value }
        return nil
    }

    /// What was set, by full name: also to what would hold by itself, for that may be another value in another layout.
    public var changes: [String: Parameter.Value] { changed }

    /// Leaves the knob with this full or short name to its default again.
    public mutating func reset(_ name: String) { table[name].map { put(nil, at: $0.fullName) } }

    /// The same values, and nothing said twice: what was set to its default is left to it.
    public var withoutDefaults: Knobs {
        var lean = self
        for (name, value) in changed where table[name]?.default == value { lean.put(nil, at: name) }
        return lean
    }

    /// The same values, but those of a part of the table stand as they do in that part.
    public func taking(_ part: Knobs) -> Knobs {
        var whole = self
        for name in part.table.parameters.lazy.map({ $0.fullName }) where table[name] != nil {
            whole.put(part.changed[name], at: name)
        }
        return whole
    }

    /// Keeps a value that has passed the table's bounds. Setting it to `auto` sets nothing.
    mutating func keep(_ value: Parameter.Value, for parameter: Parameter) {
        put(value == .auto ? nil : value, at: parameter.fullName)
    }
}

/// All knobs there are in one place, found by full or by short name.
///
/// A short name shared by several parameters means the first: so the parts that come first find their own knobs whatever is added behind. Where a
/// person types such a name, the full one is asked for (`parameter(named:)`).
public struct ParameterTable: Hashable, Sendable {
    private let shared: Shared<Content>

    private struct Content: Sendable {
        let parameters: [Parameter]
        /// Where a name's parameter is; `~place`, so below 0, where several have that short name.
        let byName: [String: Int]
        let places: ParameterPlaces
    }

    /// In the order in which a panel shows them.
    public var parameters: [Parameter] { shared.content.parameters }

    /// A table of these parameters.
    public init(_ parameters: [Parameter]) {
        var byName: [String: Int] = [:]
        for (place, parameter) in parameters.enumerated() {
            let first = byName[parameter.name]
            byName[parameter.name] = first.map { min($0, ~$0) } ?? place
        }
        for (place, parameter) in parameters.enumerated() {
            let isShared = byName[parameter.fullName].map { $0 < 0 } ?? false
            byName[parameter.fullName] = isShared ? ~place : place
        }
        for (ending, place) in Self.endings(of: parameters) where place >= 0 && byName[ending] == nil {
            byName[ending] = place
        }
        // Of several with one full name the last is meant.
        let places = ParameterPlaces(parameters) { place in
            byName[parameters[place].fullName].map { $0 < 0 ? ~$0 : $0 } == place
        }
        shared = Shared(Content(parameters: parameters, byName: byName, places: places))
    }

    /// Whether more than one parameter has this short name.
    func isShared(_ name: String) -> Bool { (shared.content.byName[name] ?? 0) < 0 }

    /// `post.bloom.strength` is found as `strength` too, where nothing else has that name; below 0 where several have it.
    private static func endings(of parameters: [Parameter]) -> [String: Int] {
        var endings: [String: Int] = [:]
        for (place, parameter) in parameters.enumerated() {
            // By bytes: every scene does this at its start, for hundreds of names.
            let name = parameter.name.utf8
            guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { continue }
            let ending = String(parameter.name[name.index(after: dot)...])
            endings[ending] = endings[ending] == nil ? place : -1
        }
        return endings
    }

    /// The parameter with this full or short name.
    public subscript(name: String) -> Parameter? {
        shared.content.byName[name].map { shared.content.parameters[$0 < 0 ? ~$0 : $0] }
    }

    func place(of content: Shared<Parameter.Content>) -> Int? {
        shared.content.places.place(of: content, in: shared.content.parameters)
    }

    func place(ofFullName name: String) -> Int? { shared.content.byName[name].map { $0 < 0 ? ~$0 : $0 } }

    /// What the parameters are about, in their order.
    public var groups: [Parameter.Group] {
        var groups: [Parameter.Group] = []
        for parameter in parameters where !groups.contains(parameter.group) { groups.append(parameter.group) }
        return groups
    }

    public static func == (a: ParameterTable, b: ParameterTable) -> Bool {
        a.shared === b.shared || a.parameters == b.parameters
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(parameters.count) }
}

extension Int {
    /// The nearest Int, also for numbers that have none: NaN is 0.
    init(safely value: Double) {
        if value.isNaN {
            self = 0
        } else if value >= Double(Int.max) {
            self = .max
        } else if value <= Double(Int.min) {
            self = .min
        } else {
            self = Int(value)
        }
    }
}
