import CZoeEnvironment
import Glibc
import ZoeProcesses

// Other programs, as the benchmarks start them.
extension System {
    struct End {
        /// 128 and the signal's number where one ended it, as a shell has it.
        let code: Int32
        /// The most memory that was in use at once.
        let mostBytes: Double
    }

    /// Runs a program to its end; what it says goes nowhere, or what it complains of into a file.
    static func run(
        _ program: String, _ words: [String], seconds: inout Double, errors: String? = nil
    ) throws(Refusal) -> End {
        var status: Int32 = 0
        var usage = rusage()
        var refusal: Refusal?
        let time = BenchClock().nanoseconds {
            do throws(Refusal) {
                let process = try spawn(program, words, errors: errors)
                while unsafe wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
            } catch { refusal = error }
        }
        if let refusal { throw refusal }
        seconds = time / 1e9
        // Linux counts in kilobytes.
        let bytes = Double(usage.ru_maxrss) * 1024
        return End(code: code(ofStatus: status), mostBytes: bytes)
    }

    /// Starts a program that goes on by itself; what it says goes nowhere.
    static func start(_ program: String, _ words: [String]) -> Bool {
        // Once the shell has ended its child belongs to nobody here, so that there is nothing to wait for.
        let line =
            "(" + ([program] + words).map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
            + ") &"
        var seconds = 0.0
        return (try? run("/bin/sh", ["-c", line], seconds: &seconds))?.code == 0
    }

    /// This program's own file: what Linux says, or else the word it was started by.
    static var ownPath: String {
        let own = "/proc/self/exe"
        return resolved(item(at: own) == .file ? own : CommandLine.arguments[0])
    }

    /// Whether a shell would find such a program.
    static func hasProgram(_ name: String) -> Bool {
        ChildProgram.path(of: name) != nil
    }

    /// Another program in the same folder.
    static func siblingProgram(_ name: String) -> String? {
        guard let slash = ownPath.lastIndex(of: "/") else { return nil }
        let path = ownPath[...slash] + name
        return item(at: String(path)) == .file ? String(path) : nil
    }

    static func temporaryFolder() throws(Failure) -> String {
        let base = variable("TMPDIR") ?? "/tmp"
        var template = Array("\(base)/zoetrope-XXXXXX".utf8CString)
        guard let path = unsafe mkdtemp(&template) else {
            throw Failure(.cannotCreate, "can't make a folder in '\(base)': \(Refusal(code: errno))")
        }
        return unsafe String(cString: path)
    }

    /// A folder with plain files in it.
    static func remove(folder: String) {
        if let entries = unsafe opendir(folder) {
            while let entry = unsafe readdir(entries) {
                let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
                }
                if name != ".", name != ".." { _ = unsafe unlink("\(folder)/\(name)") }
            }
            unsafe closedir(entries)
        }
        _ = unsafe rmdir(folder)
    }

    /// An environment variable; nil where it is empty.
    static func variable(_ name: String) -> String? {
        guard let text = unsafe getenv(name).map({ unsafe String(cString: $0) }), !text.isEmpty else { return nil }
        return text
    }

    /// Also for programs that this one starts.
    static func set(_ name: String, _ value: String) { unsafe setVariable(name, value, 1) }

    /// Before there are threads.
    static func setDriverVariables() { CZoeEnvironment.setDriverVariables() }

    /// Whether there is a screen to open a window on.
    static var hasDisplay: Bool { variable("DISPLAY") != nil || variable("WAYLAND_DISPLAY") != nil }

    /// Whether what there is of a screen is for programs that speak Wayland alone.
    static var hasOnlyWayland: Bool { variable("DISPLAY") == nil && variable("WAYLAND_DISPLAY") != nil }

    /// The user's own keys for the viewer.
    static var bindings: (text: String, name: String)? {
        guard let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map({ $0 + "/.config" }) else { return nil }
        let path = folder + "/zoetrope/keys"
        guard item(at: path) == .file, let bytes = try? contents(of: path, upTo: 1 << 20) else { return nil }
        return (String(decoding: bytes, as: UTF8.self), path)
    }
}
