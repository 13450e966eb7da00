// What the passes of one shader draw, kept from frame to frame: PassTargets and PassDrawing of the renderer.
"use strict";

const LARGEST_PASS = 8192;
// Sixtieths of a second that are drawn before a scene's first picture, at most.
const MOST_BEFORE = 600;

// A number that is worked out from others: each sign and function comes after what it works on.
function worked(words, value) {
    const acts = {
        "+": (a, b) => a + b, "-": (a, b) => a - b, "*": (a, b) => a * b, "/": (a, b) => a / b, min: Math.min, max: Math.max,
        pow: Math.pow, mod: (a, b) => a - b * Math.floor(a / b),
    };
    const stack = [];
    for (const word of words) {
        if (word.startsWith("$")) stack.push(value(word.slice(1)) ?? 0);
        else if (Object.hasOwn(acts, word)) stack.push(acts[word](...stack.splice(-2)));
        else if (/^[a-z]/.test(word)) stack.push(Math[word](stack.pop()));
        else stack.push(Number(word));
    }
    return stack[0];
}

// In pixels, of a picture that is so large. uniforms: as PageShaders writes them.
function passSize(pass, { width, height }, uniforms) {
    const value = (name) => ({ WIDTH: width, HEIGHT: height })[name] ?? uniforms[name]?.[1][0];
    const side = (words, whole) => {
        const wanted = words ? worked(words, value) : whole;
        return Number.isFinite(wanted) ? Math.min(Math.max(Math.floor(wanted), 1), LARGEST_PASS) : whole;
    };
    return { width: side(pass.width, width), height: side(pass.height, height) };
}

class PassTargets {
    // make: a surface for a pass, so wide and so high.
    constructor(passes, make) {
        Object.assign(this, { make, places: new Map(), frame: null, former: null });
        this.keepsFormer = passes.some((pass) => pass.keepsFormer);
        // front: drawn to in this frame; back: what it was in the one before, where somebody reads it.
        for (const pass of passes)
            if (!this.places.has(pass.name)) this.places.set(pass.name, { pass, front: null, back: null, isDrawn: false });
    }

    // From here on it is another moment; says whether the passes have to be drawn for it. One before the last begins anew.
    // told: all else that they depend on, as text.
    begin(seconds, told, isOther) {
        if (this.former && seconds < this.former.seconds) this.forget();
        const places = [...this.places.values()];
        if (this.former?.seconds !== seconds) {
            if (this.keepsFormer) this.frame = (this.frame ?? -1) + 1;
            for (const place of places) if (place.pass.keepsFormer) [place.front, place.back] = [place.back, place.front];
        }
        const isDone = !isOther && this.former?.seconds === seconds && this.former.told === told
            && places.every((place) => place.isDrawn);
        this.former = { seconds, told };
        if (!isDone) for (const place of places) place.isDrawn = false;
        return !isDone;
    }

    // Where a pass draws to. Of two with one target the second sees what the first has drawn.
    surface({ name }, width, height) {
        const place = this.places.get(name);
        const { keepsFormer } = place.pass;
        if (place.isDrawn && keepsFormer) [place.front, place.back] = [place.back, place.front];
        if (keepsFormer) place.back = this.fitted(place.back, place.pass, width, height);
        return (place.front = this.fitted(place.front, place.pass, width, height));
    }

    // What was drawn stays where it was, counted from the lower left.
    fitted(surface, pass, width, height) {
        if (surface?.width === width && surface.height === height) return surface;
        const made = this.make(pass, width, height);
        made.begin([0, 0, 0, 0]);
        if (surface && pass.keepsFormer) surface.copyCorner(made);
        surface?.forget();
        return made;
    }

    didDraw(pass) { this.places.get(pass.name).isDrawn = true; }

    // What is read of a pass: what it has drawn in this frame or, before that, in the one before.
    target(name, reader) {
        const place = this.places.get(name);
        if (!place) return null;
        if (name === reader) return place.back;
        return place.isDrawn ? place.front : place.back ?? place.front;
    }

    forget() {
        for (const place of this.places.values()) {
            place.front?.forget();
            place.back?.forget();
            Object.assign(place, { front: null, back: null, isDrawn: false });
        }
        [this.frame, this.former] = [null, null];
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { worked, passSize, PassTargets });
