internal import LayoutCore
internal import ZoeEditor

/// Cards that come one after the other by themselves, in a window that shows nothing else.
public struct ViewerSlides: Sendable {
    /// For each card, with the way to the next one.
    public let seconds: Double
    public let travel: Double
    /// Cards are as large as the view.
    public let fillsView: Bool

    public init(seconds: Double, travel: Double, fillsView: Bool) {
        (self.seconds, self.travel, self.fillsView) = (seconds, travel, fillsView)
    }
}

/// How far they have come.
struct SlideState {
    /// When the next card sets out; nil while one is on its way, or something else moves.
    var due: Double?
    var isPaused = false
    /// When the pointer was moved last.
    var pointerTime = 0.0
    /// When the screen was told last that somebody looks at it.
    var awakeTime = -Double.infinity

    /// So long a pointer that lies still is seen.
    static let pointerPatience = 2.0
    /// Screens go dark after a minute at the earliest.
    static let awakePatience = 20.0
}

extension Viewer {
    /// What is shown is the cards: no panel, and no edge of a window.
    func beginSlides() {
        guard host.slides != nil else { return }
        overlay.showsPanel = false
        overlay.welcome = nil
        slides.pointerTime = Window.time
        window.isFullScreen = true
        fitSlides()
    }

    /// The window has another size.
    func fitSlides() {
        guard let plan = host.slides, plan.fillsView else { return }
        editor.turn("card.itemWidth", to: .number(window.view.width))
        editor.turn("card.itemHeight", to: .number(window.view.height))
        editor.endTurning()
    }

    func notePointer(at now: Double) {
        guard host.slides != nil else { return }
        slides.pointerTime = now
        hidePointer(false)
    }

    /// The toolkit would show it again with each frame.
    private func hidePointer(_ isHidden: Bool) {
        guard isHidden != window.hidesPointer else { return }
        UI.formPointer(!isHidden)
        window.hidesPointer = isHidden
    }

    func pauseSlides() {
        slides.isPaused.toggle()
        slides.due = nil
        say(slides.isPaused ? "the card stays" : "the cards go on")
    }

    /// Once a round.
    func runSlides(at now: Double) {
        guard let plan = host.slides else { return }
        let hidesPointer = now - slides.pointerTime >= SlideState.pointerPatience
        if hidesPointer != window.hidesPointer {
            hidePointer(hidesPointer)
            // Whoever watches from outside is told with a frame.
            drawSoon()
        }
        if now - slides.awakeTime >= SlideState.awakePatience {
            slides.awakeTime = now
            Window.keepScreenAwake()
            host.keepAwake?()
        }
        guard !editor.isMoving, editor.held == nil, overlay.dialog == nil, !slides.isPaused else {
            slides.due = nil
            return
        }
        let due = slides.due ?? now + plan.seconds - plan.travel
        slides.due = due
        guard now >= due else { return }
        slides.due = nil
        editor.apply(.scrollOn(by: 1, seconds: plan.travel))
    }

    /// nil while there is nothing to wait for.
    func timeToNextSlide(at now: Double) -> Double? {
        guard host.slides != nil else { return nil }
        let pointer = window.hidesPointer ? nil : slides.pointerTime + SlideState.pointerPatience
        return [slides.due, pointer, slides.awakeTime + SlideState.awakePatience].compactMap(\.self).min().map {
            max(0, $0 - now)
        }
    }
}
