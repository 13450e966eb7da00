/// The files of one Shadertoy beside each other, found by what they are called: `Image.glsl`, `Buffer A.glsl`, `Common.glsl`, or
/// `life.frag`, `life.bufferA.frag`, `life.common.frag`; or by what they say that they read, `#iChannel0 "file://glow.glsl"`.
struct ToyFiles {
    let file: String
    private(set) var common: String?
    /// In the order in which they are drawn.
    private(set) var buffers: [Buffer] = []

    struct Buffer {
        /// `a` of Buffer A; nil where it is named after its file.
        let letter: String?
        let file: String

        var name: String { letter.map { "Buffer \($0.uppercased())" } ?? ToyFiles.stem(of: file) }
    }

    private static let endings = [
        ".frag.glsl", ".glsl", ".frag", ".fsh", ".fs", ".glslf", ".frag.txt", ".fragment", ".frag.shader", ".shader",
        ".isf",
    ]
    private static let letters = ["a", "b", "c", "d"]

    init?(of file: String, among names: [String]?, read: Flattener.Read) {
        guard let names, let own = Name(String(file.split(separator: "/").last ?? "")) else { return nil }
        self.file = file
        let folder = file.contains("/") ? file.folder + "/" : ""
        for name in names.sorted() {
            guard let other = Name(name), other.stem == own.stem else { continue }
            switch other.part {
            case .image: continue
            case .common: common = common ?? folder + name
            case .buffer(let letter):
                if !buffers.contains(where: { $0.letter == letter }) {
                    buffers.append(Buffer(letter: letter, file: folder + name))
                }
            }
        }
        buffers.sort { $0.name < $1.name }
        if common == file { common = nil }
        var known = Set([file] + buffers.map(\.file))
        for reader in [file] + buffers.map(\.file) { follow(reader, &known, read) }
    }

    /// Whatever is read is drawn before.
    private mutating func follow(_ reader: String, _ known: inout Set<String>, _ read: Flattener.Read) {
        for (_, words) in ToyChannels.said(in: (try? read(reader)) ?? []) {
            guard Self.hasEnding(words), buffers.count < Self.most else { continue }
            let file = FilePath.resolved(ToyChannels.path(words), beside: reader)
            guard !known.contains(file), (try? read(file)) != nil else { continue }
            known.insert(file)
            follow(file, &known, read)
            buffers.append(Buffer(letter: nil, file: file))
        }
    }

    private static let most = 16

    static func stem(of file: String) -> String {
        let name = String(file.split(separator: "/").last ?? "")
        return endings.first(where: name.lowercased().hasSuffix).map { String(name.dropLast($0.count)) } ?? name
    }

    /// The one that makes the picture.
    static func main(among names: [String]) -> String? {
        let all = names.sorted().compactMap { name in Name(name).map { (name, $0) } }
        if let named = all.first(where: { $0.1.isNamedImage }) { return named.0 }
        let others = all.filter { $0.1.part == .image }
        return others.count == 1 ? others[0].0 : nil
    }

    static func hasEnding(_ name: String) -> Bool { endings.contains(where: name.lowercased().hasSuffix) }

    /// Whether it is a pass of another file, or what its passes have in common.
    static func isPart(_ name: String, among names: [String]) -> Bool {
        guard let own = Name(name), own.part != .image else { return false }
        return names.contains { Name($0).map { $0.part == .image && $0.stem == own.stem } ?? false }
    }

    private struct Name {
        enum Part: Equatable {
            case image, common
            case buffer(String)
        }

        let stem: String
        let part: Part
        let isNamedImage: Bool

        init?(_ name: String) {
            let lower = name.lowercased()
            guard let ending = ToyFiles.endings.first(where: lower.hasSuffix), !name.hasPrefix(".") else { return nil }
            let plain = String(lower.dropLast(ending.count).filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
            for (words, part) in Self.parts {
                guard let word = words.first(where: plain.hasSuffix) else { continue }
                (stem, self.part) = (String(plain.dropLast(word.count)), part)
                isNamedImage = part == .image
                return
            }
            (stem, part, isNamedImage) = (plain, .image, false)
        }

        private static let parts: [([String], Part)] =
            [(["mainimage", "image", "main"], .image), (["common"], .common)]
            + ToyFiles.letters.enumerated().map { number, letter in
                (["buffer\(letter)", "buf\(letter)", "buffer\(number)", "buf\(number)"], .buffer(letter))
            }
    }
}
