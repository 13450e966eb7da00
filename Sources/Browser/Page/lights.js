// What light does to cards, as numbers for `light/light.glsl`: Lighting, LightBlock, CoveringCard, StandingCard and
// ContactShadows of the renderer.
"use strict";

const NEARBY_CARDS = 4;
const NO_SHADOW = Array(16).fill(0);
// A scene without light.
const DARK = { strength: 0, shadow: 0, sheen: 0, environment: 0, occlusion: 0, softness: 0.5, direction: [0, 0, 1] };

const scaledBy = (k, v) => v.map((part) => k * part);
const crossOf = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
function unitOf(v) {
    const length = Math.hypot(...v);
    return length > 1e-12 ? scaledBy(1 / length, v) : null;
}

// Where a card stands before it is seen through a lens: y goes down, z towards the eye.
class StandingCard {
    // Null for what is no flat card in such a space.
    static of(card, frame) {
        const m = card.matrix;
        const row = (at) => {
            const w = m[at + 3] - m[at + 2] * frame.m34;
            return [m[at] + w * frame.viewpoint.x, m[at + 1] + w * frame.viewpoint.y, m[at + 2], w];
        };
        const [first, second, last] = [row(0), row(4), row(12)];
        // Frames of a timeline come as short numbers.
        if (!m.every(Number.isFinite) || !(Math.abs(first[3]) + Math.abs(second[3]) < 1e-5) || !(last[3] > 1e-9)) return null;
        const [x, y] = [first, second].map((axis) => scaledBy(1 / last[3], axis.slice(0, 3)));
        const right = unitOf(x);
        const out = unitOf(crossOf(x, y));
        return right && out ? new StandingCard(card, scaledBy(1 / last[3], last.slice(0, 3)), right, out, x, y) : null;
    }

    constructor(card, middle, right, out, x, y) {
        const low = crossOf(out, right);
        Object.assign(this, { middle, right, low, out, scale: [dot(x, right), dot(y, low)] });
        this.half = [card.width / 2, card.height / 2];
    }

    // A flat card from side to side of this one, where it is bent so much.
    flatFrom(curvature) {
        curvature.forEach((bend, axis) => {
            if (bend === 0) return;
            const angle = bend * this.half[axis];
            this.middle = plus(this.middle, (-(1 - Math.cos(angle)) / bend) * this.scale[0], this.out);
            this.half[axis] = Math.abs(Math.sin(angle) / bend);
        });
        return this;
    }

    // A direction in a space of the card's own.
    inside(way) { return [dot(way, this.right), dot(way, this.low), dot(way, this.out)]; }

    place([x, y]) { return plus(plus(this.middle, x * this.scale[0], this.right), y * this.scale[1], this.low); }
}

// The card that lies before another one, in the other's points.
class CoveringCard {
    // Null where it is not near enough to matter.
    static of(card, other, radius, eye) {
        const covering = new CoveringCard(card, other, radius, eye);
        covering.weight = covering.reach > 0 ? covering.weightOn(card) : 0;
        return covering.weight > 0.02 ? covering : null;
    }

    constructor(card, other, radius, eye) {
        const side = dot(card.out, plus(eye, -1, card.middle)) < 0 ? -1 : 1;
        const facing = dot(other.out, card.out) < 0 ? -side : side;
        const from = plus(card.middle, -1, other.middle);
        const [right, low] = [scaledBy(card.scale[0], card.right), scaledBy(card.scale[1], card.low)];
        const line = (axis, scale) => [dot(right, axis) / scale, dot(low, axis) / scale, dot(from, axis) / scale];
        this.across = line(other.right, other.scale[0]);
        this.down = line(other.low, other.scale[1]);
        this.half = other.half;
        const apart = scaledBy(-facing, line(other.out, 1));
        [this.gap, this.growth] = [apart[2], apart.slice(0, 2)];
        this.reach = 0.3 * Math.min(card.half[0] * card.scale[0], card.half[1] * card.scale[1]);
        this.radius = radius;
        // Past upright it leans over the other side.
        const flatness = Math.min(Math.abs(dot(other.out, card.out)) / 0.25, 1);
        this.share = flatness * flatness * (3 - 2 * flatness);
    }

    weightOn(card) {
        let sum = 0;
        for (let y = -2; y <= 2; y++) {
            for (let x = -2; x <= 2; x++) {
                const here = [(x / 2) * card.half[0], (y / 2) * card.half[1], 1];
                const gap = this.gap + dot(this.growth, here.slice(0, 2));
                const beyond = Math.max(
                    Math.abs(dot(this.across, here)) - this.half[0], Math.abs(dot(this.down, here)) - this.half[1]);
                if (gap > -2 && beyond < this.reach) sum += 1 / (1 + (4 * gap * gap) / (this.reach * this.reach));
            }
        }
        return sum;
    }
}

