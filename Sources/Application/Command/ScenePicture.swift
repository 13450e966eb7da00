import LayoutCore
import ZoeDocument
import ZoeImages
internal import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeWindow

/// A picture that is to be drawn, checked before anything is set up.
struct ScenePicture {
    @Boxed private(set) var scene: Scene
    var frame: Frame
    /// Where a transition is on its way: between which frames.
    private(set) var journey: Journey?
    private let keys: KeyTrack
    let look: Look
    let width: Int
    let height: Int
    let quality: Quality
    private(set) var around = Around.nothing
    /// Where a pointer is pressed, from the upper left of the view, in points.
    var pointer: Point?

    /// What a picture is laid on that is larger than the scene's view.
    indirect enum Around {
        case nothing
        /// From its upper left, in pixels.
        case surround(ScenePicture, left: Int, top: Int)
    }

    /// - Parameter shown: where the scene's own stage has moved on.
    init(_ scene: Scene, shown: ShownStage? = nil) throws(Failure) {
        let size = scene.picture.size ?? scene.view
        let (across, down) = (
            (size.width * scene.picture.scale).rounded(), (size.height * scene.picture.scale).rounded()
        )
        guard across >= 1, down >= 1, across * down <= Double(Image.pixelLimit) else {
            throw Failure(
                .usage,
                "a picture of \(numeral(across)) by \(numeral(down)) pixels can't be made; change --size or --scale")
        }
        self.init(scene, width: Int(across), height: Int(down), shown: shown)
    }

    /// - Parameter width: in pixels, like the height; where they are of another shape than the scene's view, more of the
    /// stage is seen at its sides, or above and below, or a surround where the scene keeps its view.
    init(_ scene: Scene, width: Int, height: Int, shown: ShownStage? = nil) {
        let scene = scene.played
        let scale = scene.picture.scale
        let mount = ViewPlacement(scene, in: Size(width: Double(width) / scale, height: Double(height) / scale))
        guard mount.isFramed else {
            self.init(filling: width, height, with: scene, shown)
            return
        }
        let box = mount.box(pixelsPerPoint: scale)
        self.init(filling: box.width, box.height, with: scene, shown)
        var wall = mount.surround
        wall.picture.scale = scale
        if scene.picture.isTransparent {
            wall.picture.isTransparent = true
            wall.plates = []
        }
        around = .surround(
            ScenePicture(filling: width, height, with: wall, nil), left: box.left, top: box.top)
    }

    private init(
        filling width: Int, _ height: Int, with scene: Scene, _ shown: ShownStage?
    ) {
        self.scene = scene
        let shown = shown ?? ShownStage(scene)
        frame = shown.frame
        let view = frame.camera.view
        let scale = min(Double(width) / view.width, Double(height) / view.height)
        let seen = Size(width: Double(width) / scale, height: Double(height) / scale)
        func fitted(_ frame: Frame) -> Frame {
            var frame = frame
            // Rounding to whole pixels is no other shape.
            if abs(seen.width - view.width) * scale > 1 { frame.camera.view.width = seen.width }
            if abs(seen.height - view.height) * scale > 1 { frame.camera.view.height = seen.height }
            return frame
        }
        frame = fitted(frame)
        journey = shown.journey?.map(fitted)
        keys = shown.keys
        look = shown.look
        (self.width, self.height) = (width, height)
        quality = Quality(samples: max(1, scene.picture.samples), supersampling: scene.picture.supersampling)
    }
}

/// What is on the stage at a moment, and how it looks.
struct ShownStage {
    var frame: Frame
    let look: Look
    /// Where a transition is on its way: between which frames.
    var journey: Journey?
    /// What has been pressed so far.
    var keys = KeyTrack()

    init(_ player: LivePlayer) {
        (frame, look, journey, keys) = (player.frame, player.look, player.journey, player.keys)
    }

    init(_ frame: Frame, _ look: Look) { (self.frame, self.look) = (frame, look) }

    init(_ scene: Scene) { self.init(scene.stage(), of: scene, scene.look()) }

    /// - Parameter stage: the scene's, which may have moved on.
    init(_ stage: Stage, of scene: Scene, _ look: Look) {
        frame = scene.completed(stage.frame())
        self.look = look
        journey = scene.shaders.transition == nil ? nil : stage.journey()?.map { scene.completed($0) }
    }
}

