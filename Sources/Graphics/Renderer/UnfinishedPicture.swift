internal import CZoeEpoxy
public import LayoutCore
public import ZoeOpenGL
public import ZoeStyle

/// A picture of which something is still to be drawn, so that whoever waits for it may do something else in between.
public struct UnfinishedPicture {
    enum Step {
        /// What shaders draw before the picture.
        case passes
        case cards(PixelBox)
        /// All of it at once: from pictures of cards, or on the way from one picture to another.
        case allCards
        /// A shader over the whole picture, or a band of it.
        case post(Int, band: PixelBox?, isFirst: Bool)
        case end
    }

    let request: DrawingRequest
    /// What is still to be drawn, the last first.
    private var rest: [Step]

    init(_ request: DrawingRequest) {
        self.request = request
        let isAtOnce = request.effort == .quick || request.shading?.journey != nil || request.isWhole
        let pieces = request.target.pieces
        var steps = [Step.passes] + (isAtOnce ? [.allCards] : pieces.map(Step.cards))
        for number in (request.shading?.post ?? []).indices {
            if isAtOnce {
                steps.append(.post(number, band: nil, isFirst: true))
            } else {
                steps += pieces.enumerated().map { .post(number, band: $1, isFirst: $0 == 0) }
            }
        }
        rest = (steps + [.end]).reversed()
    }

    public var isFinished: Bool { rest.isEmpty }

    mutating func takeStep() -> Step { rest.popLast() ?? .end }
}

extension Renderer {
    /// Begins a picture at full effort that is drawn step by step, as many as the target has pieces and some more.
    public func begin(
        _ frame: Frame, look: Look, shading: Shading?, into target: Target, tile: Tile?
    ) -> UnfinishedPicture {
        tracker.beginFrame()
        return UnfinishedPicture(request(frame, look, shading, into: target, tile, true, .full))
    }

    func request(
        _ frame: Frame, _ look: Look, _ shading: Shading?, into target: Target, _ tile: Tile?, _ culls: Bool,
        _ effort: Effort, whenPlaced: @escaping () -> Void = {}
    ) -> DrawingRequest {
        let (frame, look) = bodied(frame, look, shading, into: target, tile, effort)
        return DrawingRequest(
            frame, look, shading, into: target, tile, culls: culls && policy.takes(.culling), effort: effort,
            whenPlaced: whenPlaced)
    }

    /// Draws the next step of a picture. Until it is finished, nothing else may be drawn to its target, and nothing that has shaders
    /// over the whole picture.
    public func goOn(with picture: inout UnfinishedPicture) throws(RendererError) {
        let request = picture.request
        beginDrawing()
        switch picture.takeStep() {
        case .passes: try drawPasses(of: request.shading, for: request.frame, request.view())
        case .cards(let piece): try draw(piece, of: request)
        case .allCards:
            if let transition = transition(request, request.effort) {
                request.whenPlaced()
                beginDrawing()
                try request.target.take(.plain)
                try transitions.draw(transition)
            } else {
                try drawCards(of: request, request.effort)
            }
        case .post(let number, let band, let isFirst):
            try drawPost(number, band, of: request, isFirst: isFirst)
        case .end:
            if let shownPass { try showAlone(shownPass, of: request.shading, in: request.target) }
            for pass in [flats, fadingCards, shadowForms, contents, labels] { pass?.endPicture() }
        }
    }

    private func drawPost(
        _ number: Int, _ band: PixelBox?, of request: DrawingRequest, isFirst: Bool
    ) throws(RendererError) {
        guard debugView == nil, let shading = request.shading else { return }
        cards.bind()
        try post.draw(number, band, shading, inputs, request, isFirst: isFirst)
        zglBindVertexArray(0)
        tracker.collectErrors(during: "drawing with shaders")
    }
}
