import CardContent
import Foundation
import LayoutCore
import ZoeHeadless
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeText

/// A context and a renderer for one test. Where there is no OpenGL the test fails and says why.
final class TestRenderer {
    let renderer: Renderer
    private let context: HeadlessContext

    init(typesetter: Typesetter = Typesetter()) throws {
        context = try HeadlessContext()
        renderer = try Renderer(typesetter: typesetter)
    }

    var describe: String { "\(context.driverName); \(renderer.driverName)" }

    func picture(
        _ frame: Frame, _ look: Look = Look(), scale: Double = 1, quality: Quality = Quality(),
        shading: Shading? = nil, effort: Effort = .full, named name: String? = nil
    ) throws -> Picture {
        let view = frame.camera.view
        let target = try renderer.target(
            width: Int((view.width * scale).rounded()), height: Int((view.height * scale).rounded()), quality: quality)
        try renderer.draw(frame, look: look, shading: shading, into: target, effort: effort)
        let picture = Picture(target)
        if let name { try picture.keep(as: name) }
        return picture
    }
}

extension Picture {
    /// Written for looking at, where ZOETROPE_PICTURES names a folder.
    func keep(as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["ZOETROPE_PICTURES"] else { return }
        var data = Data("P7\nWIDTH \(width)\nHEIGHT \(height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
        data.append(contentsOf: bytes)
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".pam"))
    }
}

extension Camera {
    static let small = Camera(view: Size(width: 400, height: 300))
}

extension Frame {
    /// Cards put down by hand, in this order from the back.
    init(_ cards: [Card], camera: Camera = .small) {
        self.init(
            layout: "by hand", camera: camera, scroll: 0, count: cards.count, currentIndex: 0, isMoving: false,
            cards: cards.enumerated().map { order, card in
                var card = card
                card.order = order
                return card
            })
    }
}

extension Card {
    init(
        _ transform: Transform3D, identity: Int = 0, width: Double = 200, height: Double = 150,
        camera: Camera = .small
    ) {
        self.init(
            index: identity, identity: identity, offset: 0, size: Size(width: width, height: height),
            matrix: camera.lens.view(transform))
    }
}

extension Look {
    /// Plain colours in turn: red, green, blue, white.
    static let plain = Look(
        styles: [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF].map { CardStyle(fill: .plain(Colour(hex: $0))) })
}
