/// What is to be known of a live command to read, explain and complete it.
public struct LiveSignature: Sendable {
    public let name: String
    public let kind: LiveKind
    public let help: String
    /// It gives something a value: of many for the same thing, nobody misses those before the last.
    let onlyLastCounts: Bool
    let slots: [LiveSlot]
    /// The words as they are to be kept.
    let check: @Sendable (inout LiveWordReader) throws(LiveError) -> [String]

    /// What comes after the name; square brackets around what may be left out.
    public var arguments: String { slots.map(\.placeholder).joined(separator: " ") }
    public var usage: String { slots.isEmpty ? name : "\(name) \(arguments)" }

    public var fewestWords: Int { slots.filter { !$0.isOptional }.reduce(0) { $0 + $1.offers.count } }

    var turnsKnob: Bool { slots.contains(where: \.turnsKnob) }

    /// One value that is all it takes: a later packet makes an earlier one worthless.
    var isPlainValue: Bool { onlyLastCounts && fewestWords == 1 }

    /// - Parameter position: of the word, from 0 for the first after the name.
    public func offer(at position: Int) -> LiveOffer {
        let offers = slots.flatMap(\.offers)
        if position < offers.count { return offers[position] }
        return slots.last.flatMap { $0.repeats ? $0.offers.last : nil } ?? .nothing
    }

    func command(_ words: [String]) throws(LiveError) -> LiveCommand {
        var reader = LiveWordReader(usage, words)
        let kept = try check(&reader)
        try reader.end()
        return LiveCommand(self, kept)
    }
}
