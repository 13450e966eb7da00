import Foundation
import Testing
import ZoeText

/// The fonts that golden pictures are drawn with: the same on every machine, whatever else it has.
enum GoldenFonts {
    /// A file of each, and the package that brings it.
    private static let wanted = [
        ("opentype/inter/Inter-Regular.otf", "fonts-inter"),
        ("opentype/urw-base35/C059-Roman.otf", "fonts-urw-base35"),
        ("truetype/dejavu/DejaVuSans.ttf", "fonts-dejavu-core"),
    ]

    static let configuration = TestFolder.url.appending(path: "Fixtures/fonts.conf").path

    /// Without its fonts a picture would differ for a reason that nobody sees in it.
    static func typesetter() throws -> Typesetter {
        for (file, package) in wanted {
            try #require(
                FileManager.default.fileExists(atPath: "/usr/share/fonts/" + file),
                "golden pictures need /usr/share/fonts/\(file): apt-get install \(package)")
        }
        return Typesetter(configuration: configuration)
    }
}

enum TestFolder {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
