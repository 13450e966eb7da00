/// What the process answers to its caller, after sysexits.h.
enum ExitCode: Int32, CaseIterable, Sendable {
    case done = 0
    /// A comparison or a check says no.
    case no = 1
    case usage = 64
    case brokenInput = 65
    case missingInput = 66
    case noDisplay = 69
    case cannotCreate = 73
    case writingFailed = 74
}

/// Why a command stopped: what, where and what next in one line, and what the process answers.
struct Failure: Error {
    let code: ExitCode
    let message: String?

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    private init(silently code: ExitCode) {
        self.code = code
        message = nil
    }

    /// Whoever reads the output has closed it (`| head`), which is no error.
    static let readerLeft = Failure(silently: .done)
}
