// Thick cards as several cards, front, back and the pieces of the edge: BodiedFrame and CardBody of the renderer.
"use strict";

// So many pixels lie on either side of where two pieces meet, behind both.
const UNDER = 1.9;
const FIRST_EDGE = 2 ** 24;

class BodyStrip {
    // From one point of the outline to the next, clockwise as seen from the front; null where they are one.
    static of(start, end, front, eye) {
        const along = unitOf(plus(end, -1, start));
        const sight = unitOf(plus(eye, -0.5, plus(start, 1, end)));
        return along && sight ? new BodyStrip(start, end, along, sight, front) : null;
    }

    constructor(start, end, along, sight, front) {
        Object.assign(this, { start, end, along, before: 0, after: 0, away: 0 });
        this.out = crossOf(along, front);
        this.facing = dot(this.out, sight);
        this.shown = Math.sqrt(Math.max(1 - dot(along, sight) ** 2, 0.01));
        this.length = dot(plus(end, -1, start), along);
    }

    turnTo(other) { return Math.hypot(...crossOf(this.along, other.along)); }

    goBehind(other, reach, pixel) {
        this.away = other.away + Math.min((1.1 * (reach + 1.5 * pixel) * this.turnTo(other)) / other.facing, 30 * pixel);
    }
}

class CardBody {
    // Null for what is no flat card in space.
    // pixel: how many points it is.
    static of(card, style, frame, pixel, hasMirror, isClear) {
        const standing = StandingCard.of(card, frame);
        return standing ? new CardBody(card, style, frame, standing, pixel, hasMirror, isClear) : null;
    }

    constructor(card, style, frame, standing, pixel, hasMirror, isClear) {
        Object.assign(this, { card, frame, standing, pixel, isClear, pieces: [] });
        // As thick as the card is large: one that is scaled is scaled as a whole.
        this.thickness = style.body.thickness * Math.sqrt(Math.abs(standing.scale[0] * standing.scale[1]));
        const far = frame.m34 < 0 ? Math.min(-1 / frame.m34, 1e6) : 1e6;
        this.eye = [frame.viewpoint.x, frame.viewpoint.y, far];
        const facing = (place) => {
            const sight = unitOf(plus(this.eye, -1, place));
            return sight ? dot(standing.out, sight) : 0;
        };
        const front = facing(standing.middle);
        const back = facing(this.behind(standing.middle));
        this.isSeenFromBehind = back < 0;
        const radius = Math.max(0, Math.min(style.radius, card.width / 2, card.height / 2));
        this.addEdges(radius, front > 0 ? front : Math.min(back, 0), hasMirror || isClear);
        const rear = { isBack: true, matrix: this.backPlane, width: card.width, height: card.height };
        if (this.isSeenFromBehind) this.pieces.push(rear);
        else if (isClear) this.pieces.unshift(rear);
    }

    behind(place) { return plus(place, -this.thickness, this.standing.out); }

    // The card's own plane, moved to its back.
    get backPlane() {
        const moved = this.card.matrix.slice();
        const weight = moved[15] - moved[14] * this.frame.m34;
        this.lensed(this.behind(this.standing.middle)).forEach((part, i) => { moved[12 + i] = weight * part; });
        return moved;
    }

    lensed([x, y, z]) {
        const { viewpoint, m34 } = this.frame;
        return [x - viewpoint.x, y - viewpoint.y, z, 1 + z * m34];
    }

    lensedWay([x, y, z]) { return [x, y, z, z * this.frame.m34]; }

    addEdges(radius, front, keepsAll) {
        const { standing, pixel } = this;
        const points = outlineOf(standing.half, radius, pixel, this.card.blur > 0).map((point) => standing.place(point));
        const strips = points.map((point, i) => BodyStrip.of(point, points[(i + 1) % points.length], standing.out, this.eye))
            .filter(Boolean);
        if (strips.length <= 2) return;
        // What is less than a pixel wide is nothing but noise.
        const isSeen = (strip) => strip.facing * this.thickness > 0.5 * pixel * strip.shown && strip.facing > 0.02;
        // What is seen of a convex outline are pieces one after the other.
        const first = Math.max(
            0, strips.findIndex((strip, i) => isSeen(strip) && !isSeen(strips[(i + strips.length - 1) % strips.length])));
        const inOrder = [...strips.slice(first), ...strips.slice(0, first)];
        if (keepsAll) for (const strip of inOrder) if (!isSeen(strip)) this.addStrip(strip);
        const seen = inOrder.filter(isSeen);
        if (seen.length === 0) return;
        const most = seen.reduce((best, strip, i) => (strip.facing > seen[best].facing ? i : best), 0);
        const aside = Math.sqrt(Math.max(1 - front * front, 0.01));
        // What is seen through would be seen twice where two lie under each other.
        if (!this.isClear && this.card.alpha >= 1) {
            this.tuckUnder(seen, most, aside);
            this.addSeams(seen, most, front, aside);
        }
        for (const strip of seen.slice(0, most)) this.addStrip(strip);
        for (const strip of seen.slice(most).reverse()) this.addStrip(strip);
    }

