internal import CardContent
internal import LayoutCore
package import ZoeImages
internal import ZoeStyle
internal import ZoeThreads

extension PrintedPage {
    /// A file of Scalable Vector Graphics; nothing in it is looked for elsewhere.
    package func svg() throws(PNGError) -> String {
        let (width, height) = (Markup.number(size.width), Markup.number(size.height))
        let extent = "width=\"\(Markup.number(scale * size.width))\" height=\"\(Markup.number(scale * size.height))\""
        var body = ground
        // Packing pictures takes all the time.
        let groups = groups
        for group in parallelMap(
            groups.count, { number in Result { () throws(PNGError) in try Self.element(of: groups[number]) } })
        {
            body += try group.get()
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" \(extent) viewBox="0 0 \(width) \(height)">
            <title>\(Markup.text(title))</title>
            \(body)</svg>

            """
    }

    private var ground: String {
        let all = "<rect width=\"100%\" height=\"100%\""
        switch backdrop {
        case .transparent, .studio: return ""
        case .solid(let colour): return "\(all) \(Self.paint(colour))/>\n"
        case .gradient(let top, let bottom):
            let stops = Colour.stops(top, bottom).map { stop in
                "<stop offset=\"\(Markup.number(stop.part, places: 1e4))\" stop-color=\"\(Self.rgb(stop.colour))\" "
                    + "stop-opacity=\"\(Markup.number(stop.colour.alpha, places: 1e4))\"/>"
            }
            return "<linearGradient id=\"ground\" x2=\"0\" y2=\"1\">\(stops.joined())</linearGradient>\n"
                + "\(all) fill=\"url(#ground)\"/>\n"
        }
    }

    private static func element(of group: Group) throws(PNGError) -> String {
        var marks = group.words.isEmpty ? "" : "<title>\(Markup.text(group.words))</title>"
        for mark in group.marks { marks += try element(of: mark) }
        return "<g>\(marks)</g>\n"
    }

    private static func element(of mark: Mark) throws(PNGError) -> String {
        switch mark {
        case .picture(let picture):
            let file = try PNG.encode(picture.image, compression: .small)
            let place = [("x", picture.left), ("y", picture.top), ("width", picture.width), ("height", picture.height)]
            let words = place.map { "\($0.0)=\"\(Markup.number($0.1, places: 1e4))\"" }.joined(separator: " ")
            return
                "<image \(words) preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(MediaFile.base64(file))\"/>"
        case .shape(let shape):
            guard !shape.polygons.isEmpty else { return "" }
            let ways = shape.polygons.map { polygon in
                "M"
                    + polygon.map { "\(Markup.number($0.x, places: 1e4)) \(Markup.number($0.y, places: 1e4))" }
                    .joined(separator: "L") + "Z"
            }
            let rule = shape.hasHoles ? " fill-rule=\"evenodd\"" : ""
            let colour = rgb(shape.colour)
            let edge =
                shape.growth > 0
                ? " stroke=\"\(colour)\"\(opacity("stroke", shape.colour))"
                    + " stroke-width=\"\(Markup.number(2 * shape.growth, places: 1e4))\"" : ""
            return "<path d=\"\(ways.joined())\" \(paint(shape.colour))\(rule)\(edge)/>"
        }
    }

    private static func paint(_ colour: Colour) -> String {
        "fill=\"\(rgb(colour))\"\(opacity("fill", colour))"
    }

    /// - Parameter part: `fill` or `stroke`.
    private static func opacity(_ part: String, _ colour: Colour) -> String {
        colour.alpha < 1 ? " \(part)-opacity=\"\(Markup.number(max(colour.alpha, 0), places: 1e4))\"" : ""
    }

    private static func rgb(_ colour: Colour) -> String {
        let parts = [colour.red, colour.green, colour.blue].map { Int((255 * min(max($0, 0), 1)).rounded()) }
        return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
