internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// The oddities met in reading that are no errors.
final class Reading {
    let source: JSONSource
    private var first: [Scene.Warning] = []
    /// How many more there were, which are only counted.
    private var rest = 0

    /// How many are told one by one.
    private static let most = 20

    init(_ source: JSONSource) { self.source = source }

    /// - Parameter message: is only made where it will be read: finding what a mistyped name may have meant takes time.
    func warn(at place: Int, _ message: @autoclosure () -> String) {
        if first.count < Self.most { first.append(source.warning(at: place, message())) } else { rest += 1 }
    }

    var warnings: [Scene.Warning] {
        guard let last = first.last, rest > 0 else { return first }
        let more = rest == 1 ? "one more oddity" : "\(rest) more oddities"
        return first + [Scene.Warning(line: last.line, column: last.column, message: "\(more) from here on")]
    }
}

/// A key of the document that this version does not know, kept as it was written.
public struct UnknownField: Hashable, Sendable {
    public var key: String
    /// The value's own text.
    public var json: String
}

/// Reads one object of the document key by key. What is never asked for is unknown: warned of, and kept.
struct ObjectReader {
    let reading: Reading
    let place: Int
    /// `a label`: what messages call the object.
    let what: String
    private(set) var fields: [String: JSONNode.Field] = [:]
    private var order: [String] = []
    private var asked: [String] = []
    private var askedForAll = false

    init(_ node: JSONNode, _ what: String, _ reading: Reading) throws(SceneError) {
        guard case .object(let fields) = node.value else {
            let verb = Self.isPlural(what) ? "are" : "is"
            throw reading.source.error(at: node.place.lowerBound, "\(what) \(verb) an object, not \(node.kind)")
        }
        self.reading = reading
        self.what = what
        place = node.place.lowerBound
        for field in fields {
            if self.fields.updateValue(field, forKey: field.key) != nil {
                reading.warn(
                    at: field.place, "\(JSON.quotation(field.key)) stands twice in \(what); the later one counts")
            } else {
                order.append(field.key)
            }
        }
    }

    /// `the shaders`.
    private static func isPlural(_ what: String) -> Bool { what.hasPrefix("the ") && what.hasSuffix("s") }

    /// The value of a key; null counts as not there.
    mutating func take(_ key: String) -> JSONNode? {
        asked.append(key)
        guard let field = fields[key] else { return nil }
        if case .null = field.node.value { return nil }
        return field.node
    }

    /// All fields in their order, for an object whose keys are names.
    mutating func takeAll() -> [JSONNode.Field] {
        askedForAll = true
        return order.compactMap { fields[$0] }
    }

    /// What stands there, as far as a message can hold it.
    private func quotation(of node: JSONNode) -> Quotation { Quotation(reading.source.text(node.place)) }

    func error(_ node: JSONNode, _ message: String) -> SceneError {
        reading.source.error(at: node.place.lowerBound, message)
    }

    private func unfit(_ key: String, _ node: JSONNode, _ wanted: String) -> SceneError {
        error(node, "\(JSON.quoted(key)) of \(what) needs \(wanted), not \(node.kind)")
    }

    mutating func text(_ key: String) throws(SceneError) -> String? {
        guard let node = take(key) else { return nil }
        guard case .text(let text) = node.value else { throw unfit(key, node, "a text") }
        return text
    }

    mutating func flag(_ key: String) throws(SceneError) -> Bool? {
        guard let node = take(key) else { return nil }
        guard case .flag(let flag) = node.value else { throw unfit(key, node, "true or false") }
        return flag
    }

    mutating func number(_ key: String, _ range: ClosedRange<Double>) throws(SceneError) -> Double? {
        guard let node = take(key) else { return nil }
        let isAboveNone = range.lowerBound == 0.0.nextUp
        let least = isAboveNone ? "above 0 and up" : "from \(numeral(range.lowerBound))"
        let wanted = "a number \(least) to \(numeral(range.upperBound))"
        guard case .number(let number) = node.value else { throw unfit(key, node, wanted) }
        guard range.contains(number) else {
            throw error(node, "\(JSON.quoted(key)) of \(what) needs \(wanted), not \(quotation(of: node))")
        }
        return number
    }