    reachOf(strip, aside) { return ((UNDER * aside) / strip.facing) * this.pixel; }

    overlaps(rear, other, aside) { return rear.turnTo(other) < 0.4 && this.reachOf(rear, aside) < 3 * this.pixel; }

    // Around a corner each reaches a little under the neighbour that is turned more to the eye, and is as much farther away as it
    // would stand out.
    tuckUnder(seen, most, aside) {
        for (let i = most - 1; i >= 0; i--) {
            if (!this.overlaps(seen[i], seen[i + 1], aside)) continue;
            seen[i].after = this.reachOf(seen[i], aside);
            seen[i].goBehind(seen[i + 1], seen[i].after, this.pixel);
        }
        for (let i = most + 1; i < seen.length; i++) {
            if (!this.overlaps(seen[i], seen[i - 1], aside)) continue;
            seen[i].before = this.reachOf(seen[i], aside);
            seen[i].goBehind(seen[i - 1], seen[i].before, this.pixel);
        }
    }

    addSeams(seen, most, front, aside) {
        for (let i = 0; i + 1 < seen.length; i++) {
            const [strip, next] = [seen[i], seen[i + 1]];
            if (i < most ? this.overlaps(strip, next, aside) : this.overlaps(next, strip, aside)) continue;
            this.addSeam(
                strip.end, this.behind(strip.end), [front <= 0, front >= 0], Math.min(strip.facing, next.facing), strip,
                (0.5 * Math.min(strip.length * strip.facing, next.length * next.facing)) / aside);
        }
        if (!(Math.abs(front) > 0.01)) return;
        const plane = (place) => (front < 0 ? this.behind(place) : place);
        seen.forEach((strip, i) => {
            const [isFirst, isLast] = [i === 0, i === seen.length - 1];
            this.addSeam(
                plane(strip.start), plane(strip.end), [isFirst, isLast], Math.min(strip.facing, Math.abs(front)), strip,
                ((isFirst || isLast ? 0.3 : 0.5) * this.thickness * strip.facing) / strip.shown);
        });
    }

    // Behind where two smooth edges meet, a narrow piece that faces the eye; where the outline ends it ends sooner.
    addSeam(start, end, [beginsOutline, endsOutline], facing, strip, room) {
        const { pixel } = this;
        const along = unitOf(plus(end, -1, start));
        const sight = unitOf(plus(this.eye, -0.5, plus(start, 1, end)));
        const towards = along && sight && unitOf(plus(sight, -dot(along, sight), along));
        if (!towards) return;
        const shown = Math.sqrt(Math.max(1 - dot(along, sight) ** 2, 0.01));
        const inset = (isOutline) => ((isOutline ? 1.6 * UNDER : -1) * pixel) / shown;
        const low = plus(start, inset(beginsOutline), along);
        const high = plus(end, -inset(endsOutline), along);
        const length = dot(plus(high, -1, low), along);
        const half = Math.min(UNDER * pixel, room);
        if (!(length > pixel) || !(half > 0.4 * pixel)) return;
        // As far behind as the pieces are where it ends, and smoothly so.
        const away = Math.min((1.1 * (UNDER + 1.5)) / facing, 60) * pixel;
        const middle = scaledBy(0.5, plus(low, 1, high));
        this.addPiece([along, crossOf(towards, along), towards], middle, length, 2 * half, away, strip);
    }

    addStrip(strip) {
        const start = plus(strip.start, -strip.before, strip.along);
        const end = plus(strip.end, strip.after, strip.along);
        const { out } = this.standing;
        const middle = plus(scaledBy(0.5, plus(start, 1, end)), -this.thickness / 2, out);
        this.addPiece(
            [scaledBy(-1, strip.along), scaledBy(-1, out), strip.out], middle, dot(plus(end, -1, start), strip.along),
            this.thickness, strip.away, strip);
    }

