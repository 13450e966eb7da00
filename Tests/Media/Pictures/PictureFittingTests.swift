import Testing
import ZoeStyle

@testable import ZoePictures

@Suite struct PictureFittingTests {
    private func requests(_ sides: [Int]) -> [PictureRequest] {
        sides.enumerated().map { number, side in
            PictureRequest(
                source: .cover(seed: 0, number: number),
                want: PictureReader.Want(width: side, height: max(1, side / 2), fills: true), isInView: true,
                enough: side)
        }
    }

    private func bytes(_ all: [PictureRequest]) -> Int { all.reduce(0) { $0 + $1.bytes } }

    /// Small ones are as fine as they are seen, whatever the large ones have to give up.
    @Test func largePicturesMakeRoomForSmallOnes() {
        let all = requests([900, 60, 800, 64, 70])
        let fitted = PictureCache.fitting(all, in: bytes(all) / 3)
        #expect(bytes(fitted) <= bytes(all) / 3)
        #expect([1, 3, 4].allSatisfy { fitted[$0] == all[$0] })
        #expect([0, 2].allSatisfy { 200..<600 ~= fitted[$0].want.width })
    }

    @Test func eachHasAPixelHoweverLittleRoomThereIs() {
        let all = requests([900, 60, 1])
        #expect(PictureCache.fitting(all, in: bytes(all)) == all)
        #expect(PictureCache.fitting(all, in: 0).allSatisfy { $0.want.width == 1 && $0.want.height == 1 })
    }
}
