import Glibc

// The terminal that somebody sits at, where there is one.
extension System {
    /// Whether what goes to stderr is read by a person, and can be written over.
    static var canWriteOver: Bool { isTerminal(.standardError) && variable("TERM") != "dumb" }

    /// How many letters a line of the terminal has.
    static var terminalWidth: Int {
        var size = winsize()
        let isKnown = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
        return isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Whether other letters than those of English can be shown.
    static var speaksUTF8: Bool {
        let name = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
        return name.lowercased().replacing("-", with: "").hasSuffix("utf8")
    }
}
