import LayoutCore

/// The layout that a user writes as a formula.
enum CustomLayout {
    static func isName(_ name: String) -> Bool { name == "custom" }

    static func kind(from source: String) throws(Failure) -> LayoutKind {
        throw Failure(.brokenInput, "formulas can't be read yet")
    }
}

extension Option {
    static let formula = Option(
        "formula", value: "FILE|TEXT", help: "a layout of your own: x = 0.8 * o * w; implies --layout custom")
}
