import LayoutCore
import Testing

@Test func placeholder() {
    let kind = LayoutKind.named("coverFlow")!
    var context = LayoutContext(view: Size(width: 1024, height: 768), card: Size(width: 200, height: 200), items: 10)
    context.isVertical = true
    let l = kind.layout(Knobs(kind.table), on: context)
    print(Lens().view(l.placement(at: .init(index: 0, offset: 0.5)).transform))
}
