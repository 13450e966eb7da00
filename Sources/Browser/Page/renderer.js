// Draws frames with WebGL 2, in the order in which the program does: what is opaque from the front into the depth buffer, then
// from the back shadows, edges, translucent cards and letters.
"use strict";

const BLOCK = 44;

class Renderer {
    constructor(canvas, scene, shaders) {
        const gl = canvas.getContext("webgl2", { antialias: false, premultipliedAlpha: true, alpha: true });
        if (!gl) throw new Error("this browser has no WebGL 2");
        Object.assign(this, { canvas, gl, scene, shaders: { ...shaders, present: PRESENT }, programs: new Map(), textures: [] });
        this.isClamping = gl.getExtension("EXT_depth_clamp");
        gl.getExtension("EXT_color_buffer_half_float");
        gl.getExtension("EXT_color_buffer_float");
        this.grain = 2 ** gl.getParameter(gl.SUBPIXEL_BITS);
        this.deck = new Deck(scene);
        this.mesh = this.makeMesh();
        this.stride = Math.ceil((BLOCK * 4) / this.alignment) * this.alignment;
        // Of the picture, and of a card that is drawn flat meanwhile.
        this.buffers = [0, 1].map(() => ({ cards: gl.createBuffer(), shadows: gl.createBuffer() }));
        this.seamBuffer = gl.createBuffer();
        this.depth = -1;
        this.flats = new FlatPass(this);
        this.letters = scene.text ? new Letters(this, scene.text) : null;
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

    // A picture, its alpha multiplied into the light, with all its smaller versions.
    takePicture(number, picture) {
        const gl = this.gl;
        const texture = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
        gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
        gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
        gl.generateMipmap(gl.TEXTURE_2D);
        setFilter(gl, gl.TEXTURE_2D, gl.LINEAR, gl.LINEAR_MIPMAP_LINEAR);
        const anisotropy = gl.getExtension("EXT_texture_filter_anisotropic");
        if (anisotropy && !this.isSoftware)
            gl.texParameterf(
                gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT,
                Math.min(8, gl.getParameter(anisotropy.MAX_TEXTURE_MAX_ANISOTROPY_EXT)));
        this.textures[number] = { texture, width: picture.width, height: picture.height };
    }

    get isSoftware() {
        const gl = this.gl;
        const info = gl.getExtension("WEBGL_debug_renderer_info");
        return /swiftshader|llvmpipe|software/i.test(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    }

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
        const meetsOthers = Boolean(one.seam) && part !== "middle" && part !== "rim";
        const [hasArtwork, isPlain] = [one.texture !== null, one.isPlain];
        const isRound = !isInside && (one.radius > 0 || one.side.face.labels[1] > 0);
        const hasBorder = !isInside && one.thickness > 0;
        const name = [part, hasArtwork, isPlain, isRound, hasBorder, isMirrored, meetsOthers].join(" ");
        if (this.programs.has(name)) return this.program(name);
        const vertex = { middle: "middle", rim: "rim", edge: "edge", shadowedEdge: "shadowed-edge" }[part];
        const made = this.program(
            name, ["cards/no-face.vert.glsl", `cards/${vertex}.vert`],
            [
                isPlain ? "cards/plain.glsl" : "cards/gradient.glsl", isRound ? "cards/round.glsl" : "cards/straight.glsl",
                hasArtwork ? "cards/artwork.glsl" : "cards/no-artwork.glsl",
                hasBorder ? "cards/border.glsl" : "cards/no-border.glsl",
                meetsOthers ? "cards/seam.glsl" : "cards/no-seam.glsl", `cards/${vertex}.frag`,
                isMirrored ? "floor/mirrored.frag" : "shared/main.frag",
            ],
            ["CARDS 1"]);
        made.bindBlock("Cards", 0);
        made.bindBlock("Shadows", 1);
        made.bindBlock("Seams", 2);
        return made;
    }

    resize(width, height) {
        if (this.target && this.target.width === width && this.target.height === height) return;
        this.target?.forget();
        this.reflection?.forget();
        this.reflection = null;
        const gl = this.gl;
        [this.canvas.width, this.canvas.height] = [width, height];
        const samples = Math.min(4, gl.getParameter(gl.MAX_SAMPLES));
        this.target = new Surface(gl, width, height, { format: gl.SRGB8_ALPHA8, samples });
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

    draw(frame) {
        const gl = this.gl;
        if (gl.isContextLost()) return;
        const size = { width: this.target.width, height: this.target.height };
        this.begin();
        const list = listCards(frame, this.deck, this.textures, size, false, this.grain);
        const reflection = this.reflect(frame, size);
        this.target.begin(this.ground());
        this.drawBackdrop(size);
        if (reflection) this.layReflection(reflection, size);
        this.drawCards(list, frame.cards, size, null, this.target);
        this.target.finish();
        this.present();
    }

    // To what a screen shows, byte by byte as it is.
    present() {
        const gl = this.gl;
        gl.bindFramebuffer(gl.FRAMEBUFFER, null);
        gl.viewport(0, 0, this.canvas.width, this.canvas.height);
        gl.disable(gl.DEPTH_TEST);
        const program = this.screen("present");
        this.target.bind();
        program.setWhole("picture", 0);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
    }

    ground() {
        const { kind, top, bottom } = this.scene.backdrop;
        if (kind === "transparent") return [0, 0, 0, 0];
        return light(kind === "gradient" && bottom[3] <= top[3] ? bottom : top);
    }

    drawBackdrop(size) {
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
        if (surface) seamsOf(list, cards, size).forEach((seam, i) => { list[i].seam = seam; });
        const flats = list.map((one) => (surface ? FlatCard.of(one, size, plane !== null) : null));
        const isSolid = (one, i) => one.isOpaque && !flats[i];
        for (const part of ["middle", "rim"]) {
            for (let i = list.length - 1; i >= 0; i--) {
                const one = list[i];
                if (!isSolid(one, i)) continue;
                const hasRim = one.thickness > 0 || one.radius > 0 || one.side.face.labels[1] > 0;
                if (part === "middle" || hasRim) this.drawPart(part, one, i, size, plane);
            }
        }
        gl.depthMask(false);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        list.forEach((one, i) => { if (isSolid(one, i)) this.letters?.draw(one, size, plane); });
        list.forEach((one, i) => {
            if (flats[i]) return this.flats.draw(flats[i], size, plane, () => surface.begin());
            this.drawPart(one.shadow ? "shadowedEdge" : "edge", one, i, size, plane);
            if (!one.isOpaque) this.letters?.draw(one, size, plane);
        });
        gl.disable(gl.BLEND);
        gl.depthMask(true);
        this.depth -= 1;
    }

    drawPart(part, one, i, size, plane) {
        const gl = this.gl;
        const program = this.cardProgram(part, one, plane !== null);
        this.set(program, size, plane);
        program.setWhole("run", 0, 1);
        gl.bindVertexArray(this.mesh);
        const buffers = this.buffers[this.depth];
        gl.bindBufferRange(gl.UNIFORM_BUFFER, 0, buffers.cards, i * this.stride, BLOCK * 4);
        if (part === "shadowedEdge")
            gl.bindBufferRange(gl.UNIFORM_BUFFER, 1, buffers.shadows, i * this.stride, 32);
        if (one.seam && part !== "middle" && part !== "rim") {
            gl.bindBuffer(gl.UNIFORM_BUFFER, this.seamBuffer);
            gl.bufferData(gl.UNIFORM_BUFFER, one.seam, gl.DYNAMIC_DRAW);
            gl.bindBufferBase(gl.UNIFORM_BUFFER, 2, this.seamBuffer);
        }
        if (one.texture) {
            gl.activeTexture(gl.TEXTURE0);
            gl.bindTexture(gl.TEXTURE_2D, one.texture.texture);
            program.setWhole("artwork", 0);
        }
        const [start, count] = { middle: [0, 6], rim: [6, 24] }[part] ?? [6, one.isOpaque ? 24 : 30];
        gl.drawElementsInstanced(gl.TRIANGLES, count, gl.UNSIGNED_BYTE, start, part === "shadowedEdge" ? 2 : 1);
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

    // MARK: The floor

    reflect(frame, size) {
        const plane = MirrorPlane.of(this.scene.floor, frame, size);
        if (!plane) return null;
        const gl = this.gl;
        const cards = frame.cards.map((card) => plane.mirrored(card));
        const list = listCards({ ...frame, cards }, this.deck, this.textures, size, true, this.grain);
        if (list.length === 0) return null;
        this.reflection ??= new Surface(gl, size.width, size.height, { format: gl.RGBA16F, second: true });
        this.reflection.begin([0, 0, 0, 0]);
        this.drawCards(list, cards, size, plane, this.reflection);
        return plane;
    }

    layReflection(plane, size) {
        const gl = this.gl;
        const program = this.screen("floor/reflection.frag");
        this.reflection.bind(0);
        this.reflection.bind(1, this.reflection.second);
        gl.activeTexture(gl.TEXTURE0);
        program.setWhole("picture", 0);
        program.setWhole("shares", 1);
        program.set("place", 0, 0, size.height, size.width);
        program.set("strength", plane.reflection, 0, 0, 0);
        gl.disable(gl.DEPTH_TEST);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.disable(gl.BLEND);
        gl.enable(gl.DEPTH_TEST);
    }
}
