internal import LayoutCore
internal import ZoeImages
internal import ZoeStyle

extension PrintedPage {
    /// A page as large as the view, a point of it a point of the view's.
    package var pdf: [UInt8] {
        var file = PDFFile()
        var drawing = PDFDrawing(size: size)
        drawing.lay(backdrop, into: &file)
        for group in groups { for mark in group.marks { drawing.draw(mark, into: &file) } }
        let content = file.add("", stream: Array(drawing.content.utf8))
        let page = file.next
        let box = "[0 0 \(PDFFile.number(size.width)) \(PDFFile.number(size.height))]"
        file.add(
            "<< /Type /Page /Parent \(page + 1) 0 R /MediaBox \(box) /Contents \(content) 0 R "
                + "/Group << /S /Transparency /CS /DeviceRGB >> /Resources << \(drawing.resources) >> >>")
        file.add("<< /Type /Pages /Kids [\(page) 0 R] /Count 1 >>")
        let root = file.add("<< /Type /Catalog /Pages \(page + 1) 0 R >>")
        let info = file.add("<< /Title \(PDFFile.text(title)) /Producer (zoetrope) >>")
        file.finish(root: root, info: info)
        return file.bytes
    }
}

/// What is drawn on a page, and the things that it is drawn with.
private struct PDFDrawing {
    private let size: Size
    private(set) var content: String
    private var pictures: [Int] = []
    private var alphas: [Double] = []
    private var shading: Int?

    init(size: Size) {
        self.size = size
        // y goes down, as in the view.
        content = "1 0 0 -1 0 \(PDFFile.number(size.height)) cm\n"
    }

    var resources: String {
        let images = pictures.enumerated().map { "/P\($0) \($1) 0 R" }
        let states = alphas.enumerated().map { number, alpha in
            "/A\(number) << /ca \(PDFFile.number(alpha)) /CA \(PDFFile.number(alpha)) >>"
        }
        let ground = shading.map { "/Shading << /Ground \($0) 0 R >> " } ?? ""
        return
            "\(ground)/XObject << \(images.joined(separator: " ")) >> /ExtGState << \(states.joined(separator: " ")) >>"
    }

    mutating func lay(_ backdrop: Backdrop, into file: inout PDFFile) {
        let all = "0 0 \(PDFFile.number(size.width)) \(PDFFile.number(size.height)) re"
        switch backdrop {
        case .transparent, .studio: break
        case .solid(let colour): content += "q \(paint(colour)) \(all) f Q\n"
        case .gradient(let top, let bottom):
            let stops = Colour.stops(top, bottom)
            let steps = zip(stops, stops.dropFirst()).map { from, to in
                "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(Self.rgb(from.colour))] /C1 [\(Self.rgb(to.colour))] >>"
            }
            let bounds = stops.dropFirst().dropLast().map { PDFFile.number($0.part) }.joined(separator: " ")
            let ends = steps.map { _ in "0 1" }.joined(separator: " ")
            let blend =
                "<< /FunctionType 3 /Domain [0 1] /Functions [\(steps.joined(separator: " "))] /Bounds [\(bounds)] "
                + "/Encode [\(ends)] >>"
            shading = file.add(
                "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 0 \(PDFFile.number(size.height))] "
                    + "/Function \(blend) /Extend [true true] >>")
            content += "q \(all) W n /Ground sh Q\n"
        }
    }

    mutating func draw(_ mark: PrintedPage.Mark, into file: inout PDFFile) {
        switch mark {
        case .shape(let shape): draw(shape)
        case .picture(let picture): draw(picture, into: &file)
        }
    }

    private mutating func draw(_ shape: PrintedPage.Shape) {
        guard !shape.polygons.isEmpty else { return }
        var outline = ""
        for polygon in shape.polygons {
            for (number, point) in polygon.enumerated() {
                outline += "\(PDFFile.number(point.x)) \(PDFFile.number(point.y)) \(number == 0 ? "m" : "l") "
            }
            outline += "h\n"
        }
        let stroke =
            shape.growth > 0
            ? "\(Self.rgb(shape.colour)) RG \(PDFFile.number(2 * shape.growth)) w " : ""
        let verb = (shape.growth > 0 ? "B" : "f") + (shape.hasHoles ? "*" : "")
        content += "q \(paint(shape.colour)) \(stroke)\(outline)\(verb) Q\n"
    }

    private mutating func draw(_ picture: PrintedPage.Picture, into file: inout PDFFile) {
        let image = picture.image
        let kind = "/Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) /BitsPerComponent 8"
        var mask = ""
        if !image.isOpaque {
            let alphas = stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }
            mask = " /SMask \(file.add("\(kind) /ColorSpace /DeviceGray", stream: alphas)) 0 R"
        }
        var colours: [UInt8] = []
        colours.reserveCapacity(image.width * image.height * 3)
        for pixel in stride(from: 0, to: image.bytes.count, by: 4) { colours += image.bytes[pixel..<pixel + 3] }
        pictures.append(file.add("\(kind) /ColorSpace /DeviceRGB /Interpolate true\(mask)", stream: colours))
        let place = [picture.width, 0, 0, -picture.height, picture.left, picture.top + picture.height]
        content += "q \(place.map(PDFFile.number).joined(separator: " ")) cm /P\(pictures.count - 1) Do Q\n"
    }

    private mutating func paint(_ colour: Colour) -> String {
        let plain = "\(Self.rgb(colour)) rg"
        guard colour.alpha < 1 else { return plain }
        let alpha = max(colour.alpha, 0)
        let number = alphas.firstIndex(of: alpha) ?? alphas.count
        if number == alphas.count { alphas.append(alpha) }
        return "/A\(number) gs \(plain)"
    }

    private static func rgb(_ colour: Colour) -> String {
        [colour.red, colour.green, colour.blue].map { PDFFile.number(min(max($0, 0), 1)) }.joined(separator: " ")
    }
}
