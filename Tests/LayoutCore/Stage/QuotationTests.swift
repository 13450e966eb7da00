import Testing

@testable import LayoutCore

/// What people give is quoted, and no more of it than a message can hold.
@Suite struct QuotationTests {
    @Test(arguments: [
        ("", ""), ("tilt", "tilt"), (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
    ])
    func whatIsShortIsQuotedWhole(text: String, quoted: String) { #expect("\(Quotation(text))" == quoted) }

    @Test(arguments: ["a", "é", "e\u{301}", "👨‍👩‍👧‍👦"]) func ofWhatIsLongTheBeginningIsQuoted(letter: String) {
        let quoted = "\(Quotation(String(repeating: letter, count: 1000)))"
        #expect(quoted.hasSuffix("…") && quoted.unicodeScalars.count == Quotation.most + 1)
    }

    @Test func complaintsAboutParametersQuoteNoMore() {
        let long = String(repeating: "x", count: 5000)
        var knobs = Knobs(ParameterTable(StageKnob.all))
        let complaints = [("spacing", long), ("wrap", long), (long, "1")].map { name, text in
            #expect(throws: ParameterError.self) { try knobs.set(name, to: text) }.map { "\($0)" } ?? ""
        }
        for complaint in complaints {
            #expect(!complaint.isEmpty && !complaint.contains(String(repeating: "x", count: 81)), "\(complaint.count)")
        }
    }

    /// The C library reads no further than to a zero.
    @Test func aZeroBehindANumberIsNoPartOfIt() {
        var knobs = Knobs(ParameterTable(StageKnob.all))
        #expect(throws: ParameterError.self) { try knobs.set("fadeRange", to: "0.5\u{0}") }
        #expect(throws: ParameterError.self) { try knobs.set("fadeRange", to: "0.5\u{0}7") }
    }
}

@Suite struct StreamSafeTests {
    @Test func textsOfAllLanguagesStayAsTheyAre() {
        for text in [
            "", "plain", "Zoë", "e\u{301}\u{323}", "नमस्ते", "שָׁלוֹם", "👩🏽‍🚀", String(repeating: "e\u{301}", count: 500),
        ] {
            #expect(StreamSafe.text(text) == nil, "\(text)")
        }
    }

    @Test func ofManyCombiningMarksThirtyStay() throws {
        let text = "a" + String(repeating: "\u{301}\u{323}", count: 1000) + "b\u{301}"
        let safe = try #require(StreamSafe.text(text))
        #expect(safe.unicodeScalars.count == 1 + 30 + 2 && safe.unicodeScalars.last == "\u{301}")
        #expect(StreamSafe.text(safe) == nil)
    }
}
