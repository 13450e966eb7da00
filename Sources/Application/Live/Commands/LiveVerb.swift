/// A live command, declared once: its name, its arguments with their types, its help, and what it does to an editor. Of these
/// declarations come reading, printing, help, completion, OSC's addresses and the page in docs.
public struct LiveVerb<Editor, Outcome>: Sendable {
    public let signature: LiveSignature
    private let work: @Sendable (inout Editor, inout LiveWordReader) throws(LiveError) -> Outcome

    public init(
        _ name: String, _ kind: LiveKind, help: String,
        does work: @escaping @Sendable (inout Editor) -> Outcome
    ) {
        signature = LiveSignature(
            name: name, kind: kind, help: help, onlyLastCounts: false, slots: [],
            check: { _ throws(LiveError) in [] })
        self.work = { editor, _ throws(LiveError) in work(&editor) }
    }

    /// - Parameter onlyLastCounts: it gives something a value: those before the last may be left out.
    public init<First>(
        _ name: String, _ kind: LiveKind, _ first: LiveArgument<First>, onlyLastCounts: Bool = false, help: String,
        does work: @escaping @Sendable (inout Editor, First) -> Outcome
    ) {
        signature = LiveSignature(
            name: name, kind: kind, help: help, onlyLastCounts: onlyLastCounts, slots: [first.slot],
            check: { reader throws(LiveError) in first.write(try first.read(&reader)) })
        self.work = { editor, reader throws(LiveError) in work(&editor, try first.read(&reader)) }
    }

    public init<First, Second>(
        _ name: String, _ kind: LiveKind, _ first: LiveArgument<First>, _ second: LiveArgument<Second>,
        onlyLastCounts: Bool = false, help: String,
        does work: @escaping @Sendable (inout Editor, First, Second) -> Outcome
    ) {
        signature = LiveSignature(
            name: name, kind: kind, help: help, onlyLastCounts: onlyLastCounts, slots: [first.slot, second.slot],
            check: { reader throws(LiveError) in
                first.write(try first.read(&reader)) + second.write(try second.read(&reader))
            })
        self.work = { editor, reader throws(LiveError) in
            work(&editor, try first.read(&reader), try second.read(&reader))
        }
    }

    public init<First, Second, Third>(
        _ name: String, _ kind: LiveKind, _ first: LiveArgument<First>, _ second: LiveArgument<Second>,
        _ third: LiveArgument<Third>, help: String,
        does work: @escaping @Sendable (inout Editor, First, Second, Third) -> Outcome
    ) {
        signature = LiveSignature(
            name: name, kind: kind, help: help, onlyLastCounts: false, slots: [first.slot, second.slot, third.slot],
            check: { reader throws(LiveError) in
                first.write(try first.read(&reader)) + second.write(try second.read(&reader))
                    + third.write(try third.read(&reader))
            })
        self.work = { editor, reader throws(LiveError) in
            work(&editor, try first.read(&reader), try second.read(&reader), try third.read(&reader))
        }
    }

    /// Does what the command says, which is one of this verb.
    public func perform(_ command: LiveCommand, on editor: inout Editor) throws(LiveError) -> Outcome {
        var reader = LiveWordReader(signature.usage, command.words)
        return try work(&editor, &reader)
    }
}
