/// A value in a JSON text, with its place in it.
struct JSONNode: Sendable {
    /// The bytes that it takes.
    let place: Range<Int>
    let value: Value

    indirect enum Value: Sendable {
        case null
        case flag(Bool)
        /// Infinite where no double is that large.
        case number(Double)
        case text(String)
        case list([JSONNode])
        case object([Field])
    }

    struct Field: Sendable {
        let key: String
        /// Where the key stands.
        let place: Int
        let node: JSONNode
    }

    /// `a number`, `a list`: what a message calls it.
    var kind: String {
        switch value {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
