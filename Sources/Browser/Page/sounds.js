// What shaders see of a sound, as it was worked out when the page was written: SoundPicture of the program. Nothing is heard.
"use strict";

const SPECTRUM = 512;

class Soundtrack {
    // Numbers of frames and samples; four levels a frame; the frequencies of each as differences to the frame before; and samples.
    // rate: samples a second.
    constructor(buffer, rate = 44100) {
        const [count, samples] = new Uint32Array(buffer, 0, 2);
        Object.assign(this, { count, rate, strengths: new Float32Array(buffer, 8, count * 4) });
        const start = 8 + count * 16;
        this.spectra = new Uint8Array(buffer, start, count * SPECTRUM).slice();
        for (let i = SPECTRUM; i < this.spectra.length; i++) this.spectra[i] += this.spectra[i - SPECTRUM];
        this.samples = new Uint8Array(buffer, start + count * SPECTRUM, samples);
    }

    // Sixtieths of a second; behind the end there is silence.
    frameAt(seconds) { return Math.floor(Math.max(0, seconds) * 60 + 1e-6); }

    levels(frame) { return frame < this.count ? [...this.strengths.subarray(frame * 4, frame * 4 + 4)] : [0, 0, 0, 0]; }

    spectrum(frame) { return frame < this.count ? this.spectra.subarray(frame * SPECTRUM, (frame + 1) * SPECTRUM) : new Uint8Array(SPECTRUM); }

    // The last samples before the frame.
    wave(frame) {
        const end = Math.floor((frame / 60) * this.rate);
        return Uint8Array.from({ length: SPECTRUM }, (_, i) => this.samples[end - SPECTRUM + i] ?? 128);
    }

    // Grey, row after row.
    bytes(frame, form) {
        const rows = form === "both" ? [this.spectrum(frame), this.wave(frame)] : [form === "wave" ? this.wave(frame) : this.spectrum(frame)];
        const bytes = new Uint8Array(rows.length * SPECTRUM * 4).fill(255);
        rows.forEach((row, y) => row.forEach((value, x) => bytes.fill(value, (y * SPECTRUM + x) * 4, (y * SPECTRUM + x) * 4 + 3)));
        return bytes;
    }

    static get silence() { return new Soundtrack(new ArrayBuffer(8)); }
}

if (typeof module !== "undefined") Object.assign(module.exports, { Soundtrack });
