import Foundation
import Testing

extension Windows {
    /// Faders outside the window turn knobs, and are learnt.
    @Suite struct WindowControlTests {
        private static let row = """
            {"zoetrope": 1, "layout": "cover-flow", "items": 5, "view": {"width": 640, "height": 360},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018"}
            """

        /// A pipe into which a test writes MIDI's bytes.
        private final class Pipe {
            let path: String
            private let descriptor: Int32

            init(in home: Home) {
                path = home.url.appending(path: "midi").path
                _ = unsafe mkfifo(path, 0o600)
                descriptor = unsafe open(path, O_RDWR)
            }

            deinit { close(descriptor) }

            func send(_ bytes: UInt8...) { _ = unsafe write(descriptor, bytes, bytes.count) }
        }

        /// Asks until the answer is this one, doing something before each.
        private func wait(_ talk: LiveWindow, _ question: String, for answer: String, _ act: () -> Void = {}) throws {
            let limit = Date(timeIntervalSinceNow: 120)
            var last = ""
            while last != answer, Date() < limit {
                act()
                last = try talk.ask(question)
            }
            #expect(last == answer, "\(question)")
        }

        private func kept(_ home: Home) throws -> String {
            try String(contentsOf: home.url.appending(path: "config/zoetrope/controls"), encoding: .utf8)
        }

        @Test func aFaderIsLearntTurnsItsKnobAndIsKnownTheNextTime() throws {
            let home = try Home(showsPanel: false)
            let pipe = Pipe(in: home)
            let path = try home.write(Self.row, to: "row.json")
            let talk = try LiveWindow(path, "--midi", pipe.path, on: Screen(), home: home)
            #expect(try talk.ask("learn tilt") == "ok move what is to turn layout.tilt")
            pipe.send(0xB0, 7, 0)
            pipe.send(0xB0, 7, 64)
            try wait(talk, "controls", for: "ok midi:1:cc7 = layout.tilt")
            #expect(try kept(home) == "midi:1:cc7 = layout.tilt\n")
            // From one end to the other it has come past where the knob stands.
            try wait(talk, "get tilt", for: "ok 2") { pipe.send(0xB0, 7, 0, 7, 127) }
            try wait(talk, "get tilt", for: "ok -2") { pipe.send(0xB0, 7, 0) }
            // What a hand sets stays until the fader comes by.
            #expect(try talk.ask("set tilt 1") == "ok")
            pipe.send(0xB0, 7, 1)
            pipe.send(0xB0, 99, 1)
            #expect(try talk.ask("wait") == "ok")
            #expect(try talk.ask("get tilt") == "ok 1")
            #expect(try talk.ask("quit") == "ok")
            #expect(talk.end() == 0)
            let next = try LiveWindow(path, "--midi", pipe.path, on: Screen(), home: home)
            try wait(next, "get tilt", for: "ok 2") { pipe.send(0xB0, 7, 0, 7, 127) }
            #expect(try next.ask("forget tilt") == "ok")
            #expect(try kept(home) == "")
            #expect(try next.ask("forget tilt").hasPrefix("error nothing turns layout.tilt"))
            #expect(try next.ask("learn borderColour").hasPrefix("error card.borderColour has no two ends"))
            #expect(try next.ask("learn tlit") == "error no parameter 'tlit'; did you mean 'tilt'?")
            #expect(try next.ask("control midi:1:cc200 1").hasPrefix("error no control 'midi:1:cc200'"))
        }

        @Test func anAddressOfOSCIsLearntAndCommandsStayCommands() throws {
            let home = try Home(showsPanel: false)
            let talk = try LiveWindow(home.write(Self.row, to: "row.json"), "--osc", "0", on: Screen(), home: home)
            let box = try FaderBox(to: talk.port())
            // Nobody may have it learn but the user.
            box.send("/learn", text: "tilt")
            try wait(talk, "get scroll", for: "ok 2") { box.send("/scroll", 2) }
            box.send("/1/fader3", 0)
            box.send("/1/fader3", 1)
            try wait(talk, "get scroll", for: "ok 1") { box.send("/scroll", 1) }
            #expect(try talk.ask("controls") == "ok")
            #expect(try talk.ask("learn tilt").hasPrefix("ok"))
            try wait(talk, "get scroll", for: "ok 3") { box.send("/scroll", 3) }
            var number: Float = 0
            try wait(talk, "controls", for: "ok osc:/1/fader3 = layout.tilt") {
                number = 1 - number
                box.send("/1/fader3", number)
            }
            try wait(talk, "get tilt", for: "ok 2") {
                box.send("/1/fader3", 0)
                box.send("/1/fader3", 1)
            }
            #expect(try kept(home) == "osc:/1/fader3 = layout.tilt\n")
        }

