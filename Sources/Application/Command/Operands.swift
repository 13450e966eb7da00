/// What a command takes beside its options.
struct Operands: Sendable {
    let name: String
    let most: Int
    /// Each has a meaning of its own, and none may be missing.
    private var isFixed = false
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

    /// One for each name.
    static func exactly(
        _ names: String..., completing completion: @autoclosure @escaping @Sendable () -> ShellCompletion = .files
    ) -> Operands {
        var operands = Operands(name: names.joined(separator: " "), most: names.count, completion: completion)
        operands.isFixed = true
        return operands
    }

    private init(name: String, most: Int, completion: @escaping @Sendable () -> ShellCompletion) {
        (self.name, self.most, self.completion) = (name, most, completion)
    }

    var synopsis: String? {
        if isFixed { return name }
        return switch most {
        case 0: nil
        case 1: "[\(name)]"
        default: "[\(name)…]"
        }
    }
}
