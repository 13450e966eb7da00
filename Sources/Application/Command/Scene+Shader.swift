import ZoeDocument
import ZoeUserShaders

extension Scene {
    /// With this shader and no other.
    func showing(_ path: String, as role: EffectRole) -> Scene {
        var scene = self
        scene.shaders.face = role == .face ? path : nil
        scene.shaders.backdrop = role == .backdrop ? path : nil
        scene.shaders.post = role == .post ? [path] : []
        scene.shaders.transition = role == .transition ? path : nil
        return scene
    }
}
