import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import zoetrope

@Suite struct PointFileTests {
    private static let places = [SIMD3(0.0, 0, 0), SIMD3(1, -2, 3), SIMD3(0, -4, 0)]
    static let files = [
        "# a comment\no thing\nv 0 0 0\nv 1 2 3 0.5\nvn 0 0 1\nv 0 4 0\nf 1 2 3\n",
        "ply\nformat ascii 1.0\ncomment x\nelement vertex 3\nproperty uchar red\nproperty float x\nproperty float y\n"
            + "property float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n9 0 0 0\n9 1 2 3\n"
            + "9 0 4 0\n3 0 1 2\n",
        "# downwards\r\n0 0 0\r\n1, -2, 3\r\n0;-4;0\r\n",
    ]

    @Test(arguments: files) func eachKindOfFileGivesItsPoints(text: String) {
        #expect(PointFile.points(in: Array(text.utf8)) == Self.places)
    }

    @Test(arguments: [
        "", "solid", "v 1 2", "v a b c", "ply\nformat binary_little_endian 1.0\nelement vertex 1\nend_header\n",
        "ply\nformat ascii 1.0\nelement vertex 5\nproperty float x\nend_header\n1\n", "1 2 3\n4 5",
    ])
    func whatHasNoneGivesNone(text: String) { #expect(PointFile.points(in: Array(text.utf8)) == nil) }

    @Test func aMeshBecomesTheSceneS() throws {
        let folder = try TemporaryFolder()
        let mesh = try folder.write(
            (0..<5000).map { "v \($0 % 71) \($0 % 37) \($0 % 11)\n" }.joined(), to: "mesh.obj")
        let result = try Zoetrope.run(
            "export", "--layout", "tag-cloud", "--items", "300", "--set", "points=\(mesh)", "--format", "json")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.split(separator: "\n").filter { $0.contains("\"matrix\"") }.count == 200)
        try folder.write("nothing", to: "mesh.obj")
        let broken = try Zoetrope.run(
            "capture", "--layout", "tag-cloud", "--set", "points=\(mesh)", "-o", mesh + ".png")
        #expect(broken.status == 65 && broken.errors.contains("mesh.obj has no points; give an OBJ"))
        #expect(
            try Zoetrope.run("capture", "--layout", "tag-cloud", "--set", "points=1 2 3", "-o", mesh + ".png")
                .isFailure(64))
        let none = try Zoetrope.run("capture", "--layout", "tag-cloud", "--set", "points=none.obj", "-o", mesh + ".png")
        #expect(none.isFailure(66) && none.errors.contains("no file 'none.obj' for points"), "\(none)")
    }
}
