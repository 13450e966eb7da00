internal import LayoutCore
internal import ZoeDocument

extension EditorModel {
    /// Turns every knob of the layout and the camera that is not locked, within its range and not too wildly.
    public mutating func randomise(_ generator: inout some RandomNumberGenerator) {
        var knobs = scene.knobs
        for parameter in knobs.table.parameters where parameter.group == .layout || parameter.group == .camera {
            guard !locks.contains(parameter.fullName) else { continue }
            guard let value = parameter.random(&generator) else { continue }
            _ = try? knobs.set(parameter.fullName, to: value)
        }
        change { $0.use(knobs) }
    }
}

extension Parameter {
    /// A random value, near enough to the default that most results are worth a look. What is worked out stays so.
    fileprivate func random(_ generator: inout some RandomNumberGenerator) -> Value? {
        guard case .number(let range, let step) = kind, case .number(let middle) = self.default else { return nil }
        let reach = middle == 0 ? 30 * step : 0.6 * abs(middle)
        let low = max(range.lowerBound, middle - reach)
        let high = min(range.upperBound, middle + reach)
        return low < high ? .number(.random(in: low...high, using: &generator)) : nil
    }
}
