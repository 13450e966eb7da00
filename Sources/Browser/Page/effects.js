// Shaders of the user's own: what they are told, as EffectProgram and EffectInputs of the renderer tell it.
"use strict";

// Units below are ours: a card's picture, the card as it is, its labels, and of the whole picture its light, levels and depths.
const UNITS = { picture: 0, content: 1, label: 2, scene: 3, levels: 4, depth: 5, first: 8 };

class Effect {
    // told: a shader as PageShaders writes it.
    constructor(renderer, told) {
        Object.assign(this, { renderer, told, programs: new Map() });
        if (told.passes.length > 0)
            this.targets = new PassTargets(told.passes, (pass, width, height) => renderer.passSurface(pass, width, height));
    }

    // What it looks like depends on the frames before.
    get keepsFormer() { return this.targets?.keepsFormer ?? false; }

    // told: of the shader itself, or of one of its passes.
    // after: definitions that are none of the shader's business.
    program(name, vertex, fragment, told = this.told, after = []) {
        if (!this.programs.has(name)) {
            const { gl, shaders } = this.renderer;
            this.programs.set(name, new Program(gl, shaders, vertex, fragment, told.definitions, told, after));
        }
        return this.programs.get(name);
    }

    get screen() { return this.program("screen", ["shared/screen.vert"], ["shared/noise.glsl", "effects/effect.frag"]); }

    passProgram(pass, number) {
        return this.program(`pass ${number}`, ["shared/screen.vert"], ["effects/effect-pass.frag"], pass);
    }

    // Whether it or one of its passes asks for something of ours.
    reads(name) {
        const programs = [this.screen, ...this.told.passes.map((pass, number) => this.passProgram(pass, number))];
        return programs.some((program) => program.place(name) !== null);
    }

    // Makes it the current program, with all that does not differ from card to card.
    // inputs: what samplers read that the whole picture has, by word.
    // told: of the pass whose program it is.
    use(program, size, inputs = {}, told = this.told) {
        program.use();
        const { seconds, step, date, pointer } = this.renderer.told;
        program.set("zt_clock", seconds, step, this.targets?.frame ?? Math.round(seconds * 60), 60);
        program.set("zt_date", ...date);
        program.set("zt_effort", 1, 1, 1, 1);
        program.set("zt_sound", ...this.renderer.inputs.levels);
        program.set("zt_pointer", ...this.pointer(pointer, size));
        for (const [name, [kind, numbers]] of Object.entries(this.told.uniforms)) this.setUniform(program, name, kind, numbers);
        for (const [name, [kind, numbers]] of Object.entries(told.constants ?? {})) this.setUniform(program, name, kind, numbers);
        const sizes = {};
        Object.entries(told.samplers).forEach(([name, reads], turn) => {
            const unit = UNITS.first + turn;
            const place = this.placeOf(program, name);
            if (place !== null) this.renderer.gl.uniform1i(place, unit);
            const own = reads.pass === undefined ? reads : this.targets?.target(reads.pass, told.name) ?? "nothing";
            sizes[name] = this.renderer.inputs.bind(own, unit, inputs);
        });
        for (const [name, sampler] of Object.entries(told.sizes)) {
            const size = sizes[sampler] ?? [1, 1];
            this.setUniform(program, name, `${this.told.uniforms[name]?.[0] ?? "2f"}`, [...size, 1].slice(0, 3));
        }
        this.renderer.gl.activeTexture(this.renderer.gl.TEXTURE0);
    }

    // What GLSL has something of the same name of is called otherwise in the program.
    placeOf(program, name) { return program.placeOf(name) ?? program.placeOf(`zt_own_${name}`); }

    setUniform(program, name, kind, numbers) {
        const place = this.placeOf(program, name);
        if (place === null) return;
        const { gl } = this.renderer;
        if (kind.endsWith("m")) gl[`uniformMatrix${kind.slice(0, -1)}fv`](place, false, numbers);
        else gl[`uniform${kind}v`](place, numbers.slice(0, numbers.length - (numbers.length % parseInt(kind, 10))));
    }

    // From the lower left of the picture, in its pixels; where it was pressed, below 0 once that is over.
    pointer(pointer, size) {
        if (!pointer) return [0, 0, 0, 0];
        const { at, pressed, scale } = pointer;
        const press = pressed ? [pressed.x * scale, size.height - pressed.y * scale] : [0, 0];
        return [at.x * scale, size.height - at.y * scale, ...press];
    }

    // Over all of what is bound.
    paint(program, size, least) {
        const { gl } = this.renderer;
        program.set("place", 0, 0, size.height, size.width);
        program.set("zt_least", least, least, least, least);
        gl.disable(gl.DEPTH_TEST);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.enable(gl.DEPTH_TEST);
    }

    // What is drawn before it, each pass to its target.
    // size: what sizes of passes are told in; prepare: hands a program what it reads beside its samplers;
    // isOfPicture: they read the whole picture, which may be another one at the same moment.
    drawPasses(size, inputs = {}, prepare = () => {}, isOfPicture = false) {
        if (!this.targets) return;
        const { gl, told, inputs: pictures } = this.renderer;
        const { step, date, pointer } = told;
        const all = JSON.stringify([step, date, pointer, size.width, size.height, pictures.edition, this.told.uniforms]);
        if (!this.targets.begin(told.seconds, all, isOfPicture)) return;
        gl.disable(gl.DEPTH_TEST);
        gl.disable(gl.BLEND);
        this.told.passes.forEach((pass, number) => {
            const program = this.passProgram(pass, number);
            const wanted = passSize(pass, size, this.told.uniforms);
            const surface = this.targets.surface(pass, wanted.width, wanted.height);
            surface.begin();
            this.use(program, size, inputs, pass);
            prepare(program);
            program.set("place", 0, 0, surface.height, surface.width);
            gl.drawArrays(gl.TRIANGLES, 0, 3);
            this.targets.didDraw(pass);
        });
        gl.enable(gl.DEPTH_TEST);
    }

    drawBackdrop(size) {
        const { screen } = this;
        this.use(screen, size);
        this.paint(screen, size, this.told.isTranslucent ? 0 : 1);
    }
}

// A knob of a shader: in the form in which the library tells of its own.
class EffectKnob {
    // told: a knob as PageShaders writes it.
    constructor(renderer, told) {
        const { face, backdrop, post, transition } = renderer;
        const effect = { face: face?.effect, backdrop, post: post?.effects[told.number], transition: transition?.effect }[told.role];
        Object.assign(this, told.knob, { value: told.value, told, numbers: effect.told.uniforms[told.uniform]?.[1] });
        // Where the scene begins, to which a double click goes back.
        this.first = told.value;
    }

    // As it is typed. Null, or what could not be done.
    turn(text) {
        const number = this.number(String(text).trim());
        if (number === null || !this.numbers) return { error: `${this.name} can't be '${text}'` };
        this.numbers[this.told.place] = number;
        this.value = this.type === "flag" ? String(number !== 0) : this.type === "choice" ? String(text).trim() : String(number);
        return null;
    }

    number(text) {
        if (this.type === "flag") return { true: 1, on: 1, false: 0, off: 0 }[text] ?? null;
        if (this.type === "choice") return Object.hasOwn(this.told.menu, text) ? this.told.menu[text] : null;
        const number = text === "" ? NaN : Number(text);
        if ((this.type !== "number" && this.type !== "integer") || !Number.isFinite(number)) return null;
        return this.type === "integer" ? Math.round(number) : number;
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { EffectKnob });