// The shadow that the lamp throws from one card on another one, in points of the card that it falls from.
class CastShadow {
    // Null where none falls. share: of the light on it that the other card keeps away. eye: from which side the card behind is seen.
    static of(card, other, radius, share, eye, lamp) {
        const way = unitOf(plus(lamp, -1, card.middle));
        if (!way) return null;
        const side = dot(card.out, plus(eye, -1, card.middle)) < 0 ? -1 : 1;
        const towards = dot(way, other.out);
        // Light that only grazes a card throws no shadow of it, nor does one fall on what is turned away from the lamp.
        const all = share * CastShadow.share(Math.abs(towards)) * CastShadow.share(side * dot(way, card.out));
        return all > 0 ? new CastShadow(card, other, radius, all, way, towards) : null;
    }

    constructor(card, other, radius, share, way, towards) {
        Object.assign(this, { half: other.half, radius, share });
        const from = plus(card.middle, -1, other.middle);
        const [right, low] = [scaledBy(card.scale[0], card.right), scaledBy(card.scale[1], card.low)];
        const line = (axis) => [dot(right, axis), dot(low, axis), dot(from, axis)];
        this.far = scaledBy(-1 / towards, line(other.out));
        this.across = scaledBy(1 / other.scale[0], plus(line(other.right), dot(way, other.right), this.far));
        this.down = scaledBy(1 / other.scale[1], plus(line(other.low), dot(way, other.low), this.far));
        this.weight = this.weightOn(card);
    }

    // From none to all of it.
    static share(height) {
        const share = Math.min(Math.max(height / 0.12, 0), 1);
        return share * share * (3 - 2 * share);
    }

    // On how much of the card behind it falls.
    weightOn(card) {
        let sum = 0;
        for (let y = -2; y <= 2; y++) {
            for (let x = -2; x <= 2; x++) {
                const here = [(x / 2) * card.half[0], (y / 2) * card.half[1], 1];
                const beyond = Math.max(
                    Math.abs(dot(this.across, here)) - this.half[0], Math.abs(dot(this.down, here)) - this.half[1]);
                if (dot(this.far, here) > -2 && beyond < 0.3 * Math.min(...this.half)) sum += this.share;
            }
        }
        return sum;
    }

    numbers(darkness) {
        const { across, down, far, half, radius, share } = this;
        return [...across, far[0], ...down, far[1], ...half, far[2], darkness * share, radius, 0, 0, 0];
    }
}

class Lighting {
    // Null where no light falls on cards and none has a tint, which then costs nothing.
    // plane: where the frame is what a floor mirrors; its cards are lit as those above it are, and seen by the eye's image.
    static of({ scene, deck }, frame, plane = null) {
        const light = scene.light ?? DARK;
        const definitions = [...Lighting.definitions(light), ...(frame.cards.some((card) => card.tint) ? ["TINT"] : [])];
        return definitions.length > 0 ? new Lighting(light, definitions, deck, frame, plane) : null;
    }

    static definitions(light) {
        return [["strength", "KEY"], ["shadow", "SHADOW"], ["sheen", "SHEEN"], ["environment", "ENVIRONMENT"], ["occlusion", "OCCLUSION"]]
            .filter(([name]) => light[name] > 0).map(([, definition]) => definition);
    }

    constructor(light, definitions, deck, frame, plane) {
        Object.assign(this, { light, definitions, deck, frame });
        this.cards = frame.cards.map((card) => StandingCard.of(card, frame));
        const far = frame.m34 < 0 ? Math.min(-1 / frame.m34, 1e6) : 1e6;
        const eye = [frame.viewpoint.x, frame.viewpoint.y, far];
        this.eye = plane?.mirroredPlace(eye) ?? eye;
        this.lamp = scaledBy(2 * Math.max(frame.view.width, frame.view.height), light.direction);
        this.order = frame.cards.map((_, number) => number).sort((a, b) => frame.cards[a].order - frame.cards[b].order);
    }

    static files(isRound, isMirrored) {
        return [
            isRound ? "cards/round.glsl" : "cards/straight.glsl", "light/lit.frag",
            isMirrored ? "floor/mirrored.frag" : "shared/main.frag",
        ];
    }

