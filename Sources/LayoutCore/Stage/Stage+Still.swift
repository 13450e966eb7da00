extension Stage {
    /// Puts the carousel where it would be after a rest at this offset: nothing goes on moving, and no event is told.
    public mutating func stand(at offset: Double) {
        jump(to: offset)
        for lane in lanes.indices { lanes[lane].toggle = 0 }
        news.removeAll()
    }
}
