import LayoutCore
import ZoeDocument
import ZoeStyle

extension Command {
    static let layouts = Command(
        "layouts", "layouts and their parameters",
        operands: .optional("NAME", completing: .words(LayoutKind.all.map(\.name))), options: [.json]
    ) { arguments throws(Failure) in
        let asked = try arguments.operands.first.map { name throws(Failure) in try LayoutKind.asked(name) }
        if arguments.has(.json) {
            try Console.write((asked?.json ?? .list(LayoutKind.all.map(\.json))).text + "\n")
        } else if let asked {
            try Console.write(asked.description)
        } else {
            try Console.write(TextTable(LayoutKind.all.map { [$0.name, $0.info.summary] }).text())
        }
    }
}

extension LayoutKind {
    private var own: ArraySlice<Parameter> { table.parameters.prefix(info.parameters.count) }
    private var common: ArraySlice<Parameter> { table.parameters.dropFirst(info.parameters.count) }

    /// All parameters as a table: the layout's own first, the common ones after them by group.
    fileprivate var description: String {
        let groups = table.groups.map { group in
            ("\(group.rawValue), as in every layout", common.filter { $0.group == group }[...])
        }
        let blocks = ([("its own", own)] + groups + [("the look, in every scene", Parameter.look[...])])
            .filter { !$0.1.isEmpty }
        let head = ["name", "type", "range", "default", "unit", "help"]
        let table = TextTable([head] + blocks.flatMap { $0.1.flatMap(cells(of:)) })
        return "\(name) — \(info.summary)\n\n\(table.line(head))\n"
            + blocks.map { title, parameters in
                "\n\(title)\n" + parameters.flatMap(cells(of:)).map { table.line($0) + "\n" }.joined()
            }.joined()
    }

    /// One row; a second one for the words that a choice has.
    private func cells(of parameter: Parameter) -> [[String]] {
        let name = table.shortName(of: parameter)
        var rows = [
            [
                name, parameter.kind.type, parameter.kind.span, "\(parameter.default)", parameter.unit.rawValue,
                parameter.help,
            ]
        ]
        if case .choice = parameter.kind { rows.append(["", "", "", "", "", "\(parameter.kind)"]) }
        return rows
    }

    fileprivate var json: JSON {
        .object([
            ("name", .text(name)), ("summary", .text(info.summary)),
            ("parameters", .list(table.parameters.map(\.json))),
            ("look", .list(Parameter.look.map(\.json))),
        ])
    }
}
