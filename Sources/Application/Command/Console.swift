import Synchronization

/// The process's own streams: results go to stdout, all else to stderr.
enum Console {
    private static let quiet = Atomic(false)

    /// From now on only errors are told.
    static var isQuiet: Bool { quiet.load(ordering: .relaxed) }
    static func beQuiet() { quiet.store(true, ordering: .relaxed) }

    static func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

    static func write(_ bytes: [UInt8]) throws(Failure) {
        do {
            try System.send(bytes, to: .standardOutput)
        } catch {
            throw error == .readerLeft ? .readerLeft : Failure(.writingFailed, "writing to stdout failed: \(error)")
        }
    }

    static func warn(_ message: String) { inform("warning: \(message)") }

    /// Says what nobody has to know.
    static func inform(_ message: String) {
        if !isQuiet { say(message) }
    }

    /// One line, whatever the message holds. Nobody is left to be told when stderr fails.
    static func say(_ message: String) {
        Progress.clear()
        try? System.send(Array("zoetrope: \(printable(message))\n".utf8), to: .standardError)
    }

    /// Control characters would break the line, or play tricks on a terminal, so they are spelled out.
    private static func printable(_ message: String) -> String {
        var line = ""
        for scalar in message.unicodeScalars {
            if scalar.properties.generalCategory == .control || "\u{2028}\u{2029}".unicodeScalars.contains(scalar) {
                line += scalar.escaped(asASCII: true)
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
