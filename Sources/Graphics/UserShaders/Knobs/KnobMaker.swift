internal import LayoutCore

/// Makes the knobs of one uniform out of its type, its initial value and its comments.
struct KnobMaker {
    private(set) var complaints: [String] = []
    private let uniform: ActiveUniform
    private let declaration: UniformDeclaration?
    private let notes: Annotation
    private let group: Parameter.Group
    private let prefix: String
    private let path: String

    init(
        _ uniform: ActiveUniform, _ declaration: UniformDeclaration?, in group: Parameter.Group, prefix: String,
        path: String
    ) {
        self.uniform = uniform
        self.declaration = declaration
        notes = declaration?.notes ?? Annotation()
        self.group = group
        self.prefix = prefix
        self.path = path
    }

    mutating func slots() -> [EffectKnobs.Slot] {
        let length = max(1, uniform.length)
        if case .other = uniform.kind { return [] }
        if length > EffectKnobs.mostElements {
            complaints.append(
                "'\(uniform.name)' has \(length) elements; the first \(EffectKnobs.mostElements) have knobs")
        }
        return (0..<min(length, EffectKnobs.mostElements)).flatMap { element in
            let brackets = uniform.length > 1 ? "[\(element)]" : ""
            return slots(of: element, brackets)
        }
    }

    private mutating func slots(of element: Int, _ brackets: String) -> [EffectKnobs.Slot] {
        let initial = initial(of: element)
        switch uniform.kind {
        case .other: return []
        case .picture, .cube: return [slot(brackets, .image, .auto, parts: 0)]
        case .float(1), .int(1), .uint(1), .bool(1):
            return [notes.menu.isEmpty ? scalar(brackets, initial[0]) : choice(brackets, initial[0])]
        case .float(let count):
            return [isColour(count, initial) ? colour(brackets, initial) : vector(brackets, initial)]
        case .int, .uint, .bool: return [vector(brackets, initial)]
        case .matrix(let columns, let rows):
            return (0..<columns).map { column in
                let part = Array(initial[(column * rows)..<((column + 1) * rows)])
                return vector("\(brackets)[\(column)]", part)
            }
        }
    }

    // MARK: kinds

    private mutating func scalar(_ brackets: String, _ initial: Double) -> EffectKnobs.Slot {
        switch uniform.kind {
        case .bool: return slot(brackets, .flag, .flag(initial != 0), parts: 1)
        case .int, .uint:
            let reach = numbers(around: [initial])
            let (range, slider) = (integers(reach.range), integers(reach.slider))
            let whole = initial.rounded().clamped(to: Double(range.lowerBound)...Double(range.upperBound))
            return slot(
                brackets, .integer(range), .integer(Int(whole)), parts: 1, isWhole: true,
                slider: slider == range ? nil : Double(slider.lowerBound)...Double(slider.upperBound))
        default:
            let (range, slider) = numbers(around: [initial])
            let step = min(notes.step ?? KnobRange.step(of: slider), slider.upperBound - slider.lowerBound)
            return slot(
                brackets, .number(range, step: step), .number(initial.clamped(to: range)), parts: 1,
                slider: slider == range ? nil : slider)
        }
    }

    private mutating func choice(_ brackets: String, _ initial: Double) -> EffectKnobs.Slot {
        let nearest = notes.menu.min { abs($0.number - initial) < abs($1.number - initial) } ?? notes.menu[0]
        return slot(
            brackets, .choice(notes.menu.map(\.name)), .choice(nearest.name), parts: 1, menu: notes.menu)
    }

    private func colour(_ brackets: String, _ initial: [Double]) -> EffectKnobs.Slot {
        let parts = initial.map { $0.clamped(to: 0...1) }
        let colour = SIMD4(parts[0], parts[1], parts[2], parts.count > 3 ? parts[3] : 1)
        return slot(brackets, .colour, .colour(colour), parts: initial.count, hasAlpha: initial.count > 3)
    }

    private mutating func vector(_ brackets: String, _ initial: [Double]) -> EffectKnobs.Slot {
        var (range, slider) = numbers(around: initial)
        var isWhole = false
        switch uniform.kind {
        case .bool: (range, slider, isWhole) = (0...1, 0...1, true)
        case .int, .uint:
            let whole = integers(range)
            let shown = integers(slider)
            (range, isWhole) = (Double(whole.lowerBound)...Double(whole.upperBound), true)
            slider = Double(shown.lowerBound)...Double(shown.upperBound)
        default: break
        }
        return slot(
            brackets, .vector(range, count: initial.count), .vector(initial.map { $0.clamped(to: range) }),
            parts: initial.count, isWhole: isWhole, slider: slider == range ? nil : slider)
    }

    /// What is called a colour is one, unless it is brighter than colours can be.
    private func isColour(_ count: Int, _ initial: [Double]) -> Bool {
        guard count >= 3 else { return false }
        if let isColour = notes.isColour { return isColour }
        let name = uniform.name.lowercased()
        return ["colour", "color", "tint"].contains { name.contains($0) } && notes.least == nil && notes.most == nil
            && initial.allSatisfy { 0...1 ~= $0 }
    }

