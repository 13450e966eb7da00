import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

@Suite struct LayoutsTests {
    @Test func theListNamesEveryLayoutOnALineOfItsOwnInGroups() throws {
        let result = try Zoetrope.run("layouts")
        #expect(result.status == 0 && result.errors.isEmpty)
        var lines = result.output.split(separator: "\n").map(String.init)
        // How to see what other libraries call them.
        let last = lines.removeLast()
        #expect(LayoutAlias.libraries.allSatisfy { last.contains($0) }, "\(last)")
        let titles = lines.filter { !$0.hasPrefix(" ") }
        #expect(titles == LayoutGuide.groups.map(\.title))
        let rows = lines.filter { $0.hasPrefix("  ") }.map { $0.drop { $0 == " " } }
        let names = rows.map { String($0.prefix { $0 != " " }) }
        #expect(Set(names) == Set(LayoutKind.all.map(\.name)) && names.count == LayoutKind.all.count)
        for (row, name) in zip(rows, names) {
            let kind = try #require(LayoutKind.named(name))
            #expect(row.hasSuffix(" \(kind.info.summary)"))
        }
    }

    @Test func eachLayoutIsInOneGroupWithALineOnWhatItIsGoodFor() {
        let names = LayoutGuide.groups.flatMap { $0.entries.map(\.name) }
        #expect(names.sorted() == LayoutKind.all.map(\.name).sorted())
        let uses = LayoutGuide.groups.flatMap { $0.entries.map(\.use) }
        #expect(uses.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") } && Set(uses).count == uses.count)
    }

