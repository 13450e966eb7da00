// The parts of a frame in their order: passes, cards, what lies over them, and what a screen shows of it.
"use strict";

class FrameRenderer extends Renderer {
    // Passes of a user's own hold what they have drawn, pixel by pixel.
    get isOfAnySize() { return this.effects.every((effect) => !effect.targets); }

    // journey: {from, to, progress} where a transition is on its way between two frames.
    draw(frame, journey = null) {
        if (this.gl.isContextLost()) return;
        const size = { width: this.target.width, height: this.target.height };
        if (!this.hasBegun) this.drawFramesBefore(frame, size);
        this.hasBegun = true;
        this.drawWhole(frame, size, journey);
        this.present();
    }

    // Shaders that read what they drew before have drawn sixty frames a second from 0 on, as for a capture; of very many the last.
    drawFramesBefore(frame, size) {
        const kept = this.effects.filter((effect) => effect.keepsFormer);
        if (kept.length === 0) return;
        const { seconds, step } = this.told;
        const last = Math.round(seconds * 60);
        const isOverAll = this.post?.effects.some((effect) => effect.keepsFormer);
        for (let number = Math.max(0, last - MOST_BEFORE); number < last; number++) {
            Object.assign(this.told, { seconds: Math.max(0, seconds + (number - last) / 60), step: 1 / 60 });
            if (isOverAll) this.drawWhole(frame, size);
            else this.drawPasses(frame, size);
        }
        Object.assign(this.told, { seconds, step });
    }

    // The passes of what is behind the cards and of what is on them.
    drawPasses(frame, size) {
        this.effectInputs?.show(this.told.seconds);
        this.begin();
        this.told.scale = (size.width / frame.view.width) * (frame.zoom ?? 1);
        this.backdrop?.drawPasses(size);
        const card = frame.cards[0];
        if (!this.face?.effect.targets || !card) return;
        const [width, height] = [card.width, card.height].map(
            (points) => Math.min(Math.max(Math.round(points * this.told.scale), 1), 4096));
        this.face.effect.drawPasses({ width, height });
    }

    // The picture with all that lies over it.
    drawWhole(frame, size, journey = null) {
        const list = this.drawPicture(frame, size);
        if (this.transition && journey) this.transition.draw(journey, size);
        if (!this.post) return;
        if (this.post.readsDepths) this.post.keepDepths(list, size);
        this.post.draw(this.target, frame, size, this.isOpaque);
    }

    // What a pass draws to: numbers as they are.
    passSurface(pass, width, height) {
        const gl = this.gl;
        return new Surface(
            gl, width, height, { format: pass.isFloat ? this.floats : gl.RGBA8, isSmooth: true, hasDepth: false });
    }

    // The cards and what is behind them. Says what was drawn.
    drawPicture(plain, size) {
        this.drawPasses(plain, size);
        const frame = this.scene.hasBodies ? bodiedFrame(this, plain, size) : plain;
        // Who reads depths afterwards reads these.
        plain.clip = frame.clip;
        this.artwork.choose(plain, size, this.isInMotion);
        this.begin();
        this.count = frame.count;
        this.flats.begin();
        const lighting = this.scene.hasBodies ? Lighting.of(this, frame) : null;
        const list = listCards(frame, this.deck, this.textures, size, false, this.grain, lighting);
        if (this.face) {
            this.face.prepare(list, size, frame.isMoving);
            this.face.take(list);
        }
        const reflection = this.floor.reflect(frame, size);
        this.target.begin(this.ground());
        this.drawBackdrop(size);
        if (reflection) this.floor.lay(reflection, size);
        if (this.scene.light) ContactShadows.of(this, frame)?.draw(this, size);
        this.drawCards(list, frame.cards, size, null, this.target);
        this.target.finish();
        return list;
    }
}
