/// What a command takes beside its options.
struct Operands: Sendable {
    let name: String
    let most: Int
    /// What a shell offers for them.
    let completion: @Sendable () -> ShellCompletion

    static let none = Operands(name: "", most: 0, completion: { .nothing })

    static func optional(
        _ name: String, completing completion: @autoclosure @escaping @Sendable () -> ShellCompletion = .files
    ) -> Operands {
        Operands(name: name, most: 1, completion: completion)
    }

    static func any(
        _ name: String, completing completion: @autoclosure @escaping @Sendable () -> ShellCompletion = .files
    ) -> Operands {
        Operands(name: name, most: .max, completion: completion)
    }

    var synopsis: String? {
        switch most {
        case 0: nil
        case 1: "[\(name)]"
        default: "[\(name)…]"
        }
    }
}
