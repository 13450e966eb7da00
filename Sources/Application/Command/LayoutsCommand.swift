import LayoutCore
import ZoeDocument
import ZoeEditor
import ZoeStyle

extension Command {
    static let layouts = Command(
        "layouts", "layouts, what they are good for, and their parameters",
        operands: .optional("NAME", completing: .words(LayoutKind.all.map(\.name))),
        options: [.like, .json, .ruleAsFormula, .set],
        notes: [
            "A formula says the layout's rule with its own parameters where --set puts them: `zoetrope layouts ring --formula "
                + "--set facing=outward`. What it prints is what --formula of other commands takes.",
            "NAME is also what another library calls a layout, like swiper:cube, or a library, like swiper, whose names are "
                + "listed then.",
        ]
    ) { arguments throws(Failure) in
        if arguments.has(.ruleAsFormula) { return try arguments.printFormula() }
        if arguments.has(.set) { throw arguments.wrong("--set is for --formula; leave it out") }
        if let question = arguments[.like] {
            guard arguments.operands.isEmpty else {
                throw Failure(.usage, "--like takes words and no layout; give one or the other")
            }
            try Console.write(found(like: question, asJSON: arguments.has(.json)))
        } else if let library = arguments.operands.first.flatMap(LayoutAlias.library(named:)) {
            try Console.write(names(of: library, asJSON: arguments.has(.json)))
        } else if let name = arguments.operands.first {
            let alias = LayoutAlias.named(name)
            let kind = if let kind = alias?.kind { kind } else { try LayoutKind.asked(name) }
            try Console.write(
                arguments.has(.json)
                    ? kind.json.text + "\n" : (alias.map { "\($0.name) is \($0.options)\n\n" } ?? "") + kind.description
            )
        } else if arguments.has(.json) {
            try Console.write(JSON.list(LayoutKind.all.map(\.json)).text + "\n")
        } else {
            try Console.write(grouped())
        }
    }

    private static func found(like question: String, asJSON: Bool) throws(Failure) -> String {
        let search = LayoutSearch()
        let kinds = search.kinds(like: question).prefix(8)
        guard !kinds.isEmpty else {
            throw Failure(.usage, "no layout is like '\(Quotation(question))'; \(search.advice(after: question))")
        }
        for slip in search.slips(in: question) {
            Console.inform("'\(Quotation(slip.typed))' is taken for '\(slip.meant)'")
        }
        if asJSON { return JSON.list(kinds.map(\.json)).text + "\n" }
        let layouts = TextTable(kinds.map { [$0.name, $0.info.summary] }).text()
        let scenes = search.scenes(like: question).prefix(4)
        if scenes.isEmpty { return layouts }
        return layouts + "\nand scenes:\n" + TextTable(scenes.map { [$0.name, $0.note] }).text()
    }

    /// All of them under their groups' titles, one line each; at the end, how to see what else they are called.
    private static func grouped() -> String {
        let table = TextTable(LayoutKind.all.map { [$0.name, $0.info.summary] })
        let groups = LayoutGuide.groups.map { group in
            "\(group.title)\n" + group.kinds.map { "  " + table.line([$0.name, $0.info.summary]) + "\n" }.joined()
        }
        return groups.joined(separator: "\n")
            + "\nAlso names of other libraries, like swiper:cube; `zoetrope layouts LIBRARY` lists one's: "
            + "\(LayoutAlias.libraries.joined(separator: ", "))\n"
    }

    /// What a library's layouts are here.
    private static func names(of library: String, asJSON: Bool) -> String {
        let aliases = LayoutAlias.belonging(to: library)
        guard asJSON else { return TextTable(aliases.map { [$0.name, $0.meaning] }).text() }
        return JSON.list(aliases.map(\.json)).text + "\n"
    }
}

extension LayoutAlias {
    /// The options that give it, but for what is long.
    fileprivate var meaning: String {
        formula == nil ? options : "a formula, which `zoetrope layouts \(name) --formula` prints"
    }

    fileprivate var json: JSON {
        .object([
            ("name", .text(name)), ("layout", .text(layout)), ("formula", .text(formula ?? "")),
            ("settings", .list(settings.map { .text($0) })),
        ])
    }
}

extension Option {
    fileprivate static let like = ValueOption(
        "like", .text("WORDS"), help: "those that are like this, in your own words, the best first")
}

extension Option {
    fileprivate static let ruleAsFormula = Option("formula", help: "the layout's rule as a formula")
}

extension Arguments {
    fileprivate func printFormula() throws(Failure) {
        guard let name = operands.first else { throw wrong("--formula is one layout's; name it") }
        guard !has(.json), self[.like] == nil else {
            throw wrong("--formula prints a formula, and neither JSON nor a list; leave one of them out")
        }
        let alias = LayoutAlias.named(name)
        var scene = Scene(try LayoutKind.asked(alias?.layout ?? name))
        alias?.put(on: &scene)
        try turnKnobs(of: &scene, isFinal: true)
        let text: String
        do { text = try scene.stage().formula() } catch { throw Failure(.usage, "\(error)") }
        try Console.write(text + "\n")
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
        let scenes = [
            ("the look, in every scene", Parameter.look[...]), ("the walk, in every scene", Parameter.walk[...]),
        ]
        let blocks = ([("its own", own)] + groups + scenes)
            .filter { !$0.1.isEmpty }
        let head = ["name", "type", "range", "default", "unit", "help"]
        let table = TextTable([head] + blocks.flatMap { $0.1.flatMap(cells(of:)) })
        let use = LayoutGuide.use(of: self).map { "good for \($0)\n" } ?? ""
        let others = LayoutAlias.names(of: self)
        let called = others.isEmpty ? "" : "also called \(others.joined(separator: ", "))\n"
        return "\(name) — \(info.summary)\n\(use)\(called)\n\(table.line(head))\n"
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
            ("use", .text(LayoutGuide.use(of: self) ?? "")),
            ("aliases", .list(LayoutAlias.names(of: self).map { .text($0) })),
            ("parameters", .list(table.parameters.map(\.json))),
            ("look", .list(Parameter.look.map(\.json))), ("walk", .list(Parameter.walk.map(\.json))),
        ])
    }
}
