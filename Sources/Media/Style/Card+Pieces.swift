public import LayoutCore

extension Card {
    /// Whether both are pieces of one bent card.
    public func isPiece(with other: Card) -> Bool {
        (part?.isBent ?? false) && (other.part?.isBent ?? false) && identity == other.identity && lane == other.lane
            && offset == other.offset && index == other.index
    }
}
