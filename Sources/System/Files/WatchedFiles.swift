/// The files that are watched and what is known of them. Time is in seconds, from wherever.
struct WatchedFiles {
    private let inotify: Inotify
    private var files: [String: WatchedFile] = [:]
    /// Which files a name in a folder is on the way to.
    private var folders: [Int32: [String: Set<String>]] = [:]
    private var changes: [String: Contents] = [:]
    /// There is a change that nobody has been woken for.
    private var hasNews = false
    var isOver = false

    init(_ inotify: Inotify) { self.inotify = inotify }

    private struct WatchedFile {
        let place: String
        var trail: SymlinkChain?
        /// What was handed out last, and what is there.
        var told: Contents.Fingerprint
        var latest: Contents.Fingerprint
        /// When it is to be looked at, and since when it has been unsettled.
        var due: Double?
        var since: Double?
    }

    /// For so long nothing may happen to a file that is being written before it is read without having been closed, and for
    /// so long it must be empty or away before that is believed.
    private static let settling = 0.02
    /// A file that is written to all the time is read now and then nevertheless.
    private static let longestDelay = 0.2

    // MARK: What is watched

    /// - Returns: why one of the files can't be watched well.
    mutating func watch(_ paths: Set<String>, asRead: [String: [UInt8]], at now: Double) -> WatchFailure? {
        for path in files.keys where !paths.contains(path) { forget(path) }
        var failure: WatchFailure?
        for path in paths {
            if files[path] == nil {
                let place = path.absolute
                files[path] = WatchedFile(place: place, told: .gone, latest: .gone)
                follow(path)
                let contents = Contents.read(place)
                let known = asRead[path].map { Contents.bytes($0).fingerprint } ?? contents.fingerprint
                files[path]?.told = known
                files[path]?.latest = known
                look(at: path, as: contents, at: now)
            }
            failure = failure ?? files[path]?.trail?.failure
        }
        return failure
    }

    private mutating func forget(_ path: String) {
        for step in files[path]?.trail?.steps ?? [] { leave(step, for: path) }
        files[path] = nil
        changes[path] = nil
    }

    /// Finds the way anew; new folders are watched before old ones are left.
    private mutating func follow(_ path: String) {
        guard let file = files[path] else { return }
        let trail = SymlinkChain(to: file.place, watchedBy: inotify)
        files[path]?.trail = trail
        for step in trail.steps { folders[step.folder, default: [:]][step.name, default: []].insert(path) }
        for step in file.trail?.steps ?? [] where !trail.steps.contains(step) { leave(step, for: path) }
    }

    private mutating func leave(_ step: SymlinkChain.Step, for path: String) {
        guard var names = folders[step.folder] else { return }
        names[step.name]?.remove(path)
        if names[step.name]?.isEmpty == true { names[step.name] = nil }
        folders[step.folder] = names.isEmpty ? nil : names
        if names.isEmpty { inotify.remove(step.folder) }
    }

    // MARK: What happens

    mutating func note(_ events: [Inotify.Event], at now: Double) {
        // Each file is looked at once, after all that has happened: true for one that was left complete.
        var touched: [String: Bool] = [:]
        for event in events {
            if event.happening.contains(.overflow) {
                for path in files.keys {
                    follow(path)
                    touched[path] = true
                }
            } else if event.happening.contains(.ended) {
                let names = folders.removeValue(forKey: event.folder) ?? [:]
                for path in names.values.reduce(into: Set(), { $0.formUnion($1) }) {
                    follow(path)
                    touched[path] = touched[path] ?? false
                }
            } else {
                for path in folders[event.folder]?[event.name] ?? [] {
                    if !event.happening.isDisjoint(with: .names) { follow(path) }
                    let isComplete = !event.happening.isDisjoint(with: [.closed, .arrived])
                    // A change of permissions says nothing about whether the file is complete.
                    touched[path] = isComplete || (event.happening.contains(.permitted) && touched[path] ?? true)
                }
            }
        }
        for (path, isComplete) in touched {
            if isComplete { look(at: path, at: now) } else { expect(path, at: now) }
        }
    }

    /// More is about to happen to the file.
    private mutating func expect(_ path: String, at now: Double) {
        guard var file = files[path] else { return }
        let since = file.since ?? now
        file.since = since
        file.due = min(now + Self.settling, since + Self.longestDelay)
        files[path] = file
    }

    private mutating func look(at path: String, at now: Double) {
        guard let file = files[path] else { return }
        look(at: path, as: .read(file.place), at: now)
    }

    private mutating func look(at path: String, as contents: Contents, at now: Double) {
        guard let file = files[path] else { return }
        if contents.isNothing, contents.fingerprint != file.latest {
            expect(path, at: now)
        } else {
            accept(contents, of: path)
        }
    }

    private mutating func accept(_ contents: Contents, of path: String) {
        guard var file = files[path] else { return }
        (file.due, file.since) = (nil, nil)
        let fingerprint = contents.fingerprint
        if fingerprint != file.latest {
            file.latest = fingerprint
            // What is as it was when somebody last asked is no change.
            changes[path] = fingerprint == file.told ? nil : contents
            hasNews = hasNews || changes[path] != nil
        }
        files[path] = file
    }

    /// Looks at what has been left alone for long enough.
    mutating func settle(at now: Double) {
        for (path, file) in files {
            guard let due = file.due, due <= now else { continue }
            accept(.read(file.place), of: path)
        }
    }

    /// When something is to be looked at though nothing happens.
    var nextDue: Double? { files.values.compactMap(\.due).min() }

    // MARK: What is told

    /// True once after each change.
    mutating func takeNews() -> Bool {
        defer { hasNews = false }
        return hasNews
    }

    mutating func take() -> [Change] {
        for path in changes.keys {
            guard let latest = files[path]?.latest else { continue }
            files[path]?.told = latest
        }
        defer { changes.removeAll() }
        return changes.sorted { $0.key < $1.key }.map { Change(path: $0.key, contents: $0.value) }
    }
}
