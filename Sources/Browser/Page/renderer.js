// Draws frames with WebGL 2, in the order in which the program does: what is opaque from the front into the depth buffer, then
// from the back shadows, edges, translucent cards and letters.
"use strict";

const BLOCK = 44;

class Renderer {
    constructor(canvas, scene, shaders) {
        const gl = canvas.getContext("webgl2", { antialias: false, premultipliedAlpha: true, alpha: true });
        if (!gl) throw new Error("this browser has no WebGL 2");
        Object.assign(this, { canvas, gl, scene, shaders: { ...shaders, present: PRESENT, shown: SHOWN }, programs: new Map(), textures: [] });
        this.artwork = new Artwork(this);
        this.isClamping = gl.getExtension("EXT_depth_clamp");
        gl.getExtension("EXT_color_buffer_half_float");
        // Of what passes draw: as the program has it, or half of that where only halves are smooth.
        const hasFloats = gl.getExtension("EXT_color_buffer_float");
        this.floats = hasFloats && gl.getExtension("OES_texture_float_linear") ? gl.RGBA32F : gl.RGBA16F;
        this.grain = 2 ** gl.getParameter(gl.SUBPIXEL_BITS);
        this.deck = new Deck(scene);
        this.mesh = this.makeMesh();
        this.stride = Math.ceil((BLOCK * 4) / this.alignment) * this.alignment;
        // Of the picture, and of a card that is drawn flat meanwhile.
        this.buffers = [0, 1].map(() => ({ cards: gl.createBuffer(), shadows: gl.createBuffer() }));
        this.seamBuffer = gl.createBuffer();
        this.depth = -1;
        this.flats = new FlatPass(this);
        this.floor = new FloorPass(this);
        this.letters = scene.text ? new Letters(this, scene.text) : null;
        // What shaders of the user's own are told of the moment.
        this.told = { seconds: scene.stage.time, step: 1 / 60, date: [2000, 0, 1, 0], pointer: null, scale: 1 };
        const { face, backdrop, post, transition } = scene.shaders ?? { post: [] };
        this.face = face && new FacePass(this, face);
        this.backdrop = backdrop && new Effect(this, backdrop);
        this.post = post.length > 0 ? new PostPass(this, post) : null;
        this.transition = transition && new TransitionPass(this, transition);
    }

    // What shaders of the user's own read.
    get inputs() { return (this.effectInputs ??= new EffectInputs(this.gl, this.scene.inputs)); }

    // Of all shaders.
    get knobs() { return (this.effectKnobs ??= (this.scene.shaders?.knobs ?? []).map((told) => new EffectKnob(this, told))); }

    // Every shader of the user's own.
    get effects() {
        return [this.face?.effect, this.backdrop, ...(this.post?.effects ?? []), this.transition?.effect].filter(Boolean);
    }

    get alignment() { return this.gl.getParameter(this.gl.UNIFORM_BUFFER_OFFSET_ALIGNMENT); }

    // Corners come from their numbers alone.
    makeMesh() {
        const gl = this.gl;
        const whole = [0, 1, 2, 0, 2, 3];
        const ring = [0, 1, 2, 3].flatMap((a) => {
            const b = (a + 1) % 4;
            return [a, b, b + 4, a, b + 4, a + 4];
        });
        const mesh = gl.createVertexArray();
        gl.bindVertexArray(mesh);
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
        gl.bufferData(
            gl.ELEMENT_ARRAY_BUFFER, Uint8Array.from([...whole, ...ring, ...whole.map((corner) => corner + 8)]),
            gl.STATIC_DRAW);
        return mesh;
    }

    // A picture of cards, or what shaders read.
    // again: how it is had once more.
    takePicture(number, picture, again) {
        if (this.scene.inputs.numbers.includes(number)) return this.inputs.take(number, picture);
        this.face?.forgetSheets();
        this.artwork.take(number, picture, again);
    }

