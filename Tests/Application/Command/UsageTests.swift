import TestSupport
import Testing

/// What was written wrongly gets 64, one line on stderr, nothing on stdout and, where there is one, a suggestion.
@Suite struct UsageTests {
    @Test(arguments: [
        (["layuots"], "'layouts'"), (["Export"], "'export'"), (["help", "exprot"], "'export'"),
        (["export", "--layuot", "rotary"], "'--layout'"), (["export", "--off-set", "1"], "'--offset'"),
        (["--verison"], "'--version'"), (["export", "--layout", "rotory"], "'rotary'"),
        (["layouts", "lineer"], "'linear'"), (["export", "--layout", "custm"], "'custom'"),
        (["export", "--set", "spacin=1"], "'spacing'"), (["export", "--set", "item-width=1"], "'itemWidth'"),
        (["export", "--set", "layout.itemWidth=1"], "'card.itemWidth'"), (["export", "--format", "jsno"], "'json'"),
        (["export", "--set", "motion.style=carousell"], "'carousel'"), (["scenes", "cover-flwo"], "'cover-flow'"),
        (["capture", "-o", "-", "--scene", "galery"], "'gallery'"),
        (["export", "--set", "conerRadius=1"], "'cornerRadius'"),
        (["capture", "--layout", "wheel", "--wrap", "-o", "-"], "'--set wrap=true'"),
        (["export", "--tilt", "0.5"], "'--set tilt=0.5'"), (["export", "--itemWidth=90"], "'--set itemWidth=90'"),
        (["export", "--spacing"], "'--set spacing=VALUE'"),
    ])
    func mistypedNamesGetASuggestion(words: [String], suggestion: String) throws {
        let result = try Zoetrope.run(words)
        #expect(result.isFailure(64), "\(result)")
        #expect(result.errors.contains("did you mean \(suggestion)?"), "\(result.errors)")
    }

    @Test(arguments: [
        ["zzz"], [""], ["help", "zzz"], ["--zzz"], ["-z"], ["export", "--zzz"], ["export", "-zx"],
        ["layouts", "rotary", "wheel"], ["layouts", "zzz"], ["layouts", ""], ["layouts", "--json=yes"],
        ["--version", "more"], ["export", "--format", "doc"], ["export", "--format", ""], ["export", "--scale", "2"],
        ["view", "--ui-scale", "9"], ["view", "--ui-scale", "0"], ["view", "--ui-scale", "big"],
        ["capture", "--ui-scale", "2"],
    ])
    func whatIsNotThereIsRefused(words: [String]) throws {
        let result = try Zoetrope.run(words)
        #expect(result.isFailure(64), "\(result)")
    }

    @Test(arguments: [
        "layout", "formula", "items", "set", "scroll", "offset", "size", "format", "output", "scene", "time", "seed",
    ])
    func missingValuesAreNoticed(option: String) throws {
        let given = ["export", "--\(option)"]
        for words in [given, given + ["--items", "3"], given + ["--zzz"], given + ["--"], given + ["-o"]] {
            let result = try Zoetrope.run(words)
            #expect(result.isFailure(64), "\(result)")
            #expect(result.errors.contains("--\(option) needs"), "\(result.errors)")
        }
    }

    @Test(arguments: [
        ("--items", ["-1", "2.5", "", "many", "nan", "inf", "9223372036854775808", "1e3", "0x10"]),
        ("--scroll", ["nan", "inf", "-inf", "1e999", "", "left", "1,5"]),
        ("--offset", ["nan", "inf", "-inf", "1e999", "", "left", "1,5"]),
        ("--size", ["", "0x0", "0x100", "100x0", "-1x5", "100", "x", "1x2x3", "nanxinf", "infx1", "1e9x1", "wide"]),
        (
            "--set",
            ["", "=", "=1", "spacing", "spacing=", "spacing=nan", "spacing=inf", "spacing=-inf", "spacing=1e999"]
        ),
        ("--time", ["-1", "nan", "inf", "1e9", ""]), ("--seed", ["-1", "1.5", "18446744073709551616", ""]),
        ("--set", ["cardColour=red", "cardColour=#12", "cardColour=1,2", "cardColour=nan,0,0", "cornerRadius=round"]),
        ("--set", ["spacing=auto", "spacing=wide", "wrap=2", "wrap=", "placeholders=1.5", "nothing=1"]),
    ])
    func brokenValuesAreRefused(option: String, values: [String]) throws {
        for value in values {
            let result = try Zoetrope.run("export", option, value)
            #expect(result.isFailure(64), "\(option) '\(value)': \(result)")
        }
    }

