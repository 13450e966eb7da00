internal import LayoutCore

/// The keys of a scene that hold one value each. All others are read, written and described by hand.
extension Scene: DocumentObject {
    static var empty: Scene { Scene() }

    /// They stand first.
    static let words: [DocumentKey<Scene>] = [
        .text("$schema", \.schemaPlace, "where editors find this schema"),
        .text("name", \.name, "as one types it"),
        .text("title", \.title, "as people call it"),
        .text("note", \.note, "what it shows"),
    ]

    /// They stand behind the view.
    static let clock: [DocumentKey<Scene>] = [
        .number("scroll", \.scroll, in: -1e15...1e15, "the place in the row, in cards"),
        .number("time", \.time, in: 0...Stage.longestTime, "the clock, in seconds"),
        .integer("seed", \.seed, in: 0...UInt64.max, "of everything random"),
    ]
}
