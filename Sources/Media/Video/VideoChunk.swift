internal import ZoeImages
internal import ZoeProcesses
internal import ZoeSound

/// A few seconds of a video, read frame by frame. Each begins anew, so that a frame is the same however one came to it.
final class VideoChunk {
    static let length = 240
    /// Frames a second, whatever the file has.
    static let rate = 30
    /// Of a picture, in pixels.
    static let longestSide = 1920

    let number: Int
    private let decoder: ChildProgram
    private var bytes: [UInt8] = []
    private var start = 0
    private(set) var count = 0

    init(_ number: Int, of path: String) throws(MediaError) {
        guard let program = ChildProgram.path(of: "ffmpeg") else { throw .noProgram }
        self.number = number
        let side = Self.longestSide
        let seconds = number * Self.length / Self.rate
        let words = [
            "-hide_banner", "-nostdin", "-loglevel", "error", "-ss", "\(seconds)", "-i", "file:\(path)", "-map",
            "0:v:0",
            "-vf",
            "fps=\(Self.rate),scale=w='min(iw,\(side))':h='min(ih,\(side))':force_original_aspect_ratio=decrease",
            "-frames:v", "\(Self.length)", "-pix_fmt", "rgba", "-c:v", "pam", "-f", "image2pipe", "-bitexact", "pipe:1",
        ]
        do { decoder = try ChildProgram(program, words) } catch { throw MediaError("\(error)") }
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
                    max(width, height) <= Self.longestSide
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
            let block = decoder.read(upTo: 1 << 20)
            if block.isEmpty { return nil }
            bytes += block
        }
        start += wanted
        return Array(bytes[start - wanted..<start])
    }
}
