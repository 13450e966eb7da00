// How finely cards in motion are drawn: on a device that is too slow for all pixels, fewer of them, so that motion stays motion. What
// rests is always drawn as finely as can be.
"use strict";

// From fine to coarse: samples of a pixel, the share of a side's pixels, and how long that takes beside the first.
const DETAILS = [
    { samples: 4, share: 1, cost: 1 }, { samples: 0, share: 1, cost: 0.56 }, { samples: 0, share: 1 / 2, cost: 0.17 },
    { samples: 0, share: 1 / 3, cost: 0.08 }, { samples: 0, share: 1 / 4, cost: 0.05 },
];
const LONGEST_FRAME = 0.04;
// What is so coarse already may as well move as smoothly as a browser's own animations do there.
const LONGEST_COARSE_FRAME = 0.022;
const COARSE_STEP = 3;
const SHORT_FRAME = 0.02;
// What a frame may take to be drawn if it is to be drawn more finely, in seconds: a screen's frame has 0.017, and not for this alone.
const ROOM = 0.011;
// With how many pixels a device without a graphics card begins: nobody waits there for frames that come too late before they are coarse.
const FIRST_PIXELS = 60_000;

class MotionDetail {
    // isSlow: known to have no graphics card.
    constructor(isSlow = false) { Object.assign(this, { isSlow, step: 0, long: 0, short: 0, patience: 90, wantsTime: false }); }

    begin(pixels) {
        const first = DETAILS.findIndex(({ samples, share }) => samples === 0 && pixels * share * share <= FIRST_PIXELS);
        this.step = first < 0 ? DETAILS.length - 1 : first;
    }

    // How long a frame in motion has taken, in seconds. A single one that took long was held up by something else.
    note(seconds) {
        const longest = this.step < COARSE_STEP ? LONGEST_FRAME : LONGEST_COARSE_FRAME;
        this.long = seconds > longest ? this.long + 1 : 0;
        this.short = seconds < SHORT_FRAME ? this.short + 1 : 0;
        if (this.long === 2) {
            const wanted = (LONGEST_FRAME / seconds) * DETAILS[this.step].cost;
            const coarse = DETAILS.findIndex(({ cost }, step) => step > this.step && cost <= wanted);
            this.step = coarse < 0 ? DETAILS.length - 1 : coarse;
            this.long = 0;
            this.patience *= 2;
        }
        this.wantsTime = this.step > 0 && this.short >= this.patience;
    }

    // How long it took to draw a frame, in seconds, where that is wanted: who cannot draw more finely is not made to try.
    measure(seconds) {
        this.wantsTime = false;
        this.short = 0;
        const finer = (seconds * DETAILS[this.step - 1].cost) / DETAILS[this.step].cost;
        if (finer <= ROOM) this.step -= 1;
        // What was in vain is asked more and more seldom.
        else this.patience *= 2;
    }

    // What is drawn of a picture of so many pixels: width, height, samples of each, and whether it may be drawn quickly.
    of([width, height], isMoving) {
        if (isMoving && this.isSlow && !this.hasBegun) this.begin(width * height);
        this.hasBegun ||= isMoving;
        const { samples, share } = DETAILS[isMoving ? this.step : 0];
        return [...[width, height].map((side) => Math.max(1, Math.round(side * share))), samples, share < 1];
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { MotionDetail });
