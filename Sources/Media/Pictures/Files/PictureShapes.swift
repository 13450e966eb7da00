internal import CZoeVips
internal import CardContent
internal import Synchronization
internal import ZoeImages

/// How wide pictures in files are by their height. Only those that are asked for are looked at, each once, and of each only its
/// beginning where that says it.
public struct PictureShapes: Sendable {
    private let paths: [String?]

    /// Nil where a file shows no picture.
    private static let known = Mutex<[String: Double?]>([:])

    /// - Parameter paths: of the cards' pictures, in turn; nil for a card without one.
    public init(_ paths: [String?]) { self.paths = paths }

    /// The width of a card's picture divided by its height; nil where it has none that can be read.
    public func shape(of identity: Int) -> Double? {
        guard !paths.isEmpty, let path = paths[identity.turn(in: paths.count)] else { return nil }
        return Self.known.withLock { known in
            if let shape = known[path] { return shape }
            let shape = PictureReader().shape(at: path)
            known[path] = .some(shape)
            return shape
        }
    }

    /// The file has changed.
    public static func forget(_ path: String) { known.withLock { _ = $0.removeValue(forKey: path) } }
}

extension PictureReader {
    /// Headers end here, nearly always.
    private static let bytesOfBeginning = 1 << 17

    /// The width of a picture divided by its height, as it is seen.
    func shape(at path: String) -> Double? {
        let beginning = try? FileBytes.read(path, limit: byteLimit, first: Self.bytesOfBeginning)
        guard let beginning else { return nil }
        if let shape = shape(in: beginning) { return shape }
        guard beginning.count == Self.bytesOfBeginning else { return nil }
        return (try? FileBytes.read(path, limit: byteLimit)).flatMap(shape)
    }

    private func shape(in bytes: [UInt8]) -> Double? {
        guard usesVips, vips_is_there() == 1 else {
            return PNG.size(in: bytes).flatMap { Self.shape($0.width, $0.height) }
        }
        guard let header = try? header(of: bytes) else { return nil }
        // EXIF's numbers from 5 on lie on their side.
        let isTurned = header.orientation >= 5
        let (across, down) = (Int(header.width), Int(header.height))
        return isTurned ? Self.shape(down, across) : Self.shape(across, down)
    }

    private static func shape(_ width: Int, _ height: Int) -> Double? {
        width > 0 && height > 0 ? Double(width) / Double(height) : nil
    }
}
