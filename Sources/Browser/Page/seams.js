// Cards that share sides, as the faces of a polygon wheel do: Seams, SeamBlock and what SeenCards finds out for them.
"use strict";

const [LEFT, TOP, RIGHT, BOTTOM] = [1, 2, 4, 8];
// What sets the sides of iCarousel's tubes apart, and a little more, in points.
const SEAM_GAP = 0.03;
const MOST_SEAMS = 3;
const THIN = 2.5;

const row4 = (m, row) => [m[row], m[row + 1], m[row + 2], m[row + 3]];
const plus = (a, k, b) => a.map((part, i) => part + k * b[i]);
const dot = (a, b) => a.reduce((sum, part, i) => sum + part * b[i], 0);

// The middle of a side, named by the way to it, and half of it as a vector.
function sideAt({ matrix: m, width, height }, x, y) {
    return plus(plus(row4(m, 12), (x * width) / 2, row4(m, 0)), (y * height) / 2, row4(m, 4));
}
function alongSide({ matrix: m, width, height }, x, y) {
    return plus(row4(m, 0).map((part) => (part * Math.abs(y) * width) / 2), (Math.abs(x) * height) / 2, row4(m, 4));
}

function touch(a, ax, ay, b, bx, by) {
    const least = 0.02 + 1e-6 * (Math.abs(a.matrix[12]) + Math.abs(a.matrix[13]) + Math.abs(a.matrix[14]));
    const isNothing = (gap) => gap.slice(0, 3).every((part) => Math.abs(part) < least);
    return isNothing(plus(sideAt(a, ax, ay), -1, sideAt(b, bx, by)))
        && isNothing(plus(alongSide(a, ax, ay), -1, alongSide(b, bx, by)));
}

function sharedSides(a, b) {
    if (touch(a, 0, 1, b, 0, -1)) return [BOTTOM, TOP];
    if (touch(a, 0, -1, b, 0, 1)) return [TOP, BOTTOM];
    if (touch(a, 1, 0, b, -1, 0)) return [RIGHT, LEFT];
    if (touch(a, -1, 0, b, 1, 0)) return [LEFT, RIGHT];
    return null;
}

// Whether all of a card is, as far as can be seen, in another one's plane.
function isInPlane(card, { matrix: m }) {
    const [a, b, c] = [row4(m, 0), row4(m, 4), row4(m, 12)];
    const part = (i, j, k) => a[i] * (b[j] * c[k] - b[k] * c[j]) - a[j] * (b[i] * c[k] - b[k] * c[i])
        + a[k] * (b[i] * c[j] - b[j] * c[i]);
    const plane = [part(1, 2, 3), -part(0, 2, 3), part(0, 1, 3), -part(0, 1, 2)];
    const length = dot(plane, plane) - plane[3] ** 2;
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].every(([x, y]) => {
        const corner = plus(sideAt(card, x, 0), (y * card.height) / 2, row4(card.matrix, 4));
        return dot(plane, corner) ** 2 < 0.25 * length * corner[3] ** 2;
    });
}

// Which neighbours in the frame meet: for each of the list, the next and the one before.
function findSeams(list, cards) {
    const places = new Map(list.map((one, place) => [one.card, place]));
    const meetings = list.map(() => ({ next: null, previous: null }));
    list.forEach((one, place) => {
        const index = cards.indexOf(one.card);
        const next = index + 1 < cards.length ? index + 1 : cards.length > 2 ? 0 : index;
        const other = places.get(cards[next]);
        if (next === index || other === undefined) return;
        const sides = sharedSides(one.card, cards[next]) ?? (isInPlane(one.card, cards[next]) ? [0, 0] : null);
        if (!sides) return;
        const isFold = isSeenFromBehind(one.card.matrix) !== isSeenFromBehind(cards[next].matrix);
        meetings[place].next = { side: sides[0], place: other, isFold };
        meetings[other].previous = { side: sides[1], place, isFold };
    });
    return meetings;
}

// How many points one pixel is at a card's middle, across and down.
function pixelSizeOf(m, size) {
    const w = m[15];
    if (w < NEAREST) return [0, 0];
    const along = (row) => [0, 1].map((i) => ((m[row + i] - (m[row + 3] / w) * m[12 + i]) / w)
        * [size.width / 2, size.height / 2][i]);
    const [right, down] = [along(0), along(4)];
    const area = Math.abs(right[0] * down[1] - right[1] * down[0]);
    return [Math.hypot(...down), Math.hypot(...right)].map((length) => length / Math.max(area, 1e-12));
}

function formOf(one, size) {
    const m = one.seen;
    const plain = (row) => [m[row], m[row + 1], m[row + 3]];
    const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    const [a, b, c] = [plain(0), plain(4), plain(12)];
    const volume = dot(a, cross(b, c));
    if (!(Math.abs(volume) > 1e-14) || !Number.isFinite(volume)) return null;
    const row = (product, more) => {
        const [x, y, w] = product.map((part) => part / volume);
        return [(x * 2) / size.width, (y * 2) / size.height, w - x - y, more];
    };
    return [
        ...row(cross(b, c), one.card.width / 2), ...row(cross(c, a), one.card.height / 2), ...row(cross(a, b), one.radius),
    ];
}

// For each of the list 40 floats as `cards/seam.glsl` has them, and null for cards that meet none before them.
function seamsOf(list, cards, size) {
    const meetings = findSeams(list, cards);
    const isThin = (place) => {
        const pixel = pixelSizeOf(list[place].seen, size);
        const { width, height } = list[place].card;
        return Math.min(width / Math.max(pixel[0], 1e-12), height / Math.max(pixel[1], 1e-12)) < THIN;
    };
    const isSolid = (place) => list[place].isOpaque && !(list[place].card.blur > 0);
    const chain = (start, way) => {
        const found = [];
        let at = start;
        while (found.length < MOST_SEAMS) {
            const seam = meetings[at][way];
            if (!seam || seam.place <= at || !isSolid(seam.place)) break;
            at = seam.place;
            found.push(at);
            if (seam.side !== 0 && !isThin(at)) break;
        }
        return found;
    };
    return list.map((one, place) => {
        if (!isSolid(place)) return null;
        const chains = [chain(place, "next"), chain(place, "previous")];
        const before = [];
        for (let turn = 0; turn < MOST_SEAMS; turn++)
            for (const found of chains) if (turn < found.length && !before.includes(found[turn])) before.push(found[turn]);
        const forms = before.slice(0, MOST_SEAMS).map((other) => formOf(list[other], size)).filter(Boolean);
        if (forms.length === 0) return null;
        let joined = 0;
        for (const seam of Object.values(meetings[place]))
            if (seam && seam.place > place && !seam.isFold) joined |= seam.side;
        const block = new Float32Array(40);
        [LEFT, TOP, RIGHT, BOTTOM].forEach((side, i) => { if (joined & side) block[i] = SEAM_GAP; });
        forms.forEach((form, i) => block.set(form, 4 + 12 * i));
        return block;
    });
}
