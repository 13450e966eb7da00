internal import ZoeProcesses

/// A microphone or a camera, as ffmpeg calls it: how it is read, and its name there.
public struct LiveDevice: Hashable, Sendable, CustomStringConvertible {
    public let format: String
    public let name: String

    private init(_ format: String, _ name: String) { (self.format, self.name) = (format, name) }

    /// `pulse:default`, `alsa:hw:1`, or `default`.
    public init?(microphone text: String) {
        if text == "default" {
            self.init("pulse", "default")
        } else {
            self.init(text)
        }
    }

    /// `v4l2:/dev/video0`, the path alone, or `default`.
    public init?(camera text: String) {
        if text == "default" {
            self.init("v4l2", "/dev/video0")
        } else if text.hasPrefix("/") {
            self.init("v4l2", text)
        } else {
            self.init(text)
        }
    }

    private init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return nil
        }
        self.init(parts[0], parts[1])
    }

    public var description: String { "\(format):\(name)" }

    /// What ffmpeg is told to read it; what is only made up comes as slowly as from a device.
    public var words: [String] {
        ["-hide_banner", "-nostdin", "-loglevel", "error", "-fflags", "nobuffer"] + (format == "lavfi" ? ["-re"] : [])
            + ["-f", format, "-i", name]
    }
}
