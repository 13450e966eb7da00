// How many pixels a card's points have where it is seen, as PictureRequest of the program has it.
"use strict";

// In steps of the root of two: a slow zoom must not ask for a new picture in each frame.
function stepOf(scale) {
    let step = 64;
    while (step / Math.SQRT2 > scale * (1 - 1e-6) && step > 1 / 64) step /= Math.SQRT2;
    // Whole ones exactly.
    return Math.abs(step - Math.round(step)) < 1e-9 ? Math.round(step) : step;
}

// By number: how large the card is, and how many pixels a point of it has. The same picture on several cards is large enough for all.
function wantedPictures(frame, deck, scale) {
    const wanted = new Map();
    for (const card of frame.cards) {
        if (card.isHidden || !(card.alpha > 0) || !(card.width > 0) || !(card.height > 0)) continue;
        const style = deck.style(card);
        const faces = [style, style?.back?.own].filter((face) => (face?.picture ?? -1) >= 0);
        if (faces.length === 0) continue;
        const times = stepOf(pixelsPerPoint(card, frame, scale) * (card.slide?.zoom ?? 1));
        for (const face of faces) {
            const number = face.picture;
            const { width, height } = uncut(face, card.part ?? card);
            const known = wanted.get(number);
            if (!known || width * times > known.width * known.times) wanted.set(number, { width, height, times });
        }
    }
    return wanted;
}

// The card that a picture is painted for, of one that shows less of it.
function uncut({ labels }, card) {
    if (!labels[4]) return card;
    const larger = Math.max(card.width / labels[2], card.height / labels[3]);
    return { width: larger * labels[2], height: larger * labels[3] };
}

function pixelsPerPoint(card, frame, scale) {
    const { view } = frame;
    const seen = seenThrough(card.matrix, frame.clip);
    const place = (x, y) => {
        const [across, down, , w] = [0, 1, 2, 3].map((i) => x * seen[i] + y * seen[4 + i] + seen[12 + i]);
        return w >= NEAREST ? [(across / w) * (view.width / 2), (down / w) * (view.height / 2)] : null;
    };
    const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => place((x * card.width) / 2, (y * card.height) / 2));
    // A card that reaches behind the eye counts as very near.
    if (corners.includes(null)) return 2 * scale;
    const length = (a, b) => Math.hypot(corners[b][0] - corners[a][0], corners[b][1] - corners[a][1]);
    const stretch = Math.max(
        Math.max(length(0, 1), length(3, 2)) / card.width, Math.max(length(0, 3), length(1, 2)) / card.height);
    if (!Number.isFinite(stretch)) return scale;
    const isLarge = stretch * scale * Math.max(card.width, card.height) > 1024;
    const isNear = stretch > 2 * axesOf(card.matrix, 0, 0).longest || (isLarge && stretch > 2);
    const isInView = [view.width, view.height].every((side, i) => {
        const places = corners.map((corner) => corner[i]);
        return Math.max(...places) > -side / 2 && Math.min(...places) < side / 2;
    });
    const part = !isNear ? stretch : isInView ? seenDetail(card, place, view, scale) : 1;
    // Of a card that is much larger than the view a small part is seen, and that from very near.
    const most = (1.25 * Math.max(view.width, view.height)) / Math.max(card.width, card.height);
    return Math.min(stretch, Math.max(1, Math.min(part, most))) * scale;
}

// How many times larger a card is seen, where that is most of what is in the view.
function seenDetail(card, place, view, scale) {
    const steps = 12;
    let [most, area] = [0, 0];
    for (let row = 0; row <= steps; row++) {
        for (let column = 0; column <= steps; column++) {
            const [x, y] = [(column / steps - 0.5) * card.width, (row / steps - 0.5) * card.height];
            const at = place(x, y);
            if (!at || Math.abs(at[0]) >= view.width / 2 || Math.abs(at[1]) >= view.height / 2) continue;
            const axes = axesOf(card.matrix, x, y);
            most = Math.max(most, axes.longest);
            area += axes.area;
        }
    }
    const whole = card.width * card.height;
    const seen = (area * whole) / (steps + 1) ** 2;
    return Math.min(most, Math.sqrt((24 * seen + 65536 / (scale * scale)) / whole));
}

// What becomes of a point's length and of its area at a place on a card.
function axesOf(m, x, y) {
    const at = [0, 1, 3].map((i) => x * m[i] + y * m[4 + i] + m[12 + i]);
    const w = Math.max(at[2], NEAREST);
    const along = (row) => [0, 1].map((i) => (m[row + i] - (at[i] / w) * m[row + 3]) / w);
    const [right, down] = [along(0), along(4)];
    return { longest: Math.max(Math.hypot(...right), Math.hypot(...down)), area: Math.abs(right[0] * down[1] - right[1] * down[0]) };
}

if (typeof module !== "undefined") Object.assign(module.exports, { stepOf, pixelsPerPoint });
