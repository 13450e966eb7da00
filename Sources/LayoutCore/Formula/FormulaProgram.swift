/// A formula's values as flat lists of steps on registers: what is the same for every card is worked out once a frame,
/// the rest for blocks of cards.
struct FormulaProgram: Sendable {
    static let offsets = 0
    static let indices = 1

    /// Where each wanted value is found after a run, in the order they were asked for.
    let results: [Int]
    let usesIndex: Bool
    /// How many steps it takes.
    var length: Int { once.count + perCard.count }
    fileprivate let once: [FormulaStep]
    fileprivate let perCard: [FormulaStep]
    /// Registers of what is given: constants, inputs and parameters.
    fileprivate let givens: [(register: Int, node: FormulaGraph.Node)]
    /// Registers below it keep their values from card to card.
    fileprivate let lasting: Int
    fileprivate let registers: Int

    init(_ graph: FormulaGraph, for wanted: [FormulaGraph.Value]) {
        let lastUse = Self.lastUses(in: graph, for: wanted)
        let live = graph.nodes.indices.filter { lastUse[$0] != nil }

        var register = [Int](repeating: 0, count: graph.nodes.count)
        var next = 2
        var givens: [(register: Int, node: FormulaGraph.Node)] = []
        var once: [FormulaStep] = []
        for value in live where !graph.varies[value] {
            register[value] = next
            if case .step(let operation, let a, let b, let c) = graph.nodes[value] {
                once.append(
                    FormulaStep(operation: operation, target: next, a: register[a], b: register[b], c: register[c]))
            } else {
                givens.append((register: next, node: graph.nodes[value]))
            }
            next += 1
        }
        lasting = next

        // A register is used again as soon as nobody needs its value any more: that keeps a block in the first cache.
        var free: [Int] = []
        var perCard: [FormulaStep] = []
        for value in live where graph.varies[value] {
            guard case .step(let operation, let a, let b, let c) = graph.nodes[value] else {
                register[value] = graph.nodes[value] == .input(.index) ? Self.indices : Self.offsets
                continue
            }
            for (place, operand) in [a, b, c].enumerated()
            where lastUse[operand] == value && register[operand] >= lasting && ![a, b, c][..<place].contains(operand) {
                free.append(register[operand])
            }
            register[value] = free.popLast() ?? next
            next = max(next, register[value] + 1)
            perCard.append(
                FormulaStep(
                    operation: operation, target: register[value], a: register[a], b: register[b], c: register[c]))
        }
        registers = next
        results = wanted.map { register[$0] }
        usesIndex = live.contains { graph.nodes[$0] == .input(.index) }
        self.givens = givens
        self.once = once
        self.perCard = perCard
    }

    /// The last value that is worked out from each value; never for wanted ones, nil for those that nobody needs.
    private static func lastUses(in graph: FormulaGraph, for wanted: [FormulaGraph.Value]) -> [Int?] {
        var lastUse = [Int?](repeating: nil, count: graph.nodes.count)
        for value in wanted { lastUse[value] = .max }
        for value in graph.nodes.indices.reversed() where lastUse[value] != nil {
            for operand in graph.nodes[value].operands { lastUse[operand] = max(lastUse[operand] ?? 0, value) }
        }
        return lastUse
    }
}

/// A program with all that stays the same for the cards of one frame.
struct PreparedFormula: Sendable {
    private let program: FormulaProgram
    /// The lasting registers.
    private let lasting: [Lanes]

    /// - Parameter parameters: in the order in which the formula declares them.
    init(_ program: FormulaProgram, on stage: LayoutContext, parameters: [Double]) {
        self.program = program
        var lanes = [Lanes](repeating: .zero, count: program.lasting)
        for (register, node) in program.givens {
            lanes[register] = Lanes(repeating: Self.value(of: node, on: stage, parameters))
        }
        var span = lanes.mutableSpan
        for step in program.once { step.run(on: &span, width: 1) }
        lasting = lanes
    }

    var results: [Int] { program.results }

    /// Room for `width` lanes of cards, to be used for any number of runs.
    func registers(width: Int) -> [Lanes] {
        var lanes = [Lanes](repeating: .zero, count: program.registers * width)
        for (register, value) in lasting.enumerated() {
            for k in 0..<width { lanes[register * width + k] = value }
        }
        return lanes
    }

    /// Works out `width` lanes of cards of a row, offsets one apart, from the `start`-th after the first.
    func run(from first: Slot.Place, after start: Int, on lanes: inout MutableSpan<Lanes>, width: Int) {
        for k in 0..<width {
            let ahead = start + k * Lanes.scalarCount
            lanes[FormulaProgram.offsets * width + k] = first.offset + (Double(ahead) + cardsOfLanes)
            guard program.usesIndex else { continue }
            for lane in 0..<Lanes.scalarCount {
                lanes[FormulaProgram.indices * width + k][lane] = Double(first.index &+ ahead &+ lane)
            }
        }
        for step in program.perCard { step.run(on: &lanes, width: width) }
    }

    /// The first result at each of these offsets, all with the same index.
    func values(at offsets: [Double], index: Int = 0) -> [Double] {
        var lanes = registers(width: 1)
        var span = lanes.mutableSpan
        span[FormulaProgram.indices] = Lanes(repeating: Double(index))
        var values: [Double] = []
        values.reserveCapacity(offsets.count)
        while values.count < offsets.count {
            let block = offsets[values.count...].prefix(Lanes.scalarCount)
            for (lane, offset) in block.enumerated() { span[FormulaProgram.offsets][lane] = offset }
            for step in program.perCard { step.run(on: &span, width: 1) }
            for lane in block.indices { values.append(span[program.results[0]][lane - block.startIndex]) }
        }
        return values
    }

    private static func value(
        of node: FormulaGraph.Node, on stage: LayoutContext, _ parameters: [Double]
    ) -> Double {
        switch node {
        case .constant(let bits): Double(bitPattern: bits)
        case .parameter(let place): parameters[place]
        case .input(let input): stage.value(of: input)
        case .step: 0
        }
    }
}

extension LayoutContext {
    /// What is the same for all cards; 0 for what is not.
    func value(of input: FormulaGraph.Input) -> Double {
        switch input {
        case .count: Double(items)
        case .cardWidth: card.width
        case .cardHeight: card.height
        case .viewWidth: view.width
        case .viewHeight: view.height
        case .time: time
        case .offset, .index: 0
        }
    }
}
