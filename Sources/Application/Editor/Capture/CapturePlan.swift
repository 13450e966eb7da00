public import LayoutCore
public import ZoeDocument

/// How a picture is to be made, as the dialog asks for it.
public struct CapturePlan: Hashable, Sendable {
    /// The view's size, in points; nil is the window's.
    public var size: Size?
    /// Pixels for each point.
    public var scale = 1.0
    public var samples = 4
    public var supersampling = 1
    public var isTransparent = false
    /// What the window shows, with all that lies over the scene.
    public var showsPanel = false
    public var copies = false
    public var template = "{scene}-{layout}-{n}.png"

    public struct Preset: Sendable {
        public let name: String
        public let size: Size?
        public var scale = 1.0
    }

    public init() {}

    public static let presets = [
        Preset(name: "the window", size: nil),
        Preset(name: "1280 × 720", size: Size(width: 1280, height: 720)),
        Preset(name: "1920 × 1080", size: Size(width: 1920, height: 1080)),
        Preset(name: "3840 × 2160", size: Size(width: 1920, height: 1080), scale: 2),
        Preset(name: "1080 × 1080", size: Size(width: 1080, height: 1080)),
        Preset(name: "iPhone, 375 × 667 @2", size: Size(width: 375, height: 667), scale: 2),
    ]

    public static let scales = 0.1...8.0
    public static let sides = 1.0...16384.0

    public func pixels(in window: Size) -> (width: Int, height: Int) {
        let size = size ?? window
        func side(_ points: Double) -> Int { Int(min(max((points * scale).rounded(), 1), 1e6)) }
        return (side(size.width), side(size.height))
    }

    /// The scene as the picture shows it.
    public func applied(to document: Scene) -> Scene {
        var document = document
        if let size { document.draw(as: size) }
        document.picture.scale = scale
        document.picture.samples = samples
        document.picture.supersampling = supersampling
        document.picture.isTransparent = isTransparent
        return document
    }
}
