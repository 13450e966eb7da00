// Pictures as bytes: at another size, with their grain, their alpha multiplied into the light.
"use strict";

// What a picture is drawn as on another size, as bytes.
function bytesOfPicture(picture, width, height) {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    return { width, height, bytes: context.getImageData(0, 0, width, height).data };
}

// The mean of every four pixels, byte by byte.
function halved({ width, height, bytes }) {
    const [wide, high] = [width, height].map((side) => Math.max(1, side >> 1));
    const small = new Uint8ClampedArray(wide * high * 4);
    const [right, below] = [width > 1 ? 4 : 0, height > 1 ? width * 4 : 0];
    for (let y = 0, at = 0; y < high; y++) {
        for (let from = 2 * y * width * 4, end = at + wide * 4; at < end; from += 4) {
            for (let part = 0; part < 4; part++, at++, from++)
                small[at] = (bytes[from] + bytes[from + right] + bytes[from + below] + bytes[from + right + below] + 2) >> 2;
        }
    }
    return { width: wide, height: high, bytes: small };
}

// The grain of what was painted, as Canvas.bytes of the program puts it on.
function grained({ width, height, bytes }, [strength, seed]) {
    const made = new Uint8ClampedArray(bytes.length);
    const factor = strength / 510;
    const first = Math.imul(seed, 0x85EBCA6B);
    for (let y = 0, at = 0; y < height; y++) {
        const row = Math.imul(y, 0x9E3779B1) ^ first;
        for (let x = 0; x < width; x++, at += 4) {
            let hash = row + Math.imul(x, 0xC2B2AE35);
            hash = Math.imul(hash ^ (hash >>> 16), 0x7FEB352D);
            hash = Math.imul(hash ^ (hash >>> 15), 0x846CA68B);
            hash ^= hash >>> 16;
            const [a, b, c] = [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255];
            const speck = (a + b + c + (hash >>> 24) - 510) * factor * 256;
            made[at] = (((bytes[at] * 256 + speck) | 0) + a) >> 8;
            made[at + 1] = (((bytes[at + 1] * 256 + speck) | 0) + b) >> 8;
            made[at + 2] = (((bytes[at + 2] * 256 + speck) | 0) + c) >> 8;
            made[at + 3] = bytes[at + 3];
        }
    }
    return { width, height, bytes: made };
}

const lightOf = (byte) => (byte <= 0.04045 * 255 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const byteOf = (light) => Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

// Four bytes a pixel: what alpha takes away is light, as PremultipliedPixels of the renderer has it.
function multiplied(bytes) {
    const lights = Float64Array.from({ length: 256 }, (_, byte) => lightOf(byte));
    for (let i = 0; i < bytes.length; i += 4) {
        const alpha = bytes[i + 3] / 255;
        if (alpha < 1) for (let part = i; part < i + 3; part++) bytes[part] = byteOf(lights[bytes[part]] * alpha);
    }
    return bytes;
}

if (typeof module !== "undefined") Object.assign(module.exports, { multiplied, halved, grained });
