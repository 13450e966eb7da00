public import CardContent
public import LayoutCore

extension Size {
    /// The same for those who know nothing of layouts.
    public var sides: Sides { Sides(width: width, height: height) }
}
