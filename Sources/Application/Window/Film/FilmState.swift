internal import ZoeDocument

/// The film of the stage, if one is being made.
struct FilmState {
    /// What is being kept of the stage.
    struct Recording {
        let moments: FilmMoments
        /// What it becomes, by its number among the jobs.
        let job: Int
        /// What was on the stage last.
        var changes: Int?
        var wasMoving = false
    }

    var recording: Recording?
    /// The job that draws what is left.
    var finishing: Int?
    /// By which somebody who asked for it from outside is answered.
    var answer: Int?
    /// The window closes once it is made.
    var endsWindow = false
    /// The last one, until it has been looked at.
    var made: Made?
    /// The second that was shown last.
    var shownSecond = -1

    struct Made: Hashable {
        let path: String
        let since: Double
        /// Long enough to find the button.
        static let timeShown = 15.0
    }

    var isGoingOn: Bool { recording != nil || finishing != nil }
    /// In whole seconds.
    var seconds: Int? { recording.map { $0.moments.count / 60 } }
}

extension FilmState {
    /// For who watches from outside.
    var summary: JSON {
        guard !isGoingOn else { return .text(recording == nil ? "finishing" : "going on") }
        return made.map { .text($0.path) } ?? .null
    }
}
