/// A path that is being typed, and what could be meant by it.
struct PathField {
    enum Purpose: Equatable {
        case open, save
        /// A picture for the knob with this full name.
        case picture(String)
    }

    let purpose: Purpose
    var text: String { didSet { if folder != Self.folder(of: text) { look() } } }
    /// Files that were open lately, the last one first.
    let recent: [String]
    private let start: String
    /// What goes on once the file is saved.
    let next: Overlay.Next?
    private(set) var files: [ViewerFile] = []
    private(set) var complaint: String?
    /// An existing file is only replaced after a second confirmation.
    var isWarned = false
    private var folder = ""
    private let list: (String) -> Result<[ViewerFile], ViewerFailure>

    init(
        _ purpose: Purpose, text: String, recent: [String] = [], then next: Overlay.Next? = nil,
        _ list: @escaping (String) -> Result<[ViewerFile], ViewerFailure>
    ) {
        self.purpose = purpose
        self.text = text
        self.recent = recent
        start = text
        self.next = next
        self.list = list
        look()
    }

    /// Nothing was typed or chosen yet.
    var isUntouched: Bool { text == start }

    var isSaving: Bool { if case .save = purpose { true } else { false } }

    /// Up to the last slash.
    private static func folder(of text: String) -> String { text.lastIndex(of: "/").map { String(text[...$0]) } ?? "" }

    private var typed: Substring { text[(text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex)...] }

    private mutating func look() {
        folder = Self.folder(of: text)
        isWarned = false
        switch list(folder.isEmpty ? "." : folder) {
        case .success(let found): (files, complaint) = (found, nil)
        case .failure(let refusal): (files, complaint) = ([], refusal.text)
        }
    }

    /// What is in the folder and begins like the name that is typed; hidden files only once a dot is typed.
    var matches: [ViewerFile] {
        let typed = typed.lowercased()
        let fitting = files.filter {
            $0.name.lowercased().hasPrefix(typed) && (!$0.name.hasPrefix(".") || typed.hasPrefix("."))
        }
        // A name that is complete is no filter: beside it stands what else is there.
        guard isSaving || fitting.count == 1 && fitting[0].name == self.typed else { return fitting }
        return files.filter {
            !$0.name.hasPrefix(".") && (!isSaving || $0.isFolder || $0.name.hasSuffix(".json"))
        }
    }

    /// Whether a file of this very name is there.
    var isTaken: Bool { files.contains { $0.name == typed && !$0.isFolder } }

    /// What Tab adds: as much as all that fits has in common.
    var ending: String {
        let fitting = files.filter { $0.name.hasPrefix(typed) && (!$0.name.hasPrefix(".") || typed.hasPrefix(".")) }
        guard let first = fitting.first else { return "" }
        let common = fitting.reduce(first.name) { common, file in
            String(zip(common, file.name).prefix { $0 == $1 }.map(\.0))
        }
        let rest = String(common.dropFirst(typed.count))
        return fitting.count == 1 && first.isFolder ? rest + "/" : rest
    }

    /// Enters a folder, or takes a file's name.
    mutating func choose(_ file: ViewerFile) { text = folder + file.name + (file.isFolder ? "/" : "") }

    func path(of file: ViewerFile) -> String { folder + file.name }

    mutating func goUp() {
        let parts = folder.dropLast()
        if parts.isEmpty || parts == "." || parts.hasSuffix("..") {
            if folder != "/" { text = (folder.isEmpty || folder == "./" ? "" : folder) + "../" }
        } else {
            text = String(Self.folder(of: String(parts)))
        }
    }

    /// True where Enter means the folder that is typed rather than what is in it.
    var isFolder: Bool { typed.isEmpty || files.contains { $0.name == typed && $0.isFolder } }
}
