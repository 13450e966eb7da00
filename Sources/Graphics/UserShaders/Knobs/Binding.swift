public import LayoutCore

extension EffectKnobs.Binding {
    func settings(_ knobs: Knobs) -> [UniformSetting] {
        if uniform.kind.isPicture {
            return slots.enumerated().map { place, slot in
                let name = uniform.length > 1 ? "\(uniform.name)[\(place)]" : uniform.name
                guard case .choice(let path) = slot.value(in: knobs) else { return UniformSetting(name, .picture(nil)) }
                return UniformSetting(name, .picture(path))
            }
        }
        var numbers = slots.flatMap { $0.numbers(in: knobs) }
        // Elements without knobs stay as they are.
        let initial = uniform.default.map { $0.isFinite ? $0 : 0 }
        let count = uniform.kind.parts * uniform.length
        while numbers.count < count {
            numbers.append(numbers.count < initial.count ? initial[numbers.count] : 0)
        }
        return [UniformSetting(uniform.name, .numbers(Array(numbers.prefix(count))))]
    }
}

extension EffectKnobs {
    /// A knob, and which number of which uniform it is the first of.
    public struct Link {
        public let parameter: Parameter
        public let uniform: String
        public let place: Int
        /// What its choices stand for.
        public let menu: [(name: String, number: Double)]
    }

    /// Those that a program turns as it runs; what switches turn makes another program.
    public var links: [Link] {
        bindings.flatMap { binding -> [Link] in
            guard binding.uniform.kind.parts > 0 else { return [] }
            var place = 0
            return binding.slots.map { slot in
                defer { place += slot.parts }
                let menu = slot.menu.map { (name: $0.name, number: $0.number) }
                return Link(parameter: slot.parameter, uniform: binding.uniform.name, place: place, menu: menu)
            }
        }
    }
}

extension EffectKnobs.Slot {
    /// The table may be another's, without this knob or with another of its name.
    func value(in knobs: Knobs) -> Parameter.Value {
        guard knobs.table[parameter.fullName]?.kind == parameter.kind else { return parameter.default }
        return knobs[parameter.fullName]
    }

    func numbers(in knobs: Knobs) -> [Double] {
        var numbers = Self.numbers(of: value(in: knobs), menu)
        while numbers.count < parts { numbers.append(0) }
        return numbers.prefix(parts).map { isWhole ? $0.rounded() : $0 }
    }

    private static func numbers(of value: Parameter.Value, _ menu: [Annotation.Entry]) -> [Double] {
        switch value {
        case .number(let number): [number]
        case .integer(let number): [Double(number)]
        case .flag(let isSet): [isSet ? 1 : 0]
        case .choice(let name): menu.filter { $0.name == name }.prefix(1).map(\.number)
        case .colour(let colour): (0..<4).map { colour[$0] }
        case .vector(let numbers): numbers
        case .auto: []
        }
    }
}
