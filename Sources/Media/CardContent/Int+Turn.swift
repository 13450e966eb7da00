extension Int {
    /// The place in a round of so many, also before its start.
    package func turn(in count: Int) -> Int {
        let rest = self % count
        return rest < 0 ? rest + count : rest
    }
}
