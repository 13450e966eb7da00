// Cards that a shader of the user's own paints, and perhaps bends: what Renderer+Face, FaceBlock and CardPass do for them.
"use strict";

const BEND_CELLS = 40;

class FacePass {
    constructor(renderer, told) {
        Object.assign(this, { renderer, effect: new Effect(renderer, told), sheets: new Map() });
        this.buffer = renderer.gl.createBuffer();
        // The part that every card has shows what the others will be like.
        const { edge } = this;
        [this.readsContent, this.readsLabel, this.readsPicture] =
            ["zt_content", "zt_label", "zt_picture"].map((name) => edge.place(name) !== null);
    }

    get told() { return this.effect.told; }
    get edge() { return this.program("edge", false, false); }
    // The shader itself shows what is written on the cards.
    get showsLabels() { return this.readsContent || this.readsLabel || this.told.bends; }

    program(part, hasBorder, isMirrored, isBent = this.told.bends) {
        const isInside = part === "middle";
        const border = hasBorder && !isInside;
        const vertex = { middle: "middle", rim: "rim", edge: "edge", solid: "edge" }[part];
        return this.effect.program(
            [part, border, isMirrored, isBent].join(" "),
            isBent ? ["cards/bent.vert"] : ["cards/face.vert.glsl", `cards/${vertex}.vert`],
            [
                isBent ? "cards/face-bent.glsl" : "cards/face-flat.glsl", "cards/face.glsl",
                isInside ? "cards/straight.glsl" : "cards/round.glsl", "cards/no-artwork.glsl",
                border ? "cards/border.glsl" : "cards/no-border.glsl", "cards/no-seam.glsl", `cards/${part}.frag`,
                isMirrored ? "floor/mirrored.frag" : "shared/main.frag",
            ]);
    }

    // Draws the light on cards in which it leaves holes.
    lightProgram(isRound, isMirrored, definitions) {
        return this.effect.program(
            ["light", isRound, isMirrored, definitions].join(" "), ["cards/face.vert.glsl", "light/lit.vert"],
            ["cards/face-flat.glsl", "cards/face.glsl", ...Lighting.files(isRound, isMirrored)], this.told, definitions);
    }

    // Marks the cards of a list that it paints.
    take(list) {
        const { bends, isTranslucent } = this.told;
        for (const one of list) {
            if (!one.style.takesShader) continue;
            one.isOpaque = Math.fround(one.alpha) >= 1 && !isTranslucent && !bends;
            one.floats[34] = one.isOpaque ? OPAQUE : 0;
            one.face = this.block(one);
            one.bends = bends;
            one.isClear = isTranslucent;
            one.hidesLabels = this.showsLabels;
            // What is bent or has holes casts a shadow of its own form.
            if (bends || isTranslucent) [one.shapedShadow, one.shadow] = [one.shadow, null];
        }
    }

    static key(card) { return [card.lane, card.identity, card.copy, card.index].join(" "); }

    // Of cards in pieces, which may be seen from both sides at once, each side has its own.
    sheet(kind, one) {
        const key = FacePass.key(one.card);
        const shown = this.shown?.[kind];
        return shown?.get(key) ?? shown?.get(`${key} ${isSeenFromBehind(one.seen)}`);
    }

    block(one) {
        const flags = one.side.isBack ? 2 : 0;
        const half = [one.card.width / 2, one.card.height / 2];
        const place = (kind) => {
            const sheet = this.sheet(kind, one);
            if (!sheet) return [0, 0, 0, 0];
            const delta = [one.side.mirror[0] * (sheet.flat.isTurned ? -1 : 1), one.side.mirror[1]];
            const reach = delta.map((part, i) => (part * half[i]) / sheet.flat.reach[i]
                * ([sheet.flat.width, sheet.flat.height][i] / [sheet.surface.width, sheet.surface.height][i]));
            const middle = [sheet.flat.width / sheet.surface.width / 2, sheet.flat.height / sheet.surface.height / 2];
            return [...middle.map((part, i) => part - reach[i] / 2), ...reach];
        };
        return Float32Array.of(
            one.card.index, this.renderer.count, one.card.offset, flags, ...place("content"), ...place("label"),
            ...one.side.mirror, 0, 0);
    }

