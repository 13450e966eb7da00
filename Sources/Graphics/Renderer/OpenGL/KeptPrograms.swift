/// Programs by what they draw: each takes most of a megabyte in a driver that draws with the processor.
struct KeptPrograms<Kind: Hashable, Program> {
    private var all: [Kind: (program: Program, lastUse: Int)]
    private var uses = 0
    /// How often any was used before the scene began that is on stage.
    private var sceneStart = 0
    /// No frame takes as many.
    private var most: Int { 40 }

    init(_ all: [Kind: Program] = [:]) { self.all = all.mapValues { ($0, 0) } }

    var values: some Sequence<Program> { all.values.lazy.map(\.program) }

    /// The one that is there, without a use of it.
    subscript(kind: Kind) -> Program? { all[kind]?.program }

    /// Made when a picture needs it for the first time.
    mutating func program<Failure: Error>(
        _ kind: Kind, make: (Kind) throws(Failure) -> Program
    ) throws(Failure) -> Program {
        let program = if let known = all[kind] { known.program } else { try make(kind) }
        uses += 1
        all[kind] = (program, uses)
        if all.count > most, let oldest = all.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            all[oldest.key] = nil
        }
        return program
    }

    /// Another scene comes on stage: what the one before did without is given up.
    mutating func beginScene() {
        all = all.filter { $0.value.lastUse > sceneStart }
        sceneStart = uses
    }
}
