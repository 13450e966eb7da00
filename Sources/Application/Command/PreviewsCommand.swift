import ZoeDocument
import ZoeImages
import ZoePictures

extension Command {
    /// What the window starts for itself.
    static let previews = Command(
        "previews", "small pictures of scenes and files, as the window asks for them on standard input"
    ) { _ throws(Failure) in
        System.stepAside()
        var offscreen: OffscreenRenderer?
        defer { offscreen?.leaveContextToTheEnd() }
        var rest: [UInt8] = []
        while case let bytes = System.receive(), !bytes.isEmpty {
            rest += bytes
            while let end = rest.firstIndex(of: 0) {
                let text = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeSubrange(...end)
                let image = try? PreviewRequest(text)?.image(by: &offscreen)
                try Console.write(image?.withHeader ?? [UInt8](repeating: 0, count: 8))
            }
        }
    }
}

extension PreviewRequest {
    private static let pictureEndings = [
        ".png", ".jpg", ".jpeg", ".webp", ".gif", ".tif", ".tiff", ".heic", ".heif", ".avif", ".bmp", ".svg",
    ]

    /// A picture is shown as it is; what is none is drawn.
    fileprivate func image(by offscreen: inout OffscreenRenderer?) throws -> Image {
        let scene: Scene
        switch subject {
        case .scene(let name): scene = try Scene.asked(name)
        case .file(let path):
            if Self.pictureEndings.contains(where: path.lowercased().hasSuffix) {
                return try PictureLoader.picture(at: path, upTo: max(width, height)).fitted(width, height)
            }
            let paths = try ScenePaths([path])
            var found = paths.scene ?? Scene.opening
            found.use(paths.shaders)
            try found.findFiles()
            scene = found
        }
        let drawing = if let offscreen { offscreen } else { try OffscreenRenderer(isVerbose: false) }
        offscreen = drawing
        var still = scene
        (still.picture.samples, still.picture.supersampling, still.picture.isTransparent) = (4, 1, false)
        if !still.shaders.isEmpty { try drawing.compileShaders(of: &still) }
        return try drawing.draw(ScenePicture(still, width: width, height: height))
    }
}

extension Image {
    fileprivate var withHeader: [UInt8] {
        let sizes = [width, height].flatMap { side in (0..<4).map { UInt8(truncatingIfNeeded: side >> (8 * $0)) } }
        return sizes + bytes
    }
}
