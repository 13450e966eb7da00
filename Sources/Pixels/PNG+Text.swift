/// Texts in PNG files: PNG specification, third edition, 11.3.3 (tEXt, zTXt, iTXt).
extension PNG.Text {
    /// Shorter texts stay readable in the file.
    private static let longestPlain = 1024

    /// The content of an iTXt chunk: keyword, 0, packed?, method, language, 0, translated keyword, 0, text.
    func chunkContent() throws(PNGError) -> [UInt8] {
        var content = try keywordBytes()
        let plain = Array(text.utf8)
        guard !plain.contains(0) else { throw .zeroInText(keyword: keyword) }
        let isPacked = plain.count > Self.longestPlain
        content += [0, isPacked ? 1 : 0, 0, 0, 0]
        guard isPacked else { return content + plain }
        var packer = Packer(.small)
        packer.add(plain, isLast: true)
        content += packer.output
        guard content.count <= Int(Int32.max) else { throw .textTooLong(limit: Int(Int32.max)) }
        return content
    }

    private func keywordBytes() throws(PNGError) -> [UInt8] {
        let scalars = keyword.unicodeScalars
        let isUsable =
            (1...79).contains(scalars.count) && scalars.allSatisfy { 32...126 ~= $0.value || 161...255 ~= $0.value }
            && scalars.first != " " && scalars.last != " "
            && !zip(scalars, scalars.dropFirst()).contains { $0 == (" ", " ") }
        guard isUsable else { throw .keyword(keyword) }
        return scalars.map { UInt8($0.value) }
    }
}

extension ChunkReader {
    /// Unpacked texts beyond this, all together, are a bomb and not a description.
    static let textLimit = 1 << 28

    func text() throws(PNGError) -> [PNG.Text] {
        var texts: [PNG.Text] = []
        var room = Self.textLimit
        for chunk in chunks where ["tEXt", "zTXt", "iTXt"].contains(chunk.type) {
            guard let text = try text(in: chunk, room: &room) else {
                throw .broken("\(chunk.type) at byte \(chunk.content.lowerBound - 8) cannot be read")
            }
            texts.append(text)
        }
        return texts
    }

    private func text(in chunk: Chunk, room: inout Int) throws(PNGError) -> PNG.Text? {
        var rest = bytes[chunk.content]
        guard let keyword = rest.takeUntilZero() else { return nil }
        var isPacked = chunk.type == "zTXt"
        if chunk.type == "iTXt" {
            guard let flag = rest.popFirst(), flag < 2 else { return nil }
            isPacked = flag == 1
        }
        if chunk.type != "tEXt" {
            guard let method = rest.popFirst(), method == 0 || !isPacked else { return nil }
        }
        if chunk.type == "iTXt" {
            guard rest.takeUntilZero() != nil, rest.takeUntilZero() != nil else { return nil }
        }
        if isPacked {
            let unpacked: [UInt8]
            do throws(Unpacking.Fault) {
                unpacked = try Unpacking.bytes(of: rest, limit: room)
            } catch {
                if error == .tooLong { throw .textTooLong(limit: Self.textLimit) }
                return nil
            }
            room -= unpacked.count
            rest = unpacked[...]
        }
        let text = chunk.type == "iTXt" ? String(decoding: rest, as: UTF8.self) : String(latin1: rest)
        return PNG.Text(String(latin1: keyword), text)
    }
}

extension ArraySlice<UInt8> {
    /// Takes what stands before the next zero, and the zero; nil without one.
    fileprivate mutating func takeUntilZero() -> ArraySlice? {
        guard let zero = firstIndex(of: 0) else { return nil }
        defer { self = self[(zero + 1)...] }
        return self[..<zero]
    }
}

extension String {
    fileprivate init(latin1 bytes: ArraySlice<UInt8>) {
        self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
