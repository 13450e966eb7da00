internal import LayoutCore

/// A card's way as the tracks of an animation.
struct ModelMotion {
    private var places: [SpacePlace]
    private var isSeen: [Bool]

    /// - Parameters:
    ///   - moments: nil where the card is not on stage.
    ///   - count: how many cards there are.
    init(_ moments: [(offset: Double, place: SpacePlace)?], count: Int) {
        isSeen = moments.map { $0 != nil }
        places = []
        guard let first = moments.firstIndex(where: { $0 != nil }), var last = moments[first]?.place else { return }
        for (number, moment) in moments.enumerated() {
            if let moment {
                let turned = moment.place.turned(as: last.rotation)
                // From one end of a closed row to the other it goes unseen.
                if number > 0, let before = moments[number - 1],
                    abs(before.offset - moment.offset) > max(1, Double(count) / 2),
                    turned.isFar(from: last)
                {
                    isSeen[number] = false
                    isSeen[number - 1] = false
                }
                last = turned
            }
            places.append(last)
        }
    }

    /// What changes: path, type, numbers.
    var tracks: [(String, String, [Float])] {
        guard let first = places.first else { return [] }
        var tracks: [(String, String, [Float])] = []
        if places.contains(where: { $0.position != first.position }) {
            tracks.append(
                (
                    "translation", "VEC3",
                    places.flatMap { [Float($0.position.x), Float($0.position.y), Float($0.position.z)] }
                ))
        }
        if places.contains(where: { $0.rotation != first.rotation }) {
            tracks.append(
                (
                    "rotation", "VEC4",
                    places.flatMap { p in
                        [p.rotation.x, p.rotation.y, p.rotation.z, p.rotation.w].map { Float($0) }
                    }
                ))
        }
        if places.contains(where: { $0.scale != first.scale }) || isSeen.contains(false) {
            let scales = zip(places, isSeen).flatMap { place, isSeen -> [Float] in
                isSeen ? [Float(place.scale.x), Float(place.scale.y), Float(place.scale.z)] : [0, 0, 0]
            }
            tracks.append(("scale", "VEC3", scales))
        }
        return tracks
    }
}

extension SpacePlace {
    /// The same turn, by those of its two names that is nearer to another turn's.
    fileprivate func turned(as other: Quaternion) -> SpacePlace {
        let dot = rotation.x * other.x + rotation.y * other.y + rotation.z * other.z + rotation.w * other.w
        guard dot < 0 else { return self }
        var place = self
        place.rotation = Quaternion(x: -rotation.x, y: -rotation.y, z: -rotation.z, w: -rotation.w)
        return place
    }

    fileprivate func isFar(from other: SpacePlace) -> Bool {
        let delta = position - other.position
        return (delta * delta).sum() > 0.01
    }
}
