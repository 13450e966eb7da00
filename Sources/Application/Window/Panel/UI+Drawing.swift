internal import CZoeImGui
internal import LayoutCore
internal import ZoeRenderer

// Lines, shapes and words beside the toolkit's own things.
extension UI {
    static func line(_ a: Point, _ b: Point, _ colour: UIColour, _ thickness: Double = 1, on layer: UILayer) {
        uiLine(layer, UIPoint(a), UIPoint(b), colour, Float(thickness))
    }
    static func polyline(
        _ points: [Point], _ colour: UIColour, _ thickness: Double = 1, isClosed: Bool = false, on layer: UILayer
    ) {
        let points = points.map { UIPoint($0) }
        unsafe points.withUnsafeBufferPointer {
            unsafe uiPolyline(layer, $0.baseAddress, Int32($0.count), colour, Float(thickness), isClosed)
        }
    }
    static func fill(_ points: [Point], _ colour: UIColour, on layer: UILayer) {
        let points = points.map { UIPoint($0) }
        unsafe points.withUnsafeBufferPointer {
            unsafe uiFillConvex(layer, $0.baseAddress, Int32($0.count), colour)
        }
    }
    /// What is drawn stays within these corners.
    static func clip(_ a: Point, _ b: Point, _ content: () -> Void) {
        uiPushClip(UIPoint(a), UIPoint(b))
        content()
        uiPopClip()
    }
    static func fillRect(_ a: Point, _ b: Point, _ colour: UIColour, rounding: Double = 0, on layer: UILayer) {
        uiFillRect(layer, UIPoint(a), UIPoint(b), colour, Float(rounding))
    }
    static func rect(
        _ a: Point, _ b: Point, _ colour: UIColour, rounding: Double = 0, thickness: Double = 1, on layer: UILayer
    ) {
        uiRect(layer, UIPoint(a), UIPoint(b), colour, Float(rounding), Float(thickness))
    }
    static func fillCircle(_ middle: Point, _ radius: Double, _ colour: UIColour, on layer: UILayer) {
        uiFillCircle(layer, UIPoint(middle), Float(radius), colour)
    }
    static func circle(
        _ middle: Point, _ radius: Double, _ colour: UIColour, _ thickness: Double = 1, on layer: UILayer
    ) {
        uiCircle(layer, UIPoint(middle), Float(radius), colour, Float(thickness))
    }
    /// A picture that covers a rectangle, of which the middle is shown where it has another shape.
    static func picture(
        _ picture: PanelPicture, _ a: Point, _ b: Point, alpha: Double = 1, rounding: Double, on layer: UILayer
    ) {
        let aspect = (b.x - a.x) / max(b.y - a.y, 1e-6) * Double(picture.height) / Double(max(picture.width, 1))
        let (across, down) = (min(aspect, 1) / 2, min(1 / aspect, 1) / 2)
        let (from, to) = (Point(x: 0.5 - across, y: 0.5 - down), Point(x: 0.5 + across, y: 0.5 + down))
        uiDrawPicture(
            layer, picture.name, UIPoint(a), UIPoint(b), UIPoint(from), UIPoint(to), Float(alpha), Float(rounding))
    }
    /// - Parameter size: in the screen's units.
    static func write(
        _ text: String, at place: Point, _ colour: UIColour, _ font: UIFont, size: Double, wrap: Double = 0,
        on layer: UILayer
    ) {
        unsafe uiDrawTextSized(layer, font.rawValue, Float(size), UIPoint(place), colour, text, Float(wrap))
    }
    /// Where the thing that was made last is.
    static var lastItem: (low: Point, high: Point) { (uiItemLow().point, uiItemHigh().point) }
    static func write(_ text: String, at place: Point, _ colour: UIColour, on layer: UILayer) {
        unsafe uiDrawText(layer, UIPoint(place), colour, text)
    }
}

extension UIPoint {
    init(_ point: Point) { self.init(x: Float(point.x), y: Float(point.y)) }
    var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension UIColour {
    /// `0xRRGGBB`.
    init(_ hex: UInt32, _ alpha: Float = 1) {
        func part(_ shift: UInt32) -> Float { Float((hex >> shift) & 255) / 255 }
        self.init(r: part(16), g: part(8), b: part(0), a: alpha)
    }

    func faded(_ alpha: Float) -> UIColour { UIColour(r: r, g: g, b: b, a: a * alpha) }
}
