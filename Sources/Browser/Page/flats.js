// Cards that are drawn flat, as on paper, and laid into the picture as a whole: because they are blurred, or because they fade with
// their letters and their light. FlatCard and FlatPass of the renderer.
"use strict";

// A strong blur needs few texels: its standard deviation is at most so many of them.
const MOST_DEVIATION = 4;
// Of a disc, which costs as many steps as it has texels.
const MOST_DISC_DEVIATION = 3;
// Sharp ones get a few more texels than pixels, so that they stay sharp.
const FINEST = 1.5;

class FlatCard {
    // Those of all cards, or nothing for those that need none. A card that is cut or bent is as fine as its finest piece: all of it in the
    // plane of one piece would come much nearer than the card does.
    static all(list, size, isMirrored) {
        const finest = new Map();
        for (const one of list) {
            const { card } = one;
            if (!card.part) continue;
            const beside = 3 * Math.min(Math.max(card.blur, 0), 1000);
            const pixels = FlatCard.pixels([card.width / 2 + beside, card.height / 2 + beside], one.seen, size);
            const name = FlatCard.nameOf(one, isMirrored);
            if (pixels) finest.set(name, pixels.map((pixel, i) => Math.max(pixel, finest.get(name)?.[i] ?? 0)));
        }
        return list.map((one) => (
            one.card.part ? FlatCard.piece(one, finest.get(FlatCard.nameOf(one, isMirrored)), isMirrored) : FlatCard.of(one, size, isMirrored)));
    }

    // What pieces share that are cut from one picture.
    static nameOf({ card, seen }, isMirrored) {
        return [card.identity, card.lane, card.index, card.offset, isSeenFromBehind(seen) !== isMirrored].join(" ");
    }

