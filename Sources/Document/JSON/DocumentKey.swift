internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// A key of an object in a document, said once: reading, writing and the schema follow from it. What is at its default is not
/// written.
struct DocumentKey<Root: Sendable>: Sendable {
    let name: String
    let schema: JSON
    let read: @Sendable (inout Root, inout ObjectReader) throws(SceneError) -> Void
    /// Nil where it is not written.
    let json: @Sendable (Root) -> JSON?

    typealias Place<Value> = WritableKeyPath<Root, Value> & Sendable

    /// - Parameter isAlways: whether it is written at its default too.
    init<Value: Equatable & Sendable>(
        _ name: String, _ place: Place<Value>, else initial: Value, isAlways: Bool = false, schema: JSON,
        read: @escaping @Sendable (inout ObjectReader) throws(SceneError) -> Value?,
        write: @escaping @Sendable (Value) -> JSON
    ) {
        self.name = name
        self.schema = schema
        self.read = { root, reader throws(SceneError) in
            if let value = try read(&reader) { root[keyPath: place] = value }
        }
        json = { root in
            let value = root[keyPath: place]
            // In a ternary expression nil would be JSON's null.
            guard isAlways || value != initial else { return nil }
            return write(value)
        }
    }
}

extension Array {
    func read<Root>(into root: inout Root, from reader: inout ObjectReader) throws(SceneError)
    where Element == DocumentKey<Root> {
        for key in self { try key.read(&root, &reader) }
    }

    func fields<Root>(of root: Root) -> [(String, JSON)] where Element == DocumentKey<Root> {
        compactMap { key in key.json(root).map { (key.name, $0) } }
    }

    func schema<Root>() -> [(String, JSON)] where Element == DocumentKey<Root> { map { ($0.name, $0.schema) } }
}

/// What a document has as an object. Its own values say what keys are by default.
protocol DocumentObject: Sendable {
    /// What an object without any keys is.
    static var empty: Self { get }
}

// MARK: The types

extension DocumentKey where Root: DocumentObject {
    static func text(_ name: String, _ place: Place<String>, _ help: String, isAlways: Bool = false) -> Self {
        Self(
            name, place, else: Root.empty[keyPath: place], isAlways: isAlways, schema: SchemaPart.text(help),
            read: { reader throws(SceneError) in try reader.text(name) }, write: JSON.text)
    }

    static func flag(_ name: String, _ place: Place<Bool>, _ help: String) -> Self {
        let initial = Root.empty[keyPath: place]
        return Self(
            name, place, else: initial, schema: SchemaPart.flag(help, otherwise: initial),
            read: { reader throws(SceneError) in try reader.flag(name) }, write: JSON.flag)
    }

    static func number(
        _ name: String, _ place: Place<Double>, in range: ClosedRange<Double>, _ help: String, isAlways: Bool = false
    ) -> Self {
        let initial = Root.empty[keyPath: place]
        return Self(
            name, place, else: initial, isAlways: isAlways,
            schema: SchemaPart.number(range, help, otherwise: initial),
            read: { reader throws(SceneError) in try reader.number(name, range) }, write: JSON.number)
    }

    static func integer<Whole: FixedWidthInteger & Sendable>(
        _ name: String, _ place: Place<Whole>, in range: ClosedRange<Whole>, _ help: String
    ) -> Self {
        let initial = Root.empty[keyPath: place]
        return Self(
            name, place, else: initial,
            schema: SchemaPart.integer(range, help, otherwise: Int(exactly: initial)),
            read: { reader throws(SceneError) in try reader.integer(name, range) },
            // A seed has more digits than an Int.
            write: { number in Int(exactly: number).map(JSON.integer) ?? .verbatim("\(number)") })
    }

    static func choice<Word: RawRepresentable & CaseIterable & Equatable & Sendable>(
        _ name: String, _ place: Place<Word>, _ help: String
    ) -> Self where Word.RawValue == String {
        let initial = Root.empty[keyPath: place]
        return Self(
            name, place, else: initial, schema: SchemaPart.choice(Word.self, help, otherwise: initial),
            read: { reader throws(SceneError) in try reader.choice(name, Word.self) },
            write: { .text($0.rawValue) })
    }

    static func colour(_ name: String, _ place: Place<Colour>) -> Self {
        Self(
            name, place, else: Root.empty[keyPath: place], schema: SchemaPart.colour,
            read: { reader throws(SceneError) in try reader.colour(name) }, write: { $0.json })
    }
}
