// The program's own GLSL, under the head that WebGL wants.
"use strict";

const GLSL_HEAD = [
    "#version 300 es", "precision highp float;", "precision highp int;", "precision highp sampler2D;",
    "precision highp sampler2DArray;", "precision highp sampler3D;", "precision highp samplerCube;",
].join("\n");

// Texts for small devices ask for fewer digits than ours need.
const EFFECT_DEFINITIONS = ["mediump highp", "lowp highp"];

// The finished picture where what is drawn to is no light but bytes, as a page's canvas is.
const PRESENT = `
#include "shared/srgb.glsl"
uniform sampler2D picture;
out vec4 bytes;
void main() {
    vec4 light = texelFetch(picture, ivec2(gl_FragCoord.xy), 0);
    bytes = vec4(encoded(min(light.rgb / max(light.a, 1e-4), 1.0)) * light.a, light.a);
}`;

// The same as shaders read it: light as the bytes that are stored.
const SHOWN = `
#include "shared/srgb.glsl"
uniform sampler2D picture;
out vec4 bytes;
void main() {
    vec4 light = texelFetch(picture, ivec2(gl_FragCoord.xy), 0);
    bytes = vec4(encoded(min(light.rgb, 1.0)), light.a);
}`;

// A file and before it what it includes that has not come yet, each once.
function glslWithIncludes(files, paths) {
    const seen = new Set();
    const texts = [];
    const add = (path) => {
        if (seen.has(path)) return;
        seen.add(path);
        const text = files[path];
        if (text === undefined) throw new Error(`no shader ${path}`);
        for (const [, name] of text.matchAll(/^#include "([^"]+)"/gm)) add(name);
        texts.push(text.replace(/^#include .*/gm, ""));
    };
    paths.forEach(add);
    return texts.join("\n");
}

class Program {
    // effect: a shader of the user's own that comes before our files, whose names then begin with a prefix.
    // after: definitions that come after it, whatever it has defined by those names.
    constructor(gl, files, vertex, fragment, definitions = [], effect = null, after = []) {
        this.gl = gl;
        this.prefix = effect ? "zt_o_" : "";
        const [version, ...precisions] = GLSL_HEAD.split("\n");
        const lines = (texts) => texts.map((one) => one + "\n").join("");
        // WebGL cuts off what is behind the eye by itself, and knows no other planes.
        const exactly = gl.getParameter(gl.SUBPIXEL_BITS) >= 8 ? [] : ["RIM_LIMIT 0.93"];
        const head = lines([version, ...(effect?.extensions ?? []), ...precisions, "float zoe_clip[3];"])
            + lines([...exactly, ...definitions, ...(effect ? EFFECT_DEFINITIONS : [])].map((one) => `#define ${one}`));
        const names = effect ? files["effects/effect-names.glsl"] + "\n" : "";
        const before = effect?.bends ? effect.beginning + "\n" : names;
        const own = lines(after.map((one) => `#undef ${one.split(" ")[0]}\n#define ${one}`));
        const first = head + (effect ? "#define STAGE_VERTEX\n" : "") + before + own
            + glslWithIncludes(files, vertex).replaceAll("gl_ClipDistance", "zoe_clip");
        this.object = gl.createProgram();
        this.compile(gl.VERTEX_SHADER, first, vertex);
        const second = head + (effect ? effect.beginning + "\n" : "") + own + glslWithIncludes(files, fragment);
        this.compile(gl.FRAGMENT_SHADER, second, fragment);
        gl.linkProgram(this.object);
        if (!gl.getProgramParameter(this.object, gl.LINK_STATUS) && !gl.isContextLost())
            throw new Error(`${vertex.at(-1)} and ${fragment.at(-1)}: ${gl.getProgramInfoLog(this.object)}`);
        this.places = new Map();
    }

    compile(kind, text, paths) {
        const gl = this.gl;
        const shader = gl.createShader(kind);
        gl.shaderSource(shader, text);
        gl.compileShader(shader);
        if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost())
            throw new Error(`${paths.at(-1)}: ${gl.getShaderInfoLog(shader)}`);
        gl.attachShader(this.object, shader);
        gl.deleteShader(shader);
    }

    use() { this.gl.useProgram(this.object); }

    // Of a uniform of ours.
    place(name) { return this.placeOf(name.startsWith("zt_") ? name : this.prefix + name); }

    placeOf(name) {
        if (!this.places.has(name)) this.places.set(name, this.gl.getUniformLocation(this.object, name));
        return this.places.get(name);
    }

    set(name, ...values) {
        const place = this.place(name);
        if (place !== null) this.gl[`uniform${values.length}f`](place, ...values);
    }

    setWhole(name, ...values) {
        const place = this.place(name);
        if (place !== null) this.gl[`uniform${values.length}i`](place, ...values);
    }

    // An array of four numbers each.
    setAll(name, values) {
        const place = this.place(name);
        if (place !== null) this.gl.uniform4fv(place, values);
    }

    setMatrix(name, values) {
        const place = this.place(name);
        if (place !== null) this.gl.uniformMatrix4fv(place, false, values);
    }

    bindBlock(name, number) {
        const index = this.gl.getUniformBlockIndex(this.object, this.prefix + name);
        if (index !== this.gl.INVALID_INDEX) this.gl.uniformBlockBinding(this.object, index, number);
    }
}

// What is drawn into and read from afterwards: light as bytes of sRGB, or as halves of floats.
class Surface {
    constructor(gl, width, height, { format, isSmooth = false, hasDepth = true, samples = 0, second = false, levels = 1 }) {
        Object.assign(this, { gl, width, height, samples, levels });
        this.frame = gl.createFramebuffer();
        this.texture = this.makeTexture(format, isSmooth);
        this.second = second ? this.makeTexture(gl.RGBA16F, false) : null;
        this.drawn = samples > 0 ? gl.createFramebuffer() : this.frame;
        gl.bindFramebuffer(gl.FRAMEBUFFER, this.frame);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.texture, 0);
        if (second) {
            gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT1, gl.TEXTURE_2D, this.second, 0);
            gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1]);
        }
        gl.bindFramebuffer(gl.FRAMEBUFFER, this.drawn);
        if (samples > 0) this.colour = this.makeBuffer(format, gl.COLOR_ATTACHMENT0);
        if (hasDepth) this.depth = this.makeBuffer(gl.DEPTH_COMPONENT24, gl.DEPTH_ATTACHMENT);
    }

    makeTexture(format, isSmooth) {
        const gl = this.gl;
        const texture = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texStorage2D(gl.TEXTURE_2D, this.levels, format, this.width, this.height);
        const filter = isSmooth ? gl.LINEAR : gl.NEAREST;
        setFilter(gl, gl.TEXTURE_2D, filter, this.levels > 1 ? gl.LINEAR_MIPMAP_LINEAR : filter);
        return texture;
    }

    makeBuffer(format, place) {
        const gl = this.gl;
        const buffer = gl.createRenderbuffer();
        gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
        gl.renderbufferStorageMultisample(gl.RENDERBUFFER, this.samples, format, this.width, this.height);
        gl.framebufferRenderbuffer(gl.FRAMEBUFFER, place, gl.RENDERBUFFER, buffer);
        return buffer;
    }

    begin(colour = null) {
        const gl = this.gl;
        gl.bindFramebuffer(gl.FRAMEBUFFER, this.drawn);
        gl.viewport(0, 0, this.width, this.height);
        if (!colour) return;
        gl.clearColor(...colour);
        gl.clear(gl.COLOR_BUFFER_BIT | (this.depth ? gl.DEPTH_BUFFER_BIT : 0));
    }

    // Of many samples one pixel.
    finish() {
        if (this.samples === 0) return;
        const gl = this.gl;
        gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.drawn);
        gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, this.frame);
        gl.blitFramebuffer(
            0, 0, this.width, this.height, 0, 0, this.width, this.height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    }

    // Its finished pixels, to one of the same size.
    copy(to) {
        const gl = this.gl;
        gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.frame);
        gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to.frame);
        gl.blitFramebuffer(
            0, 0, this.width, this.height, 0, 0, this.width, this.height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    }

    // As much of it as another one of any size has room for, from the lower left.
    copyCorner(to) {
        const gl = this.gl;
        const [width, height] = [Math.min(this.width, to.width), Math.min(this.height, to.height)];
        gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.frame);
        gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to.frame);
        gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    }

    // Smaller versions of it.
    makeLevels() {
        this.bind();
        this.gl.generateMipmap(this.gl.TEXTURE_2D);
    }

    bind(unit = 0, texture = this.texture) {
        this.gl.activeTexture(this.gl.TEXTURE0 + unit);
        this.gl.bindTexture(this.gl.TEXTURE_2D, texture);
    }

    forget() {
        const gl = this.gl;
        gl.deleteFramebuffer(this.frame);
        if (this.drawn !== this.frame) gl.deleteFramebuffer(this.drawn);
        for (const texture of [this.texture, this.second]) if (texture) gl.deleteTexture(texture);
        for (const buffer of [this.colour, this.depth]) if (buffer) gl.deleteRenderbuffer(buffer);
    }
}

function setFilter(gl, kind, filter, small = filter) {
    gl.texParameteri(kind, gl.TEXTURE_MIN_FILTER, small);
    gl.texParameteri(kind, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(kind, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(kind, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}
