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

    /// How many pictures of noise there are.
    public static let noises = 4

    /// Which of them each sampler reads that reads nothing else: another one for each, as two that are the same would leave nothing
    /// of their difference. `u_tex0` and `u_tex1` have the same ones in each pass.
    public static func noises(of samplers: some Sequence<String>) -> [String: Int] {
        var free = Set(0..<noises)
        var numbers: [String: Int] = [:]
        for sampler in samplers.sorted() {
            let digits = sampler.reversed().drop { !$0.isNumber }.prefix(while: \.isNumber).reversed()
            let wanted = (Int(String(digits)) ?? 0) % noises
            let number = (0..<noises).lazy.map { (wanted + $0) % noises }.first(where: free.contains) ?? wanted
            numbers[sampler] = number
            free.remove(number)
        }
        return numbers
    }
}
