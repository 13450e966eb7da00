import LayoutCore
import Testing
import ZoeDocument
import ZoeLive

@testable import ZoeEditor
@testable import ZoeWindow

@Suite struct PromptTests {
    @Test func theArrowsGoThroughWhatWasTyped() {
        var prompt = Prompt(history: ["one", "two"])
        prompt.text = "thr"
        #expect(prompt.newer == nil)
        prompt.showOlder()
        #expect(prompt.text == "two")
        prompt.showOlder()
        #expect(prompt.text == "one" && prompt.older == nil)
        prompt.showOlder()
        prompt.showNewer()
        prompt.showNewer()
        #expect(prompt.text == "thr", "what was being typed comes back")
        prompt.text = "  three "
        prompt.enter()
        #expect(prompt.text == "" && prompt.history == ["one", "two", "three"] && prompt.older == "three")
        prompt.text = "three"
        prompt.enter()
        prompt.enter()
        #expect(prompt.history == ["one", "two", "three"], "the same again, and nothing, are not kept")
        #expect(prompt.takeLine() == "three" && prompt.takeLine() == "three" && prompt.takeLine() == nil)
    }

    @Test func eachLineHasItsAnswer() {
        var prompt = Prompt()
        for line in ["wait", "get scroll"] {
            prompt.text = line
            prompt.enter()
        }
        prompt.note(.ok)
        #expect(prompt.entries.map(\.reply) == [.ok, nil])
        prompt.note(.ok("3"))
        prompt.note(.error("nobody asked"))
        #expect(prompt.entries.map(\.reply) == [.ok, .ok("3")])
    }

    @Test func itKeepsSoMuchAndNoMore() {
        var prompt = Prompt(history: (0..<1000).map { "\($0)" } + [String(repeating: "x", count: 10_000), ""])
        #expect(prompt.history.count == 100 && prompt.history.last == "999")
        for number in 0..<1000 {
            prompt.text = "set a \(number)"
            prompt.enter()
        }
        #expect(prompt.history.count == 100 && prompt.entries.count == 200)
    }

    // MARK: Completion

    private static let knobs = Scene(LayoutKind.named("cover-flow") ?? LayoutKind.all[0]).knobs.table

    private func completion(_ text: String) -> Completion {
        Completion(of: text, knobs: Self.knobs, scenes: ["cosine-cards", "cover-flow"]) { typed in
            ["shots/", "shot.json"].filter { $0.hasPrefix(typed) }
        }
    }

    @Test(arguments: [
        ("und", "undo"), ("fli", "flick "), ("la", "layout"), ("layout cover", "layout cover-flow"),
        ("layout wh", "layout wheel"), ("layout swiper:cu", "layout swiper:cube"), ("set til", "set tilt "),
        ("set layout.ti", "set layout.tilt "),
        ("get til", "get tilt"), ("set wrap t", "set wrap true"), ("SET TIL", "SET tilt "),
        ("scene cov", "scene cover-flow"),
        ("scene sh", "scene shot"), ("scene shots", "scene shots/"), ("help und", "help undo"),
        ("key PageU", "key PageUp"),
    ])
    func tabCompletes(typed: String, completed: String) { #expect(completion(typed).line == completed) }

    @Test func whatFitsIsShownAndWhatIsExpectedIsSaid() {
        #expect(completion("la").candidates == ["layout", "layouts"])
        #expect(completion("").candidates.count == LiveVocabulary.viewer.names.count)
        #expect(completion("layout ").candidates == LayoutKind.all.map(\.name))
        #expect(completion("xyz").candidates == [] && completion("xyz").line == nil)
        #expect(completion("xyz abc").candidates == [] && completion("xyz abc").hint == "")
        #expect(completion("flick ").hint == "flick DX DY SECONDS")
        #expect(completion("set tilt ").hint.hasPrefix("a number from -4 to 4"))
        #expect(completion("set tilt 1 2 3").line == nil)
    }
}
