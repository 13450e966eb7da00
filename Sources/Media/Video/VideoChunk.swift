internal import ZoeImages
internal import ZoeProcesses
internal import ZoeSound

/// A few seconds of a video, read frame by frame. Each begins anew, so that a frame is the same however one came to it.
final class VideoChunk {
    static let length = 240

    let number: Int
    private let decoder: ChildProgram
    private var bytes: [UInt8] = []
    private var start = 0
    private(set) var count = 0
    /// Asked while nothing comes; once nobody wants it any more there is nothing.
    private let isWanted: () -> Bool

    init(_ number: Int, of path: String, upTo side: Int) throws(MediaError) {
        (self.number, isWanted) = (number, { true })
        let seconds = number * Self.length / Video.rate
        let words = [
            "-hide_banner", "-nostdin", "-loglevel", "error", "-ss", "\(seconds)", "-i", "file:\(path)", "-map",
            "0:v:0",
        ]
        decoder = try Self.decoder(words, "fps=\(Video.rate),", upTo: side, ["-frames:v", "\(Self.length)"])
    }

    /// Pictures of a camera, as they come.
    init(_ camera: LiveDevice, isWanted: @escaping () -> Bool) throws(MediaError) {
        (number, self.isWanted) = (0, isWanted)
        decoder = try Self.decoder(camera.words, "", upTo: Video.longestSide, ["-flush_packets", "1"])
    }

    private static func decoder(
        _ input: [String], _ filter: String, upTo longestSide: Int, _ more: [String]
    ) throws(MediaError) -> ChildProgram {
        guard let program = ChildProgram.path(of: "ffmpeg") else { throw .noProgram }
        let side = min(longestSide, Video.longestSide)
        let scale = "scale=w='min(iw,\(side))':h='min(ih,\(side))':force_original_aspect_ratio=decrease"
        let output = ["-pix_fmt", "rgba", "-c:v", "pam", "-f", "image2pipe", "-bitexact", "pipe:1"]
        do { return try ChildProgram(program, input + ["-vf", filter + scale] + more + output) } catch {
            throw MediaError("\(error)")
        }
    }

    /// Nil behind the last one.
    func next() throws(MediaError) -> Image? {
        guard let head = try head() else {
            if let failure = decoder.end(), count == 0, number == 0 { throw MediaError(failure.description) }
            return nil
        }
        guard let pixels = take(head.width * head.height * 4) else { return nil }
        count += 1
        return try? Image(width: head.width, height: head.height, bytes: pixels)
    }

    // MARK: Bytes

    /// What a portable arbitrary map says before its pixels.
    private func head() throws(MediaError) -> (width: Int, height: Int)? {
        var sides: [String: Int] = [:]
        while let line = line() {
            if line == "ENDHDR" {
                guard let width = sides["WIDTH"], let height = sides["HEIGHT"], width > 0, height > 0,
                    max(width, height) <= Video.longestSide
                else { throw MediaError("its pictures can't be read") }
                return (width, height)
            }
            let words = line.split(separator: " ")
            if words.count == 2 { sides[String(words[0])] = Int(words[1]) }
        }
        return nil
    }

    private func line() -> String? {
        var line: [UInt8] = []
        while let byte = take(1)?.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            guard line.count < 200 else { return nil }
            line.append(byte)
        }
        return nil
    }

    private func take(_ wanted: Int) -> [UInt8]? {
        while bytes.count - start < wanted {
            bytes.removeFirst(start)
            start = 0
            while !decoder.hasMore(within: 100) { if !isWanted() { return nil } }
            let block = decoder.read(upTo: 1 << 20)
            if block.isEmpty { return nil }
            bytes += block
        }
        start += wanted
        return Array(bytes[start - wanted..<start])
    }
}
