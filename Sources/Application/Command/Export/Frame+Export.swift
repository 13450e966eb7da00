import LayoutCore
import ZoeDocument

extension Frame {
    /// The frame as one JSON object, a line for each card.
    var json: String {
        let view = JSON.object([("width", .number(camera.view.width)), ("height", .number(camera.view.height))])
        let fields: [(String, JSON)] = [
            ("layout", .text(layout)), ("view", view), ("scroll", .number(scroll)), ("count", .integer(count)),
            ("cards", .list(cards.map { json(of: $0) })),
        ]
        return JSON.object(fields).text + "\n"
    }

    private func json(of card: Card) -> JSON {
        let corners = camera.corners(of: card.size, through: card.matrix).map { corner in
            corner.map { JSON.list([.number($0.x), .number($0.y)]) } ?? .null
        }
        return .object([
            ("index", .integer(card.index)), ("offset", .number(card.offset)),
            ("size", .list([.number(card.size.width), .number(card.size.height)])),
            ("matrix", .list(card.matrix.elements.map(JSON.number))), ("alpha", .number(card.alpha)),
            ("hidden", .flag(card.isHidden)), ("order", .integer(card.order)), ("corners", .list(corners)),
            ("blur", .number(card.blur)),
            ("tint", card.tint.map { .list($0.numbers.map(JSON.number)) } ?? .null),
        ])
    }

    /// A line for each card. What has no place in the view is left empty.
    var csv: String {
        let matrix = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
        let corners = ["topLeft", "topRight", "bottomRight", "bottomLeft"].flatMap { ["\($0)X", "\($0)Y"] }
        let head =
            ["index", "offset", "width", "height"] + matrix + ["alpha", "hidden", "order"] + corners
            + ["blur", "tintRed", "tintGreen", "tintBlue", "tintShare"]
        return ([head] + cards.map(cells(of:))).map { $0.joined(separator: ",") + "\n" }.joined()
    }

    private func cells(of card: Card) -> [String] {
        let corners = camera.corners(of: card.size, through: card.matrix).flatMap { corner in
            corner.map { [numeral($0.x), numeral($0.y)] } ?? ["", ""]
        }
        return ["\(card.index)", numeral(card.offset), numeral(card.size.width), numeral(card.size.height)]
            + card.matrix.elements.map(numeral) + [numeral(card.alpha), "\(card.isHidden)", "\(card.order)"] + corners
            + [numeral(card.blur)] + (card.tint.map { $0.numbers.map(numeral) } ?? Array(repeating: "", count: 4))
    }
}

extension Transform3D {
    /// m11, m12, … m44.
    fileprivate var elements: [Double] { [row1, row2, row3, row4].flatMap { row in (0..<4).map { row[$0] } } }
}

extension CardTint {
    /// As short as they can be.
    fileprivate var numbers: [Double] { colour.indices.map { Double("\(colour[$0])") ?? Double(colour[$0]) } }
}
