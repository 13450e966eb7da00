internal import LayoutCore

extension LiveCommand {
    /// The command that a message means: `/scroll 3.2`, `/key Right`, `/undo`; all other addresses are names of knobs:
    /// `/layout/tilt 0.4`, `/tilt 0.4`, `/card/borderColour 1 0.5 0`. nil where it means nothing, like a button that is let
    /// go.
    init?(_ message: OSCMessage) {
        let parts = message.address.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let words = message.values.compactMap(\.word)
        guard !parts.isEmpty, !parts.contains(""), words.count == message.values.count,
            message.address.utf8.count <= 256, words.allSatisfy({ $0.utf8.count <= 4096 })
        else { return nil }
        // `/layout cover-flow` is a command, `/layout/tilt 0.4` a knob.
        if parts.count == 1, let name = Name(rawValue: parts[0]), name.isForPackets {
            if name.arguments.isEmpty {
                if let value = message.values.first, message.values.count > 1 || value.isLetGo { return nil }
                try? self.init(words: [name.rawValue])
            } else {
                try? self.init(words: [name.rawValue] + words)
            }
        } else {
            guard !words.isEmpty else { return nil }
            self = .set(parts.joined(separator: "."), to: words.joined(separator: ","))
        }
    }
}

extension LiveCommand.Name {
    /// Questions need somebody to answer to.
    fileprivate var isForPackets: Bool {
        switch self {
        case .get, .layouts, .wait, .state, .stats, .help: false
        default: true
        }
    }
}
