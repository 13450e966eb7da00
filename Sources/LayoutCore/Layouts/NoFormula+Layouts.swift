// What no formula says, and why.

extension Lattice: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "which of its cards are seen goes by whole layers")
    }
}

extension Overview: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "it tries how many columns make its cards largest")
    }
}

extension PeriodicTable: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "where the elements stand is a table")
    }
}

extension Keylines: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "its cards change their length")
    }
}

extension PathLayout: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "its cards stand on a line that is drawn")
    }
}

extension SplitFlap: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "its cards come in pieces")
    }
}

extension Blinds: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "its cards come in pieces")
    }
}

extension Shatter: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "its cards come in pieces")
    }
}
