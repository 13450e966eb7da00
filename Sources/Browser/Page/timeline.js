// A scene's timeline: frames that were worked out when the page was written, and what is between two of them.
"use strict";

// Of a card's numbers those that go from one moment to the next: offset, size, alpha, blur, renewal, its matrix, how its
// picture slides, where it is cut from what, and how it is bent.
const FLOWING = [4, 5, 6, 7, 8, 9, ...Array.from({ length: 25 }, (_, i) => 12 + i)];

class Timeline {
    // told: {rate, duration, loops, start, ways}, and what TimelineLooks reads; numbers: of all frames, one after the other.
    // ways: how far each moment is between two others; the frames of these two come after its own. Null where it is none.
    constructor(told, numbers) {
        Object.assign(this, told);
        [this.moments, this.ends] = [[], []];
        let at = 0;
        const take = () => {
            const length = FRAME_HEAD + numbers[at] * CARD_SIZE;
            at += length;
            return numbers.subarray(at - length, at);
        };
        while (at < numbers.length) {
            const number = this.moments.push(take()) - 1;
            this.ends.push((this.ways?.[number] ?? null) === null ? null : { from: take(), to: take(), progress: this.ways[number] });
        }
        this.time = 0;
        this.go(this.start);
    }

    // Whether it goes on from here by itself.
    get goesOn() { return this.duration > 0 && (this.loops || this.time < this.duration); }

    go(time) {
        const { duration } = this;
        if (!(duration > 0)) this.time = 0;
        else if (this.loops) this.time = ((time % duration) + duration) % duration;
        else this.time = Math.min(Math.max(time, 0), duration);
        // What shaders are told: it goes on where the timeline begins anew, or is over.
        this.clock = this.time;
    }

    pass(seconds) {
        const clock = this.clock + seconds;
        if (this.goesOn) this.go(this.time + seconds);
        this.clock = clock;
    }

    // Its time as a knob, in the form in which the library tells of its own.
    get knob() {
        return {
            name: "time", fullName: "timeline.time", group: "timeline", type: "number", range: [0, this.duration], default: String(this.start),
            value: String(Number(this.time.toFixed(3))), first: String(this.start), help: "where the timeline stands, in seconds",
        };
    }

    // Null, or what could not be done.
    turn(text) {
        const time = text.trim() === "" ? NaN : Number(text);
        if (!Number.isFinite(time)) return { error: `time can't be '${text}'` };
        // At its end a loop would be at its beginning.
        this.go(time === this.duration ? time - 1e-9 : time);
        return null;
    }

    // Between which two moments it is, and how far.
    get place() {
        const place = Math.min(this.time * this.rate, this.moments.length - 1);
        const first = Math.min(Math.floor(place), Math.max(this.moments.length - 2, 0));
        return { first, second: Math.min(first + 1, this.moments.length - 1), share: place - first };
    }

    // Where a transition leads from one frame to another; null elsewhere. Of two moments on two ways the nearer one has its own.
    journey() {
        const { first, second, share } = this.place;
        const [one, other] = [this.ends[first], this.ends[second]];
        const scroll = (end) => end.from[1] + "," + end.to[1];
        if (one && other && scroll(one) === scroll(other)) {
            const [from, to] = ["from", "to"].map((end) => new Frame(Timeline.between([one[end], other[end]], share)));
            return { from, to, progress: one.progress + (other.progress - one.progress) * share };
        }
        const [own, at] = share < 0.5 ? [one ?? other, one ? first : second] : [other ?? one, other ? second : first];
        if (!own) return null;
        // From there as far as the row is moved meanwhile.
        const [before, after] = [this.moments[first], this.moments[second]];
        const whole = after[1] - before[1];
        // The short way round in a row that is closed.
        const moved = (whole - before[2] * Math.round(whole / before[2])) * (at === first ? share : share - 1);
        const progress = own.progress + moved;
        if (!(progress > 1e-6 && progress < 1 - 1e-6)) return null;
        return { from: new Frame(own.from), to: new Frame(own.to), progress };
    }

    frame() {
        const { first, second, share } = this.place;
        const [from, to] = [this.moments[first], this.moments[second]];
        const frame = new Frame(share < 1 ? Timeline.between([from, to, this.moments[first - 1], this.moments[second + 1]], share) : to);
        frame.isMoving = this.goesOn;
        return frame;
    }

    // A card is itself in all of them, whatever its place among the others; one that is in the earlier alone stays until the later.
    // moments: two of them, and perhaps the one before and the one after.
    static between([from, ...others], share) {
        const name = (numbers, at) => numbers.subarray(at + 1, at + 4).join(" ");
        const places = others.map((numbers) => {
            const found = new Map();
            for (let at = FRAME_HEAD; at < (numbers?.length ?? 0); at += CARD_SIZE) found.set(name(numbers, at), at);
            return found;
        });
        const [to, before, after] = others;
        const numbers = Float64Array.from(from);
        const flow = (at, [next, last, later], part) => {
            const step = to[next + part] - from[at + part];
            if (step === 0) return;
            const [former, following] = [
                last === undefined ? step : from[at + part] - before[last + part],
                later === undefined ? step : after[later + part] - to[next + part],
            ];
            numbers[at + part] += Timeline.way(former, step, following, share);
        };
        const heads = others.map((other) => (other ? 0 : undefined));
        // Transitions go with the row, evenly from moment to moment.
        numbers[1] += (to[1] - from[1]) * share;
        for (const part of [5, 6, 7, 8, 9, ...Array.from({ length: 16 }, (_, cell) => 16 + cell)]) flow(0, heads, part);
        for (let at = FRAME_HEAD; at < numbers.length; at += CARD_SIZE) {
            const own = name(from, at);
            const there = places.map((found) => found.get(own));
            if (there[0] !== undefined) for (const part of FLOWING) flow(at, there, part);
        }
        return numbers;
    }

    // How far a number has gone that goes by one step in all, by others before and after it: a cubic that is as fast at its ends as
    // the steps beside them say, and never leads beyond them, so that what leaps does not swing.
    static way(before, step, after, share) {
        const speed = (a, b) => (a * b > 0 ? Math.sign(a) * Math.min(Math.abs(a + b) / 2, 2 * Math.abs(a), 2 * Math.abs(b)) : 0);
        const [start, end] = [speed(before, step), speed(step, after)];
        return share * (start + share * (3 * step - 2 * start - end + share * (start + end - 2 * step)));
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { Timeline });
