// What a scene carries beside its own words, as letters: how it is read.
"use strict";

// Numbers of 32 bits and bytes, which the scene names by where they are in what was packed beside it.
function withText(scene, bytes) {
    const { text } = scene;
    if (!text) return;
    const rows = new Uint8Array(bytes, text.vertexBytes);
    // Of eight numbers at each corner of a letter, all first ones came first.
    const numbers = new Float32Array(bytes.slice(0, text.vertexBytes));
    const corners = numbers.length / 8;
    text.vertices = numbers.map((_, place) => numbers[(place % 8) * corners + (place >> 3)]);
    text.atlas = new Uint8Array(text.side * text.side * text.pages);
    let at = 0;
    text.rows.forEach((count, page) => {
        const whole = text.atlas.subarray(page * text.side * text.side);
        whole.set(rows.subarray(at, at + count * text.side));
        // Each row came as how it differs from the one above.
        for (let i = text.side; i < count * text.side; i++) whole[i] += whole[i - text.side];
        at += count * text.side;
    });
}

// A picture's own bytes are no address: nothing is asked for, not even from the page itself.
// imageOrientation: shaders read the lowest row first.
function decodedPicture(bytes, type, imageOrientation = "from-image") {
    return createImageBitmap(new Blob([bytes], { type }), { premultiplyAlpha: "none", colorSpaceConversion: "none", imageOrientation });
}

// What a scene shows under a number: a picture, a film with its first picture, or a sound.
async function carried(scene, number, type, letters) {
    if (type === "sound") return new Soundtrack(await unpacked(letters));
    const { numbers, cubes, films } = scene.inputs;
    const way = numbers.includes(number) && !cubes.flat().includes(number) ? "flipY" : "from-image";
    const film = films[number];
    if (!film) return decodedPicture(bytesOf(letters), type, way);
    return new Film(film, bytesOf(letters), (bytes) => decodedPicture(bytes, type, way)).opened(scene.stage.time);
}
