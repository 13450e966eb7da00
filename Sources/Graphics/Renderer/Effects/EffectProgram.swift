internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeSound
internal import ZoeUserShaders

/// A linked program with a shader of the user's own in it, and where its uniforms are.
final class EffectProgram {
    let program: GLProgram
    /// The user's; ours begin with `zt_`.
    let uniforms: [ActiveUniform]
    private var places: [String: ProgramUniform] = [:]
    private var samplers: [(name: String, place: GLint, isCube: Bool)] = []
    private var blocks: [Int: Block] = [:]
    private var ours: [String: GLint] = [:]
    private let reads: [String: PassInput]
    private var noises: [String: Int] = [:]
    /// What says how large a sampler's picture is, by the sampler's name.
    private var sizes: [String: ProgramUniform] = [:]

    /// A uniform block of the user's, whose bytes are sent as a whole.
    private final class Block {
        let buffer: Buffer
        var bytes: [UInt8]

        init(_ size: Int, in tracker: GLTracker) {
            buffer = Buffer(.uniforms, in: tracker)
            bytes = [UInt8](repeating: 0, count: size)
        }
    }

    /// What our own sources call things, once the user's text has come before them.
    static let prefix = "zt_o_"
    /// Blocks below are ours.
    private static let firstBlock = 5
    /// Units below are ours.
    private static let firstUnit = 8

    /// A language that turns an `int` into a `uint` or a `float` into a `double` by itself. It has words of its own that older texts
    /// use as names, and so comes second.
    private static let lenient = (driver: 42, language: 420)

    init(
        _ text: EffectText, vertex: [ShaderSource], fragment: [ShaderSource], definitions: [String],
        in tracker: GLTracker
    ) throws(EffectFailure) {
        reads = text.inputs
        let all = definitions + text.definitions
        let around = Self.around(text, definitions: definitions)
        let fragment = around + [.effectNames] + ShaderSource.withIncludes(fragment)
        let vertex = (text.bends ? around : []) + [.effectNames] + ShaderSource.withIncludes(vertex)
        func made(_ version: Int) throws(GLProgram.Refusal) -> GLProgram {
            try GLProgram(
                vertex, fragment, definitions: all,
                extensions: text.extensions.map { "#extension \($0)" }, language: .core(version), in: tracker)
        }
        do throws(GLProgram.Refusal) {
            program = try made(text.version ?? 330)
        } catch {
            guard text.version == nil, zglVersion() >= Self.lenient.driver,
                let lenient = try? made(Self.lenient.language)
            else { throw Self.failure(of: text, error, vertex, fragment) }
            program = lenient
        }
        let found = program.activeUniforms().compactMap(\.ofUser)
        uniforms = found.map(\.active)
        for uniform in found {
            places[uniform.active.name] = uniform
            if let sampler = text.sizedSampler(uniform.active.name) { sizes[sampler] = uniform }
            switch uniform.place {
            case .alone(let place) where uniform.active.kind.isPicture:
                for element in 0..<uniform.active.length {
                    let name = uniform.active.name
                    samplers.append(
                        (
                            uniform.active.length > 1 ? "\(name)[\(element)]" : name, place + GLint(element),
                            uniform.active.kind == .cube
                        ))
                }
            case .alone: break
            case .inBlock(let number, _, _, _, _):
                if blocks[number] == nil { blocks[number] = Block(program.blockSize(number), in: tracker) }
            }
        }
        noises = EffectPictures.noises(of: samplers.filter { !$0.isCube }.map(\.name))
        for (turn, number) in blocks.keys.sorted().enumerated() {
            program.bindBlock(number, to: UInt32(Self.firstBlock + turn))
        }
    }

    /// The user's text with what has to come before and after it.
    /// - Parameter isForPage: what it is told has no values before it begins: outside of functions GLSL ES has constants only.
    static func around(_ text: EffectText, definitions: [String], isForPage: Bool = false) -> [ShaderSource] {
        let body = ShaderSource(text.path, text: text.body)
        // What the sources around it are told is not for the text: it may define the same.
        let others = (definitions + text.definitions).filter { !text.branches.contains($0) }
        let hidden = ShaderSource("hidden", text: Self.lines(others.map { "#undef \(Self.name(of: $0))" }))
        let shown = ShaderSource("shown", text: Self.lines(others.map { "#define \($0)" }))
        let given = ShaderSource("given", text: isForPage ? text.emptyDeclarations : text.givenDeclarations)
        let telling = ShaderSource("telling", text: text.givenTelling)
        return [ShaderSource.effectBeginning, given, hidden, body, telling, shown, .effectEnd]
    }

