internal import CZoeImGui
internal import LayoutCore
internal import ZoeRenderer

/// Files as rows with small pictures: those that were open lately, and what is in the folder that is typed.
enum FileRows {
    /// - Returns: a file that is to be opened at once.
    static func draw(_ field: inout PathField, _ panel: PanelContext) -> String? {
        var chosen: String?
        if field.isUntouched, !field.recent.isEmpty {
            heading("Recent")
            for path in field.recent {
                let cut = path.lastIndex(of: "/") ?? path.startIndex
                let (name, folder) = (String(path[cut...].drop { $0 == "/" }), String(path[..<cut]))
                let isFolder = path.hasSuffix("/") || !name.contains(".")
                if row("recent \(path)", name, folder, at: path, isFolder: isFolder, panel) { chosen = path }
            }
            heading("In this folder")
        }
        if row("../", "..", nil, at: nil, isFolder: true, panel) { field.goUp() }
        for file in field.matches.prefix(2000) {
            let name = file.name.filter { $0 != "\"" && $0 != "\\" }
            let path = field.path(of: file)
            guard row("file.\(name)", file.name, nil, at: path, isFolder: file.isFolder, panel) else { continue }
            field.choose(file)
            break
        }
        if field.matches.isEmpty, field.complaint == nil { UI.faint("nothing that begins like this") }
        return chosen
    }

    private static func heading(_ text: String) {
        UI.font(.bold) { UI.coloured(Theme.accent, text) }
    }

    /// - Parameter path: of what a picture can be made of.
    private static func row(
        _ id: String, _ name: String, _ detail: String?, at path: String?, isFolder: Bool, _ panel: PanelContext
    ) -> Bool {
        let points = panel.window.unitsPerPoint
        let height = 40 * points
        let low = uiScreenCursor().point
        var isChosen = false
        UI.with(id: id) { isChosen = UI.selectable("##row", height: height) }
        panel.places.note(id)
        guard UI.isVisible else { return isChosen }
        let frame = Size(width: 56 * points, height: 35 * points)
        let corner = Point(x: low.x + 2 * points, y: low.y + (height - frame.height) / 2)
        if isFolder {
            FileSign.folder(at: corner, frame, points)
        } else if let path, FileSign.isPictured(name), let picture = panel.previews.picture(of: .file(path)) {
            show(picture, at: corner, frame, points)
        } else {
            FileSign.sheet(at: corner, frame, points)
        }
        let left = corner.x + frame.width + 10 * points
        let right = low.x + Double(uiWidthLeft())
        UI.clip(low, Point(x: right, y: low.y + height)) {
            let (size, middle) = (14 * points, low.y + height / 2)
            let top = detail == nil ? middle - size * 0.62 : middle - size * 1.2
            UI.write(name, at: Point(x: left, y: top), Theme.ink, .text, size: size, on: UILayerWindow)
            guard let detail else { return }
            let place = Point(x: left, y: middle + 2 * points)
            UI.write(detail, at: place, Theme.faint, .text, size: 11.5 * points, on: UILayerWindow)
        }
        return isChosen
    }

    private static func show(_ picture: PanelPicture, at corner: Point, _ frame: Size, _ points: Double) {
        let ratio = min(frame.width / Double(picture.width), frame.height / Double(picture.height))
        let size = Vector2(x: Double(picture.width) * ratio, y: Double(picture.height) * ratio)
        let low = Point(x: corner.x + (frame.width - size.x) / 2, y: corner.y + (frame.height - size.y) / 2)
        UI.picture(picture, low, low + size, rounding: 3 * points, on: UILayerWindow)
    }
}

/// What stands for a file of which there is no picture.
private enum FileSign {
    private static let endings = [
        ".json", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".tif", ".tiff", ".heic", ".heif", ".avif", ".bmp", ".svg",
        ".frag", ".glsl", ".fs", ".fsh", ".isf",
    ]

    /// Whether a picture may be had of a file by its name.
    static func isPictured(_ name: String) -> Bool { endings.contains(where: name.lowercased().hasSuffix) }

    static func folder(at corner: Point, _ frame: Size, _ points: Double) {
        let low = Point(x: corner.x + frame.width / 2 - 14 * points, y: corner.y + frame.height / 2 - 8 * points)
        let high = Point(x: low.x + 28 * points, y: low.y + 19 * points)
        let tab = Point(x: low.x, y: low.y - 3 * points)
        let colour = Theme.accent.faded(0.75)
        UI.fillRect(
            tab, Point(x: low.x + 12 * points, y: low.y + 6 * points), colour, rounding: 2.5 * points,
            on: UILayerWindow)
        UI.fillRect(low, high, colour, rounding: 2.5 * points, on: UILayerWindow)
    }

    static func sheet(at corner: Point, _ frame: Size, _ points: Double) {
        let low = Point(x: corner.x + frame.width / 2 - 10 * points, y: corner.y + 4 * points)
        let high = Point(x: low.x + 20 * points, y: corner.y + frame.height - 4 * points)
        UI.fillRect(low, high, UIColour(0xFFFFFF, 0.08), rounding: 2.5 * points, on: UILayerWindow)
        UI.rect(low, high, UIColour(0xFFFFFF, 0.16), rounding: 2.5 * points, thickness: points, on: UILayerWindow)
    }
}
