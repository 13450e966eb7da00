/// How finely a target is drawn.
public struct Quality: Hashable, Sendable {
    /// How many the graphics card takes of each pixel. They smooth the line where cards pass through each other; edges are smooth without.
    public var samples: Int
    /// The picture is drawn so many times as wide and high, and shrunk.
    public var supersampling: Int

    public init(samples: Int = 1, supersampling: Int = 1) {
        self.samples = samples
        self.supersampling = supersampling
    }

    /// What a driver can do of it: where it has fewer samples, the picture is drawn larger instead, if that does not yield as many
    /// for each pixel of the finished picture anyway.
    package func fitted(to most: Int) -> Quality {
        let wanted = min(max(samples, 1), 64)
        let factor = min(max(supersampling, 1), 16)
        if wanted <= max(most, 1) { return Quality(samples: wanted, supersampling: factor) }
        if factor > 1, factor * factor * max(most, 1) >= wanted {
            return Quality(samples: max(most, 1), supersampling: factor)
        }
        var side = 1
        while side * side < wanted { side += 1 }
        return Quality(samples: 1, supersampling: factor * side)
    }
}