        @Test func theMenuOfAKnobLearnsAndForgets() throws {
            let home = try Home()
            let pipe = Pipe(in: home)
            let window = try Window(
                home.write(Self.row, to: "row.json"), "--midi", pipe.path, on: Screen(), home: home)
            func choose(_ item: String) throws {
                let state = try window.wait("the knob") { $0.place(of: "label layout.tilt") != nil }
                let place = try #require(state.place(of: "label layout.tilt"))
                try window.move(to: place.x, place.y)
                try window.xdotool("click", "3")
                try window.wait("the menu") { $0.place(of: item) != nil }
                try window.click(item)
            }
            try choose("menu learn")
            try window.wait("learning") { $0.fields["learner"] as? String == "layout.tilt" }
            try window.key("Escape")
            try window.wait("not learning") { $0.fields["learner"] as? String == nil }
            try choose("menu learn")
            try window.wait("learning") { $0.fields["learner"] as? String == "layout.tilt" }
            pipe.send(0xB0, 7, 0)
            pipe.send(0xB0, 7, 64)
            try window.wait("learnt") { ($0.fields["controls"] as? [String]) == ["midi:1:cc7 = layout.tilt"] }
            pipe.send(0xB0, 7, 127)
            try window.wait("turned") { $0.parameters["tilt"] as? Double == 2 }
            try choose("menu forget")
            try window.wait("forgotten") { ($0.fields["controls"] as? [String]) == [] }
        }

        // MARK: ALSA

        /// A library that has ALSA's functions and one port, whose events are what is written into a pipe, three bytes each.
        private func library(in home: Home) throws -> String {
            let source = try home.write(Self.sequencer, to: "asound.c")
            let folder = home.url.appending(path: "lib")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let made = try Zoetrope.shell(
                "$(command -v cc || command -v clang) -shared -fPIC -o '\(folder.path)/libasound.so.2' '\(source)'")
            try #require(made.status == 0, "\(made.errors)")
            return folder.path
        }

        @Test func aPortOfTheSequencerIsHeard() throws {
            let home = try Home(showsPanel: false)
            let pipe = Pipe(in: home)
            let folder = try library(in: home)
            let words = ["LD_LIBRARY_PATH=\(folder)", "FAKE_MIDI=\(pipe.path)"]
            for port in ["all", "fake", "20:3"] {
                let talk = try LiveWindow(
                    [home.write(Self.row, to: "row.json"), "--midi", port], on: Screen(), home: home, environment: words
                )
                try wait(talk, "controls", for: "ok midi:2:cc5 = layout.tilt") {
                    _ = try? talk.ask("learn tilt")
                    pipe.send(0xB1, 5, 0)
                    pipe.send(0xB1, 5, 127)
                }
                try wait(talk, "get tilt", for: "ok -2") {
                    pipe.send(0xB1, 5, 127)
                    pipe.send(0xB1, 5, 0)
                }
                #expect(try talk.ask("quit") == "ok")
                #expect(talk.end() == 0)
            }
            let none = try Zoetrope.shell(
                "\(words.joined(separator: " ")) $Z view --midi other '\(home.url.path)/row.json'", in: home.url)
            #expect(
                none.isFailure(66) && none.errors.contains("no MIDI port 'other'; there are 'Fader Box' (20:3)"),
                "\(none)")
        }

