// The keys that shaders see, by the numbers that browsers have for them: HeldKeys of the program.
"use strict";

class HeldKeys {
    constructor() { Object.assign(this, { held: new Set(), pressed: new Set(), toggled: new Set(), edition: 0 }); }

    // Says whether that is anything new: a key that is held comes again and again.
    press(number) {
        if (!(number > 0 && number < 256) || this.held.has(number)) return false;
        this.held.add(number);
        this.pressed.add(number);
        if (!this.toggled.delete(number)) this.toggled.add(number);
        this.edition += 1;
        return true;
    }

    release(number) {
        const isOther = this.held.delete(number);
        if (isOther) this.edition += 1;
        return isOther;
    }

    releaseAll() { for (const number of [...this.held]) this.release(number); }

    // What was pressed has been seen. Says whether that is another picture.
    endFrame() {
        if (this.pressed.size === 0) return false;
        this.pressed.clear();
        this.edition += 1;
        return true;
    }

    // 256 by 3, white where it is so, the lowest row first.
    get bytes() {
        const bytes = new Uint8Array(256 * 3 * 4);
        [this.held, this.pressed, this.toggled].forEach((keys, row) => {
            for (const number of keys) bytes.fill(255, (row * 256 + number) * 4, (row * 256 + number + 1) * 4);
        });
        return bytes;
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { HeldKeys });
