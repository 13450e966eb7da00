import LayoutCore

extension Option {
    static let layout = Option("layout", value: "NAME", help: "the layout (linear); `zoetrope layouts` lists them")
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
        var stage = Stage(
            layout, items: try count(.items) ?? 12, view: try size(.size) ?? Size(width: 1280, height: 720))
        stage.use(try knobs(of: layout))
        if let scroll = try number(.scroll) { stage.jump(to: scroll) }
        return stage
    }

    private func layoutKind() throws(Failure) -> LayoutKind {
        let name = value(of: .layout)
        guard let formula = value(of: .formula) else {
            if let name, CustomLayout.isName(name) { throw wrong("the custom layout needs --formula FILE|TEXT") }
            return try LayoutKind.asked(name ?? "linear")
        }
        if let name, !CustomLayout.isName(name) {
            throw wrong("--formula makes a custom layout, which --layout \(name) is not; leave one of them out")
        }
        return try CustomLayout.kind(from: formula)
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
