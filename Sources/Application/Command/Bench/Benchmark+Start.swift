import ZoeDocument

extension Benchmark {
    /// The first seconds of a process: until the first picture in which nothing is missing, and the longest time between two
    /// frames in the two seconds after the very first flick.
    static let start = Benchmark(name: "viewer/start") { () throws(Failure) in
        var (pictures, gaps): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            let run = try FirstSeconds()
            pictures.append(run.firstPicture)
            gaps.append(run.longestGap)
        }
        return Measurement(
            name: "viewer/start", value: pictures.median, unit: "ms",
            ratios: [
                .init(reference: "400 ms", value: pictures.median / 400),
                .init(reference: "50 ms, the longest gap of the first flick", value: gaps.median / 50),
            ])
    }
}

/// A viewer in a process of its own, as it comes, flicked once.
private struct FirstSeconds {
    /// In milliseconds.
    let firstPicture: Double
    let longestGap: Double

    init() throws(Failure) {
        let folder = try System.temporaryFolder()
        defer { System.remove(folder: folder) }
        // What earlier runs have cached does not count.
        let script = """
            (sleep 2; echo stats; echo 'flick -500 0 0.1'; sleep 2; echo stats; echo quit) \
            | HOME='\(folder)' XDG_CONFIG_HOME='\(folder)' XDG_STATE_HOME='\(folder)' \
            '\(System.ownPath)' view --size 1280x720 --listen > '\(folder)/answers'
            """
        _ = try ProcessRun(program: "/bin/sh", ["-c", script]).run()
        let answers: String
        do {
            answers = String(decoding: try System.contents(of: "\(folder)/answers", upTo: 1 << 20), as: UTF8.self)
        } catch {
            throw Failure(.missingInput, "the viewer said nothing: \(error)")
        }
        guard let picture = Self.figures("firstPicture", in: answers).last,
            let gap = Self.figures("longestGap", in: answers).last
        else {
            throw Failure(.noDisplay, "the viewer can't be started; it needs a display: xvfb-run zoetrope bench viewer")
        }
        (firstPicture, longestGap) = (picture, gap)
    }

    /// Each number that stands after a name.
    private static func figures(_ name: String, in text: String) -> [Double] {
        text.split(separator: "\"\(name)\": ").dropFirst().compactMap { part in
            Double(part.prefix { $0.isNumber || $0 == "." })
        }
    }
}