    addPiece(axes, middle, width, height, away, strip) {
        const matrix = Float64Array.from([...axes.flatMap((axis) => this.lensedWay(axis)), ...this.lensed(middle)]);
        // Farther away and as much larger, it is where it was in the picture.
        matrix[14] -= away;
        this.pieces.push({ matrix, width, height, brightness: edgeBrightness(strip.out) });
    }
}

// By a lamp above and to the left; in steps, so that pieces that look the same are the same.
function edgeBrightness(out) {
    const facing = Math.max(0, dot(out, [-0.43, -0.78, 0.45]));
    return Math.round((0.62 + 0.38 * facing) * 24) / 24;
}

// Clockwise from the upper left, in points of the card.
function outlineOf(half, radius, pixel, isQuick) {
    const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
    if (!(radius > 0.25 * pixel)) return corners.map(([x, y]) => [x * half[0], y * half[1]]);
    const wanted = (isQuick ? 0.75 : 1.5) * Math.sqrt(radius / pixel);
    const steps = Math.min(Math.max(Math.ceil(wanted), 2), isQuick ? 12 : 32);
    return corners.flatMap(([x, y], number) => Array.from({ length: steps + 1 }, (_, step) => {
        const turn = Math.PI * (1 + 0.5 * (number + step / steps));
        return [x * (half[0] - radius) + radius * Math.cos(turn), y * (half[1] - radius) + radius * Math.sin(turn)];
    }));
}

// The frame with the bodies of its thick cards as cards of their own, which bring their styles; but for those that a shader
// bends: nobody knows where their edges are.
function bodiedFrame({ scene, deck, face }, frame, size) {
    const pixel = frame.view.height / (size.height * (frame.zoom ?? 1));
    const isBent = (style) => style.takesShader && Boolean(face?.told.bends);
    const isLit = scene.light !== null && Lighting.definitions(scene.light).length > 0;
    const cards = [];
    const parts = new Map();
    const bent = BentCard.allIn(frame);
    for (const card of [...frame.cards].sort((a, b) => a.order - b.order)) {
        const whole = bent.get(card);
        const own = whole?.standing ? bentCard(card, whole, deck.style(card), pixel, isLit)
            : bodiedCard(card, deck.style(card), frame, scene, pixel, isBent, isLit);
        own.forEach((part, i) => { part.order = cards.length + i; });
        cards.push(...own);
        parts.set(card, own);
    }
    // Neighbours in the row stay neighbours, whatever lies over what: they may share sides.
    return { ...frame, clip: clipOf(cards, frame), cards: frame.cards.flatMap((card) => parts.get(card)) };
}

// Where a card that the lens shows would have the depth of what is at `z` on this one, which it may not show: a plate.
function lensedDepth(z, matrix, m34) {
    const [own, wanted] = [matrix[15], 1 + m34 * matrix[14]];
    if (!(Math.abs(own - wanted) > 1e-9 * Math.abs(wanted)) || !(own > NEAREST)) return z;
    const share = 1 - (m34 * z) / own;
    return share > 1e-6 ? z / own / share : 1e9 * Math.sign(z);
}

// The matrix to clip space, whose depths are those of all these cards, as Camera.clipMatrix has it: bodies reach behind their cards.
function clipOf(cards, { clip, m34 }) {
    let [far, near] = [Infinity, -Infinity];
    for (const { isHidden, alpha, matrix, width, height } of cards) {
        const reach = Math.abs((width / 2) * matrix[2]) + Math.abs((height / 2) * matrix[6]);
        if (isHidden || !(alpha > 0) || !Number.isFinite(reach + matrix[14])) continue;
        far = Math.min(far, lensedDepth(matrix[14] - reach, matrix, m34));
        near = Math.max(near, lensedDepth(matrix[14] + reach, matrix, m34));
    }
    if (!(far <= near)) return clip;
    const room = 1 + 1e-3 * Math.max(Math.abs(far), Math.abs(near));
    const thinnest = (z) => 1e-3 * Math.max(1, Math.abs(z));
    const limit = (NEAREST - 1) / m34;
    [far, near] = [far - room, near + room];
    if (m34 > 0) {
        far = Math.max(far, limit);
        near = Math.max(near, far + thinnest(far));
    } else {
        if (m34 < 0) near = Math.min(near, limit);
        far = Math.min(far, near - thinnest(near));
    }
    const own = Float64Array.from(clip);
    own[10] = (-2 * (1 + m34 * near) * (1 + m34 * far)) / (near - far);
    own[14] = (near + far + 2 * m34 * near * far) / (near - far);
    return own;
}

