extension Knobs {
    /// Sets a knob, found by its full or short name, to what a person typed.
    /// - Returns: a warning where the value had to be clamped.
    @discardableResult
    public mutating func set(_ name: String, to text: String) throws(ParameterError) -> Parameter.Warning? {
        let parameter = try table.parameter(named: name)
        let (value, warning) = try parameter.value(from: text)
        keep(value, for: parameter)
        return warning
    }

    /// Sets a knob, found by its full or short name.
    /// - Returns: a warning where the value had to be clamped.
    @discardableResult
    public mutating func set(_ name: String, to value: Parameter.Value) throws(ParameterError) -> Parameter.Warning? {
        let parameter = try table.parameter(named: name)
        let (value, warning) = try parameter.checked(value)
        keep(value, for: parameter)
        return warning
    }
}

extension ParameterTable {
    /// The parameter with this full or short name.
    public func parameter(named name: String) throws(ParameterError) -> Parameter {
        if isShared(name) { throw .ambiguous(name, among: parameters.filter { $0.name == name }.map { $0.fullName }) }
        if let parameter = self[name] { return parameter }
        throw .unknown(name, nearest: nearest(to: name))
    }

    /// Whether one parameter has this full or short name, or several have.
    public func knows(_ name: String) -> Bool { self[name] != nil || isShared(name) }

    /// The shortest name that finds this parameter.
    public func shortName(of parameter: Parameter) -> String {
        isShared(parameter.name) ? parameter.fullName : parameter.name
    }

    /// A full name may be mistyped in either half, or name the wrong group.
    public func nearest(to name: String) -> String? {
        let last = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
        let namesake = Suggestion.nearest(to: last ?? name, among: parameters.map { $0.name })
        let namesakes = parameters.filter { $0.name == namesake }
        guard last != nil else { return namesakes.first.map(shortName(of:)) }
        return Suggestion.nearest(to: name, among: namesakes.map { $0.fullName }) ?? namesakes.first?.fullName
    }
}
