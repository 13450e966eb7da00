// Pictures of cards as textures, their alpha multiplied into the light, with all their smaller versions.
"use strict";

// A picture, its half, its quarter and so on.
function smallerAndSmaller(picture) {
    const all = [picture];
    for (let { width, height } = picture; width > 1 || height > 1;) {
        [width, height] = [width, height].map((side) => Math.max(1, side >> 1));
        const half = Object.assign(document.createElement("canvas"), { width, height });
        half.getContext("2d").drawImage(all.at(-1), 0, 0, width, height);
        all.push(half);
    }
    return all;
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

class Artwork {
    constructor(renderer) { Object.assign(this, { renderer, gl: renderer.gl, halves: new Map() }); }

    take(number, picture) {
        const { gl, renderer } = this;
        const { halves, translucent } = renderer.scene;
        const whole = Object.keys(halves).find((one) => halves[one] === number);
        if (whole !== undefined) return this.takeHalf(Number(whole), picture);
        const texture = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, texture);
        if (translucent.includes(number)) this.fillTranslucent(texture, picture);
        else this.fill(smallerAndSmaller(picture), 0);
        setFilter(gl, gl.TEXTURE_2D, gl.LINEAR, gl.LINEAR_MIPMAP_LINEAR);
        const anisotropy = gl.getExtension("EXT_texture_filter_anisotropic");
        if (anisotropy && !renderer.isSoftware)
            gl.texParameterf(
                gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT,
                Math.min(8, gl.getParameter(anisotropy.MAX_TEXTURE_MAX_ANISOTROPY_EXT)));
        renderer.textures[number] = { texture, width: picture.width, height: picture.height };
        if (this.halves.has(number)) this.takeHalf(number, this.halves.get(number));
    }

    // Whether only the size of a picture is read that is nearest to how large it is seen.
    hurry(isQuick) {
        const { gl, renderer } = this;
        for (const made of renderer.textures.filter(Boolean)) {
            gl.bindTexture(gl.TEXTURE_2D, made.texture);
            gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isQuick ? gl.LINEAR_MIPMAP_NEAREST : gl.LINEAR_MIPMAP_LINEAR);
        }
    }

    // Lines as thin as a pixel are other lines once they are made half as large: such pictures come with one that was painted for a
    // pixel a point.
    takeHalf(whole, picture) {
        this.halves.set(whole, picture);
        const made = this.renderer.textures[whole];
        if (!made) return;
        this.gl.bindTexture(this.gl.TEXTURE_2D, made.texture);
        this.fill(smallerAndSmaller(picture), 1);
        this.halves.delete(whole);
    }

    // Made smaller byte by byte, as a capture has pictures that were painted or read for their size: light by light, as
    // generateMipmap does it, thin dark lines would be paler.
    fill(pictures, first) {
        const { gl } = this;
        gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
        pictures.forEach(
            (one, level) => gl.texImage2D(gl.TEXTURE_2D, first + level, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, one));
    }

    // No browser multiplies light: its bytes are taken and given back.
    fillTranslucent(texture, picture) {
        const { gl } = this;
        const { width, height } = picture;
        const frame = gl.createFramebuffer();
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
        gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
        const bytes = new Uint8Array(width * height * 4);
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
        gl.deleteFramebuffer(frame);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, multiplied(bytes));
        gl.generateMipmap(gl.TEXTURE_2D);
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { multiplied });