    /// Whole numbers are read from their digits: a seed of 64 bits is more than a double holds.
    mutating func integer<Whole: FixedWidthInteger>(
        _ key: String, _ range: ClosedRange<Whole>
    ) throws(SceneError) -> Whole? {
        guard let node = take(key) else { return nil }
        let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        guard case .number(let number) = node.value else { throw unfit(key, node, wanted) }
        let digits = reading.source.text(node.place)
        guard let whole = Whole(digits) ?? Whole(exactly: number), range.contains(whole) else {
            throw error(node, "\(JSON.quoted(key)) of \(what) needs \(wanted), not \(quotation(of: node))")
        }
        return whole
    }

    mutating func choice<Word: RawRepresentable & CaseIterable>(
        _ key: String, _ type: Word.Type
    ) throws(SceneError) -> Word? where Word.RawValue == String {
        guard let node = take(key) else { return nil }
        let words = Word.allCases.map(\.rawValue)
        let wanted = "one of \(words.joined(separator: ", "))"
        guard case .text(let text) = node.value else { throw unfit(key, node, wanted) }
        if let word = Word(rawValue: text) { return word }
        let ending = Suggestion.ending(for: text, among: words, otherwise: "it is \(wanted)")
        throw error(node, "\(JSON.quoted(key)) of \(what) can't be '\(Quotation(text))'\(ending)")
    }

    mutating func colour(_ key: String) throws(SceneError) -> Colour? {
        guard let node = take(key) else { return nil }
        guard let colour = Colour(node) else {
            throw error(
                node, "\(JSON.quoted(key)) of \(what) needs a colour: \"#rrggbb\", \"#rrggbbaa\" or [red, green, blue]")
        }
        return colour
    }

    mutating func object(_ key: String, _ what: String) throws(SceneError) -> ObjectReader? {
        guard let node = take(key) else { return nil }
        return try ObjectReader(node, what, reading)
    }

    mutating func list(_ key: String) throws(SceneError) -> [JSONNode]? {
        guard let node = take(key) else { return nil }
        guard case .list(let nodes) = node.value else { throw unfit(key, node, "a list") }
        return nodes
    }

    mutating func texts(_ key: String) throws(SceneError) -> [String]? {
        guard let nodes = try list(key) else { return nil }
        var texts: [String] = []
        for node in nodes {
            guard case .text(let text) = node.value else { throw unfit(key, node, "a list of texts") }
            texts.append(text)
        }
        return texts
    }

    /// What nobody asked for, as it was written.
    /// - Parameter hint: what to do about a key that is not there but is known elsewhere, or under another name.
    func unknown(_ hint: (String) -> String? = { _ in nil }) -> [UnknownField] {
        if askedForAll { return [] }
        let known = Set(asked)
        return order.compactMap { key in
            guard !known.contains(key), let field = fields[key] else { return nil }
            reading.warn(at: field.place, complaint(about: key, hint(key)))
            return UnknownField(key: key, json: reading.source.text(field.node.place))
        }
    }
}

extension ObjectReader {
    private func complaint(about key: String, _ hint: String?) -> String {
        let lack = "\(what) \(Self.isPlural(what) ? "have" : "has") no \(JSON.quotation(key))"
        if let hint { return "\(lack); \(hint)" }
        return lack + Suggestion.ending(for: key, among: asked, otherwise: "it is kept, and does nothing")
    }
}

extension [UnknownField] {
    var fields: [(String, JSON)] { map { ($0.key, .verbatim($0.json)) } }
}

extension Colour {
    /// A text as one would type it, or a list of numbers.
    init?(_ node: JSONNode) {
        let value: Parameter.Value?
        switch node.value {
        case .text(let text): value = .choice(text)
        case .list(let nodes):
            value = .vector(nodes.map { if case .number(let number) = $0.value { number } else { .nan } })
        default: value = nil
        }
        switch value {
        case .choice(let text):
            guard let read = try? Self.parameter.value(from: text), read.warning == nil,
                case .colour(let parts) = read.value
            else { return nil }
            self.init(parts)
        case .vector(let numbers)?:
            guard let read = try? Self.parameter.checked(.vector(numbers)), read.warning == nil,
                case .colour(let parts) = read.value
            else { return nil }
            self.init(parts)
        default: return nil
        }
    }

    private static let parameter = Parameter("colour", in: .scene, .colour, default: .colour(.one), help: "")

    var json: JSON { JSON(Parameter.Value.colour(parts)) }
}
