// The stage: LayoutCore as WebAssembly, which lays out, moves and finds cards. All numbers are its own.
"use strict";

const FRAME_HEAD = 32;
const CARD_SIZE = 41;
// Which of a frame's numbers says whether it moves.
const IS_MOVING = 4;

class StageLibrary {
    static async load(bytes) {
        let memory = null;
        const page = { number: (place) => numberAt(new Uint8Array(memory.buffer, place)) };
        const { instance } = await WebAssembly.instantiate(joinedModule(new Uint8Array(bytes)), { Math, page });
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

// How many addresses, bytes and lanes follow an instruction on vectors.
const vectorOperands = (which) => [
    +(which < 12 || (which > 83 && which < 94)), which === 12 || which === 13 ? 16 : 0,
    +((which > 20 && which < 35) || (which > 83 && which < 92)),
];

// A module as it was before `.ci/wasm-split` took it apart so that it packs well: instructions in one part, and what follows them in
// others. Sizes are written as five bytes each.
function joinedModule(bytes) {
    const numbers = new DataView(bytes.buffer, bytes.byteOffset);
    let start = 4 * 15;
    const parts = Array.from({ length: 14 }, (_, i) => {
        const from = start;
        start += numbers.getUint32(4 * i + 4, true);
        return { bytes: bytes.subarray(from, start), at: 0 };
    });
    const [head, tail, kinds, types, codes, , , , , places, branches, floats, , others] = parts;
    const whole = new Uint8Array(numbers.getUint32(0, true));
    let end = head.bytes.length;
    whole.set(head.bytes);
    // So many numbers of a part. Says what the first byte of the first is.
    const move = (part, count = 1) => {
        const first = part.bytes[part.at];
        for (let left = count; left > 0;) if ((whole[end++] = part.bytes[part.at++]) < 128) left -= 1;
        return first;
    };
    const numberIn = ({ bytes, at }) => (bytes[at] < 128 ? bytes[at] : bytes[at] - 128 + 128 * numberIn({ bytes, at: at + 1 }));
    const sized = (write) => {
        const place = (end += 5);
        write();
        for (let i = 0; i < 5; i++) whole[place - 5 + i] = (((end - place) >>> (7 * i)) & 127) | (i < 4 ? 128 : 0);
    };
    const body = () => {
        move(types, 2 * move(types));
        for (let depth = 1; depth > 0;) {
            const code = (whole[end++] = codes.bytes[codes.at++]);
            const kind = kinds.bytes[code];
            if (code > 1 && code < 5) depth += 1;
            if (code === 11) depth -= 1;
            if (kind > 31) {
                whole.set(floats.bytes.subarray(floats.at, (floats.at += kind - 32)), end);
                end += kind - 32;
            } else if (kind > 15) {
                whole[end++] = kind - 16;
                move(places);
            } else if (kind > 0) {
                move(parts[kind]);
            } else if (code === 0x0e) {
                move(branches, numberIn(branches) + 2);
            } else if (code === 0x11) {
                move(others, 2);
            } else if (code === 0xfc) {
                const which = move(others);
                if (which > 7) move(others, 12 - which);
            } else if (code === 0xfd) {
                const [addresses, bytes, lanes] = vectorOperands(numberIn(codes));
                move(codes);
                move(others, addresses);
                move(places, addresses);
                for (let i = 0; i < bytes; i++) whole[end++] = floats.bytes[floats.at++];
                move(others, lanes);
            }
        }
    };
    sized(() => {
        const count = numberIn(types);
        move(types);
        for (let i = 0; i < count; i++) sized(body);
    });
    whole.set(tail.bytes, end);
    return whole;
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
        this.seen = null;
        return this.library.answer(this.library.exports.zoe_apply(this.number, this.library.write(input)));
    }

    // A knob, as it is typed.
    turn(name, to) {
        this.seen = null;
        return this.library.answer(
            this.library.exports.zoe_turn(this.number, this.library.write({ name, to: String(to) })));
    }

    use(formula) {
        this.seen = null;
        return this.library.answer(this.library.exports.zoe_formula(this.number, this.library.write(String(formula))));
    }

    advance(seconds) {
        this.seen = null;
        this.library.exports.zoe_advance(this.number, seconds);
    }

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

    // The same until something is done, or time passes: nobody changes it.
    frame() { return (this.seen ??= new Frame(this.numbers())); }
}

// What changes a stage and not only where its row is.
const CHANGES = ["insert", "remove", "putBack", "reload", "reloadAll", "edit", "set", "layout", "resize"];
const changesStage = (input) => CHANGES.some((kind) => kind in Object(input));

// How a card is bent, across and down; null where it is flat.
const curveOf = (across, down) => (across || down ? [across, down] : null);

class Frame {
    constructor(numbers) {
        const n = numbers;
        this.scroll = n[1];
        this.count = n[2];
        this.current = n[3];
        this.isMoving = n[IS_MOVING] !== 0;
        this.view = { width: n[5], height: n[6] };
        this.m34 = n[7];
        this.viewpoint = { x: n[8], y: n[9] };
        this.pitch = n[15];
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
                // What colour lies over it: sRGB, and its share.
                tint: n[at + 40] > 0 ? n.slice(at + 37, at + 41) : null,
                slide: { x: n[at + 28], y: n[at + 29], zoom: n[at + 30] },
                // Of a piece: the card that it is cut from, and where on it the piece has its middle.
                part: (n[at + 10] & 4) === 0 ? null
                    : { width: n[at + 31], height: n[at + 32], x: n[at + 33], y: n[at + 34], curve: curveOf(n[at + 35], n[at + 36]) },
            });
        }
    }
}

if (typeof module !== "undefined") module.exports = { StageLibrary, StageError, Stage, Frame, joinedModule, numberAt, vectorOperands };
