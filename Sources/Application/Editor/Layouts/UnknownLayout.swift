internal import LayoutCore

/// What is said of a name that no layout has.
public enum UnknownLayout {
    /// The end of a message that quotes the name: `; did you mean 'rotary'?`, what it is like, or what its library has.
    public static func ending(for name: String, otherwise advice: String) -> String {
        // Nobody means a whole text.
        guard name.utf8.count <= Quotation.most else { return "; \(advice)" }
        if let colon = name.firstIndex(of: ":") {
            return "; " + ending(for: String(name[name.index(after: colon)...]), in: String(name[..<colon]))
        }
        if let library = LayoutAlias.library(named: name) { return "; \(names(of: library))" }
        let near = Suggestion.nearest(to: name, among: LayoutKind.all.map(\.name) + LayoutAlias.all.map(\.name))
        let search = LayoutSearch()
        // A word that layouts are known by is no slip of the pen: a tinder is no cylinder.
        let kinds = search.kinds(called: name)
        if let near, kinds.isEmpty || kinds.first?.name == near { return "; did you mean '\(near)'?" }
        let found = kinds.isEmpty ? search.kinds(called: name, orCompounds: true) : kinds
        return "; " + (found.isEmpty ? advice : likeness(to: found))
    }

    /// Of a name with a library before it.
    private static func ending(for own: String, in library: String) -> String {
        let kind = LayoutKind.named(own).map { "did you mean '\($0.name)'? " } ?? ""
        if let known = LayoutAlias.library(named: library) {
            guard kind.isEmpty else { return kind + names(of: known) }
            let near = Suggestion.nearest(to: own, among: LayoutAlias.belonging(to: known).map(\.ownName))
            return near.map { "did you mean '\(known):\($0)'?" } ?? names(of: known)
        }
        let all = "known libraries are \(LayoutAlias.libraries.joined(separator: ", "))"
        if let near = Suggestion.nearest(to: library, among: LayoutAlias.libraries),
            let alias = LayoutAlias.named("\(near):\(own)")
        {
            return "did you mean '\(alias.name)'?"
        }
        guard kind.isEmpty else { return kind + all }
        let found = LayoutSearch().kinds(called: own, orCompounds: true)
        return (found.isEmpty ? "" : likeness(to: found) + "; ") + all
    }

    private static func names(of library: String) -> String {
        "\(library) has \(LayoutAlias.belonging(to: library).map(\.ownName).joined(separator: ", "))"
    }

    private static func likeness(to kinds: [LayoutKind]) -> String {
        "that is like \(kinds.prefix(2).map { "'\($0.name)'" }.joined(separator: " or "))"
    }
}
