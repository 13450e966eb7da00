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
        Object.assign(this, { height, m34: frame.m34, viewpoint: frame.viewpoint });
        this.fade = Math.min(floor.fade, 1e6);
        this.reflection = Math.min(floor.reflection, 1);
        const [scale, shift] = [frame.clip[5], frame.clip[13]];
        const pixel = 2 / (Math.abs(scale) * size.height);
        this.level = [1 / scale, -shift / scale, this.viewpoint.y - height, 2 * pixel];
    }

    // The lowest edge of all cards.
    static ground(frame) {
        const edges = frame.cards.filter((card) => !card.isHidden && card.alpha > 0).map((card) => {
            const m = card.matrix;
            return m[13] + frame.viewpoint.y + (Math.abs(m[1]) * card.width + Math.abs(m[5]) * card.height) / 2;
        }).filter(Number.isFinite);
        return edges.length > 0 ? Math.max(...edges) : 0;
    }

    mirrored(card) {
        const matrix = card.matrix.slice();
        for (const row of [0, 4, 8, 12]) {
            const far = matrix[row + 3] - matrix[row + 2] * this.m34;
            matrix[row + 1] = 2 * (this.height - this.viewpoint.y) * far - matrix[row + 1];
        }
        return { ...card, matrix };
    }
}