    // The light on a card, over all that is on it. What a shader bends is not the flat card that it knows; where one leaves holes, it
    // says so itself, but for a card by itself on its sheet, which has none behind them.
    static draw(renderer, one, i, size, plane) {
        const { gl, face } = renderer;
        if (one.face && face.told.bends) return;
        const isRound = one.radius > 0;
        const definitions = ["LIGHTS 1", ...one.light.definitions, ...(Lighting.isOnEdges(one) ? ["EDGES_LIT"] : [])];
        const isHoled = one.face && one.isClear && !one.isOnSheet;
        let program;
        if (isHoled) {
            program = face.lightProgram(isRound, plane !== null, definitions);
            face.use(program, one, i, size, plane);
        } else {
            program = renderer.program(
                `light ${isRound} ${plane !== null} ${definitions}`,
                ["cards/no-face.vert.glsl", "light/lit.vert"],
                ["cards/opaque.glsl", ...Lighting.files(isRound, plane !== null)], ["CARDS 1", ...definitions]);
            program.bindBlock("Cards", 0);
            renderer.set(program, size, plane);
            program.setWhole("run", 0, 1);
        }
        program.bindBlock("Lights", 4);
        gl.bindVertexArray(renderer.mesh);
        renderer.bindCard(i);
        Lighting.bind(renderer, one.light);
        // Light on what lets something through is there only as far as it covers that.
        if (one.isClear && !isHoled) gl.blendFuncSeparate(gl.DST_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ZERO, gl.ONE);
        gl.drawElementsInstanced(gl.TRIANGLES, 6, gl.UNSIGNED_BYTE, 0, 1);
        if (one.isClear && !isHoled) gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    }

    static bind(renderer, light) {
        const gl = renderer.gl;
        renderer.lightBuffer ??= gl.createBuffer();
        gl.bindBuffer(gl.UNIFORM_BUFFER, renderer.lightBuffer);
        gl.bufferData(gl.UNIFORM_BUFFER, light.numbers, gl.DYNAMIC_DRAW);
        gl.bindBufferBase(gl.UNIFORM_BUFFER, 4, renderer.lightBuffer);
    }

    // Whether light lies over a card at all, and whether its edges are drawn with it; what a shader paints knows its own.
    static isOn(one) { return Boolean(one.light) && (one.isOnSheet || !one.isClear || Boolean(one.face)); }
    static isOnEdges(one) { return Lighting.isOn(one) && !one.face; }

    // lift: how much nearer than the card its light is drawn. Fourteen vectors for programs with these definitions.
    block(number, lift) {
        const middle = this.middleOf(number);
        if (middle !== number) return this.block(middle, lift);
        const tint = this.frame.cards[number].tint;
        const standing = this.cards[number];
        const numbers = [
            ...(standing ? this.standingBlock(number, standing, lift) : Lighting.unlit(lift)),
            ...(tint ? light(tint) : [0, 0, 0, 0]),
        ];
        return { numbers: Float32Array.from(numbers), definitions: this.definitions };
    }

    // A piece of a bent card stands for all of it: the one in the middle, where the card touches its plane.
    middleOf(number) {
        const { part, identity, lane, offset } = this.frame.cards[number];
        if (!part?.curve || (!part.x && !part.y)) return number;
        const middle = this.frame.cards.findIndex((other) => other.part && !other.part.x && !other.part.y
            && other.identity === identity && other.lane === lane && other.offset === offset);
        return middle >= 0 ? middle : number;
    }

    // What keeps light away with a card.
    covering(number) {
        const card = this.frame.cards[this.middleOf(number)];
        if (!card.part?.curve) return this.cards[number];
        const whole = FlatCard.wholeOf({ card, seen: card.matrix }).card;
        return StandingCard.of(whole, this.frame)?.flatFrom(card.part.curve);
    }

    // Of what is no flat card: no light falls on it.
    static unlit(lift) { return [0, 0, 1, lift, 0, 0, 1, ...Array(28).fill(0), 1, ...NO_SHADOW]; }

