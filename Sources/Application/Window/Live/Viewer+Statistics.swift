internal import FoundationEssentials
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer

extension Viewer {
    /// Frame times, counts and memory, as one line of JSON.
    var statistics: String {
        let drawn = gauge.statistics
        let cards = [("all", editor.stage.count), ("drawn", drawn.cardsDrawn), ("leftOut", drawn.cardsLeftOut)]
        let pictures = gauge.pictures.map { status in
            [("held", status.held), ("bytes", status.bytes), ("coming", status.waiting)]
        }
        let objects = renderer.tracker.live.map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
        let packets = host.live?.inbox.counts ?? Inbox.Counts()
        return JSON.object([
            ("frames", .integer(gauge.count)), ("milliseconds", milliseconds),
            ("longestGap", .number((gauge.takeLongestGap() * 1e6).rounded() / 1e3)),
            ("firstPicture", gauge.firstPicture.map { .number(($0 * 1e5).rounded() / 1e2) } ?? .null),
            ("made", .counts([("programs", renderer.programsLinked), ("cards", renderer.cardsPainted)])),
            ("givenUp", .text(targets.reduction.help)),
            ("drawCalls", .integer(drawn.drawCalls)), ("instances", .integer(drawn.instances)),
            ("cards", .counts(cards)), ("bytesSent", .integer(drawn.bytesUploaded)),
            ("pictures", .counts(pictures ?? [])),
            ("objects", .counts(objects)), ("pixels", .integer(renderer.tracker.pixelBytes)),
            ("memory", .integer(Self.residentBytes)),
            (
                "packets",
                .counts([
                    ("received", packets.received), ("ignored", packets.ignored), ("replaced", packets.replaced),
                    ("dropped", packets.dropped),
                ])
            ),
            ("size", .list([.integer(window.pixels.width), .integer(window.pixels.height)])),
            ("renderer", .text(renderer.driverName)),
        ]).line
    }

    private var milliseconds: JSON {
        let times: [(String, Double?)] = [
            ("last", gauge.frames.last), ("median", gauge.median), ("worst", gauge.worst),
            ("processor", gauge.working), ("graphics", gauge.statistics.gpuSeconds),
        ]
        // To a thousandth.
        return .object(
            times.map { name, seconds in (name, seconds.map { .number(($0 * 1e6).rounded() / 1e3) } ?? .null) })
    }

    /// Memory in use; 0 where the system does not say.
    private static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return kilobytes * 1024
    }
}

extension JSON {
    fileprivate static func counts(_ counts: [(String, Int)]) -> JSON {
        .object(counts.map { ($0.0, .integer($0.1)) })
    }
}