    @Test func aNameThatIsNoFileMayBeALayoutsOrAScenes() throws {
        for (name, options) in [
            ("wheel", "--layout wheel or --scene wheel"), ("swipe-deck", "--layout swipe-deck"),
            ("gallery", "--scene gallery"),
        ] {
            let result = try Zoetrope.run("capture", name, "-o", "-")
            #expect(result.isFailure(66), "\(result)")
            #expect(result.errors.hasPrefix("zoetrope: no file '\(name)'; did you mean \(options)"), "\(result)")
        }
    }

    @Test func knobsAreSweptBetweenNumbers() throws {
        let result = try Zoetrope.run("record", "--over", "vertical=false..true", "-o", "a.gif")
        #expect(result.isFailure(64) && result.errors.contains("with two numbers (tilt=0..1)"), "\(result)")
    }

    @Test func whatCanBeChosenIsListed() throws {
        let samples = try Zoetrope.run("capture", "-o", "a.png", "--samples", "3").errors
        #expect(samples == "zoetrope: no --samples '3'; give 0, 2, 4 or 8\n")
    }

    @Test func formatsThatDoNotExistNameThoseThatDo() throws {
        let errors = try Zoetrope.run("export", "--format", "doc").errors
        #expect(errors.contains("json") && errors.contains("csv"))
    }

    @Test func aFormulaMakesNoOtherLayoutThanCustom() throws {
        #expect(try Zoetrope.run("export", "--layout", "rotary", "--formula", "x = o").isFailure(64))
        #expect(try Zoetrope.run("export", "--layout", "Custom", "--formula", "x = o").status == 0)
    }

    /// Control characters in a name neither break the line nor reach the terminal.
    @Test func messagesStayOnOneLine() throws {
        let result = try Zoetrope.run("layouts", "a\nb\u{1B}[31m\u{85}\u{2028}c")
        #expect(result.isFailure(64), "\(result)")
        #expect(result.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }

    @Test func wordsThatAreNotUTF8AreRefused() throws {
        for words in ["layouts \"$(printf '\\377')\"", "\"$(printf '\\303')\"", "export -o \"$(printf 'a\\377')\""] {
            let folder = try TemporaryFolder()
            let result = try Zoetrope.shell("exec \"$Z\" \(words)", in: folder.url)
            #expect(result.isFailure(64), "\(result)")
            #expect(try folder.names.isEmpty)
        }
    }

    @Test func longWordsAreSurvived() throws {
        let long = String(repeating: "rotary", count: 10_000)
        #expect(try Zoetrope.run(long).isFailure(64))
        #expect(try Zoetrope.run("layouts", long).isFailure(64))
        #expect(try Zoetrope.run("export", "--\(long)").isFailure(64))
        #expect(try Zoetrope.run("export", "--set", "\(long)=1").isFailure(64))
        #expect(try Zoetrope.run("export", "--items", String(repeating: "9", count: 10_000)).isFailure(64))
    }

    @Test(arguments: [
        ["--offset", "1", "--layout", "wheel"], ["--offset=1", "--layout=wheel"],
        ["--layout", "rotary", "--layout", "wheel", "--offset", "1"], ["--layout", "wheel", "--offset", "1", "--"],
        ["--layout", "wheel", "--offset", "1", "-o", "-"], ["--layout", "wheel", "--offset", "1", "-o-"],
        ["--layout", "wheel", "--offset", "1", "--output=-"], ["--layout", "wheel", "--offset", "+1.0"],
    ])
    func optionsMayBeWrittenInSeveralWays(words: [String]) throws {
        let plain = try Zoetrope.run("export", "--layout", "wheel", "--offset", "1")
        let result = try Zoetrope.run(["export"] + words)
        #expect(result.status == 0 && result.output == plain.output, "\(result)")
    }

    @Test func valuesMayBeginWithAMinus() throws {
        let result = try Zoetrope.run("export", "--offset", "-1.5")
        #expect(result.status == 0 && result.output.contains("\"offset\": -1.5"))
    }

    @Test func nothingIsAnOptionAfterTwoDashes() throws {
        let result = try Zoetrope.run("layouts", "--", "--json")
        #expect(result.isFailure(64))
        #expect(result.errors.contains("no layout '--json'"))
    }
}
