// What samplers of shaders read: pictures, films, what is all around, keys, sounds and noise. EffectInputs of the renderer.
"use strict";

class EffectInputs {
    // told: what PageInputs writes: which pictures are sides of which cube, and whose sound it is that shaders hear.
    constructor(gl, told = {}) {
        Object.assign(this, { gl, told, pictures: new Map(), films: [], sounds: new Map(), cubes: new Map(), keys: new HeldKeys() });
        // Another number whenever something reads otherwise than before.
        this.edition = 0;
    }

    // What a page carries under a number: a picture, a film, or a sound.
    take(number, carried) {
        const { gl } = this;
        this.edition += 1;
        if (carried instanceof Film) return void this.films.push({ number, film: carried, shown: null });
        if (carried instanceof Soundtrack) return void this.sounds.set(number, { track: carried, textures: new Map() });
        const cube = (this.told.cubes ?? []).findIndex((sides) => sides.includes(number));
        if (cube >= 0) return this.takeSide(cube, this.told.cubes[cube].indexOf(number), carried);
        this.pictures.set(number, this.texture(carried.width, carried.height, carried));
    }

    // It is another moment: films and sounds are as they are then.
    show(seconds) {
        for (const one of this.films) {
            const picture = one.film.at(seconds);
            if (!picture || picture === one.shown) continue;
            one.shown = picture;
            this.edition += 1;
            const texture = this.pictures.get(one.number)?.texture;
            this.pictures.set(one.number, this.texture(picture.width, picture.height, picture, this.gl.REPEAT, texture));
        }
        for (const sound of this.sounds.values()) {
            const frame = sound.track.frameAt(seconds);
            if (frame === sound.frame) continue;
            Object.assign(sound, { frame, isFresh: new Set() });
            this.edition += 1;
        }
    }

    // How loud low, middle and high notes are, and the beat, of what the scene hears.
    get levels() {
        const sound = this.sounds.get(this.told.sound);
        return sound ? sound.track.levels(sound.frame ?? 0) : [0, 0, 0, 0];
    }

    // One of the six sides, its uppermost row first, as OpenGL has them.
    takeSide(cube, side, picture) {
        const { gl } = this;
        const made = this.cubes.get(cube) ?? { texture: gl.createTexture(), count: 0, width: picture.width, height: picture.height };
        this.cubes.set(cube, made);
        gl.bindTexture(gl.TEXTURE_CUBE_MAP, made.texture);
        gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
        gl.texImage2D(gl.TEXTURE_CUBE_MAP_POSITIVE_X + side, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
        setFilter(gl, gl.TEXTURE_CUBE_MAP, gl.LINEAR, gl.LINEAR_MIPMAP_LINEAR);
        made.count += 1;
        if (made.count === 6) gl.generateMipmap(gl.TEXTURE_CUBE_MAP);
    }

    // The lowest row first, repeated without end unless something else is said.
    texture(width, height, pixels, wrap = this.gl.REPEAT, texture = this.gl.createTexture()) {
        const { gl } = this;
        gl.bindTexture(gl.TEXTURE_2D, texture);
        if (ArrayBuffer.isView(pixels)) {
            gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
        } else {
            gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
            gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
        }
        gl.generateMipmap(gl.TEXTURE_2D);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
        for (const way of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, way, wrap);
        return { texture, width, height };
    }

    // Numbers in rows, without smaller versions.
    table(width, height, bytes, filter, former) {
        const { gl } = this;
        const texture = former?.texture ?? gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
        setFilter(gl, gl.TEXTURE_2D, filter);
        return { texture, width, height };
    }

    get nothing() { return (this.empty ??= this.texture(1, 1, new Uint8Array(4))); }
    get light() { return (this.white ??= this.texture(1, 1, new Uint8Array(4).fill(255))); }
    get noise() { return (this.chance0 ??= this.texture(256, 256, noiseBytes(256))); }
    get noise1() { return (this.chance1 ??= this.texture(256, 256, noiseBytes(256, 1))); }
    get noise2() { return (this.chance2 ??= this.texture(256, 256, noiseBytes(256, 2))); }
    get noise3() { return (this.chance3 ??= this.texture(256, 256, noiseBytes(256, 3))); }

    // Shadertoy's 256 by 3: which keys are held, were pressed in this frame, and were pressed an odd number of times.
    get keyboard() {
        const { keys } = this;
        if (this.keyPicture && this.keyEdition === keys.edition) return this.keyPicture;
        this.keyEdition = keys.edition;
        return (this.keyPicture = this.table(256, 3, keys.bytes, this.gl.NEAREST, this.keyPicture));
    }

    // What is heard of a sound, or silence where there is none: "both", the "spectrum", or the "wave".
    heard(number, form) {
        const sound = this.sounds.get(number) ?? (this.hush ??= { track: Soundtrack.silence, textures: new Map(), isFresh: new Set(), frame: 0 });
        sound.isFresh ??= new Set();
        if (!sound.isFresh.has(form)) {
            const bytes = sound.track.bytes(sound.frame ?? 0, form);
            sound.textures.set(form, this.table(512, bytes.length / 2048, bytes, this.gl.LINEAR, sound.textures.get(form)));
            sound.isFresh.add(form);
        }
        return sound.textures.get(form);
    }

    found(reads, others) {
        if (typeof reads === "number") return this.pictures.get(reads);
        if (typeof reads !== "object") return others[reads] ?? this[reads];
        if (reads.cube !== undefined) return this.cubes.get(reads.cube);
        return reads.form === undefined ? reads : this.heard(reads.sound, reads.form);
    }

    // Says how large it is.
    bind(reads, unit, others) {
        const { gl } = this;
        // What has to be filled first is not to take another one's unit.
        gl.activeTexture(gl.TEXTURE0);
        const found = this.found(reads, others);
        gl.activeTexture(gl.TEXTURE0 + unit);
        if (reads.cube !== undefined) {
            gl.bindTexture(gl.TEXTURE_CUBE_MAP, found?.texture ?? null);
            return [found?.width ?? 1, found?.height ?? 1];
        }
        const picture = found ?? this.nothing;
        gl.bindTexture(gl.TEXTURE_2D, picture.texture);
        return [picture.width, picture.height];
    }
}

// Four bytes by chance for each pixel, the same everywhere: Marsaglia's xorshift64, in two halves. The lowest row comes first.
// number: each is another one.
function noiseBytes(side, number = 0) {
    let [high, low] = [0x9e3779b9 ^ Math.imul(number, 0x2545f491), 0x7f4a7c15];
    const bytes = new Uint8Array(side * side * 4);
    const row = side * 4;
    for (let i = 0; i < bytes.length; i++) {
        [high, low] = [high ^ ((high << 13) | (low >>> 19)), low ^ (low << 13)];
        [high, low] = [high ^ (high >>> 7), low ^ ((low >>> 7) | (high << 25))];
        [high, low] = [high ^ ((high << 17) | (low >>> 15)), low ^ (low << 17)];
        bytes[(side - 1 - Math.floor(i / row)) * row + (i % row)] = high & 0xff;
    }
    return bytes;
}

if (typeof module !== "undefined") Object.assign(module.exports, { noiseBytes, EffectInputs });
