/// A scene for other tools, as the window offers it: a line each, with a word to it.
public struct ExportPlan: Hashable, Sendable {
    /// As `zoetrope export --format` has it.
    public let format: String
    /// How its file's name ends, with the point.
    public let ending: String
    public let title: String
    /// What it is for.
    public let use: String
    /// Further options.
    public let options: [String]

    init(_ format: String, _ ending: String, _ title: String, _ use: String, _ options: [String] = []) {
        (self.format, self.ending, self.title, self.use, self.options) = (format, ending, title, use, options)
    }

    public static let all = [
        ExportPlan("html", ".html", "Page that plays", "the scene with its knobs, for any browser", ["--panel"]),
        ExportPlan("css", ".html", "Page without scripts", "HTML and CSS alone, with its motion"),
        ExportPlan("glb", ".glb", "Model", "glTF for 3D programs, engines, phones"),
        ExportPlan("svg", ".svg", "Drawing", "SVG: shapes for drawing programs"),
        ExportPlan("pdf", ".pdf", "Print", "PDF: a page as large as the view"),
        ExportPlan("swift", ".swift", "Swift", "the layout as a function, for Apple's systems"),
        ExportPlan("js", ".js", "JavaScript", "the layout as a function, for pages of your own"),
        ExportPlan("glsl", ".glsl", "GLSL", "the layout as a vertex function"),
        ExportPlan("csv", ".csv", "Table", "where each card stands, for spreadsheets"),
        ExportPlan("json", ".json", "Numbers", "the same as JSON, matrices and all"),
    ]

    /// What its file is called where nobody says otherwise: numbers are no scene.
    public var template: String { format == "json" ? "{scene}-cards.json" : "{scene}\(ending)" }
}
