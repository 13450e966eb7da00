internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// What stands in for a file that cannot be shown.
struct ErrorCard {
    let path: String
    let reason: String

    func style(_ size: Size) -> CardStyle {
        let short = min(size.width, size.height)
        guard short > 0, short.isFinite else { return CardStyle() }
        let insets = Label.Insets(left: 0.1 * short, top: 0.12 * short, right: 0.1 * short, bottom: 0.12 * short)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let sans = "Inter, Helvetica Neue, Nimbus Sans, Arial, sans-serif"
        let labels = [
            Label(
                "Can’t show", font: Font(sans, weight: 500), size: 0.055 * short, colour: Colour(hex: 0x9A4A3C),
                alignment: .leading, placement: .top, wraps: false, lines: 1, insets: insets),
            Label(
                "\n" + Self.shortened(name, to: 34), font: Font(sans, weight: 600), size: 0.075 * short,
                colour: Colour(hex: 0x2A2B2F), alignment: .leading, placement: .top, lines: 3, insets: insets),
            Label(
                Self.shortened(reason, to: 140), font: Font(sans, weight: 400), size: 0.055 * short,
                colour: Colour(hex: 0x5A5C62), alignment: .leading, placement: .bottom, lines: 5, insets: insets),
        ]
        return CardStyle(
            Face(fill: .plain(Colour(hex: 0xECEAE6)), labels: labels), cornerRadius: 0.03 * short, borderWidth: 1,
            borderColour: Colour(hex: 0xCFCBC4),
            shadow: Shadow(radius: 0.03 * short, offset: Vector2(x: 0, y: 0.02 * short), opacity: 0.3),
            back: .plain(Colour(hex: 0xDAD7D1)))
    }

    /// Leaves out the middle, for names differ at their ends; control characters become spaces.
    static func shortened(_ text: String, to most: Int) -> String {
        let letters = text.map { letter in
            letter.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } ? " " : letter
        }
        guard letters.count > most, most > 2 else { return String(letters) }
        let end = (most - 1) * 2 / 5
        return String(letters.prefix(most - 1 - end)) + "…" + String(letters.suffix(end))
    }
}
