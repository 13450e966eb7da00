public import LayoutCore
public import ZoeContent

extension Size {
    /// The same for those who know nothing of layouts.
    public var sides: Sides { Sides(width: width, height: height) }
}
