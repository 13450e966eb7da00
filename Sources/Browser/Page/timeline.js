// A scene's timeline: frames that were worked out when the page was written, and what is between two of them.
"use strict";

// Of a card's numbers those that go from one moment to the next: offset, size, alpha, blur, renewal, its matrix, how its
// picture slides, where it is cut from what, and how it is bent.
const FLOWING = [4, 5, 6, 7, 8, 9, ...Array.from({ length: 25 }, (_, i) => 12 + i)];

class Timeline {
    // told: {rate, duration, loops, start}; numbers: of all frames, one after the other.
    constructor(told, numbers) {
        Object.assign(this, told);
        this.moments = [];
        for (let at = 0; at < numbers.length;) {
            const length = FRAME_HEAD + numbers[at] * CARD_SIZE;
            this.moments.push(numbers.subarray(at, at + length));
            at += length;
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
    }

    // What is behind the cards; null where that is always the same.
    get backdrop() {
        const last = (this.backdrops ?? []).length - 1;
        return last < 0 ? null : this.backdrops[Math.min(Math.round(this.time * this.rate), last)];
    }

    frame() {
        const place = Math.min(this.time * this.rate, this.moments.length - 1);
        const first = Math.min(Math.floor(place), Math.max(this.moments.length - 2, 0));
        const share = place - first;
        const [from, to] = [this.moments[first], this.moments[first + 1] ?? this.moments[first]];
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
