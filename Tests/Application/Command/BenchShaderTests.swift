import Foundation
import TestSupport
import Testing

/// `zoetrope bench FILE`: how long each pass of a shader takes.
@Suite struct BenchShaderTests {
    @Test func eachPassHasItsTimeAndTheProgramEndsAsItShould() throws {
        let folder = try TemporaryFolder()
        try folder.write("void main() { gl_FragColor = sceneColour(v_uv).brga; }\n", to: "swap.frag")
        let run = try Zoetrope.run(["bench", "swap.frag", "--quick"], in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors.prefix(300))")
        let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
        #expect(rows.last == "all", "\(run.output)")
        let told = try Zoetrope.run(["bench", "swap.frag", "--quick", "--json"], in: folder.url)
        #expect(told.status == 0)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(told.output.utf8)) as? [String: Any])
        #expect((json["passes"] as? [Any])?.count == rows.count - 1 && (json["milliseconds"] as? Double ?? 0) > 0)
    }
}
