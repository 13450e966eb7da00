// Cards that are bent, which a frame has as flat pieces: BentCard of the renderer.
"use strict";

class BentCard {
    // All of a frame, by their pieces.
    static allIn(frame) {
        const found = new Map();
        let last = null;
        for (const card of frame.cards) {
            const isNext = last && card.part && ["identity", "lane", "offset"].every((key) => card[key] === last.cards[0][key]);
            if (!card.part?.curve) last = null;
            else if (isNext) last.cards.push(card);
            else last = new BentCard(card, frame);
            if (last) found.set(card, last);
        }
        return found;
    }

    constructor(first, frame) {
        Object.assign(this, { cards: [first], frame, whole: first.part, curve: first.part.curve, isBegun: false });
    }

    get columns() { return this.cards.filter(({ part }) => part.y === this.cards[0].part.y).length; }

    // Null where a piece is no flat card in space.
    get standing() {
        this.stands ??= this.cards.map((card) => StandingCard.of(card, this.frame));
        return this.stands.every(Boolean) ? this.stands : null;
    }

    get scale() { return Math.sqrt(Math.abs(this.standing[0].scale[0] * this.standing[0].scale[1])); }

    // Where a point of the whole card is, and which way it faces there.
    place([x, y]) {
        const { columns, whole } = this;
        const number = (spot, length, count) => Math.min(Math.max(Math.floor((spot / length + 0.5) * count), 0), count - 1);
        const at = number(y, whole.height, this.cards.length / columns) * columns + number(x, whole.width, columns);
        const own = this.standing[at];
        const { part } = this.cards[at];
        const local = [x - part.x, y - part.y];
        const out = plus(plus(own.out, this.curve[0] * local[0], own.right), this.curve[1] * local[1], own.low);
        return { at: own.place(local), out: unitOf(out) ?? own.out };
    }

    // A flat card through its corners, or behind all of it: its shadow lies there.
    get sheet() {
        const { cards, columns, whole } = this;
        const corner = (number, x, y) => {
            const { matrix: m, width, height } = cards[number];
            return [0, 1, 2, 3].map((i) => m[12 + i] + ((x * width) / 2) * m[i] + ((y * height) / 2) * m[4 + i]);
        };
        const [a, b] = [corner(0, -1, -1), corner(columns - 1, 1, -1)];
        const [c, d] = [corner(cards.length - columns, -1, 1), corner(cards.length - 1, 1, 1)];
        const middle = cards[Math.floor(cards.length / 2)];
        const { ahead } = this;
        const matrix = middle.matrix.slice();
        for (let i = 0; i < 4; i++) {
            matrix[i] = (b[i] + d[i] - a[i] - c[i]) / (2 * whole.width);
            matrix[4 + i] = (c[i] + d[i] - a[i] - b[i]) / (2 * whole.height);
            matrix[12 + i] = (a[i] + b[i] + c[i] + d[i]) / 4 - ahead * matrix[8 + i];
        }
        return { ...middle, part: null, width: whole.width, height: whole.height, matrix };
    }

    get ahead() {
        const rise = [this.whole.width, this.whole.height].map((length, i) => (length * length * this.curve[i]) / 8);
        return -Math.min(rise[0], 0) - Math.min(rise[1], 0);
    }

    // How much there is of its shadow: less where the sheet on which it lies is seen beside the card.
    shareOfShadow(radius, eye) {
        const { at, out } = this.place([0, 0]);
        const sight = unitOf(plus(eye, -1, at));
        if (!(this.ahead > 0) || !sight) return 1;
        const facing = Math.min(Math.abs(dot(out, sight)), 1);
        const aside = (this.ahead * Math.sqrt(1 - facing * facing)) / Math.max(radius, 1);
        return Math.min(Math.max(2 - aside / 1.5, 0), 1);
    }

    lensed([x, y, z]) {
        const { viewpoint, m34 } = this.frame;
        return [x - viewpoint.x, y - viewpoint.y, z, 1 + z * m34];
    }

    lensedWay([x, y, z]) { return [x, y, z, z * this.frame.m34]; }

    // The back of a piece.
    back(card, thickness) {
        const own = this.standing[this.cards.indexOf(card)];
        const matrix = card.matrix.slice();
        const weight = matrix[15] - matrix[14] * this.frame.m34;
        const middle = this.lensed(plus(own.middle, -thickness, own.out));
        // Inside of a curve there is less room than outside.
        const [across, down] = this.curve.map((curve) => Math.max(1 - (thickness / this.scale) * curve, 0));
        for (let i = 0; i < 4; i++) {
            matrix[i] *= across;
            matrix[4 + i] *= down;
            matrix[12 + i] = weight * middle[i];
        }
        return matrix;
    }

    // The edge all around, in flat pieces that the eye sees from outside.
    edges(thickness, radius, pixel, eye) {
        const outline = this.outline(radius, pixel).map((spot) => this.place(spot));
        return outline.flatMap((start, number) => {
            const end = outline[(number + 1) % outline.length];
            const [first, last] = [start, end].map(({ at, out }) => plus(at, -thickness, out));
            const middle = scaledBy(0.25, plus(plus(start.at, 1, end.at), 1, plus(first, 1, last)));
            const along = unitOf(plus(plus(end.at, -1, start.at), 1, plus(last, -1, first)));
            const inwards = unitOf(plus(plus(first, 1, last), -1, plus(start.at, 1, end.at)));
            const sight = unitOf(plus(eye, -1, middle));
            const out = along && inwards && unitOf(crossOf(inwards, along));
            if (!out || !sight) return [];
            const facing = dot(out, sight);
            if (!(facing * thickness > 0.5 * pixel && facing > 0.02)) return [];
            // A little under the front, and as much farther away as it would stand out.
            const under = (1.2 * pixel) / Math.sqrt(Math.max(1 - dot(inwards, sight) ** 2, 0.01));
            const width = Math.max(dot(plus(end.at, -1, start.at), along), dot(plus(last, -1, first), along)) + 0.5 * pixel;
            const matrix = Float64Array.of(
                ...this.lensedWay(scaledBy(-1, along)), ...this.lensedWay(inwards), ...this.lensedWay(out),
                ...this.lensed(plus(middle, -under / 2, inwards)));
            matrix[14] -= 2 * under;
            return [{ matrix, width, height: thickness + under, brightness: edgeBrightness(out) }];
        });
    }

    // Clockwise from the upper left, with a point where each piece ends.
    outline(radius, pixel) {
        const { whole, columns } = this;
        const half = [whole.width / 2, whole.height / 2];
        const corners = outlineOf(half, radius, pixel, false);
        const most = [whole.width / columns, (whole.height * columns) / this.cards.length];
        return corners.flatMap((from, number) => {
            const to = corners[(number + 1) % corners.length];
            const count = Math.max(1, ...[0, 1].map((i) => Math.ceil(Math.abs(to[i] - from[i]) / most[i])));
            return Array.from({ length: count }, (_, i) => [0, 1].map((k) => from[k] + (i / count) * (to[k] - from[k])));
        });
    }
}

if (typeof module !== "undefined") module.exports = { BentCard };
