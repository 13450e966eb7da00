internal import CardContent
import LayoutCore
import ZoeDocument
import ZoeStyle

// Styles as the scripts of a page read them.

extension Colour {
    /// sRGB with straight alpha.
    var pageJSON: JSON { .list([red, green, blue, alpha].map(JSON.number)) }
}

extension Size {
    var json: JSON { .object([("width", .number(width)), ("height", .number(height))]) }
}

extension Backdrop {
    var json: JSON {
        let (kind, top, bottom): (String, Colour, Colour) =
            switch self {
            case .transparent: ("transparent", .clear, .clear)
            case .solid(let colour): ("solid", colour, colour)
            case .studio(let colour): ("studio", colour, colour)
            case .gradient(let top, let bottom): ("gradient", top, bottom)
            }
        return .object([("kind", .text(kind)), ("top", top.pageJSON), ("bottom", bottom.pageJSON)])
    }
}

extension Floor {
    var json: JSON {
        .object([
            ("height", height.map(JSON.number) ?? .null), ("reflection", .number(reflection)), ("fade", .number(fade)),
        ])
    }
}

extension Light {
    var json: JSON {
        .object([
            ("strength", .number(strength)), ("shadow", .number(shadow)), ("softness", .number(softness)),
            ("sheen", .number(sheen)),
            ("environment", .number(environment)), ("occlusion", .number(occlusion)), ("contact", .number(contact)),
            ("direction", .list([direction.x, direction.y, direction.z].map(JSON.number))),
        ])
    }
}

extension Shadow {
    var json: JSON {
        .object([
            ("radius", .number(radius)), ("opacity", .number(opacity)), ("x", .number(offset.x)),
            ("y", .number(offset.y)), ("colour", colour.pageJSON),
        ])
    }
}

extension Input.Edit {
    /// As `Input` itself is coded.
    var pageJSON: JSON {
        switch self {
        case .insert(let index): .object([("insert", .object([("at", .integer(index))]))])
        case .remove(let index): .object([("remove", .object([("at", .integer(index))]))])
        case .move(let index, let place):
            .object([("move", .object([("from", .integer(index)), ("to", .integer(place))]))])
        }
    }
}
