// How near one looks: two fingers, or a touchpad's, zoom the stage and not the browser's page. Points of the view; cards are drawn
// anew at each size, so that they stay sharp.
"use strict";

const MOST_ZOOM = 12;

class StageZoom {
    constructor() { this.reset(); }

    reset() { Object.assign(this, { scale: 1, x: 0, y: 0 }); }

    get isOn() { return this.scale > 1; }

    // What is seen at a place, which is in the view, stays there. Farther than the whole view nobody goes.
    zoom(by, at, view) {
        if (!(by > 0) || !Number.isFinite(by)) return;
        const scale = Math.min(Math.max(this.scale * by, 1), MOST_ZOOM);
        const share = scale / this.scale;
        const middle = { x: view.width / 2, y: view.height / 2 };
        this.x = at.x - middle.x - (at.x - middle.x - this.x) * share;
        this.y = at.y - middle.y - (at.y - middle.y - this.y) * share;
        this.scale = scale;
        this.pan({ x: 0, y: 0 }, view);
    }

    // The view's edges are not left.
    pan(by, view) {
        const within = (value, side) => {
            const room = ((this.scale - 1) * side) / 2;
            return Math.min(Math.max(value, -room), room);
        };
        this.x = within(this.x + by.x, view.width);
        this.y = within(this.y + by.y, view.height);
    }

    // From where two fingers were to where they are.
    follow(before, now, view) {
        const [from, to] = [before, now].map(([a, b]) => ({
            x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, reach: Math.hypot(a.x - b.x, a.y - b.y),
        }));
        this.pan({ x: to.x - from.x, y: to.y - from.y }, view);
        if (from.reach > 0) this.zoom(to.reach / from.reach, to, view);
    }

    // Which place of the stage is seen at a place of the view.
    place(at, view) {
        const [x, y] = [view.width / 2, view.height / 2];
        return { x: x + (at.x - x - this.x) / this.scale, y: y + (at.y - y - this.y) / this.scale };
    }

    // A frame as it is seen from near, which is another one.
    see(frame) {
        if (!this.isOn) return frame;
        const { view } = frame;
        const clip = Float64Array.from(frame.clip);
        // Of the clip space, whose y may point either way.
        const shift = [(2 * this.x) / view.width, (2 * this.y * Math.sign(clip[5])) / view.height];
        for (const [axis, cell] of [0, 5].entries()) {
            clip[cell] *= this.scale;
            clip[12 + axis] = clip[12 + axis] * this.scale + shift[axis];
        }
        return { ...frame, clip, zoom: this.scale };
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { StageZoom });
