public import ZoeSound

/// What the user has said may be listened to and looked through. Nothing else opens either: no scene, no script, no packet.
public struct ViewerDevices {
    /// Shaders that hear a sound hear it, in place of the scene's own.
    public var microphone: LiveDevice?
    /// What is set to `<camera>` shows it.
    public var camera: LiveDevice?

    public init(microphone: LiveDevice? = nil, camera: LiveDevice? = nil) {
        (self.microphone, self.camera) = (microphone, camera)
    }
}
