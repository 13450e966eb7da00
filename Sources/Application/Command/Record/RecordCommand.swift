import LayoutCore
import ZoeDocument

extension Command {
    static let record = Command(
        "record", "a film of a scene: a video, an animated picture, or a picture a frame", operands: .scene,
        options: Option.scene + Option.recording + [.slideshow, .slideTime, .audio] + [
            .scale, .samples, .supersample, .transparent, .verbose,
        ],
        notes: sceneNotes + [
            "FILE says what is made: .mp4 (H.264), .webm (VP9), .gif (a palette of its own, at most 50 frames a second), .webp or "
                + ".png (animated), by ffmpeg. A name with %04d is a PNG for each frame, and - is raw RGBA, 8 bits each, row by row "
                + "on standard output; neither needs ffmpeg.",
            "What moves: the scene by itself (autoscroll, shaders), a --script, a --turntable, knobs by --over, or several of "
                + "them. Where nothing moves, the row runs: once round where it is closed, else to its other end and back.",
            "Time is counted in frames, never measured: each frame is drawn for its own second, however long that takes, and is "
                + "the same every time. Ctrl+C ends the film early, and leaves what has been drawn of it as a whole file.",
            "With --loop the last frame leads to the first: a closed row turns by whole turns, a sweep goes there and back, "
                + "and what does not close by itself is played forwards and then backwards.",
            "Many machines: each draws its share into a folder by --part K/N, and `zoetrope record FOLDER… -o film.mp4` joins "
                + "what they have drawn, or says what is missing. A part that is started again draws what it had not.",
            "With --slideshow one card after the other is shown for a while; --audio lays music under the film, which fades away at "
                + "the film's end.",
            "zoetrope record --scene cover-flow --loop -o film.mp4",
            "zoetrope record photos/ --slideshow --audio song.mp3 -o film.mp4",
            "zoetrope record --scene cover-flow --over tilt=0..1 --duration 4 -o tilt.gif",
            "zoetrope record --scene wheel --size 640x360 -o - | ffmpeg -f rawvideo -pix_fmt rgba -s 640x360 -r 60 -i - film.mov",
        ]
    ) { arguments throws(Failure) in
        let path = try arguments.required(.film)
        Progress.begin(asLines: false)
        defer { Progress.end() }
        Interruption.listen(endingAt: 3)
        do throws(Failure) {
            if let folders = try RecordedFolders(arguments) {
                try folders.join(into: path, music: arguments[.audio])
            } else {
                try arguments.record(to: path)
            }
        } catch {
            // An encoder that was ended on the way has not failed.
            if Interruption.isUrgent { Interruption.endIfAsked() }
            throw error
        }
        Interruption.endIfAsked()
    }
}

extension Option {
    static let film = ValueOption(
        "output", short: "o", .file("FILE|DIR|-"),
        help: "a .mp4, .webm, .gif, .webp or .png, a name with %04d, a folder, or -")
    static let duration = ValueOption(
        "duration", .number("S", in: 0.0.nextUp...Stage.longestTime, of: "seconds"),
        otherwise: "as long as the script or the timeline, else 6", help: "how long, in seconds")
    static let fps = ValueOption(
        "fps", .number("N", in: 1...240), otherwise: "60; 30 in a .webp or .png, 25 in a .gif",
        help: "frames a second")
    static let frames = ValueOption(
        "frames", .frames, help: "only these of all frames, both ends too; the first is 0")
    static let loop = Option("loop", help: "the end leads to the beginning")
    static let turntable = ValueOption(
        "turntable", .text("TURNS[,PITCH[,ZOOM]]"),
        help: "walk around the stage, so many degrees above it (15), the stage so many times as large (0.7)")
    static let sweep = ValueOption(
        "over", each: .text("NAME=FROM..TO"), help: "move a knob, or scroll, on its way; as often as wanted")
    static let motionBlur = ValueOption(
        "motion-blur", .whole("N", in: 1...64), default: 1,
        help: "as many pictures in a frame as a shutter sees that is open half of the time")
    static let part = ValueOption(
        "part", .text("K/N"), help: "the Kth of N shares of the pictures, into the folder -o names")
    static let audio = ValueOption(
        "audio", .file(), help: "music for a .mp4 or .webm, cut to the film's length and faded out")
    static let quickly = Option("quick", help: "as the window draws cards in motion: sooner, and a little less true")

    fileprivate static let recording: [Option] = [
        .film, .duration, .fps, .frames, .loop, .turntable, .sweep, .script, .motionBlur, .part, .quickly,
    ]
}

extension Arguments {
    fileprivate func record(to path: String) throws(Failure) {
        // Each picture then takes the place of one before it, and no page has to be made anew.
        System.takeMemoryAtOnce()
        let part = try self[.part].map { text throws(Failure) in try WorkShare(text, in: self) }
        let format = try part == nil ? FilmFormat(path) : .folder(path)
        let paths = try ScenePaths(operands, takesStreams: true)
        var scene = try scene(of: paths, otherwise: has(.slideshow) ? .slides : .opening)
        changePicture(of: &scene)
        let slides = try Slideshow(self, &scene, paths)
        guard slides == nil || !has(.script) else {
            throw wrong("a --script moves the row, and so does a --slideshow; leave one of them out")
        }
        slides?.play(&scene, loops: has(.loop))
        try paths.checkShaders(of: scene)
        paths.needPictures()
        let offscreen = try OffscreenRenderer(isVerbose: has(.verbose), judges: scene.hasShadersOfOthers)
        defer { offscreen.leaveContextToTheEnd() }
        if !scene.shaders.isEmpty {
            try offscreen.compileShaders(of: &scene)
            try turnKnobs(of: &scene, isFinal: true)
            scene.warnOfUnknownUniforms()
        }
        var recording = try Recording(self, scene, format: format, offscreen)
        let (width, height) = recording.size
        let film = Film(
            width: width, height: height, fps: recording.timing.fps, isTransparent: scene.picture.isTransparent,
            loops: has(.loop))
        if let part {
            guard !has(.audio) else {
                throw wrong("a --part has no sound; give --audio where the parts are joined")
            }
            try part.draw(&recording, film, into: path, offscreen)
        } else {
            let sound = try self[.audio].map { file throws(Failure) in
                try SoundTrack(
                    file, for: format, length: Double(recording.numbers.count) / film.fps,
                    from: Double(recording.numbers.lowerBound) / film.fps)
            }
            let sink = try format.sink(of: film, sound: sound)
            try recording.draw(recording.numbers, into: sink, by: offscreen)
            if offscreen.isVerbose, let name = recording.motion.playedName { Console.say("played frames \(name)") }
        }
    }
}

/// What a film's file has to know of it.
struct Film: Hashable {
    let width: Int
    let height: Int
    let fps: Double
    let isTransparent: Bool
    let loops: Bool
}
