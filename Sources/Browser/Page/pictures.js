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

// The same of their light, as PremultipliedPixels of the program has it: also where an odd side makes a pixel a bit more than two wide.
function halvedLight({ width, height, bytes }) {
    const [across, down] = [width, height].map(sharesOf);
    const [lights, bytesOfLight] = lightTables();
    const small = new Uint8ClampedArray(across.length * down.length * 4);
    const row = new Float32Array(width * 4);
    let at = 0;
    for (const [first, ...weights] of down) {
        row.fill(0);
        for (const [i, weight] of weights.entries()) {
            if (weight === 0) continue;
            for (let to = 0, from = (first + i) * width * 4; to < row.length; to += 4, from += 4) {
                row[to] += weight * lights[bytes[from]];
                row[to + 1] += weight * lights[bytes[from + 1]];
                row[to + 2] += weight * lights[bytes[from + 2]];
                row[to + 3] += weight * bytes[from + 3];
            }
        }
        for (const [first, one, two, three] of across) {
            for (let part = first * 4; part < first * 4 + 4; part++, at++) {
                const sum = one * row[part] + (two && two * row[part + 4]) + (three && three * row[part + 8]);
                small[at] = at % 4 < 3 ? bytesOfLight[(sum * LIGHT_STEPS + 0.5) | 0] : sum;
            }
        }
    }
    return { width: across.length, height: down.length, bytes: small };
}

// For each pixel of half as many: the first of those that fall on it, and the shares of three.
function sharesOf(length) {
    if (length === 1) return [[0, 1, 0, 0]];
    const half = length >> 1;
    const share = half / length;
    return Array.from({ length: half }, (_, k) => (
        length % 2 === 0 ? [2 * k, 0.5, 0.5, 0] : [2 * k, share * (1 - k / half), share, (share * (k + 1)) / half]));
}

// So many that the steepest part of sRGB's curve still meets every byte.
const LIGHT_STEPS = 16383;
let madeLightTables;

// The light of each byte, and the byte of each light.
function lightTables() {
    madeLightTables ??= [
        Float32Array.from({ length: 256 }, (_, byte) => lightOf(byte)),
        Uint8Array.from({ length: LIGHT_STEPS + 1 }, (_, step) => byteOf(step / LIGHT_STEPS))];
    return madeLightTables;
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

if (typeof module !== "undefined") Object.assign(module.exports, { multiplied, halved, halvedLight, grained });
