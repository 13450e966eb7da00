extension LiveVocabulary {
    /// The command that a message means: `/scroll 3.2`, `/key Right`, `/undo`; all other addresses are names of knobs:
    /// `/layout/tilt 0.4`, `/tilt 0.4`, `/card/borderColour 1 0.5 0`. nil where it means nothing, like a button that is let
    /// go.
    func command(of message: OSCMessage) -> LiveCommand? {
        let parts = message.address.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let words = message.values.compactMap(\.word)
        guard !parts.isEmpty, !parts.contains(""), words.count == message.values.count,
            message.address.utf8.count <= 256, words.allSatisfy({ $0.utf8.count <= 4096 })
        else { return nil }
        // `/layout cover-flow` is a command, `/layout/tilt 0.4` a knob.
        guard parts.count == 1, let signature = verb(at: parts[0]) else {
            guard !words.isEmpty else { return nil }
            let name = parts.joined(separator: ".")
            return knobs.map { LiveCommand($0, [name, words.joined(separator: ",")]) }
        }
        guard signature.slots.isEmpty else { return try? signature.command(words) }
        if let value = message.values.first, message.values.count > 1 || value.isLetGo { return nil }
        return try? signature.command([])
    }

    /// The command that stands at an address of one part; questions need somebody to answer to.
    private func verb(at name: String) -> LiveSignature? {
        signature(exactly: name).flatMap { $0.kind == .question ? nil : $0 }
    }

    /// What turns a knob.
    private var knobs: LiveSignature? { signatures.first(where: \.turnsKnob) }
}
