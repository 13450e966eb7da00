internal import LayoutCore

extension Timeline {
    /// One card after the other, from the first.
    /// - Parameters:
    ///   - seconds: for each of them, with the way to the next one.
    ///   - travel: how long that way is, at the end of them.
    ///   - loops: the last one is followed by the first.
    public static func slides(_ count: Int, seconds: Double, travel: Double, loops: Bool) -> Timeline {
        var lane = Lane(Lane.scroll)
        for card in 0..<count {
            let start = Double(card) * seconds
            lane.keys.append(Key(start, .number(Double(card)), .steps(1)))
            if loops || card + 1 < count { lane.keys.append(Key(start + seconds - travel, .number(Double(card)))) }
        }
        let end = Double(count) * seconds
        if loops { lane.keys.append(Key(end, .number(Double(count)))) }
        var timeline = Timeline()
        timeline.lanes = count > 0 ? [lane] : []
        timeline.ownDuration = count > 0 ? end : nil
        timeline.loops = loops
        return timeline
    }
}
