internal import FoundationEssentials

/// Fonts for the panel, where systems keep them; the toolkit's own where none is found.
enum FontFiles {
    static let text = first(["Inter-Regular.otf", "Inter-Regular.ttf", "DejaVuSans.ttf"])
    static let bold = first(["Inter-SemiBold.otf", "Inter-Bold.otf", "Inter-Bold.ttf", "DejaVuSans-Bold.ttf"])
    static let mono = first(["JetBrainsMono-Regular.ttf", "DejaVuSansMono.ttf"])

    private static let folders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/dejavu",
        "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/TTF", "/Library/Fonts",
    ]

    private static func first(_ names: [String]) -> String? {
        for name in names {
            for folder in folders {
                let path = "\(folder)/\(name)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }
}
