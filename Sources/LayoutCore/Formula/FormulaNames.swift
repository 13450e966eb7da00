/// What names stand for in a formula, in the order in which they were met.
struct FormulaNames {
    private(set) var entries: [(name: String, meaning: FormulaParser.Meaning)] = []
    private var places: [String: Int] = [:]

    var all: [String] { entries.map { $0.name } }

    subscript(name: String) -> FormulaParser.Meaning? {
        get { places[name].map { entries[$0].meaning } }
        set {
            guard let newValue else { return }
            if let place = places[name] {
                entries[place].meaning = newValue
            } else {
                places[name] = entries.count
                entries.append((name, newValue))
            }
        }
    }
}
