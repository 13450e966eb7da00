/// Bytes that pictures may take in the window, so that with all else a scene needs they are less than a quarter of a gigabyte.
struct PictureBudgets: Hashable {
    /// For what is on cards: enough for forty whose pictures are 500 pixels across.
    let artwork: Int
    /// For the pictures of whole cards that are made of it.
    let cards: Int

    /// - Parameters:
    ///   - pixels: of the window.
    ///   - others: bytes of what is drawn to, with all its samples, and of what is drawn flat. A scene that needs more of it than
    ///     there is room for leaves less to pictures, but never less than two fifths.
    init(pixels: Int = 0, others: Int = 0) {
        let artwork = min(max(40 << 20, 58 * pixels), 112 << 20)
        let cards = min(max(32 << 20, 48 * pixels), 64 << 20)
        let excess = max(0, others - max(48 << 20, 56 * pixels))
        let share = max(0.4, 1 - Double(excess) / Double(artwork + cards))
        (self.artwork, self.cards) = (Int(share * Double(artwork)), Int(share * Double(cards)))
    }
}
