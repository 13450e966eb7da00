/// A JSON text as bytes. Places in it are byte offsets; only a message turns one into a line and a column.
public struct JSONSource: Sendable {
    /// No scene is that long; a picture or a film that was given by mistake may be.
    public static let longest = 16 << 20

    let bytes: [UInt8]
    private let places: TextPlaces

    /// - Throws: where the bytes are too many, or not UTF-8.
    public init(_ bytes: [UInt8]) throws(SceneError) {
        guard bytes.count <= Self.longest else {
            throw SceneError(line: 1, column: 1, "longer than \(Self.longest) bytes, which no scene is")
        }
        self.bytes = bytes
        places = TextPlaces(bytes, from: Self.start(of: bytes))
        if let place = Self.firstBrokenByte(of: bytes) {
            throw error(at: place, "not UTF-8 text; save it as UTF-8")
        }
    }

    /// Where values begin: a byte order mark is passed over.
    var start: Int { Self.start(of: bytes) }

    private static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    func error(at offset: Int, _ message: String) -> SceneError {
        let (line, column) = places.place(of: offset)
        return SceneError(line: line, column: column, message)
    }

    func warning(at offset: Int, _ message: String) -> Scene.Warning {
        let (line, column) = places.place(of: offset)
        return Scene.Warning(line: line, column: column, message: message)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private static func firstBrokenByte(of bytes: [UInt8]) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var place = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): place += scalar.count
            case .error: return place
            case .emptyInput: return nil
            }
        }
    }
}

/// Why a scene cannot be read, and where. The reader knows no file: whoever prints the message puts its name before it.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    /// In characters, counted from 1.
    public let column: Int
    public let message: String

    public init(line: Int, column: Int, _ message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    public var description: String { "\(line):\(column): \(message)" }
}
