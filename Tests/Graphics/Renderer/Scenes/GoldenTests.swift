import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeDocument
import ZoeImages
import ZoeStyle

extension RendererTests {
    /// Every layout's scene at three scrolls is as it was, and each golden picture is worth something: one card off by two
    /// pixels, two cards in the wrong order and a wrong curve of brightness are farther from it than what passes.
    @Test func scenesLookAsTheyDidAndDefectsAreSeen() throws {
        let easel = try Easel()
        var findings = Findings()
        for name in Scene.layoutNames {
            let shots = Shot.all(of: name)
            let pictures = try shots.map(easel.draw)
            #expect(Set(pictures).count == 3, "\(name): three scrolls, three pictures")
            for (shot, picture) in zip(shots, pictures) {
                let golden = Golden(name: shot.title)
                if Golden.isRecording { try golden.record(picture) }
                let refusal = try golden.refusal(of: picture)
                #expect(refusal == nil)
                guard FileManager.default.fileExists(atPath: golden.file.path) else { continue }
                try findings.add(Defects(of: shot, drawn: picture, by: easel), against: golden.read())
            }
        }
        print(findings)
        for kind in Defects.Kind.allCases where kind != .none {
            #expect(findings.least(kind) > 1, "a defect passes: \(findings)")
        }
        #expect(findings.count(.moved) == 3 * Scene.layoutNames.count)
        #expect(findings.count(.swapped) >= Scene.layoutNames.count, "too few cards lie over each other")
        #expect(easel.complaints == [])
    }

    @Test func aMissingGoldenPictureFailsAndRecordsNothing() throws {
        let folder = try TemporaryFolder()
        let picture = try Image(width: 16, height: 16, filledWith: .white)
        let missing = Golden(name: "missing", folder: folder.file("golden"))
        let candidates = folder.file("candidates")
        let refusal = try #require(try missing.refusal(of: picture, leaving: candidates))
        #expect(refusal.contains("no golden picture") && refusal.contains("candidates/missing.png"))
        #expect(!FileManager.default.fileExists(atPath: missing.file.path))
        // Then one that is another picture, and one of another size.
        try missing.record(Image(width: 16, height: 16, filledWith: .clear))
        #expect(try missing.refusal(of: picture, leaving: candidates)?.contains("missing.difference.png") == true)
        #expect(try missing.refusal(of: Image(width: 8, height: 8), leaving: candidates)?.contains("16×16") == true)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: candidates.path).sorted()
                == ["missing.difference.png", "missing.png"])
        try missing.record(picture)
        #expect(try missing.refusal(of: picture, leaving: candidates) == nil)
    }
}

/// How far from their golden pictures things were found, in tolerances.
private struct Findings: CustomStringConvertible {
    private var all: [Defects.Kind: [(what: String, distance: Double)]] = [:]

    mutating func add(_ defects: Defects, against golden: Image) throws {
        for (kind, picture) in defects.pictures {
            all[kind, default: []].append((defects.title, try Likeness(golden, picture).distance))
        }
    }

    func count(_ kind: Defects.Kind) -> Int { all[kind]?.count ?? 0 }
    func least(_ kind: Defects.Kind) -> Double { all[kind]?.map(\.distance).min() ?? 0 }

    var description: String {
        Defects.Kind.allCases.map { kind in
            let isHonest = kind == .none
            let sorted = (all[kind] ?? []).sorted { ($0.distance < $1.distance) != isHonest }
            let first = sorted.prefix(4).map { "\($0.what) \(($0.distance * 100).rounded() / 100)" }
            return "\(kind.rawValue) (\(sorted.count)): \(isHonest ? "at most" : "at least") "
                + first.joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
