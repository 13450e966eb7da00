internal import ZoeProcesses

/// Why a file cannot be heard or seen, as a person would say it.
public struct MediaError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }

    public static let noProgram = MediaError(
        "sounds and videos are read by ffmpeg, which is not installed; install ffmpeg (apt-get install ffmpeg)")
}

extension Sound {
    /// What files with sounds are called.
    public static let endings = [
        ".mp3", ".wav", ".ogg", ".oga", ".opus", ".flac", ".m4a", ".aac", ".aiff", ".aif", ".wma",
    ]

    public static func isNamed(_ path: String) -> Bool { endings.contains(where: path.lowercased().hasSuffix) }

    /// Reads all of a file, which takes a while.
    /// - Parameter isWanted: asked now and then; once nobody wants it any more there is an error.
    public static func read(_ path: String, isWanted: () -> Bool = { true }) throws(MediaError) -> Sound {
        guard let program = ChildProgram.path(of: "ffmpeg") else { throw .noProgram }
        let words = [
            "-hide_banner", "-nostdin", "-loglevel", "error", "-i", "file:\(path)", "-map", "0:a:0", "-ac", "1",
            "-ar", "\(rate)", "-t", "\(Int(longest))", "-f", "s16le", "-bitexact", "pipe:1",
        ]
        do {
            let decoder = try ChildProgram(program, words)
            var bytes: [UInt8] = []
            while true {
                let block = decoder.read(upTo: 1 << 20)
                if block.isEmpty { break }
                bytes += block
                guard isWanted() else { throw MediaError("nobody wants it any more") }
            }
            let failure = decoder.end()
            guard bytes.count >= 2 else { throw MediaError(failure?.description ?? "there is no sound in it") }
            return Sound(littleEndian: bytes)
        } catch let error as MediaError { throw error } catch { throw MediaError("\(error)") }
    }

    init(littleEndian bytes: [UInt8]) {
        self.init(
            (0..<bytes.count / 2).map { Int16(truncatingIfNeeded: Int(bytes[2 * $0]) | Int(bytes[2 * $0 + 1]) << 8) })
    }
}
