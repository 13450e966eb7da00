// Pictures of cards as textures, with all their smaller versions.
"use strict";

// So many pixels have those that are made for how large they are seen.
const MOST_FINE_PIXELS = 2 ** 24;

class Artwork {
    // bases: what each has that is there, at twice as many pixels as points; fine: those that a picture at rest has.
    constructor(renderer) {
        Object.assign(this, { renderer, gl: renderer.gl, bases: new Map(), fine: new Map(), waiting: new Map(), held: new Map(), ways: new Map() });
    }

    get told() { return this.renderer.scene.artworks; }

    // Under which numbers a picture comes: at twice as many pixels as points, at as many, and at as many as a capture of the scene has.
    sizesOf(number) {
        const { half, seen } = this.told[number] ?? {};
        return [number, half, seen?.[0]];
    }

    // A picture waits for those of its other sizes.
    // again: how it is had once more.
    take(number, picture, again) {
        this.ways.set(number, again);
        this.waiting.set(number, picture);
        const whole = Object.keys(this.told).map(Number).find((one) => this.sizesOf(one).includes(number)) ?? number;
        const sizes = this.sizesOf(whole);
        if (sizes.some((one) => one !== undefined && !this.waiting.has(one))) return;
        const [own, half, seen] = sizes.map((one) => this.waiting.get(one));
        for (const one of sizes) this.waiting.delete(one);
        this.hold(whole, { picture: own, half, seen });
    }

    // Until a picture of the scene has been drawn, which may want it at another size.
    hold(number, pictures) {
        const { picture } = pictures;
        this.held.set(number, pictures);
        const isTranslucent = this.renderer.scene.translucent.includes(number);
        const made = this.make(number, isTranslucent ? this.multiplied(picture) : bytesOfPicture(picture, picture.width, picture.height));
        this.bases.set(number, made);
        this.renderer.textures[number] = made;
    }

