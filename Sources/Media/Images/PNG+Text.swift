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
        var packer = Packer(.matches(level: 9))
        packer.add(plain, then: .end)
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
    func text(limit: Int) throws(PNGError) -> [PNG.Text] {
        var texts: [PNG.Text] = []
        var room = max(0, limit)
        for chunk in chunks where ["tEXt", "zTXt", "iTXt"].contains(chunk.type) {
            do throws(Unpacking.Fault) {
                texts.append(try text(in: chunk, room: &room))
            } catch {
                throw error == .tooLong
                    ? .textTooLong(limit: limit)
                    : .broken("\(chunk.type) at byte \(chunk.content.lowerBound - 8) cannot be read")
            }
        }
        return texts
    }

    private func text(in chunk: Chunk, room: inout Int) throws(Unpacking.Fault) -> PNG.Text {
        var rest = bytes[chunk.content]
        let keyword = try rest.takeUntilZero()
        var isPacked = chunk.type == "zTXt"
        if chunk.type == "iTXt" {
            let flag = try rest.takeFirst()
            guard flag < 2 else { throw .broken }
            isPacked = flag == 1
        }
        if chunk.type != "tEXt" {
            let method = try rest.takeFirst()
            guard method == 0 || !isPacked else { throw .broken }
        }
        if chunk.type == "iTXt" {
            // Its language and the keyword in that language.
            for _ in 0..<2 { _ = try rest.takeUntilZero() }
        }
        if isPacked { rest = try Unpacking.bytes(of: rest, limit: room)[...] }
        guard rest.count <= room else { throw .tooLong }
        room -= rest.count
        let text = chunk.type == "iTXt" ? String(decoding: rest, as: UTF8.self) : String(latin1: rest)
        return PNG.Text(String(latin1: keyword), text)
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func takeFirst() throws(Unpacking.Fault) -> UInt8 {
        guard let first = popFirst() else { throw .broken }
        return first
    }

    /// Takes what stands before the next zero, and the zero.
    fileprivate mutating func takeUntilZero() throws(Unpacking.Fault) -> ArraySlice {
        guard let zero = firstIndex(of: 0) else { throw .broken }
        defer { self = self[(zero + 1)...] }
        return self[..<zero]
    }
}

extension String {
    fileprivate init(latin1 bytes: ArraySlice<UInt8>) {
        self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
