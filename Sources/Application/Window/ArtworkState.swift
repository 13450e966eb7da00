internal import ZoePictures

/// How far the artwork of the cards has come.
struct ArtworkState {
    /// Files of the deck that was on stage last.
    var knownFiles: FileDeck?
    /// Of the scene that was on stage last.
    var sceneName = ""
    /// What was given up then has not gone back to the system.
    var isMemoryDue = false
    /// How many frames there had been when it did the last time.
    var memoryFrame = 0
    /// How many programs had been linked by then: to compile one takes much, and leaves it free in small pieces.
    var memoryPrograms = 0
    /// The most bytes that the scene on stage has needed for all that is neither artwork nor a picture of a card.
    var mostElse = 0
    /// Since when there is some that the picture in the window has not.
    var dueSince: Double?
    /// What is being read; nil where nothing is missing.
    var reading: Reading?
    /// Missing pictures are not asked for again until something else is in view.
    var hasGivenUpReading = false
    var first = FirstPicture()
    var warmUp = WarmUp()

    /// Pictures from files that are still to come.
    struct Reading {
        let begin: Double
        /// As many as were missing at once.
        var most: Int
        var left: TimeLeft
    }
}
