// The cards of a frame as the shaders read them: what the renderer's CardBlock, ShadowBlock, SeenCards and VisibleSide do.
"use strict";

const decoded = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const clamped = (x) => (x > 0 ? Math.min(x, 1) : 0);
// Colours are written as sRGB from 0 to 1, alpha not multiplied in.
const premultiplied = ([r, g, b, a]) => [r, g, b].map((c) => clamped(c) * clamped(a)).concat(clamped(a));
const light = ([r, g, b, a]) => [r, g, b].map((c) => decoded(clamped(c)) * clamped(a)).concat(clamped(a));
const roots = ([r, g, b, a]) => [r, g, b].map((c) => Math.sqrt(decoded(clamped(c))) * clamped(a)).concat(clamped(a));

const NEAREST = 1e-3;

// What of a card's matrix is seen: the product with the one to clip space. The third row is for cards that a shader bends.
function seenThrough(matrix, clip) {
    const seen = new Float64Array(16);
    for (const row of [0, 4, 8, 12]) {
        const w = matrix[row + 3];
        seen[row] = matrix[row] * clip[0] + w * clip[12];
        seen[row + 1] = matrix[row + 1] * clip[5] + w * clip[13];
        seen[row + 2] = matrix[row + 2] * clip[10] + w * clip[14];
        seen[row + 3] = w;
    }
    return seen;
}

function bringNearer(m, lift) {
    for (const row of [0, 4, 12]) m[row + 2] -= lift * m[row + 3];
}

function isSeenFromBehind(m) {
    const turn = m[0] * (m[5] * m[15] - m[7] * m[13]) - m[1] * (m[4] * m[15] - m[7] * m[12])
        + m[3] * (m[4] * m[13] - m[5] * m[12]);
    return turn > 0;
}

// How much its depth changes from pixel to pixel, across and down together.
function slopeOf(m, width, height) {
    const w = m[15];
    if (w < NEAREST) return 0;
    const along = (row) => [0, 1, 2].map((i) => ((m[row + i] - (m[row + 3] / w) * m[12 + i]) / w)
        * [width / 2, height / 2, 1][i]);
    const right = along(0);
    const down = along(4);
    const area = right[0] * down[1] - right[1] * down[0];
    const part = 1 / (Math.abs(area) > 1e-12 ? area : 1e-12);
    const across = (right[2] * down[1] - down[2] * right[1]) * part;
    const up = (down[2] * right[0] - right[2] * down[0]) * part;
    return Math.min(Math.abs(across) + Math.abs(up), 0.01);
}

// Which side is seen, and along which axis what is on it must be turned over; null where nothing is.
function sideOf(style, seen, isMirrored) {
    let upright = seen;
    if (isMirrored) {
        upright = seen.slice();
        for (const at of [1, 5, 13]) upright[at] = -seen[at];
    }
    const isBack = isSeenFromBehind(upright);
    if (!isBack || style.back === "front") return { face: style, isBack, mirror: [1, 1] };
    if (style.back === "hidden") return null;
    if (style.back.plain) {
        const fill = { start: style.back.plain, end: style.back.plain, direction: 0 };
        return { face: { fill, picture: -1, labels: [0, 0] }, isBack, mirror: [1, 1] };
    }
    const down = upright[5] * upright[15] - upright[7] * upright[13];
    return { face: style.back.own, isBack, mirror: down > 0 ? [1, -1] : [-1, 1] };
}

// Counts the tilted cards that lie in one plane.
class CoplanarCards {
    constructor() { this.counts = new Map(); }

    rank(card) {
        const m = card.matrix;
        if (m[2] === 0 && m[6] === 0) return 0;
        let normal = [m[1] * m[6] - m[2] * m[5], m[2] * m[4] - m[0] * m[6], m[0] * m[5] - m[1] * m[4]];
        const length = Math.hypot(...normal);
        if (!(length > 0) || !Number.isFinite(length)) return 0;
        normal = normal.map((part) => part / (normal[2] < 0 ? -length : length));
        const distance = normal[0] * m[12] + normal[1] * m[13] + normal[2] * m[14];
        const step = (x, unit) => Math.round(x * unit + 0.3137);
        const key = [...normal.map((part) => step(part, 1e5)), step(distance, 100)].join(" ");
        const count = this.counts.get(key) ?? 0;
        this.counts.set(key, count + 1);
        return count;
    }
}

function depthsOf(card, m) {
    const [x, y] = [card.width / 2, card.height / 2];
    let [near, far] = [1, -1];
    for (const [across, down] of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) {
        const at = (i) => m[12 + i] + across * x * m[i] + down * y * m[4 + i];
        const w = at(3);
        const depth = w >= NEAREST ? Math.min(Math.max(at(2) / w, -1), 1) : -1;
        near = Math.min(near, depth);
        far = Math.max(far, depth);
    }
    return [near, Math.max(near, far)];
}