    @Test(arguments: [
        ("a wheel at the fair", "ferris-wheel"), ("walking along a corridor of pictures", "corridor"),
        ("hand of playing cards", "fan"), ("DNA", "helix"), ("sunflower seeds", "phyllotaxis"),
        ("pages of a book", "book"), ("stories on a box", "cube"), ("choose a date", "picker"),
        ("an accordion", "folding-screen"), ("chess", "shatter"), ("puzzle", "shatter"), ("a flag in the wind", "wave"),
        ("masked carousel", "keylines"), ("sine easing", "cover-flow"), ("centre larger", "linear"),
    ])
    func aLayoutIsFoundByWords(question: String, name: String) throws {
        let result = try Zoetrope.run("layouts", "--like", question)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.hasPrefix("\(name) "), "\(result.output)")
        let found = try json(Zoetrope.run("layouts", "--like", question, "--json")) as? [[String: Any]]
        #expect(found?.first?["name"] as? String == name)
    }

    /// What a designer writes: compounds in one word or two, plurals, other forms of a verb, and what things are called elsewhere.
    @Test(arguments: [
        ("bookshelf", "cover-flow"), ("book shelf", "cover-flow"), ("bookshelves", "cover-flow"),
        ("3D image carousel that spins around", "cylinder"), ("bent pages with shadow", "book"),
        ("split screen parallax", "linear"), ("stack of cards that fall", "stack"), ("filmstrip", "linear"),
        ("rollercoaster", "path"), ("windowblinds", "blinds"), ("appswitcher", "task-stack"),
        ("wordcloud", "tag-cloud"), ("departureboard", "split-flap"), ("recordplayer", "disc"), ("pinwheel", "wheel"),
        ("flipbooks", "book"),
        ("spiral staircases", "helix"), ("doughnuts", "torus"), ("contact sheets", "overview"),
        ("leaves torn off a calendar", "book"), ("rolling dice", "cube"), ("spinning globes", "sphere"),
        ("crossfading slideshow", "pages"), ("business card holder", "rolodex"), ("falling dominoes", "domino"),
        ("flipping cards over", "flip"), ("photos on a washing line", "wave"), ("dating app", "swipe-deck"),
        ("gallery of paintings", "corridor"), ("snake", "path"), ("heart shape", "path"), ("galaxy", "spiral"),
        ("jukebox", "cover-flow"), ("notification stack", "stack"), ("honeycomb", "phyllotaxis"),
        ("museum walls", "corridor"), ("zigzag brochure", "folding-screen"),
    ])
    func whatDesignersMeanComesFirst(question: String, name: String) {
        let found = LayoutSearch().kinds(like: question).prefix(3).map(\.name)
        #expect(found.first == name, "\(question): \(found)")
    }

    @Test(arguments: [
        ("slot machine reels", ["polygon-wheel", "picker"]),
        ("3D image carousel that spins around", ["cylinder", "rotary"]),
        ("bent pages with shadow", ["book", "pages"]),
    ])
    func bothThatAreMeantComeFirst(question: String, names: [String]) {
        #expect(LayoutSearch().kinds(like: question).prefix(2).map(\.name) == names)
    }

    /// As users of other libraries ask; the first or the second answer is what they mean.
    @Test(arguments: [
        ("cards I can swipe left or right like tinder", "swipe-deck"), ("stacked cards with parallax", "stack"),
        ("infinite loop slider with centered slides and peeking neighbours", "linear"),
        ("3d cube transition between slides", "cube"), ("stories that rotate like instagram", "cube"),
        ("image gallery with coverflow effect", "cover-flow"), ("wheel picker like ios date picker", "picker"),
        ("pages that flip like a book", "book"), ("carousel where the center item is bigger", "linear"),
        ("hero carousel material you", "keylines"), ("items moving along a custom path", "path"),
        ("app switcher from iphone", "task-stack"), ("airport departure board letters", "split-flap"),
        ("spinning globe of photos", "sphere"), ("floating word cloud", "tag-cloud"),
        ("masonry grid like pinterest", "waterfall"), ("expose all windows at once", "overview"),
        ("marquee that never stops", "linear"), ("image breaks into pieces", "shatter"),
        ("turn table merry go round", "rotary"), ("fade between slides", "pages"), ("carousel", "keylines"),
    ])
    func whatStrangersAskForIsAmongTheFirstTwo(question: String, name: String) {
        let found = LayoutSearch().kinds(like: question).prefix(2).map(\.name)
        #expect(found.contains(name), "\(question): \(found)")
    }

    @Test(arguments: [
        ("cov", "cover-flow"), ("Cover f", "cover-flow"), ("pho", "linear"), ("swiper", "linear"), ("vort", "stack"),
        ("flap", "split-flap"), ("wheel", "wheel"),
    ])
    func whatIsStillBeingTypedFindsLayoutsToo(typed: String, name: String) {
        #expect(LayoutSearch().kinds(typed: typed).first?.name == name)
    }

    @Test func scenesThatShowItAreNamedToo() throws {
        let lines = try Zoetrope.run("layouts", "--like", "flags").output.split(separator: "\n").map(String.init)
        let scenes = lines.drop { $0 != "and scenes:" }.dropFirst()
        #expect(lines.first?.hasPrefix("wave ") == true && scenes.first?.hasPrefix("flags ") == true, "\(lines)")
    }

    @Test func nothingTypedFindsAllAndNonsenseNone() {
        #expect(LayoutSearch().kinds(typed: " ").map(\.name) == LayoutKind.all.map(\.name))
        #expect(LayoutSearch().kinds(typed: "xyzzy").isEmpty)
        // What is found for all that was typed is found for its beginning.
        let found = Set(LayoutSearch().kinds(typed: "carou").map(\.name))
        #expect(found.isSuperset(of: ["keylines", "linear"]))
    }

    @Test func whatNothingIsLikeIsSaid() throws {
        for arguments in [["--like", "xyzzy"], ["--like", ""], ["--like", "wheel", "ring"]] {
            #expect(try Zoetrope.run(["layouts"] + arguments).isFailure(64))
        }
    }

    @Test func anotherLibrarysNameIsExplained() throws {
        let result = try Zoetrope.run("layouts", "FSPager:zoom-out")
        #expect(
            result.output.hasPrefix(
                "fspager:zoom-out is --layout pages --set manner=zoom --set tuck=2\n\npages — "))
    }

    @Test(arguments: ["cover-flow", "coverFlow", "cover_flow", "CoverFlow", "COVER-FLOW", "coverflow"])
    func namesMayBeSpeltInSeveralWays(name: String) throws {
        let result = try Zoetrope.run("layouts", name)
        let wanted = try Zoetrope.run("layouts", "cover-flow").output
        #expect(result.status == 0 && result.output == wanted)
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func aLayoutShowsAllItsParametersItsOwnFirst(name: String) throws {
        let kind = try #require(LayoutKind.named(name))
        let result = try Zoetrope.run("layouts", name)
        #expect(result.status == 0 && result.errors.isEmpty)
        var rest = result.output[...]
        for group in [
            kind.info.parameters,
            kind.table.groups.flatMap { group in
                kind.table.parameters.dropFirst(kind.info.parameters.count).filter { $0.group == group }
            },
        ] {
            for parameter in group {
                let row = try #require(rest.range(of: "\n\(parameter.name) "), "\(parameter.fullName)")
                rest = rest[row.upperBound...]
                let line = rest.prefix { $0 != "\n" }
                #expect(line.contains(" \(parameter.default) ") && line.hasSuffix(parameter.help), "\(line)")
            }
        }
    }

    @Test func columnsAreAligned() throws {
        let lines = try Zoetrope.run("layouts", "wheel").output.split(separator: "\n")
        let head = try #require(lines.first { $0.hasPrefix("name ") })
        let column = try #require(head.range(of: "help")).lowerBound
        let start = head.distance(from: head.startIndex, to: column)
        for line in lines where line.contains(" flag ") || line.contains(" number ") {
            let before = line.index(line.startIndex, offsetBy: start - 1)
            #expect(line[before] == " " && line[line.index(after: before)] != " ", "\(line)")
        }
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func theSameAsJSON(name: String) throws {
        let kind = try #require(LayoutKind.named(name))
        let layout = try json(Zoetrope.run("layouts", name, "--json")) as? [String: Any]
        #expect(layout?["name"] as? String == name)
        #expect(layout?["summary"] as? String == kind.info.summary)
        let parameters = try #require(layout?["parameters"] as? [[String: Any]])
        try #require(parameters.count == kind.table.parameters.count)
        for (read, parameter) in zip(parameters, kind.table.parameters) {
            #expect(read["fullName"] as? String == parameter.fullName)
            #expect(read["unit"] as? String == parameter.unit.rawValue)
            #expect(read["help"] as? String == parameter.help)
            switch parameter.kind {
            case .number(let range, _): #expect(read["range"] as? [Double] == [range.lowerBound, range.upperBound])
            case .integer(let range): #expect(read["range"] as? [Int] == [range.lowerBound, range.upperBound])
            case .choice(let names): #expect(read["choices"] as? [String] == names)
            case .flag, .colour, .image, .track, .points, .marks: #expect(read["range"] == nil)
            case .vector(let range, let count):
                #expect(read["range"] as? [Double] == [range.lowerBound, range.upperBound])
                #expect(read["count"] as? Int == count)
            }
            switch parameter.default {
            case .number(let value):
                // Foundation reads the last digit of some numbers otherwise than Swift does.
                let number = try #require(read["default"] as? Double)
                #expect(abs(number - value) <= value.ulp)
            case .integer(let value): #expect(read["default"] as? Int == value)
            case .flag(let value): #expect(read["default"] as? Bool == value)
            case .choice(let name): #expect(read["default"] as? String == name)
            case .auto: #expect(read["default"] as? String == "auto")
            case .colour, .vector: #expect(read["default"] != nil)
            }
        }
    }

    /// What it prints is a layout that gives the same cards.
    @Test(arguments: [
        ["ring"], ["ring", "--set", "facing=outward", "--set", "radius=77"], ["picker", "--set", "wheels=1"],
    ])
    func theRuleAsAFormula(words: [String]) throws {
        let result = try Zoetrope.run(["layouts", words[0], "--formula"] + words.dropFirst())
        #expect(result.status == 0 && result.errors.isEmpty)
        _ = try Formula(result.output)
        let changed = words.dropFirst(2).first.map { $0.contains("facing") } ?? false
        #expect(result.output.contains("rz = ") == changed, "\(result.output)")
    }

    @Test(arguments: ["cover-flow-2", "waterfall", "tag-cloud", "picker"]) func whoHasNoFormulaSaysWhy(name: String)
        throws
    {
        let result = try Zoetrope.run("layouts", name, "--formula")
        #expect(result.isFailure(64) && result.errors.contains("\(name) has no formula: "), "\(result)")
    }

    @Test(arguments: [["--formula"], ["ring", "--formula", "--json"], ["ring", "--set", "radius=3"]])
    func aFormulaIsOfOneLayout(words: [String]) throws {
        #expect(try Zoetrope.run(["layouts"] + words).isFailure(64))
    }

    @Test func allOfThemAsJSON() throws {
        let layouts = try json(Zoetrope.run("layouts", "--json")) as? [[String: Any]]
        #expect(layouts?.map { $0["name"] as? String } == LayoutKind.all.map(\.name))
    }
}

/// What a successful run printed, read as JSON.
func json(_ result: Zoetrope.Result) throws -> Any {
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
}
