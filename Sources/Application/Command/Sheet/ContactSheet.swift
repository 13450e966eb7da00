internal import CardContent
import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeStyle

/// A page of pictures in equal cells, each with a line under it, in groups with a heading or without one.
struct ContactSheet {
    struct Entry {
        let scene: Scene
        let label: String
    }

    struct Group {
        var title: String?
        let entries: [Entry]
    }

    let entries: [Entry]
    let grid: SheetGrid
    /// Pixels per point.
    let scale: Double

    private let cornerRadius = 10.0

    /// - Parameters:
    ///   - columns: so many at most side by side; by themselves as many as leave least of the page empty.
    ///   - cell: the size of a picture, in points.
    init(_ groups: [Group], columns: Int?, cell: Size, scale: Double) {
        entries = groups.flatMap(\.entries)
        let blocks = groups.map { SheetGrid.Block(title: $0.title, count: $0.entries.count) }
        grid = SheetGrid(blocks, columns: columns ?? SheetGrid.columns(for: blocks), cell: cell)
        self.scale = scale
    }

    var size: Size { grid.size }
    private var cell: Size { grid.cell }

    /// The whole page's size.
    var pixels: (width: Int, height: Int) { (pixels(size.width), pixels(size.height)) }

    /// What shows one of them alone, as large as it is on the page.
    func picture(of index: Int) -> ScenePicture { cell(index).picture }

    /// The page, joined from pictures that others have drawn.
    func joined(from folders: SheetFolders, by offscreen: OffscreenRenderer) throws(Failure) -> Image {
        var page = try offscreen.begin(drawing: self.page).image()
        for index in entries.indices {
            let (picture, box) = (try folders.picture(index), box(of: index))
            guard picture.width == box.width, picture.height == box.height else {
                throw Failure(
                    .brokenInput,
                    "picture \(index) has \(picture.width)×\(picture.height) pixels, not \(box.width)×\(box.height); draw its "
                        + "part again")
            }
            paste(picture, left: box.left, top: box.top, on: &page)
            Progress.note(Double(index + 1) / Double(entries.count), of: .cells)
        }
        return page
    }

    /// The covers of each picture are painted while those before it are drawn, and its bytes are taken when the next is begun.
    func drawn(by offscreen: OffscreenRenderer) throws(Failure) -> Image {
        let cells = entries.indices.map(cell)
        let soon = { (place: Int) in cells[place...].prefix(Self.mostAhead).map(\.picture) }
        var page = try offscreen.begin(drawing: self.page, before: soon(0)).image()
        var begun: [(pending: PendingPicture, cell: Cell)] = []
        for (index, cell) in cells.enumerated() {
            begun.append((try offscreen.begin(drawing: cell.picture, before: soon(index + 1)), cell))
            if begun.count > Self.mostAtOnce { try paste(begun.removeFirst(), on: &page) }
            Progress.note(Double(index + 1) / Double(cells.count), of: .cells)
        }
        for rest in begun { try paste(rest, on: &page) }
        return page
    }

    private func paste(_ done: (pending: PendingPicture, cell: Cell), on page: inout Image) throws(Failure) {
        paste(try done.pending.image(), left: done.cell.left, top: done.cell.top, on: &page)
    }

    private func paste(_ picture: Image, left: Int, top: Int, on page: inout Image) {
        page.paste(picture, left: left, top: top, cornerRadius: cornerRadius * scale, rim: max(1, scale))
    }

    /// So many pictures are held while they are being drawn.
    private static let mostAtOnce = 2
    /// Covers of so many pictures are painted before they are drawn, so that no processor waits.
    private static let mostAhead = 3

    /// A picture with its place on the page, in pixels.
    private struct Cell {
        let picture: ScenePicture
        let left: Int
        let top: Int
    }

    private func cell(_ index: Int) -> Cell {
        let box = box(of: index)
        let picture = ScenePicture(entries[index].scene, width: box.width, height: box.height)
        return Cell(picture: picture, left: box.left, top: box.top)
    }

    /// In pixels.
    private func box(of index: Int) -> (left: Int, top: Int, width: Int, height: Int) {
        let corner = grid.corners[index]
        let (left, top) = (pixels(corner.x), pixels(corner.y))
        let (right, bottom) = (pixels(corner.x + cell.width), pixels(corner.y + cell.height))
        return (left, top, max(1, right - left), max(1, bottom - top))
    }

    private func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }

    /// The page itself: a dark wall with a shadow and a caption for each picture, and the headings.
    private var page: ScenePicture {
        get throws(Failure) {
            var scene = Scene()
            scene.view = size
            scene.items = 0
            scene.picture.scale = scale
            // All of its edges lie under the pictures.
            scene.picture.samples = 0
            scene.backdrop = .wall
            scene.deck = DeckPlan(.cards)
            for (index, entry) in entries.enumerated() {
                let middle = grid.corners[index] + Vector2(x: (cell.width - size.width) / 2, y: -size.height / 2)
                scene.plates.append(.bed(at: middle + Vector2(x: 0, y: cell.height / 2), size: cell, cornerRadius))
                let line = middle + Vector2(x: 0, y: cell.height + SheetGrid.labelHeight / 2 + 2)
                scene.plates.append(
                    .line(entry.label, at: line, size: Size(width: cell.width, height: SheetGrid.labelHeight)))
            }
            let width = size.width - 2 * SheetGrid.margin
            let (line, rule) = (SheetGrid.headingHeight - 30, SheetGrid.headingHeight - 22)
            for heading in grid.headings {
                let top = heading.corner.y - size.height / 2
                let place = Point(x: 0, y: top + line / 2)
                scene.plates.append(.heading(heading.title, at: place, size: Size(width: width, height: line)))
                scene.plates.append(.rule(at: Point(x: 0, y: top + rule), length: width))
            }
            return try ScenePicture(scene)
        }
    }
}

extension Plate {
    /// The card under a picture, for its shadow.
    fileprivate static func bed(at middle: Point, size: Size, _ cornerRadius: Double) -> Plate {
        var card = CardStyle()
        card.fill = .plain(Colour(hex: 0x101114))
        card.cornerRadius = cornerRadius
        card.shadow = Shadow(radius: 12, offset: Vector2(x: 0, y: 6), opacity: 0.55)
        return Plate(x: middle.x, y: middle.y, width: size.width, height: size.height, card: card)
    }

    fileprivate static func line(_ text: String, at middle: Point, size: Size) -> Plate {
        var card = CardStyle()
        card.fill = .plain(.clear)
        card.labels = [
            Label(text, font: Font(weight: 500), size: 17, colour: Colour(hex: 0xC9CCD4), wraps: false, lines: 1)
        ]
        return Plate(x: middle.x, y: middle.y, width: size.width, height: size.height, card: card)
    }

    fileprivate static func heading(_ text: String, at middle: Point, size: Size) -> Plate {
        var card = CardStyle()
        card.fill = .plain(.clear)
        card.labels = [
            Label(
                text, font: Font(weight: 600), size: 32, colour: Colour(hex: 0xF4F5F8), alignment: .leading,
                wraps: false, lines: 1)
        ]
        return Plate(x: middle.x, y: middle.y, width: size.width, height: size.height, card: card)
    }

    /// A fine line under a heading, across the page.
    fileprivate static func rule(at middle: Point, length: Double) -> Plate {
        var card = CardStyle()
        card.fill = .plain(Colour(hex: 0x3A3E49))
        return Plate(x: middle.x, y: middle.y, width: length, height: 1.5, card: card)
    }
}
