import Foundation
import Testing

@testable import ZoeLive

@Suite struct LiveLineTests {
    // MARK: The splitter

    @Test func linesAreTheSameInWhateverPiecesTheyCome() {
        let text = "one\r\ntwo\n\nthree ü\nfour"
        for size in 1...text.utf8.count {
            var splitter = LineSplitter()
            var lines: [Result<String, LiveError>] = []
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                lines += splitter.take(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
            if let last = splitter.end() { lines.append(last) }
            #expect(lines == ["one", "two", "", "three ü", "four"].map { .success($0) }, "in pieces of \(size)")
        }
    }

    @Test func aLineThatNeverEndsIsForgottenAndTold() {
        var splitter = LineSplitter()
        let block = [UInt8](repeating: 65, count: 100_000)
        for _ in 0..<100 { #expect(splitter.take(block[...]).isEmpty) }
        let lines = splitter.take(Array("\nundo\n".utf8)[...])
        #expect(lines == [.failure(LiveError("the line has more than 65536 bytes")), .success("undo")])
        #expect(splitter.end() == nil)
    }

    @Test func whatIsNoTextIsTold() {
        var splitter = LineSplitter()
        let lines = splitter.take([0xFF, 0xFE, 10, 65, 0, 66, 10, 65, 10])
        #expect(
            lines == [
                .failure(LiveError("the line is not UTF-8 text")), .failure(LiveError("the line is not UTF-8 text")),
                .success("A"),
            ])
    }

    // MARK: The threads

    /// Takes lines until the thread at the other end has no more.
    private func lines(of bytes: [UInt8], count: Int) throws -> [Inbox.Line] {
        let pipe = Pipe()
        let inbox = Inbox(capacity: 4)
        let arrivals = DispatchSemaphore(value: 0)
        inbox.onArrival { arrivals.signal() }
        let reader = LineReader(of: pipe.fileHandleForReading.fileDescriptor, into: inbox, .sample)
        Thread.detachNewThread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
            try? pipe.fileHandleForWriting.close()
        }
        var lines: [Inbox.Line] = []
        while lines.count < count {
            guard arrivals.wait(timeout: .now() + 60) == .success else { break }
            while let line = inbox.takeLine() { lines.append(line) }
        }
        withExtendedLifetime((reader, pipe)) {}
        return lines
    }

    @Test func aStreamIsReadToItsEndInOrder() throws {
        let text = (0..<500).map { "time \($0)\n" }.joined() + "# a comment\n\n   \nundo"
        let lines = try lines(of: Array(text.utf8), count: 501)
        #expect(lines == (0..<500).map { .success(command("time \($0)")) } + [.success(command("undo"))])
    }

    @Test func garbageIsAnsweredAndWhatFollowsIsRead() throws {
        let garbage = [UInt8](repeating: 0xC3, count: 1 << 20)
        let lines = try lines(of: garbage + [10, 0, 255, 10] + Array("nonsense\nquit\n".utf8), count: 4)
        #expect(
            lines == [
                .failure(LiveError("the line has more than 65536 bytes")),
                .failure(LiveError("the line is not UTF-8 text")),
                .failure(LiveError("no command 'nonsense'; `help` lists them")), .success(command("quit")),
            ])
    }

    @Test func aReaderThatWaitsForRoomOrBytesEnds() {
        let pipe = Pipe()
        for text in ["", "undo\nundo\nundo\n"] {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            _ = LineReader(of: pipe.fileHandleForReading.fileDescriptor, into: Inbox(capacity: 1), .sample)
        }
        withExtendedLifetime(pipe) {}
    }

    @Test func aReaderThatDoesNotReadHoldsNobodyUp() throws {
        let pipe = Pipe()
        do {
            let writer = LineWriter(to: pipe.fileHandleForWriting.fileDescriptor)
            let line = String(repeating: "a", count: 999)
            var count = 0
            while writer.hasRoom, count < 10_000 {
                writer.write(line)
                count += 1
            }
            #expect((1000...1200).contains(count), "a megabyte, and what the pipe holds: \(count) lines of a thousand")
        }
        try pipe.fileHandleForWriting.close()
        // What has been written begins with whole lines. Of somebody with many pipes a new one holds a page.
        let read = try #require(try pipe.fileHandleForReading.readToEnd())
        #expect(read.count >= 4096 && read.prefix(1000).last == 10)
    }

    @Test func theLastLinesAreWrittenBeforeTheEnd() throws {
        let pipe = Pipe()
        do {
            let writer = LineWriter(to: pipe.fileHandleForWriting.fileDescriptor)
            for number in 0..<1000 { writer.write("\(number)") }
        }
        try pipe.fileHandleForWriting.close()
        let read = String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
        #expect(read == (0..<1000).map { "\($0)\n" }.joined())
    }
}
