internal import CardContent
internal import LayoutCore
internal import ZoeImages
internal import ZoeStyle

extension PrintedPage {
    /// A page as large as the view, a point of it a point of the view's.
    package var pdf: [UInt8] {
        var file = PDFFile()
        var drawing = PDFDrawing(size: size, scale: scale)
        drawing.lay(backdrop, into: &file)
        for group in groups { for mark in group.marks { drawing.draw(mark, into: &file) } }
        let content = file.add("", stream: Array(drawing.content.utf8))
        let page = file.next
        let box = "[0 0 \(PDFFile.number(scale * size.width)) \(PDFFile.number(scale * size.height))]"
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
    private var forms: [Int] = []
    private var states: [String] = []
    private var shading: Int?

    init(size: Size, scale: Double) {
        self.size = size
        // y goes down, as in the view.
        let steps = [scale, 0, 0, -scale, 0, scale * size.height].map(PDFFile.number)
        content = "\(steps.joined(separator: " ")) cm\n"
    }

    var resources: String {
        let images = pictures.enumerated().map { "/P\($0) \($1) 0 R" }
        let parts = forms.enumerated().map { "/F\($0) \($1) 0 R" }
        let states = states.enumerated().map { "/A\($0) << \($1) >>" }
        let ground = shading.map { "/Shading << /Ground \($0) 0 R >> " } ?? ""
        return
            "\(ground)/XObject << \((images + parts).joined(separator: " ")) >> /ExtGState << \(states.joined(separator: " ")) >>"
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
            let height = PDFFile.number(size.height)
            func shade(_ space: String, _ function: String) -> Int {
                file.add(
                    "<< /ShadingType 2 /ColorSpace /\(space) /Coords [0 0 0 \(height)] /Function \(function) "
                        + "/Extend [true true] >>")
            }
            shading = shade("DeviceRGB", blend)
            var veil = ""
            if min(top.alpha, bottom.alpha) < 1 {
                // How opaque it is goes evenly from the one to the other.
                let alphas = [top, bottom].map { PDFFile.number(min(max($0.alpha, 0), 1)) }
                let even = "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(alphas[0])] /C1 [\(alphas[1])] >>"
                let grey = "/Shading << /Veil \(shade("DeviceGray", even)) 0 R >>"
                let mask = form("/Veil sh", "/DeviceGray", grey, into: &file)
                veil = "\(named("/SMask << /S /Luminosity /G \(mask) 0 R >>")) gs "
            }
            content += "q \(veil)\(all) W n /Ground sh Q\n"
        }
    }

    mutating func draw(_ mark: PrintedPage.Mark, into file: inout PDFFile) {
        switch mark {
        case .shape(let shape): draw(shape, into: &file)
        case .picture(let picture): draw(picture, into: &file)
        }
    }

    private mutating func draw(_ shape: PrintedPage.Shape, into file: inout PDFFile) {
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
        guard shape.growth > 0, shape.colour.alpha < 1 else {
            content += "q \(paint(shape.colour)) \(stroke)\(outline)\(verb) Q\n"
            return
        }
        // What lies under its edge and its inside must not be covered twice: both are drawn opaque, and then laid over.
        let whole = form("\(Self.rgb(shape.colour)) rg \(stroke)\(outline)\(verb)", "/DeviceRGB", "", into: &file)
        forms.append(whole)
        content += "q \(veil(shape.colour.alpha)) /F\(forms.count - 1) Do Q\n"
    }

    private mutating func draw(_ picture: PrintedPage.Picture, into file: inout PDFFile) {
        let image = picture.image
        let kind = "/Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) /BitsPerComponent 8"
        var mask = ""
        if !image.isOpaque {
            mask = " /SMask \(file.add("\(kind) /ColorSpace /DeviceGray", stream: image.alphas)) 0 R"
        }
        pictures.append(file.add("\(kind) /ColorSpace /DeviceRGB /Interpolate true\(mask)", stream: image.colours))
        let place = [picture.width, 0, 0, -picture.height, picture.left, picture.top + picture.height]
        content += "q \(place.map(PDFFile.number).joined(separator: " ")) cm /P\(pictures.count - 1) Do Q\n"
    }

    private mutating func paint(_ colour: Colour) -> String {
        let plain = "\(Self.rgb(colour)) rg"
        return colour.alpha < 1 ? "\(veil(colour.alpha)) \(plain)" : plain
    }

    /// Lets only so much of what follows be seen.
    private mutating func veil(_ alpha: Double) -> String {
        let share = PDFFile.number(max(alpha, 0))
        return "\(named("/ca \(share) /CA \(share)")) gs"
    }

    /// A state of the drawing, once each.
    private mutating func named(_ state: String) -> String {
        let number = states.firstIndex(of: state) ?? states.count
        if number == states.count { states.append(state) }
        return "/A\(number)"
    }

    /// Drawn by itself, as large as the page.
    private func form(_ drawing: String, _ space: String, _ resources: String, into file: inout PDFFile) -> Int {
        let box = "[0 0 \(PDFFile.number(size.width)) \(PDFFile.number(size.height))]"
        return file.add(
            "/Type /XObject /Subtype /Form /BBox \(box) /Group << /S /Transparency /CS \(space) >> "
                + "/Resources << \(resources) >>", stream: Array(drawing.utf8))
    }

    private static func rgb(_ colour: Colour) -> String {
        [colour.red, colour.green, colour.blue].map { PDFFile.number(min(max($0, 0), 1)) }.joined(separator: " ")
    }
}
