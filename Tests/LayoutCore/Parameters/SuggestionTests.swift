import LayoutCore
import Testing

@Suite struct SuggestionTests {
    static let layouts = LayoutKind.all.map(\.name)

    @Test(arguments: [
        ("rotory", "rotary"), ("lineer", "linear"), ("wheell", "wheel"), ("wehel", "wheel"), ("ROTARY", "rotary"),
        ("coverflow2", "cover-flow-2"), ("cover_flo", "cover-flow"), ("time", "time-machine"),
    ])
    func nearNamesAreFound(typed: String, wanted: String) {
        #expect(Suggestion.nearest(to: typed, among: Self.layouts) == wanted)
    }

    @Test(arguments: ["", "-", "x", "zzzzzz", "carousel", "ro", "\u{0}", "🎠"])
    func farNamesAreNot(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: Self.layouts) == nil)
    }

    @Test func theNearestWinsAndOfEqualsTheFirst() {
        #expect(Suggestion.nearest(to: "titl", among: ["title", "tilt"]) == "title")
        #expect(Suggestion.nearest(to: "tlit", among: ["tint", "tilt"]) == "tilt")
        #expect(Suggestion.nearest(to: "item-width", among: ["itemWidths", "itemWidth"]) == "itemWidth")
        #expect(Suggestion.nearest(to: "abc", among: ["abd", "abe"]) == "abd")
    }

    @Test func swappedNeighboursAreOneMistake() {
        // A name of four letters may differ by one: a swap counted as two changes would not be found.
        #expect(Suggestion.nearest(to: "jsno", among: ["json"]) == "json")
        #expect(Suggestion.nearest(to: "nosj", among: ["json"]) == nil)
    }

    @Test func hugeTextIsNoWork() {
        #expect(Suggestion.nearest(to: String(repeating: "rotary", count: 100_000), among: Self.layouts) == nil)
    }

    @Test func nothingIsNearWhereThereIsNothing() {
        #expect(Suggestion.nearest(to: "rotary", among: []) == nil)
    }

    @Test func messagesEndInTheSuggestionOrInAdvice() {
        #expect(
            Suggestion.ending(for: "rotory", among: Self.layouts, otherwise: "see the list")
                == "; did you mean 'rotary'?")
        #expect(Suggestion.ending(for: "zzz", among: Self.layouts, otherwise: "see the list") == "; see the list")
    }
}
