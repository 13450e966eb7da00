import LayoutCore

/// The points of a mesh: of an OBJ, of a PLY as text, or of a text with three numbers a point. What is read is thinned out to as many
/// as a cloud of cards shows, and becomes part of the scene: it needs the file no more.
struct PointFile {
    let cloud: PointCloud

    /// As many as a cloud shows by itself.
    static let most = 200
    private static let mostBytes = 64 << 20
    private static let endings = [".obj", ".ply", ".txt", ".xyz", ".csv"]

    /// Nil where the text is no file's name, but points.
    init?(named text: String) throws(Failure) {
        guard text != "auto", PointCloud(text) == nil else { return nil }
        let path = System.expanded(text)
        guard System.item(at: path) == .file else {
            guard text.contains("/") || Self.endings.contains(where: text.lowercased().hasSuffix) else { return nil }
            throw Failure(.missingInput, "no file '\(Quotation(text))' for points; give an OBJ, a PLY or a text file")
        }
        let bytes: [UInt8]
        do { bytes = try System.contents(of: path, upTo: Self.mostBytes) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        guard bytes.count <= Self.mostBytes else {
            throw Failure(.brokenInput, "\(path): larger than \(Self.mostBytes >> 20) MB; give a mesh of fewer points")
        }
        guard let points = Self.points(in: bytes), let cloud = PointCloud(points) else {
            throw Failure(
                .brokenInput,
                "\(path) has no points; give an OBJ, a PLY as text, or lines with three numbers each")
        }
        self.cloud = cloud.spread(Self.most)
    }

    static func points(in bytes: [UInt8]) -> [SIMD3<Double>]? {
        let lines = bytes.split { $0 == 10 || $0 == 13 }.map { line in
            line.split { $0 == 32 || $0 == 9 || $0 == 44 || $0 == 59 }.map { String(decoding: $0, as: UTF8.self) }
        }
        guard let first = lines.first(where: { !$0.isEmpty }) else { return nil }
        if first == ["ply"] { return ply(lines) }
        let vertices = lines.filter { $0.first == "v" }
        // What is made for other tools has y upwards.
        if !vertices.isEmpty { return all(vertices.map { point($0.dropFirst()[...], up: -1) }) }
        return all(lines.filter { !$0.isEmpty && $0[0].first != "#" }.map { point($0[...], up: 1) })
    }

    private static func all(_ points: [SIMD3<Double>?]) -> [SIMD3<Double>]? {
        let read = points.compactMap(\.self)
        return read.count == points.count && !read.isEmpty ? read : nil
    }

    private static func point(_ words: ArraySlice<String>, up: Double) -> SIMD3<Double>? {
        let numbers = words.prefix(3).compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == 3 ? SIMD3(numbers[0], up * numbers[1], numbers[2]) : nil
    }

    /// Only as text: its vertices come first, and their properties say which numbers are x, y and z.
    private static func ply(_ lines: [[String]]) -> [SIMD3<Double>]? {
        guard let end = lines.firstIndex(of: ["end_header"]), lines.contains(["format", "ascii", "1.0"]),
            let start = lines[..<end].firstIndex(where: { $0.starts(with: ["element", "vertex"]) }),
            lines[start].count == 3, let count = Int(lines[start][2]), count > 0, count < lines.count - end
        else { return nil }
        let names = lines[(start + 1)..<end].prefix { $0.first == "property" }.map { $0.last ?? "" }
        let places = ["x", "y", "z"].compactMap { names.firstIndex(of: $0) }
        guard places.count == 3 else { return nil }
        return all(
            lines[(end + 1)...].prefix(count).map { line in
                guard let most = places.max(), line.count > most else { return nil }
                return point(places.map { line[$0] }[...], up: -1)
            })
    }
}
