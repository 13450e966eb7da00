/// A picture that shows nothing but its backdrop, except in one part.
struct CardsOnBackdrop {
    /// In pixels of the picture; nil where no card is seen.
    let reach: PixelBox?
    /// As large as the picture.
    let backdrop: Surface
    /// Another one whenever the backdrop is another one.
    let edition: Int

    /// The part, where the picture is shown in a larger place.
    func reach(in place: PixelBox) -> PixelBox? {
        guard let reach else { return nil }
        // Stretched, a pixel is seen as far as to the middle of the next one.
        func side(_ start: Int, _ length: Int, _ drawn: Int, _ shown: Int) -> (start: Int, length: Int) {
            let scale = Double(shown) / Double(max(drawn, 1))
            let low = (Double(start - 1) * scale).rounded(.down)
            return (Int(low), Int((Double(start + length + 1) * scale).rounded(.up) - low))
        }
        let across = side(reach.left, reach.width, backdrop.width, place.width)
        let down = side(reach.low, reach.height, backdrop.height, place.height)
        return PixelBox(
            left: place.left + across.start, low: place.low + down.start, width: across.length, height: down.length
        ).common(with: place)
    }
}