    // Null where nothing of it is in the picture.
    static of(one, size, isMirrored) {
        const { card, style } = one;
        const blur = card.blur > 0 ? Math.min(card.blur, 1000) : 0;
        // A shader of the user's own sees its cards where they are.
        const fades = !one.face && (card.alpha < 1 && (one.side.face.labels[1] > 0 || one.light) || one.isClear && one.light);
        if (blur === 0 && !fades) return null;
        const shadow = style.shadow?.opacity > 0 ? style.shadow : null;
        const overhang = shadow ? 3 * Math.max(shadow.radius, 0) + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) : 0;
        const beside = Math.min(overhang, 5000) + 3 * blur;
        const half = [card.width / 2 + beside, card.height / 2 + beside];
        const pixels = FlatCard.pixels(half, one.seen, size);
        if (!pixels) return null;
        const scale = FlatCard.scale(pixels, half, blur, blur > 0 ? 2048 : 4096, card.isSeenThroughLens);
        // A third of a pixel is not seen.
        if (!fades && blur * Math.max(...scale) < 0.45) return null;
        // What a mirror turns over is the same side of the card.
        return new FlatCard(one, blur, half, scale, isSeenFromBehind(one.seen) !== isMirrored);
    }

    // The card that it is a piece of, all of it in the piece's plane.
    static wholeOf(one) {
        const { part } = one.card;
        if (!part) return one;
        const move = (matrix) => {
            const moved = matrix.slice();
            for (let i = 0; i < 4; i++) moved[12 + i] -= part.x * matrix[i] + part.y * matrix[4 + i];
            return moved;
        };
        const card = { ...one.card, part: null, width: part.width, height: part.height, matrix: move(one.card.matrix) };
        return { ...one, card, seen: move(one.seen) };
    }

    // A piece of a card, which ends at its own sides. All that are seen from the same side are cut from one picture.
    static piece(one, pixels, isMirrored) {
        if (!pixels) return null;
        const whole = FlatCard.wholeOf(one);
        const { card } = whole;
        const blur = card.blur > 0 ? Math.min(card.blur, 1000) : 0;
        const half = [card.width / 2 + 3 * blur, card.height / 2 + 3 * blur];
        const flat = new FlatCard(
            whole, blur, half, FlatCard.scale(pixels, half, blur, 2048, card.isSeenThroughLens), isSeenFromBehind(whole.seen) !== isMirrored);
        const { width, height, part: { x, y, curve, ...all } } = one.card;
        const [right, low] = flat.reach;
        flat.part = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
        flat.lines = [
            [1, 0, width / 2 - x, -1], [-1, 0, width / 2 + x, -1], [0, 1, height / 2 - y, -1], [0, -1, height / 2 + y, -1],
        ];
        if (curve) {
            // Where a bent card goes on in another piece, it ends sharply; its own edge ends it elsewhere.
            const isInner = (i) => (i < 2 ? all.width - width : all.height - height) / 2 + [x, -x, y, -y][i] > 1e-6 * all.width;
            flat.part = [0, 2, 1, 3].map((side, i) => (isInner(side) ? flat.part[i] : [-right, -low, right, low][i]));
            flat.lines = flat.lines.map((line, i) => [...line.slice(0, 3), i % 2 ? 0 : 0.02]).filter((_, i) => isInner(i));
        }
        // That of a bent card knows of no pieces.
        Object.assign(flat, { bend: curve, light: one.light, middle: curve ? [0, 0] : [x, y] });
        flat.sharedBy = FlatCard.nameOf(one, isMirrored);
        return flat;
    }

    // Of a card that a shader reads as it is without it. While cards move, in steps of size, so that it need not be drawn anew.
    static sharp(one, size, isInSteps) {
        const half = [one.card.width / 2, one.card.height / 2];
        const pixels = FlatCard.pixels(half, one.seen, size);
        if (!pixels) return null;
        const flat = new FlatCard(one, 0, half, FlatCard.scale(pixels, half, 0), isSeenFromBehind(one.seen));
        if (isInSteps) flat.round();
        return flat;
    }

    // The form of a card that a shader bends or leaves holes in, as its shadow has it.
    static shadow(one, size, isMirrored) {
        const [, , , , x, y, radius, below] = one.shapedShadow;
        const { width, height } = one.card;
        const blur = Math.min(Math.hypot(radius, Math.max(one.card.blur, 0)), 1000);
        // Nobody knows where a card is bent to; as far as its longer side is enough for a page that is turned.
        const beside = (one.bends ? Math.min(Math.max(width, height), 5000) : 0) + 3 * blur;
        const half = [width / 2 + beside, height / 2 + beside];
        const pixels = FlatCard.pixels(half, one.seen, size);
        if (!pixels) return null;
        const flat = new FlatCard(
            one, blur, half, FlatCard.scale(pixels, half, blur), isSeenFromBehind(one.seen) !== isMirrored);
        // What stands up is farther from what its shadow falls on.
        flat.lean = [x, y].map((way) => way / Math.max(2 * radius, Math.abs(x), Math.abs(y), 1));
        flat.shade = one.shapedShadow.subarray(0, 4);
        const matrix = one.seen.slice();
        for (let i = 0; i < 4; i++) matrix[12 + i] += x * matrix[i] + y * matrix[4 + i];
        bringNearer(matrix, -below);
        flat.matrix = matrix;
        return flat;
    }

    // With as many texels across as down, and so many that a card which moves a little needs no others.
    round() {
        const { reach } = this;
        const finest = Math.max(...this.scale);
        const wanted = Math.min(2 ** Math.round(Math.log2(finest)), (finest * 2048) / Math.max(this.width, this.height));
        [this.width, this.height] = reach.map((length) => Math.max(3, Math.round(2 * length * wanted)));
        this.scale = [this.width / reach[0] / 2, this.height / reach[1] / 2];
    }

    constructor(one, blur, half, scale, isTurned) {
        Object.assign(this, { one, blur, scale, isTurned });
        [this.width, this.height] = [0, 1].map((i) => Math.ceil(2 * half[i] * scale[i] - 1e-6) + 4);
        this.reach = [this.width / scale[0] / 2, this.height / scale[1] / 2];
    }

    // Texels a point, of so many on a side at most.
    static scale(pixels, half, blur, most = 2048, isSeenThroughLens = false) {
        const deviation = isSeenThroughLens ? MOST_DISC_DEVIATION : MOST_DEVIATION;
        return pixels.map((pixel, i) => {
            const texels = Math.min(pixel * FINEST, blur > 0 ? deviation / blur : Infinity);
            return Math.min(Math.max(texels, 1 / half[i]), (most - 6) / (2 * half[i]));
        });
    }

    // How many pixels a point is, across and down, where it is largest.
    static pixels(half, m, size) {
        const most = [0, 0];
        const [low, high] = [[Infinity, Infinity], [-Infinity, -Infinity]];
        for (const [x, y] of [[0, 0], [-1, -1], [1, -1], [1, 1], [-1, 1]]) {
            const at = [0, 1, 2, 3].map((i) => x * half[0] * m[i] + y * half[1] * m[4 + i] + m[12 + i]);
            const w = Math.max(at[3], 0.1);
            const along = (row) => Math.hypot(
                ((m[row] - (m[row + 3] * at[0]) / w) / w) * (size.width / 2),
                ((m[row + 1] - (m[row + 3] * at[1]) / w) / w) * (size.height / 2));
            [0, 4].forEach((row, i) => { most[i] = Math.max(most[i], along(row)); });
            for (const i of [0, 1]) {
                low[i] = at[3] > 0.1 ? Math.min(low[i], at[i] / w) : -Infinity;
                high[i] = at[3] > 0.1 ? Math.max(high[i], at[i] / w) : Infinity;
            }
        }
        const isOutside = low[0] > 1 || low[1] > 1 || high[0] < -1 || high[1] < -1;
        return isOutside || !(most[0] > 0) || !(most[1] > 0) ? null : most;
    }

    // Another piece of the same card.
    cut({ one, lines, part, bend, light, middle }) {
        return Object.assign(Object.create(this), { one, lines, part, bend, light, middle });
    }

    // In texels, less what smooth edges and sampling between texels blur by themselves.
    get deviations() {
        return this.scale.map((scale) =>
            this.blur > 0 ? Math.sqrt(Math.max(this.blur ** 2 * scale ** 2 - 1 / 12 - 1 / 6, 0)) : 0);
    }

    // The card alone, sharp and opaque, seen from straight above.
    get frame() {
        const [across, down] = this.reach.map((reach) => 2 * reach);
        const clip = Float64Array.of(
            (this.isTurned ? -2 : 2) / across, 0, 0, 0, 0, -2 / down, 0, 0, 0, 0, -1 / (across + down), 0, 0, 0, 0, 1);
        const matrix = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, ...(this.lean ?? [0, 0]), 1, 0, 0, 0, 0, 1);
        return { clip, cards: [{ ...this.one.card, matrix, alpha: 1, blur: 0, order: 0 }] };
    }
}

