import Foundation
import TestSupport
import Testing

/// OpenGL without a window to be seen is had in several ways, which draw the same.
@Suite struct HeadlessMethodTests {
    /// All kinds of passes: text, shadows, a floor, a blurred card, a shader of the user's own and one over everything.
    private static let scene = """
        {"zoetrope": 1, "layout": "cover-flow", "items": 7, "scroll": 3.4, "view": {"width": 320, "height": 200},
        "deck": {"kind": "cards", "card": {"fill": {"from": "#4080c0", "to": "#c04080"}, "cornerRadius": 12,
        "shadow": {"radius": 9}, "labels": [{"text": "{index}", "size": 60}]}},
        "parameters": {"itemWidth": 110, "itemHeight": 110}, "backdrop": {"studio": "#304050"}, "floor": {},
        "shaders": {"face": "<gloss>", "post": ["<bloom>"]}}
        """

    private func capture(
        _ environment: String, in folder: TemporaryFolder
    ) throws -> (result: Zoetrope.Result, picture: Data?) {
        try folder.write(Self.scene, to: "scene.json")
        let result = try Zoetrope.shell(
            "env \(environment) LIBGL_ALWAYS_SOFTWARE=1 \"$Z\" capture scene.json -o a.png --verbose", in: folder.url)
        return (result, try? Data(contentsOf: folder.file("a.png")))
    }

    @Test(
        .enabled(if: Screen.missing.isEmpty, "needs \(Screen.missing.joined(separator: " and ")): see .ci/run"),
        arguments: [("device", "device"), ("display", "hidden surface"), ("window", "hidden window")])
    func everyMethodDrawsWhatTheFirstOneDraws(delta: String, words: String) throws {
        let (folder, screen) = (try TemporaryFolder(), try Screen())
        let first = try capture("-u DISPLAY ZOETROPE_OPENGL=surfaceless", in: folder)
        #expect(first.result.status == 0 && first.result.errors.contains(", surfaceless, "), "\(first.result)")
        let other = try capture("DISPLAY=\(screen.name) ZOETROPE_OPENGL=\(delta)", in: folder)
        // One line says what draws. Any more would be OpenGL's complaints.
        #expect(other.result.status == 0 && other.result.errors.contains(", \(words), "), "\(other.result)")
        #expect(other.result.errors.count { $0 == "\n" } == 1, "\(other.result)")
        #expect(other.picture != nil && other.picture == first.picture)
    }

    /// Where EGL finds no driver, as on a machine whose X server alone knows the graphics card.
    @Test(.enabled(if: Screen.missing.isEmpty, "needs \(Screen.missing.joined(separator: " and ")): see .ci/run"))
    func aWindowIsTheLastResort() throws {
        let (folder, screen) = (try TemporaryFolder(), try Screen())
        let withoutEGL = "__EGL_VENDOR_LIBRARY_FILENAMES=/none __EGL_VENDOR_LIBRARY_DIRS=/none"
        let (result, picture) = try capture("DISPLAY=\(screen.name) \(withoutEGL)", in: folder)
        #expect(result.status == 0 && result.errors.contains(", hidden window, "), "\(result)")
        #expect(picture != nil)
    }

    @Test func aMethodThatIsNotThereIsSaidInOneLine() throws {
        for delta in ["display", "window"] {
            let folder = try TemporaryFolder()
            let (result, picture) = try capture(
                "-u DISPLAY -u WAYLAND_DISPLAY ZOETROPE_OPENGL=\(delta)", in: folder)
            #expect(result.isFailure(69) && picture == nil, "\(result)")
        }
        let (result, _) = try capture("ZOETROPE_OPENGL=surfaceles", in: try TemporaryFolder())
        #expect(result.isFailure(64) && result.errors.contains("did you mean 'surfaceless'?"), "\(result)")
    }
}
