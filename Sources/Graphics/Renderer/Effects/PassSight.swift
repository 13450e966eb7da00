internal import CZoeEpoxy
public import ZoeOpenGL
internal import ZoeShaders
public import ZoeUserShaders

/// Which pass of which shader.
public struct PassName: Hashable, Sendable {
    let effect: Int
    public let name: String
}

/// A pass that has been drawn, for whoever wants to look at it.
public struct PassSight: Identifiable {
    public let id: PassName
    public let width: Int
    public let height: Int
    public let format: PassFormat
    public let keepsFormer: Bool
    /// How long the graphics card took, where it has been asked and has answered.
    public let seconds: Double?
    /// Small, opaque, as a screen would show its numbers.
    public let picture: PanelPicture?
}

/// Draws passes for people to look at.
final class PassViewer {
    private var program: FullScreenProgram?
    private var pictures: [PassName: PanelPicture] = [:]
    private let tracker: GLTracker

    /// The longer side of small pictures, in pixels.
    private static let longestSide = 192

    init(in tracker: GLTracker) { self.tracker = tracker }

    func picture(of surface: Surface, as name: PassName) throws(RendererError) -> PanelPicture {
        let share = min(1, Double(Self.longestSide) / Double(max(surface.width, surface.height)))
        let (width, height) = (max(1, Int(Double(surface.width) * share)), max(1, Int(Double(surface.height) * share)))
        var picture = pictures[name]
        if picture?.width != width || picture?.height != height {
            picture = try PanelPicture(width: width, height: height, in: tracker)
        }
        pictures[name] = picture
        guard let picture, let canvas = picture.surface else { throw .target("there is no small picture") }
        canvas.begin()
        // Small pictures begin with their upper row.
        try show(surface, on: canvas, isTurned: true)
        return picture
    }

    func keep(of effect: Effect, _ names: Set<PassName>) {
        pictures = pictures.filter { $0.key.effect != effect.number || names.contains($0.key) }
    }

    /// All over what is bound.
    func show(_ surface: Surface, on canvas: Surface, isTurned: Bool = false) throws(RendererError) {
        let screen = try FullScreenProgram.kept(in: &program, "debug/pass.frag", tracker)
        zglDisable(GLCapability.depthTest.code)
        zglDisable(GLCapability.framebufferSRGB.code)
        defer {
            zglEnable(GLCapability.depthTest.code)
            zglEnable(GLCapability.framebufferSRGB.code)
        }
        screen.use()
        surface.bindTexture()
        screen.set("picture", 0)
        screen.set("turn", isTurned ? 1 : 0)
        screen.set("place", SIMD4(Float(canvas.width), Float(canvas.height), 0, 0))
        screen.draw()
    }
}

extension Renderer {
    /// The passes of a shader as they were drawn last.
    public func passes(of effect: Effect) -> [PassSight] {
        guard let targets = effect.targets else { return [] }
        beginDrawing()
        defer {
            zglBindVertexArray(0)
            zglBindFramebuffer(GLFramebufferUse.all.code, 0)
        }
        var names: Set<String> = []
        let sights = effect.passes.compactMap { pass, _ -> PassSight? in
            guard names.insert(pass.name).inserted, let surface = targets.shown(pass.name) else { return nil }
            let id = PassName(effect: effect.number, name: pass.name)
            return PassSight(
                id: id, width: surface.width, height: surface.height, format: pass.format,
                keepsFormer: pass.keepsFormer, seconds: targets.seconds(of: pass.name),
                picture: try? passViewer.picture(of: surface, as: id))
        }
        tracker.collectErrors(during: "looking at passes")
        passViewer.keep(of: effect, Set(sights.map(\.id)))
        return sights
    }

    /// Red, green, blue and alpha of one pixel of a pass, whatever numbers they are.
    /// - Parameter place: from the upper left, as parts of width and height.
    public func number(at place: SIMD2<Double>, of name: PassName, in effect: Effect) -> SIMD4<Float>? {
        effect.number == name.effect ? effect.targets?.shown(name.name)?.number(at: place) : nil
    }

    /// The pixel of a target's picture there, as a screen shows it, alpha multiplied in.
    public func number(at place: SIMD2<Double>, in target: Target) -> SIMD4<Float>? {
        target.finished.number(at: place)
    }

    /// Lays one pass over all of a picture that is finished.
    func showAlone(_ name: PassName, of shading: Shading?, in target: Target) throws(RendererError) {
        guard let use = shading?.uses.first(where: { $0.effect.number == name.effect }),
            let surface = use.effect.targets?.shown(name.name)
        else { return }
        cards.bind()
        target.finished.begin()
        try passViewer.show(surface, on: target.finished)
        target.isOpaque = true
        zglBindVertexArray(0)
    }
}

extension Surface {
    fileprivate func number(at place: SIMD2<Double>) -> SIMD4<Float>? {
        guard (0..<1).contains(place.x), (0..<1).contains(place.y) else { return nil }
        bind(for: .reading)
        var number: [Float] = [0, 0, 0, 0]
        // Rows are counted from the lowest.
        unsafe zglReadNumber(
            GLint(place.x * Double(width)), GLint(height - 1 - Int(place.y * Double(height))), &number)
        zglBindFramebuffer(GLFramebufferUse.all.code, 0)
        return SIMD4(number[0], number[1], number[2], number[3])
    }
}
