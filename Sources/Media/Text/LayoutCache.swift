internal import CardContent

/// What was laid out lately. The older half goes when there is too much.
struct LayoutCache {
    struct Key: Hashable {
        var label: Label
        var form: CardForm
        var wish: TextFit.Wish
        var detail: Detail
    }

    static let half = 2048
    private var recent: [Key: TextLayout] = [:]
    private var older: [Key: TextLayout] = [:]

    var count: Int { recent.count + older.count }

    /// Counts as a use.
    subscript(key: Key) -> TextLayout? {
        mutating get {
            if let known = recent[key] { return known }
            guard let known = older.removeValue(forKey: key) else { return nil }
            self[key] = known
            return known
        }
        set {
            if recent.count >= Self.half { (older, recent) = (recent, [:]) }
            recent[key] = newValue
        }
    }
}
