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
                [0xBBDC_1852_569E_AB5F, 0xCF30_BE40_C798_CC42] as [UInt64],
                [0x3AA6_AAB0_526B_8C9B, 0x0AF2_6918_AECA_CCE1],
                [0xE445_D53D_E5C9_8FD3, 0xCCB4_9B6D_8BEC_D400],
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
