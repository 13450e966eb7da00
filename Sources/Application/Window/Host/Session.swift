internal import FoundationEssentials

/// What the window looked like, kept from one run to the next.
struct Session: Codable, Hashable {
    var window: WindowPlace?
    var showsPanel = true
    /// Whoever has hidden the panel once knows how to get it back.
    var knowsPanelKey = false
    /// Whether what the welcome says has been understood; nil in a file from before there was one.
    var isWelcomed: Bool?
    /// The size of everything over the stage; nil follows the screen.
    var interface: Double?
    /// What was typed at the prompt, the last line last.
    var prompts: [String]?
    /// Files that were opened or saved, the last one first.
    var recent: [String]?

    /// nil where the text is none of a session: one then begins anew.
    init?(_ text: String) {
        guard let read = try? JSONDecoder().decode(Session.self, from: Data(text.utf8)) else { return nil }
        self = read
        // A tampered file must not ask for an impossible window or unreadable letters.
        interface = interface.flatMap(InterfaceSize.held)
        guard var place = window else { return }
        let sides = 64...16_384
        place.width = min(max(place.width, sides.lowerBound), sides.upperBound)
        place.height = min(max(place.height, sides.lowerBound), sides.upperBound)
        let reach = -65_536...65_536
        if !reach.contains(place.left ?? 0) || !reach.contains(place.top ?? 0) { (place.left, place.top) = (nil, nil) }
        window = place
    }

    /// The session of someone who has never started the program.
    init() { isWelcomed = false }

    private static let mostRecent = 12

    mutating func note(recent path: String) {
        let others = (recent ?? []).filter { $0 != path }
        recent = Array(([path] + others).prefix(Self.mostRecent))
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
