internal import CardContent
internal import LayoutCore
internal import ZoeStyle
internal import ZoeText

/// A scene as a page of HTML and CSS alone: each card an element that is placed by `matrix3d`, its way as keyframes.
package struct StylePage {
    private let scene: ExportedScene
    private let typesetter: Typesetter

    package init(_ scene: ExportedScene, fonts: String? = nil) {
        self.scene = scene
        typesetter = Typesetter(configuration: fonts)
    }

    package var text: String {
        let cards = scene.cards
        let parts = cards.enumerated().map { CardElement($1, number: $0, in: scene, typesetter) }
        let title = Markup.text(scene.title)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="generator" content="zoetrope">
            <title>\(title)</title>
            <style>
            \(sheet)\(shifts)\(parts.map(\.rules).joined())\(parts.map(\.keyframes).joined())</style>
            </head>
            <body>
            <main class="stage" aria-label="\(title)">
            <ul class="cards">
            \(parts.map(\.element).joined())</ul>
            </main>
            </body>
            </html>

            """
    }

    private var sheet: String {
        let camera = scene.frame.camera
        let seconds = Markup.number(scene.duration, places: 1e3)
        return """
            body { margin: 0; min-height: 100vh; display: grid; place-content: safe center; background: \(ground); }
            .stage { position: relative; width: \(Markup.length(camera.view.width)); \
            height: \(Markup.length(camera.view.height)); overflow: hidden; background: \(backdrop);\(scaling) }
            .cards { position: absolute; \(place(in: scene.frame)) width: 0; height: 0; \
            margin: 0; padding: 0; list-style: none; transform-style: preserve-3d; }
            .card { position: absolute; transform-style: preserve-3d; \
            animation: \(seconds)s linear infinite; animation-name: none; }
            .face { position: absolute; inset: 0; overflow: hidden; box-sizing: border-box; \
            animation: \(seconds)s linear infinite; animation-name: none; }
            .back { transform: \(scene.isVertical ? "rotateX" : "rotateY")(180deg); }
            .face img { position: absolute; inset: 0; width: 100%; height: 100%; }
            .face::after { position: absolute; inset: 0; border-radius: inherit; }
            .tint { position: absolute; inset: 0; z-index: 2; animation: \(seconds)s linear infinite; animation-name: none; }
            .label { position: absolute; z-index: 1; margin: 0; display: flex; flex-direction: column; overflow-wrap: break-word; }
            .cut { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; }
            .line { overflow: hidden; text-overflow: ellipsis; }
            @media (prefers-reduced-motion: reduce) { .cards, .card, .face, .tint { animation: none !important; } }

            """
    }

    /// The page is as large as what is seen of the stage.
    private var scaling: String {
        guard scene.scale != 1 else { return "" }
        let view = scene.frame.camera.view
        let lack = [view.width, view.height].map { Markup.length($0 * (scene.scale - 1)) }
        return
            " transform: scale(\(Markup.number(scene.scale))); transform-origin: 0 0; margin: 0 \(lack[0]) \(lack[1]) 0;"
    }

    /// Where the stage's middle is.
    private func place(in frame: Frame) -> String {
        let camera = frame.camera
        return "left: \(Markup.length(camera.view.width / 2 + camera.contentOffset.x)); "
            + "top: \(Markup.length(camera.view.height / 2 + camera.contentOffset.y));"
    }

    /// How all cards together go across the view.
    private var shifts: String {
        guard let first = scene.moments.first?.camera.contentOffset,
            scene.moments.contains(where: { $0.camera.contentOffset != first })
        else { return "" }
        let frames = scene.moments.enumerated().map { number, frame in
            let time = Markup.number(100 * Double(number) / Double(scene.moments.count - 1), places: 1e5)
            return "\(time)% { \(place(in: frame)) }\n"
        }
        let seconds = Markup.number(scene.duration, places: 1e3)
        return ".cards { animation: \(seconds)s linear infinite stage; }\n@keyframes stage {\n\(frames.joined())}\n"
    }

    private var backdrop: String {
        switch scene.look.backdrop {
        case .transparent: "transparent"
        case .solid(let colour): Markup.colour(colour)
        case .gradient(let top, let bottom): Self.gradient(top, bottom)
        // The lit wall, without its corners.
        case .studio(let colour): Self.gradient(colour, .between(colour, .black, at: 0.4))
        }
    }

    /// What is around the stage in a larger window.
    private var ground: String {
        switch scene.look.backdrop {
        case .transparent: "transparent"
        case .solid(let colour): Markup.colour(colour)
        case .gradient(let top, let bottom): Markup.colour(.between(top, bottom, at: 0.5))
        case .studio(let colour): Markup.colour(.between(colour, .black, at: 0.2))
        }
    }

    private static func gradient(_ top: Colour, _ bottom: Colour) -> String {
        let stops = Colour.stops(top, bottom).map {
            "\(Markup.colour($0.colour)) \(Markup.number(100 * $0.part, places: 1e2))%"
        }
        return "linear-gradient(\(stops.joined(separator: ", ")))"
    }
}
