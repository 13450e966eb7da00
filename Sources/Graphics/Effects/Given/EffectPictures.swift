/// Which pictures shaders read that nobody has chosen.
public enum EffectPictures {
    /// Of these nothing is there yet, where others are noise.
    public static let empty: Set = [
        fromName, toName, "backbuffer", "u_backbuffer", "frontbuffer", "prevFrame", "prev_frame", "u_previousFrame",
    ]
    /// The two pictures between which a transition goes.
    static let fromName = "fromPicture"
    static let toName = "toPicture"
}