        @Test func withoutTheLibraryOrTheSequencerThereIsAWordAndEverythingElseWorks() throws {
            let home = try Home(showsPanel: false)
            let folder = home.url.appending(path: "lib")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // One that cannot be loaded comes before the system's.
            try Data().write(to: folder.appending(path: "libasound.so.2"))
            let words = "LD_LIBRARY_PATH=\(folder.path) $Z"
            let none = try Zoetrope.shell("\(words) view --midi all", in: home.url)
            #expect(none.isFailure(69) && none.errors.contains("libasound2"), "\(none)")
            let path = try home.write(Self.row, to: "row.json")
            let picture = try Zoetrope.shell("\(words) capture '\(path)' -o a.png", in: home.url)
            #expect(picture.status == 0, "\(picture)")
            let device = try Zoetrope.shell("$Z view --midi /no/such/device", in: home.url)
            #expect(device.isFailure(66) && device.errors.contains("/no/such/device"), "\(device)")
        }

        private static let sequencer = """
            #include <errno.h>
            #include <fcntl.h>
            #include <poll.h>
            #include <stdlib.h>
            #include <string.h>
            #include <unistd.h>
            typedef struct { int client, port; } info;
            typedef struct { unsigned char kind, bytes[27]; } event;
            static int end, connected;
            static event next;
            int snd_seq_open(void **seq, const char *name, int streams, int mode) {
                end = open(getenv("FAKE_MIDI"), O_RDONLY | O_NONBLOCK);
                *seq = &end;
                return end < 0 ? -ENOENT : 0;
            }
            int snd_seq_close(void *seq) { return close(end); }
            int snd_seq_set_client_name(void *seq, const char *name) { return 0; }
            int snd_seq_client_id(void *seq) { return 128; }
            int snd_seq_create_simple_port(void *seq, const char *name, unsigned can, unsigned type) { return 0; }
            int snd_seq_connect_from(void *seq, int own, int client, int port) {
                connected |= client == 20 && port == 3;
                return 0;
            }
            int snd_seq_event_input(void *seq, event **made) {
                memset(&next, 0, sizeof next);
                next.kind = 10;
                if (!connected || read(end, next.bytes, 3) != 3) return -EAGAIN;
                *made = &next;
                return 1;
            }
            int snd_seq_poll_descriptors_count(void *seq, short events) { return 1; }
            int snd_seq_poll_descriptors(void *seq, struct pollfd *places, unsigned room, short events) {
                places[0] = (struct pollfd){.fd = end, .events = POLLIN};
                return 1;
            }
            int snd_seq_client_info_malloc(info **made) { return (*made = calloc(1, sizeof **made)) ? 0 : -ENOMEM; }
            void snd_seq_client_info_free(info *one) { free(one); }
            void snd_seq_client_info_set_client(info *one, int client) { one->client = client; }
            int snd_seq_client_info_get_client(const info *one) { return one->client; }
            const char *snd_seq_client_info_get_name(info *one) { return "Fake Works"; }
            int snd_seq_query_next_client(void *seq, info *one) {
                if (one->client >= 20) return -ENOENT;
                one->client = one->client < 0 ? 0 : 20;
                return 0;
            }
            int snd_seq_port_info_malloc(info **made) { return snd_seq_client_info_malloc(made); }
            void snd_seq_port_info_free(info *one) { free(one); }
            void snd_seq_port_info_set_client(info *one, int client) { one->client = client; }
            void snd_seq_port_info_set_port(info *one, int port) { one->port = port; }
            int snd_seq_port_info_get_port(const info *one) { return one->port; }
            const char *snd_seq_port_info_get_name(const info *one) { return "Fader Box"; }
            unsigned snd_seq_port_info_get_capability(const info *one) { return 1 | 1 << 5; }
            int snd_seq_query_next_port(void *seq, info *one) {
                if (one->port >= 3) return -ENOENT;
                one->port = 3;
                return 0;
            }
            int snd_midi_event_new(size_t size, void **made) { return (*made = malloc(1)) ? 0 : -ENOMEM; }
            void snd_midi_event_free(void *one) { free(one); }
            void snd_midi_event_no_status(void *one, int on) {}
            long snd_midi_event_decode(void *one, unsigned char *bytes, long room, const event *from) {
                memcpy(bytes, from->bytes, 3);
                return 3;
            }
            const char *snd_strerror(int code) { return strerror(-code); }
            """
    }
}
