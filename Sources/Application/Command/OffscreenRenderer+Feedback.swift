import LayoutCore
import ZoeDocument
internal import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// The frames that shaders have drawn which read what they drew before.
struct DrawnFrames {
    /// The scene but for its time.
    let scene: Scene
    let width: Int
    let height: Int
    /// In sixtieths of a second.
    var last: Int

    func isOf(_ picture: ScenePicture) -> Bool {
        let size = picture.wholeSize
        return scene.text == picture.scene.still.text && width == size.width && height == size.height
    }
}

extension OffscreenRenderer {
    /// Shaders that read what they drew before draw sixty frames a second, from 0 or as many as were asked for, up to this one.
    /// What was drawn for a former picture of the same scene is not drawn again.
    func drawFramesBefore(_ picture: ScenePicture) throws(Failure) {
        guard let effects = try effects(of: picture.scene), effects.keepsFormer else { return }
        let last = Int((picture.scene.time * 60).rounded())
        let size = picture.wholeSize
        var first = last - min(framesBefore ?? last, last)
        if let drawn = framesDrawn, framesBefore == nil, drawn.isOf(picture), drawn.last <= last {
            first = drawn.last + 1
        } else if let shading = try shading(of: picture.scene, scale: picture.scale) {
            renderer.beginPassesAnew(of: shading)
        }
        for number in stride(from: first, to: last, by: 1) {
            Progress.note(Double(number - first) / Double(last - first), of: .drawing)
            try drawFrame(number - last, from: picture)
        }
        framesDrawn = DrawnFrames(scene: picture.scene.still, width: size.width, height: size.height, last: last)
    }

    /// - Parameter steps: so many sixtieths after the picture.
    private func drawFrame(_ steps: Int, from picture: ScenePicture) throws(Failure) {
        var scene = picture.scene
        scene.time = max(0, scene.time + Double(steps) / 60)
        var told = try shading(of: scene, scale: picture.scale)
        picture.tell(&told, at: scene.time)
        guard let shading = told else { return }
        guard shading.post.contains(where: { $0.effect.text.keepsFormer }) else {
            let factor = picture.quality.supersampling
            do {
                try renderer.step(
                    shading, for: picture.frame, width: picture.width * factor, height: picture.height * factor)
            } catch { throw Self.refusal(error) }
            return
        }
        // What lies over the picture reads it.
        let size = picture.wholeSize
        let frame = ScenePicture(scene, width: size.width, height: size.height)
        _ = try draw(
            frame.frame, frame.look, shading, width: frame.width, height: frame.height, quality: frame.quality)
    }
}

extension Scene {
    fileprivate var still: Scene {
        var still = self
        still.time = 0
        return still
    }
}
