import LayoutCore

extension Option {
    static let layout = Option("layout", value: "NAME", help: "the layout (linear); `zoetrope layouts` lists them")
    static let formula = Option(
        "formula", value: "FILE|TEXT", help: "a layout of your own: 'x = 0.8 * o * w'; implies --layout custom")
    static let items = Option("items", value: "N", help: "how many cards (12)")
    static let set = Option("set", value: "NAME=VALUE", help: "set a parameter, as often as wanted: --set tilt=0.5")
    static let scroll = Option("scroll", value: "X", help: "the scroll offset in items (0)")
    static let size = Option("size", value: "WxH", help: "the view in points (1280x720)")
    static let output = Option("output", "o", value: "FILE|-", help: "where the result goes (-, standard output)")
    static let json = Option("json", help: "the same as JSON")

    /// What makes a scene, for every command that shows one.
    static let scene: [Option] = [.layout, .formula, .items, .set, .scroll, .size]
}

extension Arguments {
    /// The stage that the scene options ask for. Values that had to be clamped are warned of.
    func stage() throws(Failure) -> Stage {
        let layout = try layoutKind()
        let items = try count(.items) ?? 12
        var stage = Stage(layout, items: items, view: try size(.size) ?? Size(width: 1280, height: 720))
        if items > stage.count { Console.warn("--items \(items) are too many to count, \(stage.count) are used") }
        stage.use(try knobs(of: layout))
        if let scroll = try number(.scroll) { jump(stage: &stage, to: scroll) }
        return stage
    }

    /// A closed row takes any offset; an open one ends somewhere.
    private func jump(stage: inout Stage, to scroll: Double) {
        stage.jump(to: scroll)
        if !stage.knobs.flag("wrap"), abs(stage.scroll - scroll) > 1e-9 {
            Console.warn("--scroll \(scroll) is beyond the row's end, \(stage.scroll) is used")
        }
    }

    private func layoutKind() throws(Failure) -> LayoutKind {
        let named = try value(of: .layout).map { name throws(Failure) in try LayoutKind.asked(name) }
        guard let source = value(of: .formula) else {
            if let named { return named }
            return try LayoutKind.asked("linear")
        }
        if let named, named.name != "custom" {
            throw wrong("--formula makes a custom layout, which --layout \(named.name) is not; leave one of them out")
        }
        let formula = try FormulaText(source, for: .layout).read { text throws(FormulaError) in try Formula(text) }
        return .custom(formula)
    }

    private func knobs(of layout: LayoutKind) throws(Failure) -> Knobs {
        var knobs = Knobs(layout.table)
        for assignment in allValues(of: .set) {
            guard let equals = assignment.firstIndex(of: "="), equals != assignment.startIndex else {
                throw wrong("--set needs NAME=VALUE, not '\(assignment)'")
            }
            let (name, text) = (assignment[..<equals], assignment[assignment.index(after: equals)...])
            do {
                let warning = try knobs.set(String(name), to: String(text))
                if let warning { Console.warn("\(warning)") }
            } catch .unknown(let name, nil) {
                throw Failure(.usage, "no parameter '\(name)'; `zoetrope layouts \(layout.name)` lists them")
            } catch {
                throw Failure(.usage, "\(error)")
            }
        }
        return knobs
    }
}

extension LayoutKind {
    /// The built-in layout that a person named.
    static func asked(_ name: String) throws(Failure) -> LayoutKind {
        if let kind = named(name) { return kind }
        let names = all.map(\.name)
        throw Failure(
            .usage,
            "no layout '\(name)'"
                + Suggestion.ending(for: name, among: names, otherwise: "`zoetrope layouts` lists them"))
    }
}
