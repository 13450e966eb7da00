import LayoutCore
import ZoeDocument

// A knob as the program lists it.
extension Parameter {
    var json: JSON {
        var fields: [(String, JSON)] = [
            ("name", .text(name)), ("fullName", .text(fullName)), ("group", .text(group.rawValue)),
            ("type", .text(kind.type)),
        ]
        let slider = group.isOfShaders ? presentation.slider : nil
        switch kind {
        case .number(_, let step) where slider != nil:
            fields.append(("range", .list([.number(slider!.lowerBound), .number(slider!.upperBound)])))
            fields += [("step", .number(step)), ("limited", .flag(false))]
        case .integer where slider != nil:
            fields.append(("range", .list([.number(slider!.lowerBound), .number(slider!.upperBound)])))
            fields += [("step", .integer(1)), ("limited", .flag(false))]
        case .vector(_, let count) where slider != nil:
            fields.append(("count", .integer(count)))
            fields.append(("range", .list([.number(slider!.lowerBound), .number(slider!.upperBound)])))
            fields.append(("limited", .flag(false)))
        case .number(let range, let step):
            fields.append(("range", .list([.number(range.lowerBound), .number(range.upperBound)])))
            fields.append(("step", .number(step)))
        case .integer(let range):
            fields.append(("range", .list([.integer(range.lowerBound), .integer(range.upperBound)])))
            fields.append(("step", .integer(1)))
        case .flag: break
        case .choice(let names): fields.append(("choices", .list(names.map(JSON.text))))
        case .colour, .image, .track, .points, .marks: break
        case .vector(let range, let count):
            fields.append(("count", .integer(count)))
            fields.append(("range", .list([.number(range.lowerBound), .number(range.upperBound)])))
        }
        if let label = presentation.label { fields.append(("label", .text(label))) }
        if let section = presentation.section { fields.append(("section", .text(section))) }
        if presentation.isLogarithmic { fields.append(("logarithmic", .flag(true))) }
        return .object(
            fields + [("default", JSON(self.default)), ("unit", .text(unit.rawValue)), ("help", .text(help))])
    }
}

extension Parameter {
    /// What a slider covers: `-4…4`, and with a `~` where other numbers are taken as well.
    var span: String {
        guard group.isOfShaders, let slider = presentation.slider else { return kind.span }
        return "~\(numeral(slider.lowerBound))…\(numeral(slider.upperBound))"
    }
}

extension Parameter.Kind {
    var type: String {
        switch self {
        case .number: "number"
        case .integer: "integer"
        case .flag: "flag"
        case .choice: "choice"
        case .colour: "colour"
        case .vector(_, let count): "vector\(count)"
        case .image: "image"
        case .track: "path"
        case .points: "points"
        case .marks: "marks"
        }
    }

    /// `-4…4`
    var span: String {
        switch self {
        case .number(let range, _): "\(numeral(range.lowerBound))…\(numeral(range.upperBound))"
        case .integer(let range): "\(range.lowerBound)…\(range.upperBound)"
        case .vector(let range, _): "\(numeral(range.lowerBound))…\(numeral(range.upperBound))"
        case .flag, .choice, .colour, .image, .track, .points, .marks: ""
        }
    }
}
