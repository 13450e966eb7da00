internal import LayoutCore
internal import Scene

extension WindowPlace {
    /// As large as the scene wants its view to be, within reason.
    init(fitting scene: Scene) {
        self.init(
            width: Int(min(max(scene.view.width.rounded(), 320), 3840)),
            height: Int(min(max(scene.view.height.rounded(), 240), 2160)))
    }
}
