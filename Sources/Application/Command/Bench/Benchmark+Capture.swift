import ZoeProcesses

extension Benchmark {
    /// A whole process, from its start to the PNG on disk.
    /// - Parameter arguments: of the subject; its output is added. Left out, it draws the scene of the reference.
    static func capture(_ name: String, samples: Int, _ arguments: [String]? = nil) -> Benchmark {
        Benchmark(name: "capture/\(name)") { () throws(Failure) in
            let folder = try System.temporaryFolder()
            defer { System.remove(folder: folder) }
            guard let reference = System.siblingProgram("capture-reference") else {
                throw Failure(
                    .missingInput, "capture-reference is not beside this program; `swift build -c release` builds both")
            }
            let scene = "\(folder)/scene.json"
            try Output(scene).write(Array(plain.utf8))
            let subject = ProcessRun(
                program: System.ownPath,
                ["capture"] + (arguments ?? [scene]) + ["--samples", "\(samples)", "-o", "\(folder)/subject.png"])
            let other = ProcessRun(program: reference, ["\(folder)/reference.png", "\(samples)"])
            return try ProcessRace(subject, other).result(named: "capture/\(name)")
        }
    }

    static let captures = [
        capture("cards", samples: 4), capture("cards-without-samples", samples: 0),
        capture("gallery", samples: 4, ["--size", "1280x720"]),
    ]

    /// The scene of the reference: fifteen plain cards on a cylinder, before nothing.
    static let plain = """
        {
          "zoetrope": 1,
          "layout": "cylinder",
          "view": {"width": 1280, "height": 720},
          "items": 15,
          "scroll": 6.75,
          "parameters": {"itemWidth": 200, "itemHeight": 260},
          "backdrop": "#050508",
          "deck": {"kind": "cards", "card": {"fill": "random"}}
        }
        """
}

/// A program and its words.
struct ProcessRun {
    let program: String
    let words: [String]

    init(program: String, _ words: [String]) {
        self.program = program
        self.words = words
    }

    struct Cost {
        var seconds: Double
        /// The most memory that was in use at once.
        var bytes: Double
    }

    func run() throws(Failure) -> Cost {
        let end: System.End
        var seconds = 0.0
        do { end = try System.run(program, words, seconds: &seconds) } catch {
            throw Failure(.missingInput, "can't start '\(program)': \(error)")
        }
        guard end.code == 0 else {
            let why = complaint.map { ": \($0)" } ?? ""
            throw Failure(.no, "'\(program)' ended with exit code \(end.code)\(why)")
        }
        return Cost(seconds: seconds, bytes: end.mostBytes)
    }

    /// What it says when it is run once more: while it is timed, nobody listens.
    private var complaint: String? {
        guard let child = try? ChildProgram(program, words) else { return nil }
        while !child.read(upTo: 4096).isEmpty {}
        return child.end()?.description
    }
}

/// Two programs in turns, whole processes.
struct ProcessRace {
    private let subject: ProcessRun
    private let reference: ProcessRun
    private static let rounds = 21

    init(_ subject: ProcessRun, _ reference: ProcessRun) {
        self.subject = subject
        self.reference = reference
    }

    func result(named name: String) throws(Failure) -> Measurement {
        // Once for nothing, so that both are in the system's cache.
        _ = try subject.run()
        _ = try reference.run()
        var times: [Double] = []
        var ratios: [Double] = []
        var memory: [Double] = []
        for _ in 0..<Self.rounds {
            let (own, other) = (try subject.run(), try reference.run())
            times.append(own.seconds)
            ratios.append(own.seconds / max(other.seconds, 1e-9))
            memory.append(own.bytes / max(other.bytes, 1))
        }
        return Measurement(
            name: name, value: times.median * 1000, unit: "ms",
            ratios: [
                .init(reference: "c", value: ratios.median), .init(reference: "memory of c", value: memory.median),
            ])
    }
}
