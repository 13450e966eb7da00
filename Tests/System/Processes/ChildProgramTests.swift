import Testing
import ZoeProcesses

@Suite struct ChildProgramTests {
    private func shell(_ line: String) throws -> ChildProgram { try ChildProgram("/bin/sh", ["-c", line]) }

    private func all(of program: ChildProgram) -> String {
        var bytes: [UInt8] = []
        while true {
            let block = program.read(upTo: 1000)
            if block.isEmpty { return String(decoding: bytes, as: UTF8.self) }
            bytes += block
        }
    }

    @Test func whatItWritesIsRead() throws {
        let program = try shell("echo one; echo two")
        #expect(all(of: program) == "one\ntwo\n" && program.end() == nil)
    }

    @Test func itsLastComplaintIsKept() throws {
        let program = try shell("echo first >&2; echo 'no such thing' >&2; exit 3")
        #expect(all(of: program).isEmpty && program.end()?.description == "no such thing")
        let silent = try shell("exit 2")
        #expect(all(of: silent).isEmpty && silent.end() != nil)
    }

    /// More complaints than a pipe holds do not stop what is read.
    @Test func complaintsAreTakenWhileItIsRead() throws {
        let program = try shell(
            "i=0; while [ $i -lt 4000 ]; do echo 'complaint after complaint' >&2; i=$((i+1)); done; echo done")
        #expect(all(of: program) == "done\n" && program.end() == nil)
    }

    @Test func whatIsNotThereCannotStart() {
        #expect(throws: ChildProgram.Failure.self) { try ChildProgram("/nowhere/ffmpeg", []) }
        #expect(ChildProgram.path(of: "sh") != nil && ChildProgram.path(of: "no-such-program-anywhere") == nil)
    }

    /// It would go on for a minute.
    @Test func itIsEndedWhereNobodyWantsItAnyMore() throws {
        let program = try shell("echo begun; exec sleep 60")
        #expect(program.read(upTo: 10) == Array("begun\n".utf8))
        program.stop()
        #expect(program.end() == nil)
    }
}