// Where a picture of a size is on a card: from points to -0.5…0.5, and half its size where it ends before the card does.
// It is larger and moved where it moves behind its card.
function picturePlace(size, card, fit, mirror) {
    const factors = [card.width / size.width, card.height / size.height];
    const factor = fit === "fit" ? Math.min(...factors) : Math.max(...factors);
    const zoom = card.slide?.zoom ?? 1;
    const [width, height] = [zoom * factor * size.width, zoom * factor * size.height];
    const end = (picture, whole) => (picture < whole * (1 - 1e-9) ? picture / 2 : 1e15);
    return [mirror[0] / width, mirror[1] / height, end(width, card.width), end(height, card.height)];
}

// Which style a card has.
class Deck {
    constructor(scene) {
        this.scene = scene;
    }

    // Parts of a body bring their own.
    style(card) { return card.style ?? this.scene.styles[this.number(card)]; }

    // The style's.
    number(card) {
        const lanes = this.scene.cards[Math.min(Math.max(card.lane, 0), this.scene.cards.length - 1)];
        return lanes[card.identity] ?? lanes.other;
    }
}

// One card: 44 floats as `cards/card.vert.glsl` has them.
const OPAQUE = 1;
function blockOf(card, style, side, alpha, seen, slope, pictureSize) {
    const { width, height } = card;
    const start = premultiplied(side.face.fill.start);
    const end = premultiplied(side.face.fill.end);
    const thickness = style.border > 0 ? Math.min(style.border, Math.max(width, height)) : 0;
    const radius = style.radius > 0 ? Math.min(style.radius, Math.min(width, height) / 2) : 0;
    const delta = [Math.sin(side.face.fill.direction), -Math.cos(side.face.fill.direction)];
    const length = Math.max(Math.abs(delta[0]) * width + Math.abs(delta[1]) * height, 1e-12);
    // As the shaders know it: what is 1 there has no translucent part.
    const isOpaque = Math.fround(alpha) >= 1 && Math.min(start[3], end[3]) >= 1;
    const depths = depthsOf(card, seen);
    const border = thickness > 0 ? premultiplied(style.borderColour) : [0, 0, 0, 0];
    const place = pictureSize ? picturePlace(pictureSize, card, side.face.fit, side.mirror) : [0, 0, 0, 0];
    const slide = card.slide ?? { x: 0, y: 0 };
    return {
        floats: Float32Array.of(
            ...seen, width / 2, height / 2, radius, thickness, ...start, ...end, ...border,
            (side.mirror[0] * delta[0]) / length, (side.mirror[1] * delta[1]) / length, isOpaque ? OPAQUE : 0,
            Math.min(alpha, 1),
            ...place, depths[0] - 4 * slope, depths[1] + 4 * slope, -slide.x * place[0], -slide.y * place[1]),
        isOpaque, radius, thickness, isPlain: start.every((part, i) => part === end[i]),
    };
}

// Its shadow: 8 floats; null where there is none to be seen.
function shadowOf(shadow, card, below) {
    if (!shadow || !(shadow.opacity > 0)) return null;
    const [r, g, b, a] = shadow.colour;
    const alpha = a * Math.min(shadow.opacity, 1) * Math.min(card.alpha, 1);
    if (!(alpha > 0)) return null;
    const radius = shadow.radius > 0 ? Math.min(shadow.radius, 1e6) : 0;
    return Float32Array.of(...light([r, g, b, alpha]), shadow.x, shadow.y, radius, below);
}

// All that is drawn of a frame, from the back to the front.
// grain: how many places a pixel has where corners are rounded to, in each direction. Depths differ by chance as far as that goes.
// lighting: the light of the scene, if there is any.
function listCards(frame, deck, textures, size, isMirrored, grain, lighting = null) {
    const step = Math.min(2 ** -19, 1e-3 / Math.max(1, frame.cards.length));
    const ordered = [...frame.cards].sort((a, b) => a.order - b.order);
    const coplanar = new CoplanarCards();
    const list = [];
    const numbers = lighting ? new Map(frame.cards.map((card, number) => [card, number])) : null;
    ordered.forEach((card, rank) => {
        if (card.isHidden || !(card.alpha > 0) || !(card.width > 0) || !(card.height > 0)) return;
        const style = deck.style(card);
        if (!style) return;
        const seen = seenThrough(card.matrix, frame.clip);
        if (!seen.every((part) => Math.abs(part) < 1e15)) return;
        bringNearer(seen, rank * step);
        const slope = slopeOf(seen, size.width, size.height);
        bringNearer(seen, (coplanar.rank(card) * slope * 4) / grain);
        const side = sideOf(style, seen, isMirrored);
        if (!side) return;
        const texture = textures[side.face.picture] ?? null;
        const alpha = Math.min(card.alpha, 1);
        const lift = step / 2 + (slope * 2) / grain;
        const block = blockOf(card, style, side, alpha, seen, slope, texture);
        // What lets something through is lit by itself, on a sheet of its own.
        const isClear = !(Math.min(side.face.fill.start[3], side.face.fill.end[3]) >= 1 || texture !== null);
        list.push({
            card, style, side, seen, slope, texture, alpha, ...block, isClear,
            // With less, a card's own depths hide its light where they have only 24 bits.
            light: lighting ? lighting.block(numbers.get(card), lift) : null,
            lift, shadow: card.part ? null : shadowOf(style.shadow, card, lift),
        });
    });
    return list;
}

if (typeof module !== "undefined") module.exports = { listCards, blockOf, picturePlace };
