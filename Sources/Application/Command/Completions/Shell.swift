/// A shell that can complete the command's words.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// A file for it, made from the commands' own tables.
    var completions: String {
        switch self {
        case .bash: Self.forBash
        case .zsh: Self.forZsh
        case .fish: Self.forFish
        }
    }

    /// In single quotes, which all three understand alike.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    /// A list of words; none of ours needs quotes.
    static func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
