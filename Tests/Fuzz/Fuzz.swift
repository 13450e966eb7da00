import Glibc
import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeUserShaders

@testable import ZoeLive

/// Untrusted input, as libFuzzer makes it up. `.ci/fuzz` builds this; ZOETROPE_FUZZ says which of them it is.
private enum Target: String, CaseIterable {
    case scene, formula, shader, png, live, osc, controls

    func use(_ bytes: [UInt8]) {
        switch self {
        case .scene: useScene(bytes)
        case .formula: useFormula(bytes)
        case .shader: useShader(bytes)
        case .png: usePNG(bytes)
        case .live: useLines(bytes)
        case .osc: usePacket(bytes)
        case .controls: useControls(bytes)
        }
    }

    static let asked = asked(unsafe getenv("ZOETROPE_FUZZ").map { unsafe String(cString: $0) })

    private static func asked(_ name: String?) -> Target {
        guard let target = name.flatMap(Target.init) else {
            fatalError("ZOETROPE_FUZZ is one of \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return target
    }
}

@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Target.asked.use(unsafe Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
}

/// What is read is written so that it reads the same, and stands on a stage.
private func useScene(_ bytes: [UInt8]) {
    guard var scene = try? Scene.read(bytes).scene else { return }
    let text = scene.text
    guard let again = try? Scene.read(text).scene else { fatalError("what was written cannot be read: \(text)") }
    guard again.text == text else { fatalError("it reads otherwise: \(text)\n\(again.text)") }
    scene.time = min(scene.time, 0.1)
    scene.items = min(scene.itemCount, 200)
    let frame = scene.completed(scene.stage().frame())
    for card in frame.cards where !card.matrix.m11.isFinite { fatalError("a card is nowhere") }
    _ = scene.look()
}

private func useFormula(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
        let formula = try Formula(expression: text, free: ["a", "b"])
        for output in formula.outputs { _ = formula.values(of: output, at: [-1e300, -1, 0, 2.5, .nan]) }
    } catch {
        guard error.line >= 1, error.column >= 1, !error.message.isEmpty else { fatalError("an error without a place") }
    }
    guard let formula = try? Formula(text) else { return }
    let kind = LayoutKind.custom(formula)
    let stage = LayoutContext(view: Size(width: 9, height: 9), card: Size(width: 1, height: 1), items: .max)
    for offset in [-1.5, 0, 1e9] {
        let place = kind.layout(Knobs(kind.table), on: stage).placement(at: .init(index: .max, offset: offset))
        guard place.transform.m11.isFinite, place.transform.m44.isFinite else { fatalError("a card is nowhere") }
    }
}

/// The last line is what a compiler says of it.
private func useShader(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map(Array.init)
    // One for each, so that more of them are tried.
    let role = EffectRole.allCases[bytes.count % EffectRole.allCases.count]
    let text: EffectText
    do {
        text = try EffectText(path: "a.frag", role: role) { path throws(EffectFileError) in
            if path == "a.frag" { return parts[0] }
            // The folder that both are in.
            if path == "./" { return Array("a.frag\nb.glsl".utf8) }
            guard path == "b.glsl", parts.count > 1 else { throw EffectFileError("there is no such file") }
            return parts[1]
        }
    } catch {
        guard !error.diagnostics.isEmpty else { fatalError("refused without a reason") }
        return
    }
    let kinds: [ActiveUniform.Kind] = [.float(1), .float(3), .float(4), .int(1), .bool(1), .picture]
    let active = text.declarations.prefix(20).enumerated().map { place, declaration in
        ActiveUniform(declaration.name, kinds[place % kinds.count], default: [.nan, 1, -1e39])
    }
    let knobs = EffectKnobs(text, active, in: .face)
    _ = knobs.settings(Knobs(ParameterTable(knobs.parameters)))
    if parts.count > 2 { _ = text.diagnostics(from: String(decoding: parts[2], as: UTF8.self), source: 1) }
    // Another process reads it from the same parts.
    let ingredients = Dictionary(text.ingredients.map { ($0.name, $0.text) }) { first, _ in first }
    let again = try? EffectText(path: "a.frag", role: role) { path throws(EffectFileError) in
        guard let bytes = ingredients[path] else { throw EffectFileError("there is no such file") }
        return bytes
    }
    guard again == text else { fatalError("it reads otherwise elsewhere") }
}

private func usePNG(_ bytes: [UInt8]) {
    _ = try? PNG.text(in: bytes, limit: 1 << 20)
    guard let (image, text) = try? PNG.decode(bytes, pixelLimit: 1 << 20, textLimit: 1 << 20) else { return }
    guard image.bytes.count == image.width * image.height * 4 else { fatalError("the pixels are not all there") }
    guard image.width * image.height < 1 << 12, let file = try? PNG.encode(image, text: text),
        let again = try? PNG.decode(file)
    else { return }
    guard again.image == image else { fatalError("it is another picture once it has been written") }
}

private func useLines(_ bytes: [UInt8]) {
    var splitter = LineSplitter()
    // In two pieces, wherever they part.
    let middle = bytes.count / 2
    var lines = splitter.take(bytes[..<middle])
    lines += splitter.take(bytes[middle...])
    if let last = splitter.end() { lines.append(last) }
    for case .success(let line) in lines {
        guard let command = try? LiveVocabulary.sample.command(line) else { continue }
        guard let again = try? LiveVocabulary.sample.command("\(command)") else {
            fatalError("'\(command)' cannot be read again")
        }
        guard "\(again)" == "\(command)" else { fatalError("'\(command)' reads as '\(again)'") }
    }
    guard let script = try? LiveScript(String(decoding: bytes, as: UTF8.self), in: .sample) else { return }
    var play = LivePlay(script)
    while play.next(at: 1e9) != nil {}
}

private func usePacket(_ bytes: [UInt8]) {
    var broken = 0
    for message in OSCMessage.all(in: bytes, broken: &broken) { _ = LiveVocabulary.sample.command(of: message) }
}

/// As what a device sends, and as the file of what was learnt.
private func useControls(_ bytes: [UInt8]) {
    var reader = MIDIReader()
    let moves = reader.read(bytes)
    for move in moves {
        guard 0...1 ~= move.position else { fatalError("\(move.control) stands at \(move.position)") }
        guard Control("\(move.control)") == move.control else { fatalError("'\(move.control)' is another control") }
    }
    var desk = ControlDesk(ControlMap(String(decoding: bytes, as: UTF8.self), name: "controls"))
    guard ControlMap(desk.map.text, name: "controls").bindings == desk.map.bindings else {
        fatalError("it reads otherwise: \(desk.map.text)")
    }
    desk.learn("layout.tilt")
    let tilt = Parameter("tilt", in: Parameter.Group("layout"), .number(-2...2, step: 0.01), default: 0.5, help: "")
    for case .turn(_, let value) in desk.take(moves, { _ in ControlDesk.Knob(tilt, 0.5, shown: 0.5) }) {
        guard case .number(let number) = value, -2...2 ~= number else { fatalError("it is turned to \(value)") }
    }
}