class FlatPass {
    constructor(renderer) {
        this.renderer = renderer;
        this.sheets = null;
        // Of cards that are cut, by what their pieces share; and those of the picture before, for others.
        this.wholes = new Map();
        this.spare = [];
    }

    // Another picture.
    begin() {
        for (const sheet of this.spare) sheet.forget();
        this.spare = [...this.wholes.values()].map(({ sheet }) => sheet);
        this.wholes.clear();
    }

    // A sheet that is kept for this picture.
    ownSheet({ width, height }) {
        const place = this.spare.findIndex((sheet) => sheet.width >= width && sheet.height >= height);
        if (place >= 0) return this.spare.splice(place, 1)[0];
        const gl = this.renderer.gl;
        const [wide, high] = [width, height].map((length) => Math.ceil(length / 128) * 128);
        return new Surface(gl, wide, high, { format: gl.RGBA16F, isSmooth: true, hasDepth: true });
    }

    makeRoom(flat) {
        const [width, height] = [flat.width, flat.height].map((length) => Math.ceil(length / 128) * 128);
        if (this.sheets && this.sheets[0].width >= width && this.sheets[0].height >= height) return;
        const gl = this.renderer.gl;
        const old = this.sheets?.[0] ?? { width: 0, height: 0 };
        this.sheets?.forEach((sheet) => sheet.forget());
        this.sheets = [true, false].map((hasDepth) => new Surface(
            gl, Math.max(width, old.width), Math.max(height, old.height),
            { format: gl.RGBA16F, isSmooth: true, hasDepth }));
    }

