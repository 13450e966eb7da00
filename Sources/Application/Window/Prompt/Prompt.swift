internal import ZoeLive

/// The line at the lower edge at which commands are typed, and what was answered.
struct Prompt {
    struct Entry: Equatable {
        let line: String
        /// nil while it is still to come.
        var reply: Reply?
    }

    var isOpen = false { didSet { if isOpen { askForFocus() } } }
    /// For so many frames yet the field asks to be typed in.
    var framesToFocus = 0
    var text = ""
    /// The lines that are shown, the newest last.
    private(set) var entries: [Entry] = []
    /// What was typed, here and in earlier windows.
    private(set) var history: [String]
    /// The place in the history; at its end is what is being typed.
    private var place: Int
    private var draft = ""
    /// Lines that wait for the answer to one before them.
    private var waiting: [String] = []

    private static let mostEntries = 200
    private static let mostHistory = 100
    /// A longer line is no command that somebody would want again.
    private static let longest = 400

    init(history: [String] = []) {
        self.history = Array(history.filter { !$0.isEmpty && $0.utf8.count <= Self.longest }.suffix(Self.mostHistory))
        place = self.history.count
    }

    mutating func close() {
        isOpen = false
        text = ""
        place = history.count
    }

    private mutating func askForFocus() { framesToFocus = 10 }

    // MARK: Typing

    /// What the arrow up would show; nil at the beginning.
    var older: String? { place > 0 ? history[place - 1] : nil }
    var newer: String? {
        if place >= history.count { return nil }
        return place + 1 < history.count ? history[place + 1] : draft
    }

    mutating func showOlder() {
        guard let older else { return }
        if place == history.count { draft = text }
        place -= 1
        text = older
    }

    mutating func showNewer() {
        guard let newer else { return }
        place += 1
        text = newer
    }

    /// Enter was pressed.
    mutating func enter() {
        let line = text.trimmed
        text = ""
        askForFocus()
        defer { (place, draft) = (history.count, "") }
        guard !line.isEmpty else { return }
        if history.last != line, line.utf8.count <= Self.longest { history.append(line) }
        history.removeFirst(max(0, history.count - Self.mostHistory))
        entries.append(Entry(line: line))
        entries.removeFirst(max(0, entries.count - Self.mostEntries))
        waiting.append(line)
    }

    // MARK: Answers

    var hasLines: Bool { !waiting.isEmpty }

    mutating func takeLine() -> String? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// The answer to the first line that has none.
    mutating func note(_ reply: Reply) {
        guard let place = entries.firstIndex(where: { $0.reply == nil }) else { return }
        entries[place].reply = reply
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let count = start.reversed().prefix { $0.isWhitespace }.count
        return String(start.dropLast(count))
    }
}
