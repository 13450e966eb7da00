import ZoeImages
internal import ZoeOpenGL
import ZoeRenderer

/// Draws pictures one after the other, each while the one before it is still being drawn and read back.
final class FrameDrawer {
    // Let go before the renderer, which may take its context with it.
    private var targets: [Target] = []
    private let offscreen: OffscreenRenderer
    private let effort: Effort
    private var turn = 0
    /// What a scene with a view of its own is laid on, which never changes.
    private var surround: Image?

    init(_ offscreen: OffscreenRenderer, _ effort: Effort) {
        (self.offscreen, self.effort) = (offscreen, effort)
        offscreen.readsPicturesAnew = true
    }

    /// Begins to draw. What was begun before the last one must have been collected.
    /// - Parameter next: what will be drawn after it; its covers are painted meanwhile.
    func begin(_ picture: ScenePicture, before next: ScenePicture?) throws(Failure) -> PendingPicture {
        let most = min(4096, Target.largestSide)
        guard max(picture.width, picture.height) <= most else {
            return try offscreen.begin(drawing: picture, before: next.map { [$0] } ?? [])
        }
        var shading = try offscreen.shading(of: picture.scene, scale: picture.scale)
        picture.tell(&shading)
        try offscreen.loadPictures(of: picture)
        if let next { offscreen.requestPictures(of: [next]) }
        let target = try target(for: picture)
        try offscreen.draw(picture.frame, picture.look, shading, into: target, effort)
        guard case .surround(let wall, let left, let top) = picture.around else { return .target(target) }
        let whole = if let surround { surround } else { try offscreen.draw(wall) }
        surround = whole
        return .laid(.target(target), on: .image(whole), left: left, top: top)
    }

    private func target(for picture: ScenePicture) throws(Failure) -> Target {
        // Only a plain target is drawn into quickly.
        let quality = effort == .quick ? Quality() : picture.quality
        if targets.first.map({ $0.width != picture.width || $0.height != picture.height }) ?? true {
            targets = []
            for _ in 0..<2 {
                targets.append(try offscreen.target(width: picture.width, height: picture.height, quality: quality))
            }
        }
        turn = 1 - turn
        return targets[turn]
    }
}
