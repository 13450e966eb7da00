import Foundation
import ZoeUserShaders

/// Shaders as people write them, in Tests/Fixtures/shaders.
enum Fixtures {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures/shaders")

    static func bytes(_ path: String) throws(EffectFileError) -> [UInt8] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
            throw EffectFileError("there is no such file")
        }
        return Array(data)
    }

    static func read(_ name: String, role: EffectRole = .backdrop) throws -> EffectText {
        try EffectText(path: name, role: role, read: bytes)
    }

    static var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { $0.hasSuffix(".frag") }.sorted()
    }
}
