import LayoutCore

/// A formula as the user gave it: in a file or on the command line.
struct FormulaText {
    let text: String
    /// What an error message begins with: the file, or the option where the formula stands itself.
    private let place: String

    enum Purpose {
        case layout
        case curve
    }

    /// - Parameter source: the path of a file, or the formula itself.
    init(_ source: String, for purpose: Purpose) throws(Failure) {
        switch System.item(at: source) {
        case .special where !System.isStream(source):
            throw Failure(
                .missingInput, "can't read '\(source)': \(System.Refusal.isNoFile); name a file with a formula")
        case .file, .special:
            text = try Self.contents(of: source)
            place = source
        case .folder where Self.looksLikePath(source, for: purpose):
            throw Failure(.missingInput, "'\(source)' is a folder; name a file with a formula")
        case .nothing where Self.looksLikePath(source, for: purpose):
            throw Failure(.missingInput, "no file '\(source)'; give a formula's file, or the formula itself")
        case .folder, .nothing:
            text = source
            place = Option.formula.flag
        }
    }

    /// Whatever reads the text, with its errors told by place: `FILE:LINE:COLUMN: message`.
    func read<Formula>(by reader: (String) throws(FormulaError) -> Formula) throws(Failure) -> Formula {
        do { return try reader(text) } catch { throw Failure(.brokenInput, "\(place):\(error)") }
    }

    /// A layout's formula assigns something, which a path hardly does. A curve may be no more than `a/b`.
    private static func looksLikePath(_ source: String, for purpose: Purpose) -> Bool {
        if source.contains(where: { "=;\n".contains($0) }) { return false }
        if purpose == .layout, source.contains("/") { return true }
        return ["/", "./", "../", "~"].contains(where: source.hasPrefix)
            || [".txt", ".formula"].contains(where: source.lowercased().hasSuffix)
    }

    private static func contents(of path: String) throws(Failure) -> String {
        let bytes: [UInt8]
        do { bytes = try System.given(path, upTo: longest) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        guard bytes.count <= longest else {
            throw Failure(.brokenInput, "\(path):1:1: longer than \(longest) bytes, which no formula is")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(.brokenInput, "\(path):1:1: not UTF-8 text; save it as UTF-8")
        }
        return text
    }

    private static let longest = 1_000_000
}
