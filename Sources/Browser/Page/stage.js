// The stage: LayoutCore as WebAssembly, which lays out, moves and finds cards. All numbers are its own.
"use strict";

const FRAME_HEAD = 32;
const CARD_SIZE = 37;

class StageLibrary {
    static async load(bytes) {
        let memory = null;
        const page = { number: (place) => numberAt(new Uint8Array(memory.buffer, place)) };
        const { instance } = await WebAssembly.instantiate(bytes, { Math, page });
        memory = instance.exports.memory;
        instance.exports.__wasm_call_ctors();
        return new StageLibrary(instance.exports);
    }

    constructor(exports) {
        this.exports = exports;
    }

    // Writes a message where the library reads it, and says how long it is.
    write(message) {
        const text = typeof message === "string" ? message : JSON.stringify(message);
        const bytes = new TextEncoder().encode(text);
        const place = this.exports.zoe_message(Math.max(bytes.length, 1));
        new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
        return bytes.length;
    }

    // What it has answered.
    answer(length) {
        if (length === 0) return null;
        const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.zoe_reply(), length);
        return JSON.parse(new TextDecoder().decode(bytes));
    }

    stage(message) {
        const number = this.exports.zoe_make(this.write(message));
        if (number < 0) throw new StageError(this.answer(-number));
        return new Stage(this, number);
    }
}

// The number that these bytes, up to the first zero, are the text of; NaN where they are none.
function numberAt(bytes) {
    const text = String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
    return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$|^0x[\da-f]+$/i.test(text) ? Number(text) : NaN;
}

// What could not be done; for a formula, with the line and the column.
class StageError extends Error {
    constructor(answer) {
        super(answer.line ? `${answer.line}:${answer.column}: ${answer.error}` : answer.error);
        Object.assign(this, answer);
    }
}

class Stage {
    constructor(library, number) {
        this.library = library;
        this.number = number;
    }

    // An input as a script has it: {"press": {"at": {"x": 1, "y": 2}}}. Null, or what could not be done.
    apply(input) {
        return this.library.answer(this.library.exports.zoe_apply(this.number, this.library.write(input)));
    }

    // A knob, as it is typed.
    turn(name, to) {
        return this.library.answer(
            this.library.exports.zoe_turn(this.number, this.library.write({ name, to: String(to) })));
    }

    use(formula) {
        return this.library.answer(this.library.exports.zoe_formula(this.number, this.library.write(String(formula))));
    }

    advance(seconds) { this.library.exports.zoe_advance(this.number, seconds); }
    identity(x, y) { return this.library.exports.zoe_hit(this.number, x, y); }
    lane(x, y) { return this.library.exports.zoe_lane(this.number, x, y); }
    get parameters() { return this.library.answer(this.library.exports.zoe_parameters(this.number)); }
    get changes() { return this.library.answer(this.library.exports.zoe_changes(this.number)); }
    forget() { this.library.exports.zoe_forget(this.number); }

    // The frame as numbers, until the next call; `Frame` gives them names.
    numbers() {
        const place = this.library.exports.zoe_frame(this.number);
        const memory = this.library.exports.memory.buffer;
        const count = new Float64Array(memory, place, 1)[0];
        return new Float64Array(memory, place, FRAME_HEAD + count * CARD_SIZE);
    }

    frame() { return new Frame(this.numbers()); }
}

// How a card is bent, across and down; null where it is flat.
const curveOf = (across, down) => (across || down ? [across, down] : null);

class Frame {
    constructor(numbers) {
        const n = numbers;
        this.scroll = n[1];
        this.count = n[2];
        this.current = n[3];
        this.isMoving = n[4] !== 0;
        this.view = { width: n[5], height: n[6] };
        this.m34 = n[7];
        this.viewpoint = { x: n[8], y: n[9] };
        this.clip = Float64Array.from(n.subarray(16, 32));
        this.cards = [];
        for (let i = 0; i < n[0]; i++) {
            const at = FRAME_HEAD + i * CARD_SIZE;
            this.cards.push({
                index: n[at], identity: n[at + 1], lane: n[at + 2], copy: n[at + 3], offset: n[at + 4],
                width: n[at + 5], height: n[at + 6], alpha: n[at + 7], blur: n[at + 8], renewal: n[at + 9],
                isHidden: (n[at + 10] & 1) !== 0, isPlaceholder: (n[at + 10] & 2) !== 0, order: n[at + 11],
                matrix: Float64Array.from(n.subarray(at + 12, at + 28)),
                isSeenThroughLens: n[14] > 0 && n[at + 8] > 0,
                slide: { x: n[at + 28], y: n[at + 29], zoom: n[at + 30] },
                // Of a piece: the card that it is cut from, and where on it the piece has its middle.
                part: (n[at + 10] & 4) === 0 ? null
                    : { width: n[at + 31], height: n[at + 32], x: n[at + 33], y: n[at + 34], curve: curveOf(n[at + 35], n[at + 36]) },
            });
        }
    }
}

if (typeof module !== "undefined") module.exports = { StageLibrary, StageError, Stage, Frame };
