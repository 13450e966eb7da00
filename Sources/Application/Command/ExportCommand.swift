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
        let format = try arguments.choice(.format, among: ["json", "csv"])
        var scene = try arguments.scene()
        // Numbers are of a view, whatever would be around it in a picture.
        if let size = try arguments.size(.size) { scene.view = size }
        let stage = scene.stage()
        var frame = stage.frame()
        if let offset = try arguments.number(.offset) { frame.cards = [stage.card(atOffset: offset)] }
        try Output(arguments.value(of: .output)).write(format == "csv" ? frame.csv : frame.json)
    }
}

extension Option {
    fileprivate static let offset = Option("offset", value: "X", help: "only one card, at exactly this offset in items")
    fileprivate static let format = Option("format", value: "json|csv", help: "what to write (json)")
}
