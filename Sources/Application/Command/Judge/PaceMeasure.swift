import Glibc
import LayoutCore
import ZoeDocument
internal import ZoeOpenGL
import ZoeRenderer
import ZoeUserShaders

/// Finds out how long drawing a scene takes, by pictures of several sizes: that tells what a pixel takes from what any picture
/// does (passes of a fixed size, and all that is no work of the shader).
struct PaceMeasure {
    private let offscreen: OffscreenRenderer
    private let effects: EffectSet
    @Boxed private var scene: Scene
    private let whole: ScenePicture
    private let hasPasses: Bool

    /// What takes less tells nothing of the pixels.
    private static let tellingTime = 0.02
    /// For one of these pictures.
    private static let longest = 2.0
    private static let (smallSide, largeSide, pieceSide) = (64, 576, 64)

    init(_ scene: Scene, _ effects: EffectSet, by offscreen: OffscreenRenderer) throws(Failure) {
        (self.scene, self.effects, self.offscreen) = (scene, effects, offscreen)
        whole = try ScenePicture(scene)
        hasPasses = effects.states.contains { $0.effect?.text.passes.isEmpty == false }
    }

    func pace() throws(Failure) -> Pace {
        var pace = try paceOfSmallPictures()
        if !hasPasses || pace.seconds(for: whole.pixels) < Self.longest { try lookCloser(&pace) }
        guard offscreen.renderer.isSoftware else { return pace }
        // Here one thread draws, elsewhere as many as Mesa takes.
        let cores = Double(min(16, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        return Pace(fixed: pace.fixed / cores, pixel: pace.pixel / cores)
    }

    private func paceOfSmallPictures() throws(Failure) -> Pace {
        var picture = small(Self.smallSide)
        // The first of all waits for the driver, too.
        _ = try seconds(of: picture)
        let first = (pixels: picture.pixels, seconds: try seconds(of: picture))
        var pace = Pace(fixed: 0, pixel: first.seconds / Double(first.pixels))
        for side in [192, Self.largeSide] where first.seconds < Self.longest / 2 {
            // No larger than what would soon be done if each pixel took as long as those before.
            let room = (Self.longest / pace.seconds(for: picture.pixels)).squareRoot()
            picture = small(min(side, Int(Double(max(picture.width, picture.height)) * room)))
            guard picture.pixels > first.pixels else { break }
            let more = try seconds(of: picture) - first.seconds
            pace.pixel = max(0, more) / Double(picture.pixels - first.pixels)
            pace.fixed = max(0, first.seconds - pace.pixel * Double(first.pixels))
            if more > Self.tellingTime { break }
        }
        return pace
    }

    /// A piece of the picture in its own size, for shaders that do more the larger it is.
    private func lookCloser(_ pace: inout Pace) throws(Failure) {
        let side = min(Self.pieceSide, whole.width, whole.height)
        let tile = Tile(
            left: (whole.width - side) / 2, top: (whole.height - side) / 2, pictureWidth: whole.width,
            pictureHeight: whole.height)
        let rest = try seconds(of: whole, tile, side: side) - pace.fixed
        guard rest > Self.tellingTime else { return }
        // Passes are drawn whole for a piece, too.
        pace.pixel = max(pace.pixel, rest / Double(hasPasses ? whole.pixels : side * side))
    }

    private func small(_ side: Int) -> ScenePicture {
        let longest = max(whole.width, whole.height)
        let side = min(side, longest)
        return ScenePicture(
            scene, width: max(1, whole.width * side / longest), height: max(1, whole.height * side / longest))
    }

    private func seconds(
        of picture: ScenePicture, _ tile: Tile? = nil, side: Int? = nil
    ) throws(Failure) -> Double {
        var shading = effects.shading(
            picture.scene.knobs, clock: ShaderClock(seconds: picture.scene.time), scale: picture.scale)
        picture.tell(&shading)
        let renderer = offscreen.renderer
        let (start, worked) = (ContinuousClock.now, Usage.now.seconds)
        do {
            let target = try renderer.target(width: side ?? picture.width, height: side ?? picture.height)
            try renderer.draw(picture.frame, look: picture.look, shading: shading, into: target, tile: tile)
            _ = target.pixels()
        } catch { throw Failure(.noDisplay, "\(error)") }
        // On a machine with much else to do the clock says nothing of the shader.
        return renderer.isSoftware ? Usage.now.seconds - worked : (ContinuousClock.now - start) / .seconds(1)
    }
}

extension ScenePicture {
    fileprivate var pixels: Int { width * height }
}