    get isSoftware() {
        const gl = this.gl;
        const info = this.isOfSoftware === undefined && gl.getExtension("WEBGL_debug_renderer_info");
        return (this.isOfSoftware ??= /swiftshader|llvmpipe|software/i.test(
            gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)));
    }

    // Waits until all that was asked for is drawn.
    finish() { this.gl.readPixels(0, 0, 1, 1, this.gl.RGBA, this.gl.UNSIGNED_BYTE, new Uint8Array(4)); }

    program(name, vertex, fragment, definitions = []) {
        if (!this.programs.has(name))
            this.programs.set(name, new Program(this.gl, this.shaders, vertex, fragment, definitions));
        const program = this.programs.get(name);
        program.use();
        return program;
    }

    screen(fragment) { return this.program(fragment, ["shared/screen.vert"], [fragment]); }

    // Which files a part of a card is drawn by: for each question one of several answers.
    cardProgram(part, one, isMirrored) {
        const isInside = part === "middle";
        const meetsOthers = Boolean(one.seam) && (part === "edge" || part === "solid");
        const [hasArtwork, isPlain] = [one.texture !== null && part !== "shadow", one.isPlain];
        const fill = part === "shadow" && one.face ? "opaque" : isPlain ? "plain" : "gradient";
        const blur = part !== "shadow" ? [] : [one.radius <= (this.isQuick ? 2.5 : 1.25) * one.shadow[6] ? "soft-shadow" : "shadow"];
        const isRound = !isInside && (one.radius > 0 || one.side.face.labels[1] > 0);
        const hasBorder = !isInside && one.thickness > 0;
        const isLit = part === "edge" && one.light && Lighting.isOnEdges(one);
        const lights = isLit ? ["LIGHTS 1", "EDGE", ...one.light.definitions] : [];
        const name = [part, ...blur, hasArtwork, fill, isRound, hasBorder, isMirrored, meetsOthers, ...lights].join(" ");
        if (this.programs.has(name)) return this.program(name);
        const vertex = { middle: "middle", rim: "rim", edge: "edge", solid: "edge", shadow: "shadow" }[part];
        const fragment = part === "solid" ? part : vertex;
        const made = this.program(
            name, ["cards/no-face.vert.glsl", isLit ? "light/lit.vert" : `cards/${vertex}.vert`],
            [
                `cards/${fill}.glsl`, isRound ? "cards/round.glsl" : "cards/straight.glsl",
                hasArtwork ? "cards/artwork.glsl" : "cards/no-artwork.glsl",
                hasBorder ? "cards/border.glsl" : "cards/no-border.glsl",
                meetsOthers ? "cards/seam.glsl" : "cards/no-seam.glsl", ...blur.map((name) => `cards/${name}.glsl`),
                isLit ? "light/lit-edge.frag" : `cards/${fragment}.frag`,
                isMirrored ? "floor/mirrored.frag" : "shared/main.frag",
            ],
            ["CARDS 1", ...lights]);
        made.bindBlock("Lights", 4);
        made.bindBlock("Cards", 0);
        made.bindBlock("Shadows", 1);
        made.bindBlock("Seams", 2);
        return made;
    }

    // wanted: how many samples a pixel has, where there are so many. isQuick: fewer pixels than a screen has show no hairlines where
    // cards meet, a corner of a shadow less sharply, and nothing between two sizes of a picture; what that takes is saved then.
    resize(width, height, wanted, isQuick = false) {
        const { target } = this;
        if (this.isQuick !== isQuick) this.artwork.hurry(isQuick);
        this.isQuick = isQuick;
        if (target && target.width === width && target.height === height && target.wanted === wanted) return;
        this.target?.forget();
        this.floor.forget();
        const gl = this.gl;
        [this.canvas.width, this.canvas.height] = [width, height];
        const samples = Math.min(wanted, gl.getParameter(gl.MAX_SAMPLES));
        this.target = Object.assign(new Surface(gl, width, height, { format: gl.SRGB8_ALPHA8, samples }), { wanted });
        this.post?.resize(width, height);
        this.transition?.forget();
    }

    begin() {
        const gl = this.gl;
        gl.enable(gl.DEPTH_TEST);
        gl.depthFunc(gl.LEQUAL);
        gl.depthMask(true);
        gl.disable(gl.BLEND);
        gl.bindVertexArray(this.mesh);
        if (this.isClamping) gl.enable(this.isClamping.DEPTH_CLAMP_EXT);
    }

    // To what a screen shows, byte by byte as it is.
    present() {
        const gl = this.gl;
        gl.bindFramebuffer(gl.FRAMEBUFFER, null);
        gl.viewport(0, 0, this.canvas.width, this.canvas.height);
        this.encode(this.target);
    }

    // as: what the bytes are for.
    encode(surface, as = "present") {
        const gl = this.gl;
        gl.disable(gl.DEPTH_TEST);
        const program = this.screen(as);
        surface.bind();
        program.setWhole("picture", 0);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
    }

    // Whether nothing is seen through the picture.
    get isOpaque() { return this.backdrop ? !this.backdrop.told.isTranslucent : this.ground()[3] >= 1; }

    ground() {
        if (this.backdrop) return [0, 0, 0, 0];
        const { kind, top, bottom } = this.scene.backdrop;
        if (kind === "transparent") return [0, 0, 0, 0];
        return light(kind === "gradient" && bottom[3] <= top[3] ? bottom : top);
    }

    drawBackdrop(size) {
        if (this.backdrop) return this.backdrop.drawBackdrop(size);
        const { kind, top, bottom } = this.scene.backdrop;
        if (kind !== "gradient" && kind !== "studio") return;
        const gl = this.gl;
        const program = this.screen(`backdrop/${kind}.frag`);
        program.set("top", ...roots(top));
        program.set("bottom", ...roots(bottom));
        program.set("place", 0, 0, size.height, size.width);
        gl.disable(gl.DEPTH_TEST);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.enable(gl.DEPTH_TEST);
    }

    // Fills the blocks of all cards, each at a place of its own.
    fill(list) {
        const gl = this.gl;
        const cards = new Float32Array((this.stride / 4) * list.length);
        const shadows = new Float32Array((this.stride / 4) * list.length);
        list.forEach((one, i) => {
            cards.set(one.floats, (this.stride / 4) * i);
            if (one.shadow) shadows.set(one.shadow, (this.stride / 4) * i);
        });
        const buffers = this.buffers[this.depth];
        gl.bindBuffer(gl.UNIFORM_BUFFER, buffers.cards);
        gl.bufferData(gl.UNIFORM_BUFFER, cards, gl.DYNAMIC_DRAW);
        gl.bindBuffer(gl.UNIFORM_BUFFER, buffers.shadows);
        gl.bufferData(gl.UNIFORM_BUFFER, shadows, gl.DYNAMIC_DRAW);
    }

    // Into the surface that is bound. On a sheet of paper, where there is none, every card is drawn as it is.
    drawCards(list, cards, size, plane, surface) {
        const gl = this.gl;
        if (list.length === 0) return;
        this.depth += 1;
        this.fill(list);
        if (surface && !this.isQuick) seamsOf(list, cards, size).forEach((seam, i) => { list[i].seam = seam; });
        const flats = surface ? FlatCard.all(list, size, plane !== null) : list.map(() => null);
        const casts = list.map((one) => (surface && one.shapedShadow ? FlatCard.shadow(one, size, plane !== null) : null));
        // Pieces have no edges of their own: they are seen in the flat pictures of their cards, or not at all.
        const isAlone = (one) => Boolean(surface && one.card.part);
        const isSolid = (one, i) => one.isOpaque && !flats[i] && !isAlone(one);
        for (const part of ["middle", "rim"]) {
            for (let i = list.length - 1; i >= 0; i--) {
                const one = list[i];
                if (!isSolid(one, i)) continue;
                const hasRim = one.face || one.thickness > 0 || one.radius > 0 || one.side.face.labels[1] > 0;
                if (part === "middle" || hasRim) this.drawPart(part, one, i, size, plane);
            }
        }
        gl.depthMask(false);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        const write = (one) => { if (!one.hidesLabels) this.letters?.draw(one, size, plane); };
        list.forEach((one, i) => { if (isSolid(one, i)) write(one); });
        list.forEach((one, i) => {
            if (casts[i]) this.cast(casts[i], one, i, size, plane, surface);
            if (flats[i]) return this.flats.draw(flats[i], size, plane, () => surface.begin());
            if (isAlone(one)) return;
            if (one.shadow) this.drawPart("shadow", one, i, size, plane);
            this.drawPart("edge", one, i, size, plane);
            if (!one.isOpaque) write(one);
            if (one.light && Lighting.isOn(one)) Lighting.draw(this, one, i, size, plane);
        });
        gl.disable(gl.BLEND);
        gl.depthMask(true);
        this.depth -= 1;
    }

    // Its block is the one that is read next.
    bindCard(i) {
        const gl = this.gl;
        gl.bindBufferRange(gl.UNIFORM_BUFFER, 0, this.buffers[this.depth].cards, i * this.stride, BLOCK * 4);
    }

    // The shadow of a card that a shader gives its form. What of it would be seen through the card is kept away by depths.
    cast(flat, one, i, size, plane, surface) {
        const gl = this.gl;
        if (one.alpha < 1 || this.face.told.isTranslucent) {
            gl.colorMask(false, false, false, false);
            gl.depthMask(true);
            this.drawPart("solid", one, i, size, plane, 0.5 * one.alpha);
            gl.colorMask(true, true, true, true);
            gl.depthMask(false);
        }
        this.flats.draw(flat, size, plane, () => surface.begin());
    }

    drawPart(part, one, i, size, plane, least = 0) {
        const gl = this.gl;
        if (one.face && this.face.told.bends) {
            if (part === "middle" || part === "rim") return;
            return this.face.drawBent(part === "solid" ? part : "edge", one, i, size, plane, least);
        }
        const program = one.face && part !== "shadow"
            ? this.face.program(part, one.thickness > 0, plane !== null)
            : this.cardProgram(part, one, plane !== null);
        if (one.face && part !== "shadow") {
            this.face.use(program, one, i, size, plane);
        } else {
            this.set(program, size, plane);
            program.setWhole("run", 0, 1);
        }
        program.set("least", least);
        gl.bindVertexArray(this.mesh);
        const buffers = this.buffers[this.depth];
        this.bindCard(i);
        if (part === "shadow")
            gl.bindBufferRange(gl.UNIFORM_BUFFER, 1, buffers.shadows, i * this.stride, 32);
        if (one.seam && !one.face && (part === "edge" || part === "solid")) {
            gl.bindBuffer(gl.UNIFORM_BUFFER, this.seamBuffer);
            gl.bufferData(gl.UNIFORM_BUFFER, one.seam, gl.DYNAMIC_DRAW);
            gl.bindBufferBase(gl.UNIFORM_BUFFER, 2, this.seamBuffer);
        }
        if (part === "edge" && one.light && Lighting.isOnEdges(one)) Lighting.bind(this, one.light);
        if (one.texture && !one.face && part !== "shadow") {
            gl.activeTexture(gl.TEXTURE0);
            gl.bindTexture(gl.TEXTURE_2D, one.texture.texture);
            program.setWhole("artwork", 0);
        }
        const [start, count] = { middle: [0, 6], rim: [6, 24], shadow: [6, 24] }[part] ?? [6, one.isOpaque ? 24 : 30];
        gl.drawElementsInstanced(gl.TRIANGLES, count, gl.UNSIGNED_BYTE, start, 1);
    }

    set(program, size, plane) {
        program.set("picture", size.width / 2, size.height / 2);
        this.setPlace(program, size, plane);
    }

    setPlace(program, size, plane) {
        program.set("place", 0, 0, size.height, size.width);
        program.set("level", ...(plane?.level ?? [0, 0, 0, 0]));
        program.set("deepest", plane?.fade ?? 0);
    }
}
