// Shaders of the user's own over the whole picture, one after the other: PostPass of the renderer.
"use strict";

class PostPass {
    constructor(renderer, all) {
        Object.assign(this, { renderer, effects: all.map((told) => new Effect(renderer, told)) });
    }

    get readsDepths() { return this.effects.some((effect) => effect.reads("zt_depth")); }

    resize(width, height) {
        this.forget();
        const { gl } = this.renderer;
        const levels = Math.floor(Math.log2(Math.max(width, height))) + 1;
        // The picture as the shader before has left it, as light and as bytes.
        this.picture = new Surface(gl, width, height, { format: gl.SRGB8_ALPHA8, isSmooth: true, hasDepth: false, levels });
        this.bytes = null;
        this.depths = null;
    }

    forget() {
        for (const surface of [this.picture, this.bytes]) surface?.forget();
        if (this.depths) {
            this.renderer.gl.deleteFramebuffer(this.depths.frame);
            this.renderer.gl.deleteTexture(this.depths.texture);
        }
    }

    // Where the cards' depths are kept, for whoever looks at them.
    depthSurface(size) {
        if (this.depths) return this.depths;
        const { gl } = this.renderer;
        const [frame, texture] = [gl.createFramebuffer(), gl.createTexture()];
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, size.width, size.height);
        setFilter(gl, gl.TEXTURE_2D, gl.NEAREST);
        gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0);
        gl.drawBuffers([gl.NONE]);
        return (this.depths = { frame, texture });
    }

    // The depths of all that covers at least half of a pixel.
    keepDepths(list, size) {
        const { renderer } = this;
        const { gl } = renderer;
        gl.bindFramebuffer(gl.FRAMEBUFFER, this.depthSurface(size).frame);
        gl.viewport(0, 0, size.width, size.height);
        gl.enable(gl.DEPTH_TEST);
        gl.depthMask(true);
        gl.clear(gl.DEPTH_BUFFER_BIT);
        if (list.length === 0) return;
        renderer.begin();
        renderer.depth += 1;
        renderer.fill(list);
        list.forEach((one, i) => {
            if (one.isOpaque) for (const part of ["middle", "rim"]) renderer.drawPart(part, one, i, size, null);
            renderer.drawPart("solid", one, i, size, null, 0.5);
            gl.depthMask(true);
        });
        renderer.depth -= 1;
    }

    draw(target, frame, size, isOpaque) {
        const { gl } = this.renderer;
        for (const effect of this.effects) {
            const { screen } = effect;
            target.copy(this.picture);
            if (effect.reads("zt_sceneLevels")) this.picture.makeLevels();
            const programs = [effect.told, ...effect.told.passes];
            if (programs.some((told) => Object.values(told.samplers).includes("bytes"))) this.show(target, size);
            const inputs = { bytes: this.bytes };
            const prepare = (program) => this.prepare(program, frame);
            effect.drawPasses(size, inputs, prepare, true);
            gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame);
            gl.viewport(0, 0, size.width, size.height);
            gl.disable(gl.BLEND);
            effect.use(screen, size, inputs);
            prepare(screen);
            effect.paint(screen, size, isOpaque ? 1 : 0);
        }
    }

    // Hands a program what it reads of the whole picture.
    prepare(program, frame) {
        const { gl } = this.renderer;
        this.picture.bind(UNITS.scene);
        this.picture.bind(UNITS.levels);
        if (this.depths) {
            gl.activeTexture(gl.TEXTURE0 + UNITS.depth);
            gl.bindTexture(gl.TEXTURE_2D, this.depths.texture);
        }
        gl.activeTexture(gl.TEXTURE0);
        program.setWhole("zt_scene", UNITS.scene);
        program.setWhole("zt_sceneLevels", UNITS.levels);
        program.setWhole("zt_depth", UNITS.depth);
        program.set("zt_part", 0, 0, 1, 1);
        const [alpha, beta] = [frame.clip[10], frame.clip[14]];
        program.set("zt_lens", 1 / alpha, -beta / alpha, frame.m34, 0);
    }

    // As a screen shows it.
    show(target, size) {
        const { gl } = this.renderer;
        this.bytes ??= new Surface(gl, size.width, size.height, { format: gl.RGBA8, isSmooth: true, hasDepth: false });
        this.bytes.begin();
        this.renderer.encode(target, "shown");
    }
}
