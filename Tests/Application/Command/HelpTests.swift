import TestSupport
import Testing

@Suite struct HelpTests {
    private static let scene = [
        "--scene", "--layout", "--formula", "--items", "--set", "--scroll", "--size", "--time", "--seed",
    ]

    /// What the contract promises of each command.
    static let options: [String: [String]] = [
        "layouts": ["--like", "--json", "--help"],
        "scenes": ["--json", "--help"],
        "capture": scene + [
            "-o, --output", "--scale", "--samples", "--supersample", "--transparent", "--compress", "--no-metadata",
            "--reference", "--threshold", "--script", "--help",
        ],
        "view": scene + ["--listen", "--osc", "--script", "--scale", "--samples", "--print-state", "--help"],
        "sheet": scene + ["--over", "-o, --output", "--help"],
        "export": scene + ["--offset", "--format", "-o, --output", "--help"],
        "fit": ["--formula", "--free", "--points", "--output", "--json", "--help"],
        "bench": ["--json", "--help"],
        "help": ["--help"],
    ]

    @Test(arguments: options.keys)
    func helpNamesEveryOption(command: String) throws {
        let help = try Zoetrope.run(command, "--help")
        #expect(help.status == 0 && help.errors.isEmpty)
        for option in try #require(Self.options[command]) {
            #expect(help.output.contains(" \(option)"), "\(command) \(option)")
        }
        #expect(try Zoetrope.run("help", command).output == help.output)
        #expect(try Zoetrope.run(command, "-h").output == help.output)
    }

    /// And what it names is there: no option of the help is unknown to the reader.
    @Test(arguments: options.keys)
    func everyOptionInTheHelpIsRead(command: String) throws {
        let lines = try Zoetrope.run(command, "--help").output.split(separator: "\n")
        let flags = lines.compactMap { line in
            line.hasPrefix("  ") ? line.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init) : nil
        }
        #expect(!flags.isEmpty)
        let folder = try TemporaryFolder()
        for flag in flags {
            // What follows is unknown, so that nothing gets as far as running.
            let errors = try Zoetrope.run(command, flag, "--zzz", in: folder.url).errors
            #expect(!errors.contains("no option '\(flag)'"), "\(command) \(errors)")
        }
        #expect(try folder.names.isEmpty)
    }

    @Test func theProgramItselfExplainsItself() throws {
        let help = try Zoetrope.run("help")
        #expect(help.status == 0 && help.errors.isEmpty)
        for command in Self.options.keys { #expect(help.output.contains("  \(command) "), "\(command)") }
        for words in [["--help"], ["-h"]] { #expect(try Zoetrope.run(words).output == help.output) }
    }

    @Test func whatIsToBeMeasuredMustBeThere() throws {
        let name = try Zoetrope.run("bench", "frame/14")
        #expect(name.status == 64 && name.errors.contains("no benchmark 'frame/14'"), "\(name.errors)")
        // Suggested is what is like the part that is wrong, not what the group makes alike.
        let scene = try Zoetrope.run("bench", "scene/nosuch")
        #expect(scene.status == 64 && !scene.errors.contains("did you mean"), "\(scene.errors)")
        let near = try Zoetrope.run("bench", "scene/covr-flow")
        #expect(near.status == 64 && near.errors.contains("did you mean 'scene/cover-flow'?"), "\(near.errors)")
        for path in ["none/own.json", "none.frag"] {
            let file = try Zoetrope.run("bench", "layout/rotary", path)
            #expect(file.status == 66 && file.errors.contains("no file '\(path)'") && file.output.isEmpty, "\(file)")
        }
    }

    /// Every group that can be measured is explained.
    @Test(arguments: ["layout", "frame", "scene", "shortcuts", "capture", "viewer", "reload"])
    func benchNamesItsGroups(group: String) throws {
        let help = try Zoetrope.run("bench", "--help").output
        #expect(help.contains("\n\(group)/"), "\(help)")
    }

    /// As wide as a terminal that nobody has made wider.
    @Test(arguments: ["", "environment"] + options.keys + ["uniforms", "check"])
    func noLineIsTooLong(topic: String) throws {
        let help = try Zoetrope.run(topic.isEmpty ? ["help"] : ["help", topic]).output
        let long = help.split(separator: "\n").filter { $0.count > 80 }
        #expect(!help.isEmpty && long.isEmpty, "\(long)")
    }

    @Test func theEnvironmentIsExplained() throws {
        let text = try Zoetrope.run("help", "environment").output
        for name in ["ZOETROPE_OPENGL", "DISPLAY", "EDITOR", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TMPDIR"] {
            #expect(text.contains(name), "\(name)")
        }
        #expect(try Zoetrope.run("help").output.contains("zoetrope help environment"))
    }

    /// The defaults that the help names are those that hold.
    @Test func theHelpNamesTheDefaultsThatHold() throws {
        let capture = try Zoetrope.run("capture", "--help").output
        #expect(!capture.contains("(linear)") && !capture.contains("how many cards (12)"))
        #expect(capture.contains("Without a scene and without a layout the gallery is drawn."))
        #expect(try Zoetrope.run("export", "--help").output.contains("it is linear with 12 cards."))
        let bare = try Zoetrope.run("export").output
        #expect(bare == (try Zoetrope.run("export", "--layout", "linear", "--items", "12").output))
    }

    @Test func theVersionIsANumber() throws {
        #expect(try Zoetrope.run("-V").output == "zoetrope 0.1.0\n")
        let result = try Zoetrope.run("--version")
        #expect(result.status == 0 && result.output == "zoetrope 0.1.0\n" && result.errors.isEmpty)
    }

    @Test func helpComesBeforeWhatFollowsIt() throws {
        #expect(try Zoetrope.run("export", "--help", "--zzz").status == 0)
        #expect(try Zoetrope.run("export", "--items", "--help").isFailure(64))
    }
}