    // A whole picture gets its grain, and is made smaller light by light.
    // isExact: as a capture has it. Browsers are quicker, but where a side is odd they leave every other line out.
    make(number, whole, isExact) {
        const { gl, renderer } = this;
        const { width, height } = whole;
        const texture = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, texture);
        const grain = this.told[number]?.grain;
        let one = grain ? grained(whole, grain) : whole;
        this.level(0, one);
        if (isExact) {
            for (let level = 1; one.width > 1 || one.height > 1; level++) {
                one = halvedLight(one);
                this.level(level, one);
            }
        } else {
            gl.generateMipmap(gl.TEXTURE_2D);
        }
        setFilter(gl, gl.TEXTURE_2D, gl.LINEAR, renderer.isQuick ? gl.LINEAR_MIPMAP_NEAREST : gl.LINEAR_MIPMAP_LINEAR);
        const anisotropy = gl.getExtension("EXT_texture_filter_anisotropic");
        if (anisotropy && !renderer.isSoftware)
            gl.texParameterf(
                gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT,
                Math.min(8, gl.getParameter(anisotropy.MAX_TEXTURE_MAX_ANISOTROPY_EXT)));
        return { texture, width, height };
    }

    // No browser multiplies light: its bytes are taken as they are.
    multiplied(picture) {
        const { gl } = this;
        const { width, height } = picture;
        const [frame, texture] = [gl.createFramebuffer(), gl.createTexture()];
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
        gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
        const bytes = new Uint8Array(width * height * 4);
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
        gl.deleteFramebuffer(frame);
        gl.deleteTexture(texture);
        return { width, height, bytes: multiplied(bytes) };
    }

    level(level, { width, height, bytes }) {
        const { gl } = this;
        gl.texImage2D(gl.TEXTURE_2D, level, gl.SRGB8_ALPHA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(bytes.buffer));
    }

    // Whether only the size of a picture is read that is nearest to how large it is seen.
    hurry(isQuick) {
        const { gl } = this;
        for (const { texture } of [...this.bases.values(), ...this.fine.values()]) {
            gl.bindTexture(gl.TEXTURE_2D, texture);
            gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isQuick ? gl.LINEAR_MIPMAP_NEAREST : gl.LINEAR_MIPMAP_LINEAR);
        }
    }

    // MARK: As large as it is seen

    // What rests has each picture at the size in which it is seen, as a capture has it; what moves, what is there.
    // isMoving: a frame in motion.
    choose(frame, size, isMoving) {
        const { renderer, bases, fine } = this;
        const wanted = wantedPictures(frame, renderer.deck, size.width / frame.view.width);
        const missing = [];
        for (const [number, want] of wanted) {
            const base = bases.get(number);
            if (!base) continue;
            const known = fine.get(number);
            const step = this.step(number, want);
            const suits = known && (isMoving ? step <= known.step && known.step <= 2 * step : step === known.step);
            if (!suits && !isMoving && this.isOwn(number, step)) missing.push([number, step, want]);
            this.show(number, suits ? known : base);
        }
        if (isMoving) return;
        const later = missing.filter(([number, step, want]) => !this.refine(number, step, want, this.held.get(number)));
        this.held.clear();
        this.makeRoom(wanted);
        if (later.length > 0) this.ask(later);
    }

    show(number, made) {
        const { textures, face } = this.renderer;
        if (textures[number] === made) return;
        textures[number] = made;
        face?.forgetSheets();
    }

    // Pixels a point of the card that it was made for.
    step(number, { width, times }) {
        const share = (width * times) / (this.told[number]?.points[0] ?? width);
        return Math.abs(share / times - 1) < 1e-6 ? times : share;
    }

    // Whether it has no such size. A file has no more pixels than it has.
    isOwn(number, step) {
        const told = this.told[number];
        if (!told || step === 2 || this.renderer.scene.translucent.includes(number)) return false;
        const { width } = this.bases.get(number);
        if (step === 1 && width === this.pixels(told.points[0])) return false;
        return told.grain || step * told.points[0] < width;
    }

    // As many as a capture has on such a length, at so many a point.
    pixels(length, times = 1) { return Math.max(1, Math.ceil(length * times * (1 - 1e-9))); }

    // Says whether it could be made.
    refine(number, step, want, pictures) {
        if (!pictures) return false;
        const made = { ...this.make(number, this.sized(number, step, want, pictures), true), step };
        this.forget(number);
        this.fine.set(number, made);
        this.show(number, made);
        return true;
    }

    // As near as can be to what a capture paints at this step: thin lines come in sizes of their own, for they are others at each.
    sized(number, step, { width, height, times }, { picture, half, seen }) {
        const { grain, points, seen: toldSeen } = this.told[number];
        if (seen && toldSeen[1] === this.pixels(width, times)) return bytesOfPicture(seen, seen.width, seen.height);
        if (step === 1 && half) return bytesOfPicture(half, half.width, half.height);
        const sides = grain
            ? [width, height].map((length) => this.pixels(length, times)) : points.map((length) => Math.max(1, Math.round(length * step)));
        if (step === 1) return halved(bytesOfPicture(picture, ...sides.map((side) => 2 * side)));
        return bytesOfPicture(step < 1 && half ? half : picture, ...sides);
    }

    forget(number) {
        const made = this.fine.get(number);
        if (made) this.gl.deleteTexture(made.texture);
        this.fine.delete(number);
    }

    // Those that nobody sees go first.
    makeRoom(wanted) {
        let sum = 0;
        for (const { width, height } of this.fine.values()) sum += width * height;
        for (const [number, { width, height }] of [...this.fine]) {
            if (sum <= MOST_FINE_PIXELS) return;
            if (wanted.has(number)) continue;
            this.forget(number);
            this.show(number, this.bases.get(number));
            sum -= width * height;
        }
    }

    // Pictures are unpacked once more, which takes a moment; then the scene is drawn again.
    async ask(list) {
        if (this.isAsking) return;
        this.isAsking = true;
        const had = await Promise.all(list.map(([number]) => (
            Promise.all(this.sizesOf(number).map((one) => this.ways.get(one)?.())).then(([picture, half, seen]) => ({ picture, half, seen })))));
        this.isAsking = false;
        if (this.gl.isContextLost()) return;
        list.forEach(([number, step, want], i) => this.refine(number, step, want, had[i]));
        this.onArrival?.();
    }
}
