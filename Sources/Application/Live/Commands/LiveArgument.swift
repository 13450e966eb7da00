internal import LayoutCore

/// One argument of a live command: what help calls it, what the prompt offers for it, and how words become a value.
public struct LiveArgument<Value>: Sendable {
    let slot: LiveSlot
    let read: @Sendable (inout LiveWordReader) throws(LiveError) -> Value
    /// The words that read back as the value.
    let write: @Sendable (Value) -> [String]
}

/// What is to be known of an argument, whatever its type.
struct LiveSlot: Sendable {
    /// `DX`; square brackets around what may be left out.
    var placeholder: String
    /// For each of its words.
    let offers: [LiveOffer]
    var isOptional = false
    /// Any number of words.
    var repeats = false
    /// Its first word is the name of a knob, which gets another value.
    var turnsKnob = false
}

/// What the prompt lists where a word is to be typed.
public enum LiveOffer: Hashable, Sendable {
    case nothing, knobs, layouts, scenes, keys, commands, files
    /// What the knob before it can be set to.
    case values
}

/// What a knob is set to, as a person types it.
public struct LiveAssignment: Hashable, Sendable {
    public let name: String
    public let text: String
}

// MARK: The arguments there are

extension LiveArgument where Value == String {
    public static func word(_ placeholder: String, _ offer: LiveOffer = .nothing) -> Self {
        Self(
            slot: LiveSlot(placeholder: placeholder, offers: [offer]),
            read: { reader throws(LiveError) in try reader.word(placeholder) }, write: { [$0] })
    }
}

extension LiveArgument where Value == String {
    /// All words that are left, several numbers as one value: `0.2 1 0` as `0.2,1,0`.
    public static func value(_ placeholder: String) -> Self {
        Self(
            slot: LiveSlot(placeholder: placeholder, offers: [.nothing], repeats: true),
            read: { reader throws(LiveError) in try reader.value(placeholder) }, write: { [$0] })
    }

    /// All words that are left, as they were written.
    public static func phrase(_ placeholder: String) -> Self {
        Self(
            slot: LiveSlot(placeholder: placeholder, offers: [.nothing], repeats: true),
            read: { reader throws(LiveError) in try reader.words(placeholder).joined(separator: " ") }, write: { [$0] })
    }
}

extension LiveArgument where Value == Double {
    /// Any that is finite.
    public static func number(_ placeholder: String) -> Self {
        Self(
            slot: LiveSlot(placeholder: placeholder, offers: [.nothing]),
            read: { reader throws(LiveError) in try reader.number(placeholder) }, write: { [Self.text($0)] })
    }

    /// 0 or more.
    public static var seconds: Self {
        Self(
            slot: LiveSlot(placeholder: "SECONDS", offers: [.nothing]),
            read: { reader throws(LiveError) in try reader.seconds("SECONDS") }, write: { [Self.text($0)] })
    }

    private static func text(_ number: Double) -> String { "\(Parameter.Value.number(number))" }
}

extension LiveArgument where Value == [String] {
    /// A file; the word `none` is no file, and one of that name is `./none`.
    public static var fileOrNone: Self {
        Self(
            slot: LiveSlot(placeholder: "FILE|none", offers: [.files]),
            read: { reader throws(LiveError) in Self.files([try reader.word("FILE")]) }, write: Self.words)
    }

    public static var filesOrNone: Self {
        Self(
            slot: LiveSlot(placeholder: "FILE…|none", offers: [.files], repeats: true),
            read: { reader throws(LiveError) in Self.files(try reader.words("FILE")) }, write: Self.words)
    }

    private static func files(_ words: [String]) -> [String] { words == [none] ? [] : words }
    private static func words(_ files: [String]) -> [String] { files.isEmpty ? [none] : files }
    private static var none: String { "none" }
}

extension LiveArgument where Value == LiveAssignment {
    /// `NAME VALUE`, `NAME=VALUE`, and `NAME X Y Z` for what has several numbers.
    public static var assignment: Self {
        Self(
            slot: LiveSlot(placeholder: "NAME VALUE", offers: [.knobs, .values], repeats: true, turnsKnob: true),
            read: { reader throws(LiveError) in try reader.assignment() }, write: { [$0.name, $0.text] })
    }
}

extension LiveArgument {
    /// One that may be left out.
    public static func optional<Wrapped>(_ argument: LiveArgument<Wrapped>) -> Self where Value == Wrapped? {
        var slot = argument.slot
        (slot.placeholder, slot.isOptional) = ("[\(slot.placeholder)]", true)
        return Self(
            slot: slot,
            read: { reader throws(LiveError) in
                if reader.isAtEnd { return nil }
                return try argument.read(&reader)
            },
            write: { value in value.map(argument.write) ?? [] })
    }
}