    // Draws it on a sheet of its own, then in its place in what is bound by `goOn`.
    draw(flat, size, plane, goOn) {
        const gl = this.renderer.gl;
        const shared = this.wholes.get(flat.sharedBy);
        if (shared) return this.lay(shared.flat.cut(flat), shared.sheet, size, plane);
        this.makeRoom(flat);
        const [sheet, second] = flat.sharedBy ? [this.ownSheet(flat), this.sheets[1]] : this.sheets;
        if (flat.sharedBy) this.wholes.set(flat.sharedBy, { flat, sheet });
        const room = { width: flat.width, height: flat.height };
        gl.disable(gl.BLEND);
        gl.depthMask(true);
        sheet.begin([0, 0, 0, 0]);
        gl.viewport(0, 0, flat.width, flat.height);
        const { frame } = flat;
        const list = listCards(frame, this.renderer.deck, this.renderer.textures, room, false, this.renderer.grain);
        // Light on a card that is bent or cut is another one on each piece.
        for (const one of list) Object.assign(one, { light: flat.sharedBy ? null : flat.one.light, isOnSheet: true });
        if (flat.one.face) this.renderer.face.take(list);
        this.renderer.drawCards(list, frame.cards, room, null, null);
        gl.disable(gl.DEPTH_TEST);
        const deviations = flat.deviations;
        if (Math.max(...deviations) > 0) {
            // What shadows are blurred by is not the lens alone.
            const isDisc = flat.one.card.isSeenThroughLens && !flat.shade;
            const [first, ...radii] = isDisc ? ["disc", 2 * deviations[0], 2 * deviations[1]] : ["blur", 1, 0];
            this.blur(first, sheet, second, flat, [...radii, deviations[0]]);
            // One step is enough for a disc: the other only brings it back.
            this.blur("blur", second, sheet, flat, [0, 1, isDisc ? 0 : deviations[1]]);
        }
        gl.enable(gl.DEPTH_TEST);
        goOn();
        gl.depthMask(false);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        this.lay(flat, sheet, size, plane);
    }

    blur(how, from, to, flat, way) {
        const gl = this.renderer.gl;
        to.begin();
        gl.viewport(0, 0, flat.width, flat.height);
        const program = this.renderer.screen(`flats/${how}.frag`);
        from.bind();
        program.setWhole("picture", 0);
        program.set("size", flat.width, flat.height, 0, 0);
        program.set("corner", 0, 0, 0, 0);
        program.set("way", ...way, 0);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
    }

    lay(flat, sheet, size, plane) {
        const gl = this.renderer.gl;
        const isMirrored = plane !== null;
        const isLit = Boolean(flat.light);
        const program = this.renderer.program(
            `flat ${isMirrored} ${isLit && flat.light.definitions} ${Boolean(flat.bend)}`, ["flats/flat.vert"],
            [
                isLit ? "light/lit-flat.glsl" : "flats/unlit.glsl", "flats/flat.frag",
                isMirrored ? "floor/mirrored.frag" : "shared/main.frag",
            ],
            isLit ? [...(flat.bend ? ["BENT"] : []), ...flat.light.definitions] : []);
        this.renderer.set(program, size, plane);
        sheet.bind();
        program.setWhole("sheet", 0);
        program.setWhole("count", flat.lines?.length ?? 0);
        if (flat.lines?.length) program.setAll("lines", flat.lines.flat());
        if (isLit) {
            program.setAll("lights", [...flat.light.numbers, ...(flat.bend ?? [0, 0]), 0, 0]);
            program.set("middle", ...flat.middle);
        }
        program.setMatrix("matrix", Float32Array.from(flat.matrix ?? flat.one.seen));
        program.set("reach", ...flat.reach, flat.isTurned ? -1 : 1, flat.blur > 0 ? 1 : 0);
        program.set("rectangle", 0, 0, flat.width / sheet.width, flat.height / sheet.height);
        const [right, low] = flat.reach;
        program.set("part", ...(flat.part ?? [-right, -low, right, low]));
        program.set("window", 0, 0, 0, 0);
        program.set("plane", 0, 0, 0, 0);
        program.set("fade", flat.one.alpha, flat.lines && !flat.bend ? 1 : 0, 0, 0);
        program.set("shade", ...(flat.shade ?? [0, 0, 0, 0]));
        program.set("least", 0);
        gl.bindVertexArray(this.renderer.mesh);
        gl.drawElementsInstanced(gl.TRIANGLES, 6, gl.UNSIGNED_BYTE, 0, 1);
    }
}
