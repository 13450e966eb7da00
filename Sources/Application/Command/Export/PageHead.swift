import ZoeExport

/// What the head of every page begins with, before styles and scripts of its own.
struct PageHead {
    let title: String
    /// What it is about, in a sentence; empty for nothing.
    var note = ""
    /// Which scripts run, and what may be asked for.
    let policy: String

    var text: String {
        let description = note.isEmpty ? "" : "<meta name=\"description\" content=\"\(Markup.text(note))\">\n"
        return """
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="zoetrope">
            \(description)<title>\(Markup.text(title))</title>
            <link rel="icon" href="data:,">
            """
    }
}
