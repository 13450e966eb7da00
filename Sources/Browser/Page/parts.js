// What a scene carries beside its own words, as letters: how it is read.
"use strict";

// Numbers of 32 bits and bytes, which the scene names by where they are in what was packed beside it.
function withText(scene, bytes) {
    const { text } = scene;
    if (!text) return;
    const rows = new Uint8Array(bytes, text.vertexBytes);
    text.vertices = new Float32Array(bytes.slice(0, text.vertexBytes));
    text.atlas = new Uint8Array(text.side * text.side * text.pages);
    let at = 0;
    text.rows.forEach((count, page) => {
        text.atlas.set(rows.subarray(at, at + count * text.side), page * text.side * text.side);
        at += count * text.side;
    });
}

// A picture's own bytes are no address: nothing is asked for, not even from the page itself.
async function decodedPicture(type, letters) {
    const blob = new Blob([bytesOf(letters)], { type });
    return createImageBitmap(blob, { premultiplyAlpha: "none", colorSpaceConversion: "none" });
}
