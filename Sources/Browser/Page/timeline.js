// A scene's timeline: frames that were worked out when the page was written, and what is between two of them.
"use strict";

// Of a card's numbers those that go from one moment to the next: offset, size, alpha, blur, renewal, its matrix, how its
// picture slides, where it is cut from what, and how it is bent.
const FLOWING = [4, 5, 6, 7, 8, 9, ...Array.from({ length: 25 }, (_, i) => 12 + i)];

class Timeline {
    // told: {rate, duration, loops, start, ways}; numbers: of all frames, one after the other.
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

    // What is behind the cards; null where that is always the same.
    get backdrop() {
        const last = (this.backdrops ?? []).length - 1;
        return last < 0 ? null : this.backdrops[Math.min(Math.round(this.time * this.rate), last)];
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
            const [from, to] = ["from", "to"].map((end) => new Frame(Timeline.between(one[end], other[end], share)));
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
        const frame = new Frame(share < 1 ? Timeline.between(from, to, share) : to);
        frame.isMoving = this.goesOn;
        return frame;
    }

    // A card is itself in both, whatever its place among the others; one that is in the earlier alone stays until the later.
    static between(from, to, share) {
        const key = (numbers, at) => numbers.subarray(at + 1, at + 4).join(" ");
        const later = new Map();
        for (let at = FRAME_HEAD; at < to.length; at += CARD_SIZE) later.set(key(to, at), at);
        const numbers = Float64Array.from(from);
        const flow = (i, j) => { numbers[i] += (to[j] - numbers[i]) * share; };
        for (const i of [1, 5, 6, 7, 8, 9, ...Array.from({ length: 16 }, (_, cell) => 16 + cell)]) flow(i, i);
        for (let at = FRAME_HEAD; at < numbers.length; at += CARD_SIZE) {
            const other = later.get(key(from, at));
            if (other !== undefined) for (const part of FLOWING) flow(at + part, other + part);
        }
        return numbers;
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { Timeline });
