// What is packed into letters, as bytes. It comes before all else.
"use strict";

const pageNonce = document.currentScript.nonce;

// Five letters of 85 are four bytes: DenseText of the program.
const DENSE = new Map([..."!#%()*+,./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~"]
    .map((letter, value) => [letter.charCodeAt(0), value]));

function bytesOf(letters) {
    const text = letters.trim();
    const values = new Uint8Array(128);
    DENSE.forEach((value, code) => { values[code] = value; });
    const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
    for (let i = 0, at = 0; i < text.length; i += 5) {
        let number = 0;
        for (let k = i; k < i + 5; k++) number = number * 85 + (k < text.length ? values[text.charCodeAt(k)] : 84);
        for (let shift = 24; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = number >>> shift;
    }
    return bytes;
}

async function unpacked(letters) {
    return new Response(new Blob([bytesOf(letters)]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}
