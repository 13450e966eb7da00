// What is written on cards: glyphs from an atlas of distances, as sharp at any size as in the program.
"use strict";

class Letters {
    // text: {side, pages, rows, atlas (bytes), vertices (floats), starts, colours}
    constructor(renderer, text) {
        const gl = renderer.gl;
        Object.assign(this, { renderer, gl, text });
        this.atlas = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D_ARRAY, this.atlas);
        gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
        gl.texImage3D(
            gl.TEXTURE_2D_ARRAY, 0, gl.R8, text.side, text.side, text.pages, 0, gl.RED, gl.UNSIGNED_BYTE, text.atlas);
        gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
        setFilter(gl, gl.TEXTURE_2D_ARRAY, gl.LINEAR);
        this.mesh = this.makeMesh();
        this.buffer = gl.createBuffer();
    }

    makeMesh() {
        const gl = this.gl;
        const mesh = gl.createVertexArray();
        gl.bindVertexArray(mesh);
        gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
        gl.bufferData(gl.ARRAY_BUFFER, this.text.vertices, gl.STATIC_DRAW);
        for (const place of [0, 1]) {
            gl.enableVertexAttribArray(place);
            gl.vertexAttribPointer(place, 4, gl.FLOAT, false, 32, 16 * place);
        }
        const glyphs = this.text.vertices.length / 32;
        const corners = new Uint32Array(6 * glyphs);
        for (let glyph = 0; glyph < glyphs; glyph++)
            corners.set([0, 1, 2, 0, 2, 3].map((corner) => corner + 4 * glyph), 6 * glyph);
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
        gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
        return mesh;
    }

    // The labels of a card's side, which know their first text, how many there are, and perhaps for which size of the card they are set,
    // and whether a smaller card shows less of them instead.
    draw(one, size, plane) {
        const [first, count] = one.side.face.labels;
        if (!count) return;
        const gl = this.gl;
        const mirrored = plane !== null;
        const program = this.renderer.program(
            mirrored ? "letters mirrored" : "letters", ["text/glyph.vert"],
            ["text/glyph.frag", mirrored ? "floor/mirrored.frag" : "shared/main.frag"],
            ["TEXTS 1", `SIDE ${this.text.side}.0`]);
        program.bindBlock("Texts", 0);
        this.renderer.set(program, size, plane);
        gl.bindVertexArray(this.mesh);
        gl.activeTexture(gl.TEXTURE0);
        gl.bindTexture(gl.TEXTURE_2D_ARRAY, this.atlas);
        program.setWhole("atlas", 0);
        for (let text = first; text < first + count; text++) {
            const [start, end] = [this.text.starts[text], this.text.starts[text + 1]];
            if (start === end) continue;
            gl.bindBuffer(gl.UNIFORM_BUFFER, this.buffer);
            gl.bufferData(gl.UNIFORM_BUFFER, this.block(one, text), gl.DYNAMIC_DRAW);
            gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, this.buffer);
            program.setWhole("first", text);
            gl.drawElements(gl.TRIANGLES, (end - start) / 4 * 6, gl.UNSIGNED_INT, start / 4 * 6 * 4);
        }
    }

    block(one, text) {
        const matrix = one.seen.slice();
        const { labels } = one.side.face;
        const [width, height] = [labels[2] ?? one.card.width, labels[3] ?? one.card.height];
        let [across, down] = [one.card.width / width, one.card.height / height];
        let [halfWidth, halfHeight, shown] = [width / 2, height / 2, 1];
        if (labels[4]) {
            across = down = Math.max(across, down);
            [halfWidth, halfHeight] = [one.card.width / 2 / across, one.card.height / 2 / across];
            // Those fade of which little is left: see CardStyle.crop.
            shown = Math.min(Math.max(((halfWidth * halfHeight * 4) / (width * height) - 0.5) / 0.4, 0), 1);
        }
        for (let i = 0; i < 4; i++) {
            matrix[i] *= one.side.mirror[0] * across;
            matrix[4 + i] *= one.side.mirror[1] * down;
        }
        bringNearer(matrix, one.lift);
        const colour = light(this.text.colours[text]).map((part) => part * one.alpha * shown);
        return Float32Array.of(...matrix, halfWidth, halfHeight, one.radius / across, 0, ...colour);
    }
}
