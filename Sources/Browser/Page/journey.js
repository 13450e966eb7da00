// Pictures that pass from one card to the next by a shader of the user's own: Journey and TransitionPass of the program.
"use strict";

// A second stage, which stands where the first one comes from and where it goes.
class JourneyStage {
    constructor(stage) { this.stage = stage; }

    apply(input) { if (changesStage(input)) this.stage.apply(input); }

    frame(at) {
        this.stage.apply({ jump: { to: at } });
        return this.stage.frame();
    }

    // From the card before the middle to the one behind it. Null at rest, and beyond the ends of a row.
    at({ scroll, count }) {
        const before = Math.floor(scroll);
        const progress = scroll - before;
        if (progress <= 1e-6 || progress >= 1 - 1e-6) return null;
        const [from, to] = [this.frame(before), this.frame(before + 1)];
        const isThere = from.count === count && from.scroll !== to.scroll;
        return isThere && (to.scroll - before - 1) % count === 0 && (from.scroll - before) % count === 0 ? { from, to, progress } : null;
    }
}

class TransitionPass {
    constructor(renderer, told) { Object.assign(this, { renderer, effect: new Effect(renderer, told), ends: [] }); }

    forget() {
        for (const surface of this.ends) surface.forget();
        this.ends = [];
    }

    // The pictures at both ends are drawn one after the other, and what lies between them takes their place.
    draw({ from, to, progress }, size) {
        const { renderer, effect } = this;
        const { gl, target } = renderer;
        const [before, after] = [from, to].map((frame, end) => {
            renderer.drawPicture(frame, size);
            this.ends[end] ??= new Surface(gl, size.width, size.height, { format: gl.RGBA8, isSmooth: true, hasDepth: false });
            this.ends[end].begin();
            renderer.encode(target, "shown");
            return this.ends[end];
        });
        const inputs = { before, after };
        const tell = (program) => effect.setUniform(program, "progress", "1f", [progress]);
        effect.drawPasses(size, inputs, tell, true);
        gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame);
        gl.viewport(0, 0, size.width, size.height);
        gl.disable(gl.BLEND);
        effect.use(effect.screen, size, inputs);
        tell(effect.screen);
        effect.paint(effect.screen, size, renderer.isOpaque ? 1 : 0);
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { JourneyStage });
