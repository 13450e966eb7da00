import LayoutCore
import ZoeDocument
import ZoeStyle

extension Parameter {
    /// The knobs of all layouts, and of the look.
    private static var everywhere: [Parameter] {
        LayoutKind.all.flatMap(\.table.parameters) + look + walk
    }

    static let names: [String] = Set(everywhere.map(\.name)).sorted()

    /// What was written as an option and is a knob: `--set wrap=true`.
    /// - Parameter value: what stands behind it, if anything does.
    static func option(setting name: String, to value: String?) -> String? {
        guard let parameter = everywhere.first(where: { $0.name == name }) else { return nil }
        return "\(Option.set.flag) \(name)=\(value ?? (parameter.kind == .flag ? "true" : "VALUE"))"
    }
}
