// A film as a page carries it: its pictures one after the other, each by itself, so that every moment is the same however one came to
// it. Those that are wanted next are unpacked; one that is not there yet leaves the last one standing.
"use strict";

const FILM_AHEAD = 8;
// At the same time, so that who is led quickly through a film does not wait for what has passed.
const MOST_UNPACKED_AT_ONCE = 3;

class Film {
    // told: {rate, starts, order}: where pictures begin and end among the bytes, and which one each frame has.
    // unpack: makes a picture of bytes, in its own time.
    constructor(told, bytes, unpack) {
        Object.assign(this, told, { bytes, unpack, pictures: new Map(), coming: new Set(), wanted: 0, wake: () => {} });
    }

    get count() { return this.order.length; }

    // Behind its end it begins again.
    frameAt(seconds) { return Math.floor(Math.max(0, seconds) * this.rate + 1e-6) % this.count; }

    // What is seen then; what was seen before while that is on its way, and nothing before the first picture.
    at(seconds) {
        this.wanted = this.frameAt(seconds);
        this.fetch();
        const found = this.pictures.get(this.order[this.wanted]);
        if (found) this.last = found;
        return this.last ?? null;
    }

    get next() {
        const places = Array.from({ length: Math.min(FILM_AHEAD, this.count) }, (_, step) => this.order[(this.wanted + step) % this.count]);
        return [...new Set(places)];
    }

    fetch() {
        const { next } = this;
        for (const [place, picture] of this.pictures) {
            if (next.includes(place) || picture === this.last) continue;
            this.pictures.delete(place);
            picture.close?.();
        }
        for (const place of next) {
            if (this.coming.size >= MOST_UNPACKED_AT_ONCE) return;
            if (!this.pictures.has(place) && !this.coming.has(place)) this.bring(place);
        }
    }

    async bring(place) {
        this.coming.add(place);
        try {
            const picture = await this.unpack(this.bytes.subarray(this.starts[place], this.starts[place + 1]));
            this.pictures.set(place, picture);
        } finally {
            this.coming.delete(place);
        }
        if (this.order[this.wanted] === place) this.wake();
        this.fetch();
    }

    // With its first picture.
    async opened(seconds) {
        const isThere = new Promise((done) => { this.wake = done; });
        if (!this.at(seconds)) await isThere;
        this.wake = () => {};
        return this;
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { Film });
