import ZoeDocument
import ZoeImages
import ZoePictures

/// Where a picture goes, and what kind of file it becomes: what its name says.
struct PictureFile {
    private let path: String
    private let kind: Kind
    private let quality: Int
    private let isSmall: Bool

    private enum Kind {
        case png
        case other(PictureWriter.Format, String)
    }

    /// As a scene's script names it.
    init(_ path: String, quality: Int? = nil, isSmall: Bool = false) throws(Failure) {
        self.path = path
        self.isSmall = isSmall
        self.quality = quality ?? Self.defaultQuality
        kind = try Self.kind(of: path)
        guard case .other(_, let name) = kind else { return }
        guard PictureWriter.isThere else {
            throw Failure(
                .noDisplay,
                "'\(path)' is written by libvips, which is not installed; install libvips42 (apt-get install libvips42), "
                    + "or name a .png file instead of a \(name)")
        }
    }

    fileprivate static let defaultQuality = 90
    /// What a name may end with.
    private static let endings = ".png, .jpg, .webp or .tif"

    private static func kind(of path: String) throws(Failure) -> Kind {
        if path == "-" || System.item(at: path) == .special { return .png }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        // What begins with a point is hidden, and has no ending yet.
        guard let point = name.dropFirst().lastIndex(of: ".") else { return .png }
        let ending = String(name[point...]).lowercased()
        switch ending {
        case ".png": return .png
        case ".jpg", ".jpeg", ".jpe": return .other(.jpeg, ending)
        case ".webp": return .other(.webp, ending)
        case ".tif", ".tiff": return .other(.tiff, ending)
        default:
            throw Failure(.usage, "'\(path)': no pictures are written as '\(ending)'; name a \(endings) file")
        }
    }

    /// What other programs call this kind of picture.
    static func mediaType(of path: String) -> String {
        switch try? kind(of: path) {
        case .other(.jpeg, _): "image/jpeg"
        case .other(.webp, _): "image/webp"
        case .other(.tiff, _): "image/tiff"
        case .png, nil: "image/png"
        }
    }

    /// Whether the picture can be written there, before it is drawn, which may take long.
    func check(width: Int, height: Int, isTransparent: Bool) throws(Failure) {
        if case .other(let format, let name) = kind {
            guard max(width, height) <= format.longestSide else {
                throw Failure(
                    .usage,
                    "a \(name) picture has at most \(format.longestSide) pixels a side, not \(width)×\(height); name a .png file"
                )
            }
            if isTransparent { try refuseTransparency(in: format) }
        }
        try Output(path).check()
    }

    private func refuseTransparency(in format: PictureWriter.Format) throws(Failure) {
        guard format == .jpeg else { return }
        throw Failure(
            .usage, "'\(path)': nothing shines through a JPEG picture; name a .png or .webp file, or have a backdrop")
    }

    /// - Parameter text: what else it says, where the kind of file has room for it.
    func write(_ image: Image, text: [PNG.Text] = []) throws(Failure) {
        guard case .other(let format, _) = kind else {
            return try Output(path).write(PNG.file(of: image, isSmall ? .small : .fast, text: text))
        }
        if !image.isOpaque { try refuseTransparency(in: format) }
        let bytes: [UInt8]
        do {
            bytes = try PictureWriter.file(of: image, as: format, quality: quality, isSmall: isSmall)
        } catch {
            throw Failure(.writingFailed, "'\(path)' can't be packed: \(error.reason)")
        }
        try Output(path).write(bytes)
    }
}

extension Option {
    static let picture = ValueOption(
        "output", short: "o", .file("FILE|-"), help: "a .png, .jpg, .webp or .tif; - is standard output, as PNG")
    static let compress = Option("compress", help: "a smaller file that takes longer")
    static let quality = ValueOption(
        "quality", .whole(in: 1...100), otherwise: "\(PictureFile.defaultQuality)",
        help: "of a .jpg or .webp: more is larger and truer")
}

extension Arguments {
    /// Nil where none is asked for.
    func pictureFile() throws(Failure) -> PictureFile? {
        guard let path = self[.picture] else { return nil }
        let quality = self[.quality]
        let file = try PictureFile(path, quality: quality, isSmall: has(.compress))
        guard quality == nil || file.hasQuality else {
            throw wrong("--quality is for .jpg and .webp pictures; '\(path)' loses nothing")
        }
        return file
    }
}

extension PictureFile {
    fileprivate var hasQuality: Bool {
        if case .other(let format, _) = kind { format != .tiff } else { false }
    }
}
