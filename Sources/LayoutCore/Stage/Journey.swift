/// The two frames between which a stage is on its way, for pictures that pass from one to the other by themselves.
public struct Journey: Hashable, Sendable {
    /// At rest, before.
    public var from: Frame
    /// At rest, after.
    public var to: Frame
    /// From 0 to 1, as far as the motion has come.
    public var progress: Double

    /// A way between two frames.
    public init(from: Frame, to: Frame, progress: Double) {
        (self.from, self.to, self.progress) = (from, to, progress)
    }

    /// The cards of both, for whoever wants to know which there are.
    public var bothEnds: Frame {
        var both = from
        both.cards += to.cards
        return both
    }

    /// The same way between frames that something was done to.
    public func map(_ change: (Frame) -> Frame) -> Journey {
        Journey(from: change(from), to: change(to), progress: progress)
    }
}

extension Stage {
    /// Where it comes from and where it goes: from the layout before the last change to the one after it, or from the card
    /// before the middle to the one behind it, whichever way the row is moved. Nil at rest, and beyond the ends of a row.
    public func journey() -> Journey? {
        if let morph = morphs.last {
            var after = self
            after.morphs = []
            let progress = morph.progress(at: time)
            return Journey(from: laidOut(as: morph).frame(), to: after.frame(), progress: progress)
        }
        guard let lane = lanes.first else { return nil }
        let before = lane.offset.rounded(.down)
        let progress = lane.offset - before
        let isWithin = lane.rules.row.isWrapped || before >= 0 && before < Double(lane.rules.row.count - 1)
        // What scrolling leaves of rounding is no way.
        guard isWithin, progress > 1e-6, progress < 1 - 1e-6 else { return nil }
        return Journey(from: standing(at: before).frame(), to: standing(at: before + 1).frame(), progress: progress)
    }

    private func standing(at offset: Double) -> Stage {
        var stage = self
        stage.stand(at: offset)
        return stage
    }
}