    /// Which of the sources is the user's own text.
    private static let bodyPlace = 3

    /// What is wrong with the user's text, as the driver tells of its sources.
    static func failure(
        of text: EffectText, _ refusal: GLProgram.Refusal, _ vertex: [ShaderSource], _ fragment: [ShaderSource]
    ) -> EffectFailure {
        let number = GLProgram.number(of: bodyPlace, among: refusal.step == .vertex ? vertex : fragment)
        let found = text.diagnostics(from: refusal.log, source: number)
        let errors = found.filter { $0.severity == .error }
        return EffectFailure(errors.isEmpty ? found : errors, files: text.files)
    }

    /// It has blocks of uniforms, whose bytes are laid out by the driver.
    var hasBlocks: Bool { !blocks.isEmpty }

    private static func name(of definition: String) -> Substring { definition.prefix { $0 != " " && $0 != "(" } }
    private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    /// Where a uniform of ours is; -1 where the linker has left it out.
    func place(of name: String) -> GLint {
        if let place = ours[name] { return place }
        let place = program.uniform(name)
        ours[name] = place
        return place
    }

    func set(_ name: String, _ value: SIMD4<Float>) {
        let place = place(of: name)
        if place >= 0 { zglUniform4f(place, value.x, value.y, value.z, value.w) }
    }

    func set(_ name: String, _ value: Int) {
        let place = place(of: name)
        if place >= 0 { zglUniform1i(place, GLint(value)) }
    }

    // MARK: What the user's shader is told

    /// Makes it the current program, with all that does not differ from card to card.
    func use(
        _ settings: [UniformSetting], _ shading: Shading, _ inputs: EffectInputs, in view: View,
        _ reading: PassReading = PassReading()
    ) {
        program.use()
        let clock = shading.clock
        let frame = reading.frame ?? (clock.seconds * 60).rounded()
        set("zt_clock", SIMD4<Float>(SIMD4(clock.seconds, clock.step, frame, 60)))
        set("zt_date", SIMD4<Float>(clock.date))
        set("zt_effort", SIMD4<Float>(repeating: Float(shading.effort)))
        set("zt_pointer", shading.pointer(in: view))
        set("zt_sound", shading.sound.levels)
        var wanted: [String: String?] = [:]
        for setting in settings {
            switch setting.value {
            case .numbers(let numbers): if let uniform = places[setting.name] { set(uniform, numbers) }
            case .picture(let path): wanted[setting.name] = path
            }
        }
        for (turn, number) in blocks.keys.sorted().enumerated() {
            guard let block = blocks[number] else { continue }
            unsafe block.buffer.fill(block.bytes.span.bytes, use: .once)
            block.buffer.bind(0..<block.bytes.count, toBlock: UInt32(Self.firstBlock + turn))
        }
        // A sampler that the linker dropped must not keep the unit that the next one gets.
        for (sampler, uniform) in sizes where !samplers.contains(where: { $0.name == sampler }) {
            let size = bind(sampler, wanted[sampler] ?? nil, inputs, shading, reading, to: Self.firstUnit)
            set(uniform, [size.x, size.y])
        }
        for (turn, sampler) in samplers.enumerated() {
            let unit = Self.firstUnit + turn
            zglUniform1i(sampler.place, GLint(unit))
            if sampler.isCube {
                inputs.bind(cube: cube(sampler.name, wanted[sampler.name] ?? nil), to: unit)
                continue
            }
            let size = bind(sampler.name, wanted[sampler.name] ?? nil, inputs, shading, reading, to: unit)
            if let uniform = sizes[sampler.name] { set(uniform, [size.x, size.y]) }
        }
    }

    /// The files of what is all around; none where nobody has chosen any.
    private func cube(_ sampler: String, _ wanted: String?) -> [String] {
        switch reads[sampler] {
        case .cube(let paths): paths
        case .picture(let path): [path]
        default: wanted.map { [$0] } ?? []
        }
    }

