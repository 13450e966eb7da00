import LayoutCore
import ZoeLive
import ZoeWindow

/// The ways by which a viewer is driven from outside, open for as long as this value lives.
struct LiveInputs {
    let inbox = Inbox()
    private var reader: LineReader?
    private var writer: LineWriter?
    private var listener: OSCListener?
    private var midi: MIDIInput?
    private let controls = ControlBox()
    private let script: (script: LiveScript, name: String)?
    private let packetsNameFiles: Bool
    let seesPads: Bool

    init(_ arguments: Arguments) throws(Failure) {
        script = try arguments.script()
        packetsNameFiles = arguments.has(.oscFiles)
        seesPads = arguments.has(.gamepad)
        guard !packetsNameFiles || arguments.has(.osc) else {
            throw arguments.wrong("--osc-files says what OSC may do, which is not heard without --osc")
        }
        if let place = arguments[.osc] {
            do { listener = try OSCListener(at: place, into: inbox, .viewer) } catch {
                throw Failure(.noDisplay, error.text)
            }
            if let place = listener?.place { Console.inform("hears OSC at \(place)") }
        }
        if let place = arguments[.midi] {
            do throws(MIDIInput.Failure) { midi = try MIDIInput(place, into: controls) } catch {
                throw Failure(error.isOfName ? .missingInput : .noDisplay, error.text)
            }
            let count = midi?.ports ?? 0
            Console.inform(
                count == 0
                    ? "hears MIDI once something is plugged in"
                    : "hears MIDI from \(count) port\(count == 1 ? "" : "s")")
        }
        guard arguments.has(.listen) else { return }
        let inbox = inbox
        reader = LineReader(into: inbox, .viewer)
        writer = LineWriter { inbox.wakeReader() }
    }

    /// Whether anything is listened to that could be moved.
    var hearsControls: Bool { midi != nil || listener != nil || seesPads }

    /// As the viewer wants it.
    var live: ViewerLive {
        let writer = writer
        return ViewerLive(
            inbox: inbox, answer: writer.map { writer in { writer.write($0) } }, hasRoom: { writer?.hasRoom ?? true },
            packetsNameFiles: packetsNameFiles, controls: controls, script: script)
    }

    /// A line for standard output, after those that were written before it.
    func write(_ line: String) {
        if let writer { writer.write(line) } else { try? Console.write(line + "\n") }
    }
}

extension Option {
    static let listen = Option("listen", help: "read commands from stdin, a line each, and answer each on stdout")
    static let osc = ValueOption(
        "osc",
        OptionType(placeholder: "[HOST:]PORT", wanted: "a port, or HOST:PORT", parse: { OSCPlace($0) }),
        help: "hear them as Open Sound Control over UDP, from this machine only")
    static let midi = ValueOption(
        "midi", .text("PORT|all"),
        help: "faders and keys turn knobs: of all MIDI ports, of one by number or name, or of a device like /dev/midi1")
    static let gamepad = Option("gamepad", help: "a gamepad scrolls, turns the camera, and turns knobs")
    static let oscFiles = Option(
        "osc-files", help: "let OSC from this machine name files too: any account on it then reads and writes as you do"
    )
    static let script = ValueOption(
        "script", .file(), help: "play commands from a file: `@1.5 flick -200 0 0.1`")
}

extension Arguments {
    /// The script that is to be played, and its name for complaints.
    func script() throws(Failure) -> (script: LiveScript, name: String)? {
        guard let path = self[.script] else { return nil }
        switch System.item(at: path) {
        case .nothing: throw Failure(.missingInput, "no file '\(path)'; give a script, a command a line")
        case .folder: throw Failure(.missingInput, "'\(path)' is a folder; give a script, a command a line")
        case .file, .special: break
        }
        let bytes: [UInt8]
        do { bytes = try System.given(path, upTo: Self.longestScript) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        guard bytes.count <= Self.longestScript, let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(.brokenInput, "\(path): a script is UTF-8 text of up to \(Self.longestScript) bytes")
        }
        do { return (try LiveScript(text, in: .viewer), path) } catch {
            throw Failure(.brokenInput, "\(path):\(error.text)")
        }
    }

    private static let longestScript = 1 << 20
}
