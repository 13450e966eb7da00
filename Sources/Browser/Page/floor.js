// The floor as a mirror: MirrorPlane of the renderer.
"use strict";

class MirrorPlane {
    static of(floor, frame, size) {
        if (!floor || !(floor.reflection > 0) || !(floor.fade > 0)) return null;
        const height = floor.height ?? MirrorPlane.ground(frame);
        if (!Number.isFinite(height) || Math.abs(height) >= 1e6) return null;
        return new MirrorPlane(floor, height, frame, size);
    }

    constructor(floor, height, frame, size) {
        Object.assign(this, { height, m34: frame.m34, viewpoint: frame.viewpoint, down: MirrorPlane.down(frame) });
        this.fade = Math.min(floor.fade, 1e6);
        this.reflection = Math.min(floor.reflection, 1);
        const [scale, shift] = [frame.clip[5], frame.clip[13]];
        const pixel = 2 / (Math.abs(scale) * size.height);
        const [, y, z] = this.down;
        // z follows from w.
        const back = z ? z / this.m34 : 0;
        this.level = [y / scale, back - (y * shift) / scale, y * this.viewpoint.y - back - height, 2 * pixel];
    }

    // Straight down on a stage, before the lens: y, unless the eye looks down on it.
    static down({ m34, pitch }) { return m34 && pitch ? [0, Math.cos(pitch), -Math.sin(pitch)] : [0, 1, 0]; }

    // The lowest edge of all cards.
    static ground(frame) {
        const [, y, z] = MirrorPlane.down(frame);
        const edges = frame.cards.filter((card) => !card.isHidden && card.alpha > 0).map((card) => {
            const m = card.matrix;
            const depth = (row) => y * m[row + 1] + z * m[row + 2];
            return depth(12) + y * frame.viewpoint.y + (Math.abs(depth(0)) * card.width + Math.abs(depth(4)) * card.height) / 2;
        }).filter(Number.isFinite);
        return edges.length > 0 ? Math.max(...edges) : 0;
    }

    // A place before the lens, as the floor shows it.
    mirroredPlace(place) {
        const away = 2 * (this.height - dot(place, this.down));
        return place.map((at, i) => at + away * this.down[i]);
    }

    mirrored(card) {
        const matrix = card.matrix.slice();
        const [, y, z] = this.down;
        for (const row of [0, 4, 8, 12]) {
            const weight = matrix[row + 3] - matrix[row + 2] * this.m34;
            const above = (this.height - y * this.viewpoint.y) * weight - y * matrix[row + 1] - z * matrix[row + 2];
            matrix[row + 1] += 2 * above * y;
            matrix[row + 2] += 2 * above * z;
            matrix[row + 3] = weight + matrix[row + 2] * this.m34;
        }
        return { ...card, matrix };
    }
}

// Draws what the floor shows, and lays it under the cards.
class FloorPass {
    constructor(renderer) { this.renderer = renderer; }

    forget() {
        this.reflection?.forget();
        this.reflection = null;
    }

    // Null where there is nothing to be seen.
    reflect(frame, size) {
        const { gl, scene, deck, textures, grain, face } = this.renderer;
        const plane = MirrorPlane.of(scene.floor, frame, size);
        if (!plane) return null;
        const cards = frame.cards.map((card) => plane.mirrored(card));
        const lighting = scene.hasBodies ? Lighting.of(this.renderer, frame, plane) : null;
        const list = listCards({ ...frame, cards }, deck, textures, size, true, grain, lighting);
        if (list.length === 0) return null;
        face?.take(list);
        this.reflection ??= new Surface(gl, size.width, size.height, { format: gl.RGBA16F, second: true });
        this.reflection.begin([0, 0, 0, 0]);
        this.renderer.drawCards(list, cards, size, plane, this.reflection);
        return plane;
    }

    lay(plane, size) {
        const { gl } = this.renderer;
        const program = this.renderer.screen("floor/reflection.frag");
        this.reflection.bind(0);
        this.reflection.bind(1, this.reflection.second);
        gl.activeTexture(gl.TEXTURE0);
        program.setWhole("picture", 0);
        program.setWhole("shares", 1);
        program.set("place", 0, 0, size.height, size.width);
        program.set("strength", plane.reflection, 0, 0, 0);
        gl.disable(gl.DEPTH_TEST);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.disable(gl.BLEND);
        gl.enable(gl.DEPTH_TEST);
    }
}