    /// - Returns: how large what it reads is.
    private func bind(
        _ sampler: String, _ wanted: String?, _ inputs: EffectInputs, _ shading: Shading, _ reading: PassReading,
        to unit: Int
    ) -> SIMD2<Double> {
        switch reads[sampler] {
        case .pass(let name):
            return reading.target(name)?.bindTexture(at: unit) ?? inputs.bindNothing(to: unit)
        case .scene: return reading.scene?.bindTexture(at: unit) ?? inputs.bind(nil, for: "", to: unit)
        case .picture(let path): return inputs.bind(path, for: sampler, to: unit)
        case .cube(let paths): return inputs.bind(paths.first, for: sampler, to: unit)
        case .light: return inputs.bindLight(to: unit)
        case .noise: return inputs.bind(nil, for: "", to: unit)
        case .keyboard: return inputs.bind(shading.keyboard, to: unit)
        case .sound(let form): return inputs.bind(shading.sound, as: form, to: unit)
        case .before: return reading.ends?.from.bindTexture(at: unit) ?? inputs.bindNothing(to: unit)
        case .after: return reading.ends?.to.bindTexture(at: unit) ?? inputs.bindNothing(to: unit)
        case .nothing: return inputs.bindNothing(to: unit)
        case nil: return inputs.bind(wanted, for: sampler, noise: noises[sampler] ?? 0, to: unit)
        }
    }

    private func set(_ uniform: ProgramUniform, _ numbers: [Double]) {
        let active = uniform.active
        let parts = active.kind.parts
        guard parts > 0, numbers.count == parts * active.length else { return }
        switch uniform.place {
        case .alone(let place): set(place, active, numbers)
        case .inBlock(let number, let offset, let step, let column, let isRowMajor):
            guard let block = blocks[number] else { return }
            let cells = Cells(active.kind, step: step, column: column, isRowMajor: isRowMajor)
            for (index, value) in numbers.enumerated() {
                let start = offset + cells.offset(of: index)
                guard start >= 0, start + 4 <= block.bytes.count else { continue }
                unsafe withUnsafeBytes(of: active.kind.bits(of: value)) { bits in
                    for byte in 0..<4 { block.bytes[start + byte] = unsafe bits[byte] }
                }
            }
        }
    }

    private func set(_ place: GLint, _ active: ActiveUniform, _ numbers: [Double]) {
        let count = GLsizei(active.length)
        switch active.kind {
        case .float(let parts):
            unsafe zglUniformFloats(place, CInt(parts), count, numbers.map(Float.init))
        case .int(let parts), .bool(let parts):
            unsafe zglUniformInts(place, CInt(parts), count, numbers.map { GLint(clamping: Int($0)) })
        case .uint(let parts):
            unsafe zglUniformUnsigned(place, CInt(parts), count, numbers.map { GLuint(clamping: Int($0)) })
        case .matrix(let columns, let rows):
            unsafe zglUniformMatrices(place, CInt(columns), CInt(rows), count, numbers.map(Float.init))
        case .picture, .cube, .other: break
        }
    }
}

/// Where the numbers of one uniform are in a block.
private struct Cells {
    let columns: Int
    let rows: Int
    let step: Int
    let column: Int
    let isRowMajor: Bool

    init(_ kind: ActiveUniform.Kind, step: Int, column: Int, isRowMajor: Bool) {
        if case .matrix(let columns, let rows) = kind {
            (self.columns, self.rows) = (columns, rows)
        } else {
            (columns, rows) = (1, kind.parts)
        }
        self.step = step
        self.column = column
        self.isRowMajor = isRowMajor
    }

    func offset(of index: Int) -> Int {
        let (element, cell) = index.quotientAndRemainder(dividingBy: columns * rows)
        let (across, down) = cell.quotientAndRemainder(dividingBy: rows)
        return element * step + (isRowMajor ? down * column + across * 4 : across * column + down * 4)
    }
}

extension ActiveUniform.Kind {
    fileprivate func bits(of value: Double) -> UInt32 {
        switch self {
        case .float, .matrix: Float(value).bitPattern
        case .int: UInt32(bitPattern: Int32(clamping: Int(value)))
        case .uint, .bool: UInt32(clamping: Int(value))
        case .picture, .cube, .other: 0
        }
    }
}

extension Shading {
    /// From the lower left of the whole picture, in its pixels; a press that is over is where it was, below 0.
    fileprivate func pointer(in view: View) -> SIMD4<Float> {
        guard let pointer else { return .zero }
        let high = Double(view.pictureHeight)
        let press = pressed ?? .zero
        return SIMD4<Float>(
            SIMD4(
                pointer.x * scale, high - pointer.y * scale, pressed == nil ? 0 : press.x * scale,
                pressed == nil ? 0 : high - press.y * scale))
    }
}

extension EffectText {
    /// It moves the points of cards.
    var bends: Bool { role == .face && definitions.contains("NEEDS_BEND") }
}