    // MARK: numbers

    private func initial(of element: Int) -> [Double] {
        let parts = max(1, uniform.kind.parts)
        var numbers = Array(uniform.default.dropFirst(element * parts).prefix(parts))
        if declaration?.initialiser == nil, let noted = notes.default, !noted.isEmpty {
            // One number is for all parts, as in vec3(1); the alpha that a colour leaves out is 1.
            numbers = noted.count == 1 ? Array(repeating: noted[0], count: parts) : Array(noted.prefix(parts))
            if numbers.count == 3, parts == 4 { numbers.append(1) }
        }
        if let declaration, uniform.isUnset(by: declaration), uniform.isFactor { numbers = [1] }
        while numbers.count < parts { numbers.append(0) }
        return numbers.map { $0.isFinite ? $0.clamped(to: KnobRange.floats) : 0 }
    }

    /// How far it can be set, and how far a slider goes: without a range, typed values are not limited.
    private mutating func numbers(
        around initial: [Double]
    ) -> (range: ClosedRange<Double>, slider: ClosedRange<Double>) {
        let slider = slider(around: initial)
        let least = notes.least == nil ? KnobRange.floats.lowerBound : slider.lowerBound
        let most = notes.most == nil ? KnobRange.floats.upperBound : slider.upperBound
        return (least...most, slider)
    }

    private mutating func slider(around initial: [Double]) -> ClosedRange<Double> {
        let guess = KnobRange.guess(around: initial)
        var least = notes.least ?? guess.lowerBound
        var most = notes.most ?? guess.upperBound
        if least >= most {
            // Only one end was given, and the other was guessed on the wrong side of it.
            if notes.most == nil { most = least + max(1, abs(least)) } else { least = most - max(1, abs(most)) }
        }
        let range = least.clamped(to: KnobRange.floats)...most.clamped(to: KnobRange.floats)
        guard range.lowerBound < range.upperBound else { return 0...1 }
        if declaration?.initialiser != nil, initial.contains(where: { !range.contains($0) }) {
            let shown = initial.map { "\(Parameter.Value.number($0))" }.joined(separator: ",")
            let complaint = "'\(uniform.name)' begins at \(shown), outside of its range"
            if !complaints.contains(complaint) { complaints.append(complaint) }
        }
        return range
    }

    private func integers(_ range: ClosedRange<Double>) -> ClosedRange<Int> {
        var limits = Double(Int32.min)...Double(Int32.max)
        if case .uint = uniform.kind { limits = 0...Double(UInt32.max) }
        let least = range.lowerBound.clamped(to: limits)
        let most = range.upperBound.clamped(to: limits)
        // A guess around 0 or 1 is too narrow to choose a number from.
        let isGuessed = notes.least == nil && notes.most == nil
        guard range != KnobRange.floats else { return Int(limits.lowerBound)...Int(limits.upperBound) }
        let end = isGuessed && most < 10 ? 10 : most
        return Int(least.rounded(.down))...max(Int(least.rounded(.down)) + 1, Int(end.rounded(.up)))
    }

    // MARK: words

    private func slot(
        _ brackets: String, _ kind: Parameter.Kind, _ initial: Parameter.Value, parts: Int, isWhole: Bool = false,
        menu: [Annotation.Entry] = [], hasAlpha: Bool = true, slider: ClosedRange<Double>? = nil
    ) -> EffectKnobs.Slot {
        let dot = uniform.name.lastIndex(of: ".")
        let presentation = Parameter.Presentation(
            label: notes.label.map { $0 + brackets }, section: notes.section ?? dot.map { String(uniform.name[..<$0]) },
            isLogarithmic: notes.isLogarithmic, slider: slider, hasAlpha: hasAlpha)
        let parameter = Parameter(
            prefix + uniform.name + brackets, in: group, kind, default: initial, help: help,
            presentation: presentation)
        return EffectKnobs.Slot(parameter: parameter, parts: parts, isWhole: isWhole, menu: menu)
    }

    private var help: String {
        if let help = notes.help { return help }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return "\(uniform.kind.name) \(uniform.name) of \(file)"
    }
}

extension ActiveUniform.Kind {
    /// As GLSL writes it.
    fileprivate var name: String {
        switch self {
        case .float(let count): count == 1 ? "float" : "vec\(count)"
        case .int(let count): count == 1 ? "int" : "ivec\(count)"
        case .uint(let count): count == 1 ? "uint" : "uvec\(count)"
        case .bool(let count): count == 1 ? "bool" : "bvec\(count)"
        case .matrix(let columns, let rows): columns == rows ? "mat\(columns)" : "mat\(columns)x\(rows)"
        case .picture: "sampler2D"
        case .cube: "samplerCube"
        case .other(let name): name
        }
    }
}
