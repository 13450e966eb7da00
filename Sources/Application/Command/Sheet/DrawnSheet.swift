import LayoutCore
import ZoeDocument
import ZoeImages

/// A page of pictures that parts draw into folders: what stands there beside the pictures, so that the page can be put together without
/// the scene. Every part of a page says the same.
struct DrawnSheet: Hashable {
    let labels: [String]
    let grid: SheetGrid
    let scale: Double
    let parts: Int
    /// A short name for all that the pictures come from.
    let source: UInt64

    static let fileName = "sheet.txt"
    private static let title = "zoetrope sheet 2"

    init(_ sheet: ContactSheet, parts: Int) {
        labels = sheet.entries.map { $0.label.split(whereSeparator: \.isNewline).joined(separator: " ") }
        (grid, scale) = (sheet.grid, sheet.scale)
        self.parts = parts
        var digest = Digest()
        for entry in sheet.entries {
            digest.add(entry.scene.line)
            digest.add(entry.scene.picture.samples)
        }
        source = digest.value
    }

    /// The page; what is drawn of its pictures is in the folders.
    var sheet: ContactSheet {
        var rest = labels[...]
        let groups = grid.blocks.map { block in
            let entries = rest.prefix(block.count).map { ContactSheet.Entry(scene: .plain, label: $0) }
            rest = rest.dropFirst(block.count)
            return ContactSheet.Group(title: block.title, entries: entries)
        }
        return ContactSheet(groups, columns: grid.columns, cell: grid.cell, scale: scale)
    }

    var text: String {
        """
        \(Self.title)
        parts \(parts)
        columns \(grid.columns)
        cell \(numeral(grid.cell.width)) \(numeral(grid.cell.height))
        scale \(numeral(scale))
        source \(String(source, radix: 16))
        groups \(grid.blocks.count)
        pictures \(labels.count)

        """ + grid.blocks.map { "\($0.count) \($0.title ?? "")\n" }.joined() + labels.map { "\($0)\n" }.joined()
    }

    /// Nil for something else.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map({ $0 == Self.title }) ?? false, lines.count > 8 else { return nil }
        var fields: [Substring: [Substring]] = [:]
        for line in lines[1..<8] {
            let words = line.split(separator: " ")
            if let name = words.first { fields[name] = Array(words.dropFirst()) }
        }
        func number(_ name: Substring, _ place: Int = 0) -> Double {
            fields[name].flatMap { $0.count > place ? Double($0[place]) : nil } ?? 0
        }
        let (count, groups) = (number("pictures"), number("groups"))
        guard 1.0...1_000_000 ~= count, 1...count ~= groups, lines.count >= 8 + Int(groups) + Int(count),
            1.0...1_000_000 ~= number("parts"), 1.0...1_000_000 ~= number("columns"),
            1.0...100_000 ~= number("cell"), 1.0...100_000 ~= number("cell", 1), 0.01...100 ~= number("scale"),
            let source = fields["source"]?.first.flatMap({ UInt64($0, radix: 16) })
        else { return nil }
        let blocks = lines[8..<8 + Int(groups)].compactMap(Self.block)
        guard blocks.count == Int(groups), blocks.reduce(0, { $0 + $1.count }) == Int(count) else { return nil }
        labels = lines[8 + Int(groups)..<8 + Int(groups) + Int(count)].map { String($0) }
        (parts, scale, self.source) = (Int(number("parts")), number("scale"), source)
        grid = SheetGrid(
            blocks, columns: Int(number("columns")), cell: Size(width: number("cell"), height: number("cell", 1)))
    }

    /// How many pictures, and the heading where there is one.
    private static func block(_ line: Substring) -> SheetGrid.Block? {
        let words = line.split(separator: " ", maxSplits: 1)
        guard let count = words.first.flatMap({ Int($0) }), 1...1_000_000 ~= count else { return nil }
        return SheetGrid.Block(title: words.count > 1 ? String(words[1]) : nil, count: count)
    }

    func names(in folder: String) -> FrameNames {
        FrameNames(
            before: folder.hasSuffix("/") ? folder : folder + "/", digits: max(4, "\(labels.count - 1)".count),
            after: ".png")
    }

    static func place(in folder: String) -> String { folder + (folder.hasSuffix("/") ? "" : "/") + fileName }
}

extension WorkShare {
    /// Draws those of a page's pictures that are its own and not in the folder yet.
    func draw(_ sheet: ContactSheet, into folder: String, _ offscreen: OffscreenRenderer) throws(Failure) {
        let drawn = DrawnSheet(sheet, parts: count)
        try PartFolder(folder, DrawnSheet.fileName, drawn.text).settle(holding: "pictures of another page")
        let names = drawn.names(in: folder)
        let missing = frames(of: sheet.entries.count).filter { System.item(at: names.name(of: $0)) != .file }
        for (done, number) in missing.enumerated() where !Interruption.isAsked {
            let picture = sheet.picture(of: number)
            try Output(names.name(of: number)).write(PNG.file(of: offscreen.draw(picture), .fast))
            Progress.note(Double(done + 1) / Double(missing.count), of: .cells)
        }
    }
}

/// Folders with what parts have drawn of a page.
struct SheetFolders {
    private let folders: [String]
    private let drawn: DrawnSheet

    var sheet: ContactSheet { drawn.sheet }

    /// Nil where the operands are something else.
    init?(_ arguments: Arguments) throws(Failure) {
        func isDrawn(_ path: String) -> Bool {
            System.item(at: path) == .folder && System.item(at: DrawnSheet.place(in: path)) == .file
        }
        folders = arguments.operands.filter(isDrawn)
        guard let first = folders.first else { return nil }
        guard folders.count == arguments.operands.count else {
            let other = arguments.operands.first { !isDrawn($0) } ?? ""
            throw arguments.wrong(
                "'\(first)' holds pictures of a page, and '\(other)' does not; name such folders only")
        }
        let own = [Option.picture, .quiet, .verbose, .compress, .quality].map(\.name)
        if let odd = arguments.command.options.first(where: { arguments.has($0) && !own.contains($0.name) }) {
            throw arguments.wrong("\(odd.flag) says how pictures are drawn, and those in '\(first)' have been")
        }
        drawn = try Self.sheet(in: first)
        for folder in folders.dropFirst() where try Self.sheet(in: folder) != drawn {
            throw Failure(.brokenInput, "'\(first)' and '\(folder)' hold pictures of two pages; name folders of one")
        }
        let missing = drawn.labels.indices.filter { places(of: $0).isEmpty }
        guard missing.isEmpty else {
            throw Shares.lack(missing, of: drawn.labels.count, "pictures", parts: drawn.parts)
        }
    }

    private static func sheet(in folder: String) throws(Failure) -> DrawnSheet {
        let place = DrawnSheet.place(in: folder)
        let bytes: [UInt8]
        do { bytes = try System.contents(of: place, upTo: 1 << 24) } catch {
            throw Failure(.missingInput, "can't read '\(place)': \(error)")
        }
        if let sheet = DrawnSheet(String(decoding: bytes, as: UTF8.self)) { return sheet }
        throw Failure(.brokenInput, "\(place): it is not what `zoetrope sheet --part` writes; draw the parts again")
    }

    private func places(of number: Int) -> [String] {
        folders.map { drawn.names(in: $0).name(of: number) }.filter { System.item(at: $0) == .file }
    }

    func picture(_ number: Int) throws(Failure) -> Image {
        try PartFolder.picture(at: places(of: number), called: "picture")
    }
}
