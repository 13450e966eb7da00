import LayoutCore
import ZoeDocument

extension Command {
    static let export = Command(
        "export", "where every card stands, as numbers", operands: .scene,
        options: Option.scene + [.offset, .format, .output],
        notes: [
            "Without a scene and without a layout it is linear with 12 cards.",
            "Matrices are Core Animation's: row by row, for row vectors, perspective included.",
            "Corners are points of the view: top left, top right, bottom right, bottom left.",
        ] + sceneNotes
    ) { arguments throws(Failure) in
        var scene = try arguments.scene()
        // Numbers are of a view, whatever would be around it in a picture.
        if let size = arguments[.size] { scene.view = size }
        let stage = scene.stage()
        var frame = stage.frame()
        if let offset = arguments[.offset] { frame.cards = [stage.card(atOffset: offset)] }
        try Output(arguments[.output]).write(frame.text(as: arguments[.format]))
    }
}

extension Option {
    fileprivate static let offset = ValueOption(
        "offset", .number("X"), help: "only one card, at exactly this offset in items")
    fileprivate static let format = ValueOption(
        "format", .choice(ExportFormat.allCases), default: .json, help: "what to write")
}

/// How cards are written down.
private enum ExportFormat: CaseIterable {
    case json, csv
}

extension Frame {
    fileprivate func text(as format: ExportFormat) -> String {
        switch format {
        case .json: json
        case .csv: csv
        }
    }
}
