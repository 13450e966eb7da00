import Appearance
import LayoutCore
import Pixels
import Renderer
import Scene

/// A page of pictures in equal cells, each with a line under it.
struct Sheet {
    struct Entry {
        let scene: Scene
        let label: String
    }

    let entries: [Entry]
    let columns: Int
    /// Of a cell's picture, in points.
    let cell: Size
    /// Pixels per point.
    let scale: Double
    /// A last row with fewer pictures stands in the middle; in a sweep it goes on where the row before ended.
    var centresRest = false

    private let margin = 44.0
    private let gap = 26.0
    private let labelHeight = 40.0
    private let cornerRadius = 10.0

    var rows: Int { (entries.count + columns - 1) / columns }

    var size: Size {
        Size(
            width: 2 * margin + Double(columns) * cell.width + Double(columns - 1) * gap,
            height: 2 * margin + Double(rows) * (cell.height + labelHeight) + Double(rows - 1) * gap - 8)
    }

    func drawn(by studio: Studio) throws(Failure) -> Image {
        var page = try studio.draw(self.page)
        for (index, entry) in entries.enumerated() {
            let corner = corner(of: index)
            let (left, top) = (pixels(corner.x), pixels(corner.y))
            let (right, bottom) = (pixels(corner.x + cell.width), pixels(corner.y + cell.height))
            let picture = ScenePicture(entry.scene, width: max(1, right - left), height: max(1, bottom - top))
            let thumbnail = try studio.draw(picture)
            page.paste(thumbnail, left: left, top: top, cornerRadius: cornerRadius * scale, rim: max(1, scale))
        }
        return page
    }

    private func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }

    /// The top left one.
    private func corner(of index: Int) -> Point {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let missing = centresRest && row == rows - 1 ? rows * columns - entries.count : 0
        return Point(
            x: margin + (Double(column) + Double(missing) / 2) * (cell.width + gap),
            y: margin + Double(row) * (cell.height + labelHeight + gap))
    }

    /// The page itself: a dark wall with a bed and a line for each picture.
    private var page: ScenePicture {
        get throws(Failure) {
            var scene = Scene()
            scene.view = size
            scene.items = 0
            scene.picture.scale = scale
            scene.backdrop = .gradient(top: Colour(hex: 0x1A1B20), bottom: Colour(hex: 0x0C0D10))
            scene.deck = DeckPlan(.cards)
            for (index, entry) in entries.enumerated() {
                let middle = corner(of: index) + Vector2(x: (cell.width - size.width) / 2, y: -size.height / 2)
                scene.plates.append(.bed(at: middle + Vector2(x: 0, y: cell.height / 2), size: cell, cornerRadius))
                let line = middle + Vector2(x: 0, y: cell.height + labelHeight / 2 + 2)
                scene.plates.append(.line(entry.label, at: line, size: Size(width: cell.width, height: labelHeight)))
            }
            return try ScenePicture(scene)
        }
    }
}

extension Plate {
    /// What a picture lies on, for its shadow.
    fileprivate static func bed(at middle: Point, size: Size, _ cornerRadius: Double) -> Plate {
        var card = CardPlan()
        card.fill = .plain(Colour(hex: 0x101114))
        card.cornerRadius = cornerRadius
        card.shadow = Shadow(radius: 12, offset: Vector2(x: 0, y: 6), opacity: 0.55)
        return Plate(x: middle.x, y: middle.y, width: size.width, height: size.height, card: card)
    }

    fileprivate static func line(_ text: String, at middle: Point, size: Size) -> Plate {
        var card = CardPlan()
        card.fill = .plain(.clear)
        card.labels = [
            LabelPlan(
                Label(
                    text, font: Font(weight: 500), size: 17, colour: Colour(hex: 0xC9CCD4), wraps: false, lines: 1))
        ]
        return Plate(x: middle.x, y: middle.y, width: size.width, height: size.height, card: card)
    }
}

extension Image {
    /// Lays a picture with round corners and a fine light rim on this one.
    fileprivate mutating func paste(_ picture: Image, left: Int, top: Int, cornerRadius: Double, rim: Double) {
        let band = Int(max(cornerRadius, rim).rounded(.up))
        let (width, height) = (Double(picture.width), Double(picture.height))
        for y in 0..<picture.height where 0..<self.height ~= top + y {
            let isEdgeRow = y < band || y >= picture.height - band
            for x in 0..<picture.width where 0..<self.width ~= left + x {
                let isEdge = isEdgeRow || x < band || x >= picture.width - band
                guard isEdge else {
                    self[left + x, top + y] = picture[x, y]
                    continue
                }
                let depth = Self.depth(
                    atX: Double(x) + 0.5 - width / 2, y: Double(y) + 0.5 - height / 2, width: width, height: height,
                    cornerRadius: cornerRadius)
                let inside = min(max(depth + 0.5, 0), 1)
                let light = 0.14 * min(max(rim + 0.5 - depth, 0), 1)
                let lit = picture[x, y].mixed(with: .white, light)
                self[left + x, top + y] = self[left + x, top + y].mixed(with: lit, inside)
            }
        }
    }

    /// How far a place is inside a rectangle with round corners around the origin.
    private static func depth(
        atX x: Double, y: Double, width: Double, height: Double, cornerRadius: Double
    ) -> Double {
        let radius = min(cornerRadius, width / 2, height / 2)
        let (across, down) = (abs(x) - width / 2 + radius, abs(y) - height / 2 + radius)
        let outside = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
        return radius - outside - min(max(across, down), 0)
    }
}

extension Pixel {
    fileprivate func mixed(with other: Pixel, _ share: Double) -> Pixel {
        let share = share * Double(other.alpha) / 255
        func mix(_ part: KeyPath<Pixel, UInt8>) -> UInt8 {
            let (from, to) = (Double(self[keyPath: part]), Double(other[keyPath: part]))
            return UInt8((from + (to - from) * share).rounded())
        }
        return Pixel(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: max(alpha, other.alpha))
    }
}
