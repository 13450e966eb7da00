/// Which pictures shaders read that nobody has chosen.
public enum EffectPictures {
    /// Those that are empty as long as there is nothing, where others are noise.
    public static let empty = former.union([fromName, toName, "frontbuffer"])
    /// What was drawn in the frame before.
    static let former: Set = [
        "backbuffer", "backBuffer", "u_backbuffer", "u_backBuffer", "prevFrame", "prev_frame", "u_previousFrame",
    ]
    /// The two pictures between which a transition goes.
    static let fromName = "fromPicture"
    static let toName = "toPicture"
    /// Frequencies and wave of what is heard, for any shader that declares it.
    static let soundName = "u_sound"
}
