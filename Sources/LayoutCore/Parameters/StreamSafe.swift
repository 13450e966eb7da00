/// Text without endless runs of combining marks over one letter. Comparing such text takes a time that grows with the square of a
/// run's length, and no language needs more than a few.
package enum StreamSafe {
    /// Marks over one letter: as many as UAX #15 (13, Stream-Safe Text Format) lets pass.
    package static let most = 30

    /// The text without the marks that are too many; nil where there are none.
    package static func text(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        var kept = String.UnicodeScalarView()
        var count = 0
        var isChanged = false
        for scalar in text.unicodeScalars {
            count = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered ? count + 1 : 0
            if count > most { isChanged = true } else { kept.append(scalar) }
        }
        return isChanged ? String(kept) : nil
    }
}
