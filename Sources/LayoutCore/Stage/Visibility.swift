/// Which places of the row are on stage: a window around the current item, so that a frame costs what can be seen.
struct Visibility {
    /// Places, ascending and without a gap; in a closed row they may run past its ends.
    let places: ClosedRange<Int>?

    /// - Parameters:
    ///   - wanted: how many the layout asks for.
    ///   - margin: how many more at either end, where cards are on their way.
    init(row: Row, placeholders: Int, around current: Int, wanted: Int, repeats: Bool, margin: Int) {
        let most = row.count + placeholders
        let visible = min(max(wanted, 0), repeats && row.isWrapped ? max(wanted, 0) : most)
        guard visible > 0, row.count > 0 else {
            places = nil
            return
        }
        let first = current - visible / 2
        if row.isWrapped {
            let isWhole = !repeats && visible + 2 * margin >= most
            let start = isWhole ? current - most / 2 : first - margin
            places = start...(isWhole ? start + most - 1 : first + visible - 1 + margin)
            return
        }
        let least = -(placeholders / 2 + placeholders % 2)
        let last = row.count - 1 + placeholders / 2
        let start = max(least, min(last - visible + 1, first))
        places = max(least, start - margin)...min(last, start + visible - 1 + margin)
    }
}
