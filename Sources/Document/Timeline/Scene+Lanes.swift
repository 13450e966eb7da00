public import LayoutCore

extension Scene {
    /// The lane of what has this full or short name: what it is called in the document.
    public func lane(of name: String) -> String? {
        let fullName = knobs.table[name]?.fullName
        return timeline.lanes.first {
            $0.name == name || fullName != nil && knobs.table[$0.name]?.fullName == fullName
        }?.name
    }

    /// Takes a lane away: what is set from now on is not turned by the timeline.
    public mutating func removeLane(of name: String) {
        guard let name = lane(of: name) else { return }
        timeline.lanes.removeAll { $0.name == name }
    }

    /// Lanes that turn nothing in any layout to which the timeline leads.
    public var idleLanes: [String] {
        let tables = [knobs.table] + layoutsOnTheWay.map { SceneTable.table(of: $0, with: shaders.knobs) }
        return timeline.lanes.map(\.name).filter { name in
            name != Timeline.Lane.scroll && name != Timeline.Lane.layout && !tables.contains { $0[name] != nil }
        }
    }

    /// The knob that a lane turns, in the first layout that has one of this name.
    public func parameter(ofLane name: String) -> Parameter? {
        if name == Timeline.Lane.scroll || name == Timeline.Lane.layout { return nil }
        if let own = knobs.table[name] { return own }
        return layoutsOnTheWay.lazy.compactMap { SceneTable.table(of: $0)[name] }.first
    }

    private var layoutsOnTheWay: [LayoutKind] {
        var kinds: [LayoutKind] = []
        for key in timeline[Timeline.Lane.layout]?.keys ?? [] {
            guard case .choice(let name) = key.value, !kinds.contains(where: { $0.name == name }),
                let kind = LayoutKind.named(name)
            else { continue }
            kinds.append(kind)
        }
        return kinds
    }
}