    // Draws the cards as they are without the shader, and what is written on them, as far as it reads that.
    prepare(list, size, isMoving) {
        const [before, used] = [this.sheets, new Map()];
        this.shown = { content: new Map(), label: new Map() };
        for (const kind of ["content", "label"]) {
            if (!(kind === "content" ? this.readsContent : this.readsLabel)) continue;
            for (const one of list) {
                if (!one.style.takesShader) continue;
                const name = FacePass.key(one.card) + (one.card.part ? ` ${isSeenFromBehind(one.seen)}` : "");
                // All pieces of a card are cut from one picture.
                if (one.card.part && this.shown[kind].has(name)) continue;
                const whole = FlatCard.wholeOf(one);
                const flat = FlatCard.sharp(whole, size, isMoving);
                if (!flat) continue;
                const key = [kind, this.renderer.deck.number(one.card), flat.isTurned, flat.width, flat.height,
                    whole.card.width, whole.card.height].join(" ");
                const surface = used.get(key) ?? before.get(key) ?? this.drawn(flat, kind);
                before.delete(key);
                used.set(key, surface);
                this.shown[kind].set(name, { flat, surface });
            }
        }
        for (const surface of before.values()) surface.forget();
        this.sheets = used;
    }

    // Cards are no longer what they were.
    forgetSheets() {
        for (const surface of this.sheets.values()) surface.forget();
        this.sheets.clear();
    }

    drawn(flat, kind) {
        const { renderer } = this;
        const { gl } = renderer;
        const surface = new Surface(gl, flat.width, flat.height, { format: gl.SRGB8_ALPHA8, isSmooth: true });
        surface.begin([0, 0, 0, 0]);
        const { frame } = flat;
        const deck = { style: (card) => bareStyle(renderer.deck.style(card), kind === "label") };
        renderer.drawCards(
            listCards(frame, deck, renderer.textures, surface, false, renderer.grain), frame.cards, surface, null, null);
        return surface;
    }

    use(program, one, i, size, plane) {
        const { renderer } = this;
        const { gl } = renderer;
        this.effect.use(program, renderer.target);
        program.set("zt_turn", ...Array(4).fill(plane ? -1 : 1));
        for (const kind of ["content", "label", "picture"]) program.setWhole(`zt_${kind}`, UNITS[kind]);
        program.set("scale", renderer.told.scale);
        for (const kind of ["content", "label"]) this.sheet(kind, one)?.surface.bind(UNITS[kind]);
        gl.activeTexture(gl.TEXTURE0);
        gl.bindTexture(gl.TEXTURE_2D, one.texture?.texture ?? renderer.inputs.nothing.texture);
        gl.bindBuffer(gl.UNIFORM_BUFFER, this.buffer);
        gl.bufferData(gl.UNIFORM_BUFFER, one.face, gl.DYNAMIC_DRAW);
        gl.bindBufferBase(gl.UNIFORM_BUFFER, 3, this.buffer);
        program.bindBlock("Cards", 0);
        program.bindBlock("Shadows", 1);
        program.bindBlock("Faces", 3);
        renderer.set(program, size, plane);
        program.setWhole("run", 0, 1);
    }

    // A bent card leaves its depths, so that it hides what of itself is behind.
    drawBent(part, one, i, size, plane, least = 0.5) {
        const { gl } = this.renderer;
        const program = this.program(part, one.thickness > 0, plane !== null);
        this.use(program, one, i, size, plane);
        program.setWhole("cells", BEND_CELLS);
        program.set("least", least);
        this.renderer.bindCard(i);
        gl.bindVertexArray(this.mesh ??= this.makeMesh());
        gl.depthMask(true);
        gl.drawElements(gl.TRIANGLES, 6 * BEND_CELLS * BEND_CELLS, gl.UNSIGNED_SHORT, 0);
        gl.depthMask(false);
    }

    makeMesh() {
        const { gl } = this.renderer;
        const corners = [];
        for (let cell = 0; cell < BEND_CELLS * BEND_CELLS; cell++) {
            const first = Math.floor(cell / BEND_CELLS) * (BEND_CELLS + 1) + (cell % BEND_CELLS);
            const four = [first, first + 1, first + BEND_CELLS + 2, first + BEND_CELLS + 1];
            corners.push(...[0, 1, 2, 0, 2, 3].map((corner) => four[corner]));
        }
        const mesh = gl.createVertexArray();
        gl.bindVertexArray(mesh);
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
        gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, Uint16Array.from(corners), gl.STATIC_DRAW);
        return mesh;
    }
}

// Cards without what makes their outline, which stays ours also where the user's shader paints them.
// isBlank: nothing but what is written on them.
function bareStyle(style, isBlank) {
    const clear = { start: [0, 0, 0, 0], end: [0, 0, 0, 0], direction: 0 };
    const blank = (face) => (isBlank ? { ...face, fill: clear, picture: -1 } : face);
    const back = isBlank && style.back.own ? { own: blank(style.back.own) } : style.back;
    return { ...blank(style), radius: 0, border: 0, shadow: null, back };
}
