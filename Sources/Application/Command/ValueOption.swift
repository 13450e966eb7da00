/// An option with a value of a type, declared once: `static let scale = ValueOption("scale", .number("S", in: …), help: "…")`.
/// It is read as `arguments[.scale]`; what is no value of it has been refused before a command runs.
final class ValueOption<Value>: Option, @unchecked Sendable {
    private let type: TypeText
    private let otherwise: String?
    private let read: @Sendable ([String], String, Arguments) throws(Failure) -> Value

    /// What is to be known of a type whatever it is.
    private struct TypeText: Sendable {
        let span: String?
        let completion: @Sendable () -> ShellCompletion
    }

    private init<One>(
        _ name: String, _ short: Character?, of type: OptionType<One>, otherwise: String?, help: String,
        reading read: @escaping @Sendable ([String], String, Arguments) throws(Failure) -> Value
    ) {
        self.type = TypeText(span: type.span, completion: type.completion)
        self.otherwise = otherwise
        self.read = read
        super.init(name, short, value: type.placeholder, help: help)
    }

    /// One that may be left out; of several, the last counts.
    /// - Parameter otherwise: what holds then, in words.
    convenience init<One>(
        _ name: String, short: Character? = nil, _ type: OptionType<One>, otherwise: String? = nil, help: String
    ) where Value == One? {
        self.init(name, short, of: type, otherwise: otherwise, help: help) { texts, flag, arguments throws(Failure) in
            guard let text = texts.last else { return nil }
            return try type.value(of: text, flag, in: arguments)
        }
    }

    /// One that has a value of its own where it is left out.
    convenience init(
        _ name: String, short: Character? = nil, _ type: OptionType<Value>, default value: Value, help: String
    ) where Value: Sendable {
        self.init(name, short, of: type, otherwise: "\(value)", help: help) {
            texts, flag, arguments throws(Failure) in
            guard let text = texts.last else { return value }
            return try type.value(of: text, flag, in: arguments)
        }
    }

    /// One that may be given several times, each of which counts.
    convenience init<One>(
        _ name: String, short: Character? = nil, each type: OptionType<One>, otherwise: String? = nil, help: String
    ) where Value == [One] {
        self.init(name, short, of: type, otherwise: otherwise, help: help) { texts, flag, arguments throws(Failure) in
            try texts.map { text throws(Failure) in try type.value(of: text, flag, in: arguments) }
        }
    }

    override var span: String? { type.span }
    override var `default`: String? { otherwise }
    override var completion: ShellCompletion? { type.completion() }

    override func check(_ texts: [String], in arguments: Arguments) throws(Failure) {
        _ = try value(of: texts, in: arguments)
    }

    func value(of texts: [String], in arguments: Arguments) throws(Failure) -> Value {
        try read(texts, flag, arguments)
    }
}
