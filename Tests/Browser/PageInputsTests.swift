import Foundation
import Testing

/// What a page's shaders read beside pictures: keys, films, sounds, what is all around. In node.
@Suite(.enabled(if: ModulePlayer.node != nil)) struct PageInputsTests {
    // MARK: Keys

    @Test func aKeyIsHeldUntilItIsLetGoAndPressedForOneFrame() throws {
        let script = """
            const keys = new HeldKeys();
            const say = (number) => [0, 1, 2].map((row) => (keys.bytes[(row * 256 + number) * 4] ? 1 : 0)).join("");
            const all = [say(65)];
            const act = (...words) => { all.push(words.join("")); all.push(say(65)); };
            act("press", keys.press(65));
            act("again", keys.press(65));
            act("frame", keys.endFrame());
            act("frame", keys.endFrame());
            act("release", keys.release(65));
            keys.press(65); keys.endFrame();
            act("twice");
            keys.press(32);
            keys.releaseAll();
            act("left", say(32));
            act("none", keys.press(0), keys.press(256), keys.press(undefined), keys.release(7));
            console.log(all.join(" "), keys.bytes.length, keys.bytes.reduce((sum, byte) => sum + byte, 0));
            """
        #expect(
            try ModulePlayer.said(["keys.js"], script)
                == "000 presstrue 111 againfalse 111 frametrue 101 framefalse 101 releasetrue 001 twice 100 left011 000 "
                + "nonefalsefalsefalsefalse 000 3072 2040")
    }

    // MARK: Films

    /// A film of four frames, of which two are the same picture; unpacking is done when it is told to be.
    private static let film = """
        const bytes = Uint8Array.of(10, 11, 20, 30, 31, 32);
        const orders = [];
        const unpack = (part) => new Promise((done) => {
            const picture = { name: part[0], close() { closed.push(this.name); } };
            orders.push({ name: part[0], done: () => done(picture) });
        });
        const closed = [];
        const film = new Film({ rate: 30, starts: [0, 2, 3, 6], order: [0, 1, 1, 2] }, bytes, unpack);
        const later = () => new Promise((done) => setImmediate(done));
        const deliver = async () => { while (orders.length > 0) { orders.shift().done(); await later(); } };
        """

    @Test func aFilmHasThePictureOfItsMoment() throws {
        let script =
            Self.film + """

                (async () => {
                    const frames = [0, 0.034, 0.1, 0.1334, 1, -3].map((seconds) => film.frameAt(seconds));
                    const opened = film.opened(0.1);
                    const asked = orders.map(({ name }) => name);
                    await deliver();
                    await opened;
                    const shown = [0.1, 0.05, 0.07, 0, 0.1334 + 0.1].map((seconds) => film.at(seconds).name);
                    console.log(frames.join(" "), "|", asked.join(" "), "|", shown.join(" "), "|", closed.length);
                })();
                """
        #expect(try ModulePlayer.said(["films.js"], script) == "0 1 3 0 2 0 | 30 10 20 | 30 20 20 10 30 | 0")
    }

    /// The last one stands until the next is there, and then somebody is told.
    @Test func aPictureThatIsOnItsWayLeavesTheLastOne() throws {
        let script =
            Self.film + """

                (async () => {
                    const first = film.at(0);
                    let woken = 0;
                    film.wake = () => { woken += 1; };
                    orders.shift().done();
                    await later();
                    const shown = [first, film.at(0).name, film.at(0.04).name];
                    await deliver();
                    console.log(shown.join(" "), film.at(0.04).name, woken);
                })();
                """
        #expect(try ModulePlayer.said(["films.js"], script) == "10 10 20 2")
    }

    /// However long a film is, few of its pictures are unpacked at once.
    @Test func picturesThatNobodyWantsAreGivenBack() throws {
        let script = """
            const count = 300;
            let [open, most, most2, coming] = [0, 0, 0, 0];
            const unpack = async (part) => {
                coming += 1;
                most2 = Math.max(most2, coming);
                await new Promise((done) => setImmediate(done));
                coming -= 1;
                open += 1;
                most = Math.max(most, open);
                return { close() { open -= 1; } };
            };
            const order = Array.from({ length: count }, (_, i) => i);
            const film = new Film({ rate: 30, starts: [...order, count], order }, new Uint8Array(count), unpack);
            (async () => {
                for (let i = 0; i < 900; i++) {
                    film.at(((i * 7919) % 4000) / 100);
                    await new Promise((done) => setImmediate(done));
                }
                console.log(most < 16, most2 <= 3);
            })();
            """
        #expect(try ModulePlayer.said(["films.js"], script) == "true true")
    }

    // MARK: Sounds

    @Test func aSoundIsHeardFrameByFrameAndSilentBehindItsEnd() throws {
        let script = """
            const [count, samples] = [2, 44100];
            const buffer = new ArrayBuffer(8 + count * (16 + 512) + samples);
            new Uint32Array(buffer, 0, 2).set([count, samples]);
            new Float32Array(buffer, 8, 8).set([0, 0.25, 0.5, 1, 1, 0.75, 0.5, 0.25]);
            const spectra = new Uint8Array(buffer, 8 + count * 16, count * 512);
            spectra[3] = 200;
            spectra[512 + 3] = 100;
            const own = new Uint8Array(buffer, 8 + count * 528);
            for (let i = 0; i < samples; i++) own[i] = i % 251;
            const track = new Soundtrack(buffer);
            const both = track.bytes(1, "both");
            console.log(track.frameAt(0.0167), track.levels(1).join(" "), track.levels(2).join(" "));
            console.log(both.length, both[12], both[15], track.bytes(0, "spectrum")[12], track.spectrum(2)[3]);
            console.log(track.wave(0)[511], track.wave(1)[511] === (735 - 1) % 251, track.wave(1)[0] === (735 - 512) % 251);
            console.log(track.wave(61)[511], Soundtrack.silence.bytes(9, "both").filter((_, i) => i % 4 === 0).join("").replace(/(.)\\1+|(128)+/g, "$1$2"));
            """
        #expect(
            try ModulePlayer.said(["sounds.js"], script) == """
                1 1 0.75 0.5 0.25 0 0 0 0
                4096 44 255 200 0
                128 true true
                128 0128
                """)
    }

    // MARK: Textures

    /// A browser's drawing, as far as textures are filled and bound.
    private static let gl = """
        const gl = new Proxy({ said: [] }, {
            get(target, name) {
                if (name in target) return target[name];
                if (/^[A-Z0-9_]+$/.test(name)) return name === "TEXTURE0" ? 0 : name === "TEXTURE_CUBE_MAP_POSITIVE_X" ? 100 : name;
                return (...words) => {
                    if (name === "createTexture") return { number: (target.count = (target.count ?? 0) + 1) };
                    if (/^(texImage2D|bindTexture|generateMipmap)$/.test(name)) target.said.push([name, ...words]);
                };
            },
        });
        const setFilter = () => {};
        const inputs = new EffectInputs(gl, { numbers: [0, 1, 2, 3, 4, 5, 6], cubes: [[1, 2, 3, 4, 5, 6]], films: {}, sound: null });
        """

    private static let files = ["keys.js", "films.js", "sounds.js", "inputs.js"]

    @Test func sixPicturesBecomeOneCubeInAnyOrder() throws {
        let script =
            Self.gl + """

                for (const number of [3, 0, 6, 1, 2, 5, 4]) inputs.take(number, { width: 8, height: 8 });
                const sides = gl.said.filter(([name, side]) => name === "texImage2D" && side >= 100).map(([, side]) => side - 100);
                const levels = gl.said.filter(([name, kind]) => name === "generateMipmap" && kind === "TEXTURE_CUBE_MAP").length;
                gl.said.length = 0;
                console.log(sides.join(" "), levels, inputs.bind({ cube: 0 }, 9, {}).join("x"), inputs.bind(0, 8, {}).join("x"));
                console.log(gl.said.map(([name, kind]) => `${name} ${kind}`).join(", "));
                """
        #expect(
            try ModulePlayer.said(Self.files, script)
                == "2 5 0 1 4 3 1 8x8 8x8\nbindTexture TEXTURE_CUBE_MAP, bindTexture TEXTURE_2D")
    }

    /// Passes are drawn anew when what they read has changed, and only then.
    @Test func whatIsReadHasAnotherEditionOnceItIsOther() throws {
        let script =
            Self.gl + """

                const pictures = [{ width: 4, height: 2 }, { width: 4, height: 2 }];
                const film = new Film({ rate: 30, starts: [0, 1, 2], order: [0, 1] }, new Uint8Array(2), async () => ({}));
                film.at = (seconds) => pictures[film.frameAt(seconds)];
                inputs.take(9, film);
                const sizes = [inputs.bind(9, 8, {}).join("x")];
                const editions = [];
                for (const seconds of [0, 0.01, 0.034, 0.04, 0.07]) {
                    inputs.show(seconds);
                    editions.push(inputs.edition);
                }
                sizes.push(inputs.bind(9, 8, {}).join("x"));
                console.log(editions.map((edition) => edition - editions[0]).join(" "), sizes.join(" "), gl.count);
                inputs.keys.press(65);
                console.log(inputs.bind("keyboard", 8, {}).join("x"), inputs.bind({ sound: null, form: "both" }, 8, {}).join("x"),
                    inputs.bind({ sound: 4, form: "wave" }, 8, {}).join("x"), inputs.levels.join(""));
                """
        #expect(try ModulePlayer.said(Self.files, script) == "0 0 1 1 2 1x1 4x2 2\n256x3 512x2 512x1 0000")
    }

    // MARK: Pictures that let something through

    @Test func alphaTakesLightAndNoBytes() throws {
        let script = """
            console.log(multiplied(Uint8Array.of(255, 128, 0, 128, 255, 200, 9, 255, 90, 90, 90, 0)).join(" "));
            """
        // Half of the light of 255 is 188, not 128.
        #expect(
            try ModulePlayer.said(["pictures.js"], script) == "188 93 0 128 255 200 9 255 0 0 0 0")
    }
}
