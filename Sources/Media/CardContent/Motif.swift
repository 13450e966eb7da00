/// What the cards of a painted deck show.
public enum Motif: String, Hashable, Sendable, CaseIterable {
    case playingCards = "playing-cards"
    case landscapes, apps, flags, elements, calendar, weather, type, arcana, plants, passes, planets
}
