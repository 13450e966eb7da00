internal import CZoeEpoxy

/// The lower left of a surface, with depths of its own. Neither colours nor depths beyond it are touched, and none of them need
/// be cleared: a framebuffer is as large as the smallest of what it is made of.
package final class SurfaceCorner {
    package let width: Int
    package let height: Int
    private let framebuffer: GLObject
    private let depth: GLObject

    /// The side of the tiles that Mesa's rasteriser works in.
    private static let step = 64

    /// - Parameter reach: so many pixels are in it at least.
    package init(_ reach: PixelExtent, of surface: Surface, in tracker: GLTracker) throws(RendererError) {
        width = Self.rounded(reach.width, surface.width)
        height = Self.rounded(reach.height, surface.height)
        framebuffer = GLObject(.framebuffer, in: tracker)
        zglBindFramebuffer(GLFramebufferUse.all.code, framebuffer.name)
        surface.attachColour()
        depth = surface.depths(width, height, tracker)
        zglFramebufferRenderbuffer(GLAttachment.depth.code, depth.name)
        guard zglCheckFramebuffer() == GLConstant.complete else {
            throw .target("the driver has no part of \(width)×\(height) of a picture")
        }
    }

    /// Whether it serves for so many pixels without being much too large.
    package func fits(_ reach: PixelExtent, of surface: Surface) -> Bool {
        let (wide, high) = (Self.rounded(reach.width, surface.width), Self.rounded(reach.height, surface.height))
        return wide <= width && high <= height && width * height <= 2 * wide * high
    }

    private static func rounded(_ length: Int, _ most: Int) -> Int { min((length + step - 1) / step * step, most) }

    package func bind() { zglBindFramebuffer(GLFramebufferUse.all.code, framebuffer.name) }
}
