import Foundation
import Testing

extension Windows {
    /// A microphone and a camera in the window, played by what ffmpeg makes up.
    @Suite struct WindowDeviceTests {
        private static let picture =
            "uniform sampler2D photo;\nvoid main() { gl_FragColor = vec4(texture(photo, v_uv).rgb, 1); }\n"

        private func arguments(_ shader: String, _ words: [String], in home: Home) throws -> [String] {
            [
                "--layout", "linear", "--items", "0", "--size", "512x64", "--backdrop",
                try home.write(shader, to: "a.frag"),
            ]
                + words
        }

        /// Looks at the screen until it is so.
        private func look(_ shader: String, _ words: [String], for isIt: (Window.Rows) -> Bool) throws -> Bool {
            let (home, screen) = (try Home(showsPanel: false), try Screen())
            let window = try LiveWindow(arguments(shader, words, in: home), on: screen, home: home)
            // It shows something once it answers.
            _ = try window.ask("get scroll")
            let limit = Date(timeIntervalSinceNow: 120)
            while Date() < limit { if isIt(try screen.picture(width: 512, height: 64)) { return true } }
            return false
        }

        /// A window whose clock stands still, so that it comes to rest.
        private func window(_ shader: String, _ words: [String]) throws -> Window {
            let home = try Home(showsPanel: false)
            let script = try home.write("pause\n", to: "pause.txt")
            return try Window(arguments(shader, words + ["--script", script], in: home), on: Screen(), home: home)
        }

        private static let notes = """
            // iChannel0: sound
            void mainImage(out vec4 c, in vec2 p) { c = vec4(texelFetch(iChannel0, ivec2(p.x, 0), 0).x, 0, 0, 1); }
            """

        @Test func aShaderSeesWhatTheMicrophoneHears() throws {
            // The hundredth of 512 frequencies up to 11 kHz.
            #expect(
                try look(Self.notes, ["--microphone", "lavfi:sine=frequency=2153"]) { rows in
                    let row = (0..<512).map { Int(rows[40][3 * $0]) }
                    return row[100] > 180 && row[300] < row[100] / 2
                })
        }

        @Test func aPictureIsTheCameras() throws {
            let words = ["--camera", "lavfi:color=0x204080:size=64x64:rate=15", "--set", "photo=<camera>"]
            #expect(
                try look(Self.picture, words) { rows in
                    let pixel = rows[40][3 * 256..<3 * 256 + 3].map(Int.init)
                    return zip(pixel, [0x20, 0x40, 0x80]).allSatisfy { abs($0 - $1) < 12 }
                })
        }

        @Test func withoutTheUsersWordNoCameraIsOpenedAndThatIsSaid() throws {
            let window = try window(Self.picture, ["--set", "photo=<camera>"])
            try window.wait("a word") { $0.messages.contains { $0.contains("start with --camera") } }
        }

        @Test func aMachineWithoutAMicrophoneSaysSo() throws {
            let window = try window(Self.notes, ["--microphone", "alsa:no-such-card"])
            try window.wait("a word") { $0.messages.contains { $0.contains("the microphone (alsa:no-such-card)") } }
        }
    }
}
