internal import CardContent
internal import LayoutCore

extension CardStyle {
    private static let names = ["{index}", "{number}"]

    /// Whether a label says which card it is on.
    var namesCard: Bool {
        var labels = labels
        if case .own(let back) = back { labels += back.labels }
        return labels.contains { label in Self.names.contains { label.text.contains($0) } }
    }

    func naming(_ card: Card) -> CardStyle {
        var style = self
        style.labels = Self.naming(card, labels)
        if case .own(var back) = back {
            back.labels = Self.naming(card, back.labels)
            style.back = .own(back)
        }
        return style
    }

    private static func naming(_ card: Card, _ labels: [Label]) -> [Label] {
        labels.map { label in
            var label = label
            label.text = naming(card, label.text)
            return label
        }
    }

    /// By hand: this is done for each card of each frame, and the standard library's `replacing` takes as long as to draw one.
    private static func naming(_ card: Card, _ text: String) -> String {
        guard var open = text.utf8.firstIndex(of: UInt8(ascii: "{")) else { return text }
        var named = String(text[..<open])
        while true {
            var rest = text[open...]
            if rest.hasPrefix(names[0]) {
                named += "\(card.index)"
                rest = rest.dropFirst(names[0].utf8.count)
            } else if rest.hasPrefix(names[1]) {
                named += "\(card.index &+ 1)"
                rest = rest.dropFirst(names[1].utf8.count)
            } else {
                named.append("{")
                rest = rest[rest.utf8.index(after: open)...]
            }
            guard let next = rest.utf8.firstIndex(of: UInt8(ascii: "{")) else { return named + rest }
            named += rest[..<next]
            open = next
        }
    }
}
