/// A uniform of a shader, as the linked program tells of it.
public struct ActiveUniform: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// So many parts: 1 to 4.
        case float(Int)
        case int(Int)
        case uint(Int)
        case bool(Int)
        case matrix(columns: Int, rows: Int)
        case picture
        /// A picture all around the eye.
        case cube
        /// Something that has no knob, by GLSL's name for it.
        case other(String)

        /// Numbers in one of them.
        public var parts: Int {
            switch self {
            case .float(let count), .int(let count), .uint(let count), .bool(let count): count
            case .matrix(let columns, let rows): columns * rows
            case .picture, .cube, .other: 0
            }
        }

        /// A file is chosen for it.
        public var isPicture: Bool { self == .picture || self == .cube }
    }

    /// `tilt`, `light.colour`; of an array without its brackets.
    public var name: String
    public var kind: Kind
    /// How many there are: more than 1 for an array.
    public var length: Int
    /// The initial value, one number after the other; matrices column by column.
    public var `default`: [Double]

    public init(_ name: String, _ kind: Kind, length: Int = 1, default numbers: [Double] = []) {
        self.name = name
        self.kind = kind
        self.length = length
        self.default = numbers.isEmpty ? Array(repeating: 0, count: kind.parts * length) : numbers
    }
}

/// What a uniform is to be.
public struct UniformSetting: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
        /// All of them: of an array and its elements, column by column.
        case numbers([Double])
        /// The path of a picture's file; nil for none.
        case picture(String?)
    }

    public var name: String
    public var value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}
