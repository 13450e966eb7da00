/// What a shell offers for a word that is being typed.
enum ShellCompletion: Equatable, Sendable {
    case nothing
    case files
    case folders
    case words([String])
    /// Names of the program's own, or else a file.
    case wordsOrFiles([String])
    /// Names after which `=` and a value follow.
    case names([String])
}