extension ScenePicture {
    /// What shaders are told beside their knobs and the time.
    func tell(_ shading: inout Shading?, at seconds: Double? = nil) {
        shading?.journey = journey
        shading?.pointer = pointer
        shading?.pressed = pointer
        shading?.keyboard = keys.keyboard(at: seconds ?? scene.time)
    }

    /// With all cards that are drawn, and perhaps more.
    var wanted: Frame { journey?.bothEnds ?? frame }

    /// Pixels a point.
    var scale: Double { Double(width) / frame.camera.view.width }

    /// The size of the finished picture, surround and all, in pixels.
    var wholeSize: (width: Int, height: Int) {
        if case .surround(let surround, _, _) = around { surround.wholeSize } else { (width, height) }
    }
}

extension OffscreenRenderer {
    func draw(_ picture: ScenePicture) throws(Failure) -> Image { try begin(drawing: picture).image() }

    /// Begins to draw a picture.
    /// - Parameter next: what will be drawn after it; its covers are painted meanwhile.
    func begin(drawing picture: ScenePicture, before next: [ScenePicture] = []) throws(Failure) -> PendingPicture {
        var shading = try shading(of: picture.scene, scale: picture.scale)
        picture.tell(&shading)
        try loadPictures(of: picture)
        try drawFramesBefore(picture)
        if !next.isEmpty { requestPictures(of: next) }
        let pending = try draw(
            picture.frame, picture.look, shading, width: picture.width, height: picture.height,
            quality: picture.quality)
        guard case .surround(let surround, let left, let top) = picture.around else { return pending }
        return .laid(pending, on: try begin(drawing: surround), left: left, top: top)
    }
}

/// A picture that may still be being drawn.
indirect enum PendingPicture {
    case target(Target)
    /// Drawn in tiles.
    case image(Image)
    /// A picture with its surround.
    case laid(PendingPicture, on: PendingPicture, left: Int, top: Int)

    /// Waits until it is done.
    func image() throws(Failure) -> Image {
        switch self {
        case .target(let target):
            let (width, height) = (target.width, target.height)
            return try Self.made { () throws(ImageError) in
                try Image(width: width, height: height, bytes: target.pixels())
            }
        case .image(let image):
            return image
        case .laid(let picture, let surround, let left, let top):
            var whole = try surround.image()
            whole.paste(try picture.image(), left: left, top: top, cornerRadius: 0, rim: 0)
            return whole
        }
    }

    /// For something to be laid on it.
    static func blank(width: Int, height: Int) throws(Failure) -> Image {
        try made { () throws(ImageError) in try Image(width: width, height: height) }
    }

    private static func made(_ image: () throws(ImageError) -> Image) throws(Failure) -> Image {
        do { return try image() } catch { throw Failure(.usage, "\(error)") }
    }
}

extension PNG {
    static func file(of image: Image, _ compression: Compression, text: [Text] = []) throws(Failure) -> [UInt8] {
        do {
            return try encode(image, compression: compression, text: text) { Progress.note($0, of: .packing) }
        } catch {
            throw Failure(.writingFailed, "the picture can't be packed: \(error)")
        }
    }
}

extension Option {
    static let scale = ValueOption(
        "scale", .number("S", in: PicturePlan.scales), otherwise: "the scene's, else 1; in a window the screen's",
        help: "pixels per point")
    static let samples = ValueOption(
        "samples", .choice(PicturePlan.samplesToChoose), otherwise: "the scene's, else 4",
        help: "samples a pixel where cards pass through each other")
    static let supersample = ValueOption(
        "supersample", .whole(in: PicturePlan.supersamplings), otherwise: "the scene's, else 1",
        help: "draw so many times as large and shrink")
    static let transparent = Option("transparent", help: "no backdrop; the picture has an alpha channel")
    static let verbose = Option("verbose", help: "say on stderr which OpenGL draws, and of what it complains")
}

extension Arguments {
    /// What the options say of how the picture is drawn.
    func changePicture(of scene: inout Scene) {
        if let scale = self[.scale] { scene.picture.scale = scale }
        if let samples = self[.samples] { scene.picture.samples = samples }
        if let factor = self[.supersample] { scene.picture.supersampling = factor }
        if has(.transparent) { scene.picture.isTransparent = true }
    }
}
