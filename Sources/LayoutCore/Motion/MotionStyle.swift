/// What a carousel does with a hand's drag and after it.
public enum MotionStyle: String, CaseIterable, KnobValue {
    /// iCarousel's: fling, bounce, snap.
    case carousel
    /// The cosine switcher's: at most one card a gesture.
    case oneCard = "one-card"
    /// The ellipse's: spins on and slows down, resting anywhere.
    case spin
    /// The polygon wheel's: a scroll view without ends.
    case endless
    /// A ball of cards, turned in two directions.
    case tumble
    /// A damped spring to where the fling would have led: Flickity's.
    case spring
}
