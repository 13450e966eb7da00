import Foundation
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    private static let fragments = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/shaders")

    /// Fragments as people write them for The Book of Shaders and for Shadertoy run as they are, behind the cards and on them:
    /// something is to be seen, it is the same twice, and those that ask for the time go on with it.
    @Test func fragmentsForOtherProgramsRunAsTheyAre() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.fragments.path)
            .filter { $0.hasSuffix(".frag") }.sorted()
        #expect(files.count >= 10)
        let offscreen = try TestRenderer()
        var moving = 0
        for file in files {
            let path = Self.fragments.appending(path: file).path
            for slots in [
                EffectSet.slots(face: nil, backdrop: path, post: []),
                EffectSet.slots(face: path, backdrop: nil, post: []),
            ] {
                let isFace = slots[0].role == .face
                let set = EffectSet(offscreen.renderer)
                set.use(slots) { path throws(EffectFileError) in
                    guard let data = FileManager.default.contents(atPath: path) else {
                        throw EffectFileError("there is no such file")
                    }
                    return [UInt8](data)
                }
                try #require(set.failures.isEmpty, "\(file): \(set.failures)")
                func picture(_ seconds: Double) throws -> Picture {
                    let target = try offscreen.renderer.target(width: 160, height: 120)
                    var camera = Camera.small
                    camera.view = Size(width: 160, height: 120)
                    let shading = set.shading(
                        Knobs(ParameterTable(set.parameters)), clock: ShaderClock(seconds: seconds))
                    try offscreen.renderer.draw(
                        Frame(isFace ? [Card(.identity, width: 150, height: 110)] : [], camera: camera), look: .plain,
                        shading: shading, into: target)
                    return Picture(target)
                }
                let (first, again, later) = (try picture(1), try picture(1), try picture(1.7))
                let (isSame, isOther) = (first.bytes == again.bytes, first.bytes != later.bytes)
                #expect(isSame, "\(file) is not the same twice")
                #expect(!isOther || set.usesTime, "\(file) and the time")
                if isOther { moving += 1 }
                #expect(
                    Set(stride(from: 0, to: first.bytes.count, by: 4).map { first.bytes[$0] }).count >= 3, "\(file)")
            }
        }
        #expect(moving >= files.count)
        #expect(offscreen.renderer.complaints == [])
    }
}