    standingBlock(number, card, lift) {
        const light = this.light;
        const [seen, lit] = [this.eye, this.lamp].map((place) => card.inside(plus(place, -1, card.middle)));
        const [other, shadow] = light.occlusion > 0 || light.shadow > 0 ? this.coversOf(number, card) : [];
        // A long lamp, leaning to the right at its top.
        const band = unitOf(crossOf(lit, card.inside([0.34, -0.94, 0]))) ?? [0, 0, 0];
        return [
            ...seen, lift, ...lit, light.strength, ...card.inside([1, 0, 0]), light.softness, ...card.inside([0, -1, 0]),
            light.environment, ...card.scale, light.sheen, light.occlusion * (other?.share ?? 0), ...band, other?.radius ?? 0,
            ...(other ? [...other.across, other.growth[0], ...other.down, other.growth[1], ...other.half, other.gap, other.reach]
                : [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
            ...(shadow?.numbers(light.shadow) ?? NO_SHADOW),
        ];
    }

    // The cards that keep most light away from this one: of the light around, and of the lamp's.
    coversOf(number, card) {
        let [cover, shadow] = [null, null];
        const rank = this.order.indexOf(number);
        // The edges of a body keep no more light away than its front does.
        const own = this.frame.cards[number];
        const met = [];
        for (const other of this.order.slice(rank + 1)) {
            const shown = this.frame.cards[other];
            // Nor does a bent card keep any from itself.
            const isKnown = (card) => card.part && card.identity === shown.identity && card.lane === shown.lane && card.offset === shown.offset;
            if (shown.isEdge || isKnown(own) || met.some(isKnown)) continue;
            if (met.push(shown) > NEARBY_CARDS) break;
            const standing = this.covering(other);
            if (shown.isHidden || !(shown.alpha > 0) || !standing) continue;
            const radius = Math.max(0, Math.min(this.deck.style(shown)?.radius ?? 0, ...standing.half));
            const share = Math.min(shown.alpha, 1);
            const found = this.light.occlusion > 0 ? CoveringCard.of(card, standing, radius, this.eye) : null;
            if (found) {
                found.share *= share;
                found.weight *= found.share;
                if (found.weight > (cover?.weight ?? 0)) cover = found;
            }
            const thrown = this.light.shadow > 0 ? CastShadow.of(card, standing, radius, share, this.eye, this.lamp) : null;
            if (thrown?.weight > (shadow?.weight ?? 0)) shadow = thrown;
        }
        return [cover, shadow];
    }
}

// How long what of a card is nearest to a floor is.
const widthOf = ({ start, end }) => Math.hypot(...plus(end, -1, start));

// The shadows of cards on the floor that they stand on, as cards that lie there and are nothing but their shadows.
class ContactShadows {
    // Null where there are none.
    static of({ scene: { light, floor }, deck }, frame) {
        if (!light || !(light.contact > 0) || !floor) return null;
        const height = floor.height ?? MirrorPlane.ground(frame);
        if (!Number.isFinite(height) || Math.abs(height) >= 1e6) return null;
        const shadows = new ContactShadows(frame, deck);
        // A narrow one where a card touches, and a wide one around it.
        shadows.add(light.contact * 0.75, height, (foot) => 0.02 * foot.tall + 0.3 * foot.gap);
        shadows.add(light.contact * 0.5, height, (foot) => 0.11 * foot.tall + foot.gap);
        return shadows.frame.cards.length > 0 ? shadows : null;
    }

    constructor(frame, deck) {
        this.frame = { ...frame, all: frame.cards, cards: [] };
        this.deck = deck;
        this.styles = [];
        this.down = MirrorPlane.down(frame);
    }

    draw(renderer, size) {
        const list = listCards(this.frame, this, [], size, false, renderer.grain);
        renderer.drawCards(list, this.frame.cards, size, null, null);
    }

    // As a deck has it.
    style(card) { return this.styles[card.identity]; }

    add(strength, height, sharpRadiusOf) {
        // The softer the less sharp the card is, and the fainter the wider.
        const radiusOf = (foot) => Math.hypot(sharpRadiusOf(foot), foot.blur);
        const clear = [0, 0, 0, 0];
        for (const one of this.feet(height, radiusOf)) {
            const whole = ContactShadows.endingWhereItRises(one);
            const foot = ContactShadows.endingWhereCornersRise(whole, radiusOf(whole));
            const opacity = strength * Math.min(foot.card.alpha, 1) * Math.exp(-foot.gap / (0.2 * foot.tall))
                * (sharpRadiusOf(foot) / radiusOf(foot));
            if (!(opacity > 0.004)) continue;
            const radius = radiusOf(foot);
            const away = 6 * radius;
            const number = this.styles.length;
            this.styles.push({
                fill: { start: clear, end: clear, direction: 0 }, picture: -1, labels: [0, 0], radius: 0, border: 0, back: "front",
                shadow: { radius, opacity, x: 0, y: away, colour: [0, 0, 0, 1] },
            });
            this.frame.cards.push({
                ...foot.card, style: undefined, part: null, identity: number, order: number, lane: 0, alpha: 1, blur: 0, renewal: 1, slide: null,
                width: widthOf(foot), height: 2 * radius, matrix: this.lying(foot, away),
            });
        }
    }

    // Those of all cards. Pieces of a bent card that follow each other share one, up to twice the radius of its shadow.
    feet(height, radiusOf) {
        const feet = [];
        for (const card of this.frame.all) {
            if (card.isHidden || !(card.alpha > 0) || card.isPlaceholder || card.isEdge) continue;
            const round = card.part ? 0 : this.deck.style(card)?.radius ?? 0;
            const foot = ContactShadows.footOf(card, round, this.frame, height, this.down);
            if (!foot) continue;
            const last = feet[feet.length - 1];
            const isPiece = last && card.part?.curve && last.card.part?.curve
                && ["identity", "lane", "offset"].every((key) => card[key] === last.card[key]);
            const joined = isPiece ? ContactShadows.joined(last, foot) : null;
            if (joined && widthOf(joined) <= 2 * radiusOf(joined)) feet[feet.length - 1] = joined;
            else feet.push(foot);
        }
        return feet;
    }

    // Of a card that leans within its own plane, the higher end is too far away to be dark.
    static endingWhereItRises(foot) {
        const { start, end, rise, risesToEnd, tall } = foot;
        if (!(rise > 0)) return foot;
        const reach = 0.12 * tall;
        const less = scaledBy(Math.max(1 - reach / rise, 0), plus(end, -1, start));
        const shorter = { ...foot, ...(risesToEnd ? { end: plus(end, -1, less) } : { start: plus(start, 1, less) }) };
        return { ...shorter, round: Math.min(foot.round, widthOf(shorter) / 2), gap: foot.gap + Math.min(rise, reach) / 2 };
    }

    // A card with round corners does not touch the floor with all of its width.
    static endingWhereCornersRise(foot, gap) {
        const { start, end, round } = foot;
        const less = scaledBy(Math.max(round - Math.sqrt(2 * round * gap), 0) / widthOf(foot), plus(end, -1, start));
        return { ...foot, start: plus(start, 1, less), end: plus(end, -1, less) };
    }

    // Null where they do not go on in each other.
    static joined(foot, next) {
        const near = 0.05 * widthOf(next);
        const gap = Math.min(foot.gap, next.gap);
        if (Math.hypot(...plus(next.start, -1, foot.end)) < near) return { ...foot, end: next.end, gap };
        if (Math.hypot(...plus(next.end, -1, foot.start)) < near) return { ...foot, start: next.start, gap };
        return null;
    }

    // Through the frame's lens, from points of a card that lies on the floor, so far behind the foot.
    lying({ start, end }, away) {
        const right = unitOf(plus(end, -1, start));
        const near = crossOf(right, this.down);
        const place = plus(scaledBy(0.5, plus(start, 1, end)), -away, near);
        const { m34, viewpoint } = this.frame;
        const rows = [[...right, 0], [...near, 0], [...scaledBy(-1, this.down), 0], [...place, 1]];
        return Float64Array.from(rows.flatMap(([x, y, z, w]) => [x - w * viewpoint.x, y - w * viewpoint.y, z, w + z * m34]));
    }

    // What of a card is nearest to a floor: its lower edge, from the left to the right.
    static footOf(card, radius, frame, height, down) {
        const standing = StandingCard.of(card, frame);
        if (!standing) return null;
        const [x, y] = standing.half;
        const [low, next] = [[-x, -y], [x, -y], [x, y], [-x, y]].map((corner) => standing.place(corner))
            .sort((a, b) => dot(b, down) - dot(a, down));
        const tall = 2 * standing.half[1] * standing.scale[1];
        const gap = Math.max(height - dot(low, down), 0);
        const risesToEnd = low[0] < next[0];
        // What pieces of a bent card have in common has its own form.
        const rise = card.part ? 0 : dot(low, down) - dot(next, down);
        const [start, end] = (risesToEnd ? [low, next] : [next, low])
            .map((place) => plus(place, height - dot(place, down), down));
        const foot = { card, start, end, gap, tall, rise, risesToEnd, blur: card.blur * standing.scale[0] };
        foot.round = Math.min(Math.max(radius * standing.scale[0], 0), widthOf(foot) / 2);
        return tall > 1e-6 && gap < tall && widthOf(foot) > 1e-9 ? foot : null;
    }
}

if (typeof module !== "undefined") module.exports = { Lighting, StandingCard, ContactShadows };
