import Testing

@testable import LayoutCore
@testable import frame_digest

@Suite struct DeterminismTests {
    @Test func `the same script gives the same frames to the bit`() {
        let once = Rehearsal.digest()
        var other = Stage.showing("cylinder", items: 7)
        let again = Rehearsal.digest {
            other.apply(.scrollItems(1))
            other.advance(by: 0.013)
            _ = other.frame()
        }
        #expect(once == again)
    }

    /// A change of such a number is a change of what the layouts do. Where a processor has no fused multiply-add, the C library's
    /// sine ends in other digits, which gives the second one (`GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2`).
    @Test(
        arguments: zip(
            Rehearsal.generations,
            [
                [0x32B8_3E29_1A89_EB9F, 0x2D54_4EC9_992C_06DC] as [UInt64],
                [0x79E9_2BAA_5070_CD54, 0x53B7_0B6B_0B19_DD44],
                [0x2B08_BC81_5CE9_9E17, 0xFDC5_8A18_B164_B4E4],
            ]))
    func `the frames are those of the last version`(kinds: [LayoutKind], digests: [UInt64]) {
        let digest = Rehearsal.digest(of: kinds)
        #expect(digests.contains(digest), "\(String(digest, radix: 16))")
    }

    @Test func `every layout is of one generation`() {
        #expect(Rehearsal.generations.joined().map(\.name) == LayoutKind.all.map(\.name))
    }

    @Test func `a digest tells frames apart`() {
        let frame = Stage.showing("linear", items: 5).frame()
        var digests: Set<UInt64> = [frame.digest]
        var changed = frame
        changed.cards[1].blur = .leastNonzeroMagnitude
        digests.insert(changed.digest)
        changed = frame
        changed.cards.swapAt(0, 1)
        digests.insert(changed.digest)
        changed = frame
        changed.scroll = -0.0
        digests.insert(changed.digest)
        #expect(digests.count == 4)
    }

    @Test func `the digest is FNV-1a`() {
        var digest = Digest()
        #expect(digest.value == 0xCBF2_9CE4_8422_2325)
        digest.add(UInt8(ascii: "a"))
        #expect(digest.value == 0xAF63_DC4C_8601_EC8C)
    }
}
