import LayoutCore
import ZoeDocument
import ZoeWindow

/// One card after the other, in a window or in a film.
struct Slideshow {
    /// For each card, with the way to the next one.
    let seconds: Double
    let travel: Double
    /// The cards are as large as the view, whatever that is: nobody has asked for another layout.
    let fillsView: Bool

    /// Where nothing is said, in seconds.
    private static let usualTime = 4.0
    private static let longestTravel = 1.2

    /// Nil where none is asked for. The scene goes round and has its cards from then on.
    init?(_ arguments: Arguments, _ scene: inout Scene, _ paths: ScenePaths) throws(Failure) {
        guard arguments.has(.slideshow) else {
            guard !arguments.has(.slideTime) else {
                throw arguments.wrong("--slide-time is for a --slideshow; ask for one, or leave it out")
            }
            return nil
        }
        let film = arguments.command.options.contains { $0 === Option.duration } ? arguments[.duration] : nil
        let count = scene.itemCount
        seconds = arguments[.slideTime] ?? film.map { $0 / Double(max(1, count)) } ?? Self.usualTime
        travel = min(Self.longestTravel, seconds / 2)
        let options: [Option] = [.sceneName, .layout, .formula]
        fillsView = paths.scene == nil && !options.contains(where: arguments.has)
        if fillsView { scene.fillViewWithCards() }
        // As far as the layout can.
        _ = try? scene.set("wrap", to: "true")
        // Everybody begins with the first.
        if !arguments.has(.scroll) { scene.scroll = 0 }
        scene.timeline = Timeline()
    }

    /// The scene's cards one after the other, as a timeline.
    func play(_ scene: inout Scene, loops: Bool) {
        scene.timeline = .slides(scene.itemCount, seconds: seconds, travel: travel, loops: loops)
    }

    /// What the window has to know.
    var forViewer: ViewerSlides { ViewerSlides(seconds: seconds, travel: travel, fillsView: fillsView) }
}

extension Option {
    static let slideshow = Option(
        "slideshow", help: "one card after the other, each by itself where no layout is named")
    static let slideTime = ValueOption(
        "slide-time", .number("S", in: 0.1...Stage.longestTime, of: "seconds"),
        otherwise: "4; in a film as long as asked for, its share", help: "how long each card of a slideshow is seen")
}

extension Scene {
    /// Where neither a scene nor a layout is named: each card by itself in front of the dark.
    static var slides: Scene {
        do { return try Scene.read(slidesText).scene } catch { preconditionFailure("slides: \(error)") }
    }

    /// The neighbours are a little farther away than the view's edges.
    private static let slidesText = """
        {
          "zoetrope": 1,
          "layout": "linear",
          "items": 12,
          "parameters": {"spacing": 1.02, "wrap": true, "itemShare": 1, "visibleItems": 3, "perspective": 0},
          "deck": {
            "kind": "covers", "seed": 7,
            "card": {"fill": "#00000000", "fit": "fit", "cornerRadius": 0}
          },
          "backdrop": {"top": "#16161a", "bottom": "#08080a"},
          "shaders": {"transition": "<fade>"}
        }
        """

    /// As large as the view, unless somebody has said how large.
    fileprivate mutating func fillViewWithCards() {
        let sides = [("card.itemWidth", view.width), ("card.itemHeight", view.height)]
        guard sides.allSatisfy({ knobs[$0.0] == .auto }) else { return }
        for (name, length) in sides { _ = try? set(name, to: numeral(length)) }
    }
}