function bodiedCard(card, style, frame, scene, pixel, isBent, isLit) {
    const isThere = !card.isHidden && card.alpha > 0 && card.width > 0 && card.height > 0;
    if (!isThere || card.part || !style?.body || isBent(style)) return [{ ...card }];
    const isClear = Math.min(style.fill.start[3], style.fill.end[3]) < 1;
    const body = CardBody.of(card, style, frame, pixel, Boolean(scene.floor), isClear);
    if (!body) return [{ ...card }];
    const front = { ...card, style: { ...style, shadow: null, back: isClear ? style.back : "hidden" } };
    const parts = [];
    // It lies behind all of the body, and has the card's outline.
    if (style.shadow)
        parts.push(shadowSheet({ ...card, matrix: body.isSeenFromBehind ? card.matrix : body.backPlane }, style));
    if (body.isSeenFromBehind) parts.push(front);
    body.pieces.forEach(({ matrix, width, height, brightness, isBack }, number) => {
        const part = { ...card, matrix, width, height };
        if (isBack) {
            parts.push({ ...part, style: { ...style, shadow: null, back: style.body.back } });
            return;
        }
        const edge = edgeStyle(style.body.edge, isLit ? 0.7 + 0.3 * brightness : brightness, isClear);
        parts.push({ ...part, copy: FIRST_EDGE + 128 * card.copy + number, slide: null, renewal: 1, style: edge, isEdge: true });
    });
    if (!body.isSeenFromBehind) parts.push(front);
    return parts;
}

function shadowSheet(card, style) {
    const clear = { start: [0, 0, 0, 0], end: [0, 0, 0, 0], direction: 0 };
    return {
        ...card, copy: FIRST_EDGE + 128 * card.copy + 127, slide: null, renewal: 1,
        style: { ...plainStyle(clear), radius: style.radius, shadow: style.shadow, back: "front" }, isEdge: true,
    };
}

// A piece of a bent card; with the first one comes what lies behind all of it.
function bentCard(card, bent, style, pixel, isLit) {
    if (!(card.alpha > 0) || !style) return [{ ...card }];
    const { frame } = bent;
    const isClear = Math.min(style.fill.start[3], style.fill.end[3]) < 1;
    const thickness = style.body ? style.body.thickness * bent.scale : 0;
    const eye = [frame.viewpoint.x, frame.viewpoint.y, frame.m34 < 0 ? Math.min(-1 / frame.m34, 1e6) : 1e6];
    const parts = [];
    if (!bent.isBegun) {
        bent.isBegun = true;
        const opacity = style.shadow && !card.isHidden ? style.shadow.opacity * bent.shareOfShadow(style.shadow.radius, eye) : 0;
        if (opacity > 0) parts.push(shadowSheet(bent.sheet, { ...style, shadow: { ...style.shadow, opacity } }));
        const radius = Math.max(0, Math.min(style.radius, bent.whole.width / 2, bent.whole.height / 2));
        bent.edges(thickness, radius, pixel, eye).forEach(({ brightness, ...edge }, number) => parts.push({
            ...card, ...edge, part: null, isHidden: false, copy: FIRST_EDGE + 4096 * card.copy + number, slide: null, renewal: 1,
            style: edgeStyle(style.body.edge, isLit ? 0.7 + 0.3 * brightness : brightness, isClear), isEdge: true,
        }));
    }
    if (!(thickness > 0)) return [...parts, { ...card }];
    const { at, out } = bent.place([card.part.x, card.part.y]);
    if (dot(plus(eye, -1, plus(at, -thickness, out)), out) < 0)
        return [...parts, { ...card, matrix: bent.back(card, thickness), style: { ...style, shadow: null, back: style.body.back } }];
    return [...parts, { ...card, style: { ...style, shadow: null, back: isClear ? style.back : "hidden" } }];
}

function plainStyle(fill) {
    return { fill, picture: -1, fit: "fill", labels: [0, 0], radius: 0, border: 0, borderColour: [0, 0, 0, 0], shadow: null, back: "hidden", takesShader: false };
}

function edgeStyle([red, green, blue, alpha], share, isClear) {
    const bright = (factor) => [...[red, green, blue].map((part) => Math.min(1, part * share * factor)), alpha];
    return { ...plainStyle({ start: bright(0.86), end: bright(1.03), direction: 0 }), back: isClear ? "front" : "hidden" };
}

if (typeof module !== "undefined") module.exports = { bodiedFrame, CardBody };
