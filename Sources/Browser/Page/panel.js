// Knobs on a page, made from the library's own table, and the state in the address: #tilt=0.4&scroll=3.
"use strict";

class PageState {
    constructor(view) {
        this.view = view;
        const { signal } = view.end;
        this.read();
        addEventListener("hashchange", () => this.read(), { signal });
        view.host.addEventListener("rest", () => this.write(), { signal });
    }

    // What the address says. It is typed by anybody: the library checks every value, and what is no knob is left alone.
    read() {
        const words = location.hash.slice(1);
        if (words === this.written) return;
        const state = new URLSearchParams(words);
        for (const [name, value] of state) if (name !== "scroll") this.view.turn(name, value);
        // What was turned may have closed the row, or opened it.
        const scroll = state.get("scroll")?.trim();
        if (scroll && Number.isFinite(Number(scroll))) this.view.stand(Number(scroll));
    }

    // What differs from the scene.
    write() {
        const state = new URLSearchParams();
        for (const name of this.view.turned) {
            const value = this.view.settings[name];
            if (value !== undefined) state.set(name, value);
        }
        const { scroll } = this.view.stage.frame();
        if (Math.abs(scroll - this.view.scene.stage.scroll) > 1e-9) state.set("scroll", String(scroll));
        this.written = state.toString();
        if (this.written !== location.hash.slice(1))
            history.replaceState(null, "", this.written ? `#${this.written}` : location.pathname + location.search);
    }
}

class Panel {
    constructor(view) {
        this.view = view;
        this.form = view.form ?? view.host.querySelector("form");
        if (!this.form) return;
        this.form.replaceChildren();
        view.panel = this;
        this.rows = new Map();
        this.make();
        view.host.addEventListener("turn", () => this.show(), { signal: view.end.signal });
    }

    make() {
        let group;
        for (const knob of this.view.parameters) {
            if (knob.group !== group?.dataset.group) {
                group = document.createElement("details");
                group.dataset.group = knob.group;
                group.open = this.rows.size === 0;
                const title = document.createElement("summary");
                title.textContent = knob.group;
                group.append(title);
                this.form.append(group);
            }
            const input = this.input(knob);
            if (input) group.append(this.row(knob, input));
        }
        this.form.addEventListener("submit", (event) => event.preventDefault(), { signal: this.view.end.signal });
    }

    row(knob, input) {
        const row = document.createElement("label");
        const name = document.createElement("span");
        const value = document.createElement("output");
        name.textContent = knob.label ?? knob.name;
        row.title = knob.help;
        value.textContent = knob.value;
        // What is typed is taken when it is finished.
        input.addEventListener(input.type === "text" ? "change" : "input", () => this.turn(knob, input));
        row.addEventListener("dblclick", () => this.view.turn(knob.fullName, this.first(knob)));
        row.append(name, input, value);
        this.rows.set(knob.fullName, { input, value });
        return row;
    }

    // As the scene has it, to which a double click goes back.
    first(knob) {
        const value = this.view.scene.stage.knobs[knob.fullName] ?? knob.default;
        return knob.first ?? String(value.colour ?? value);
    }

    input(knob) {
        if (knob.type === "colour") return this.colour(knob);
        const input = document.createElement(knob.type === "choice" ? "select" : "input");
        if (knob.type === "choice") {
            for (const name of [...(knob.default === "auto" ? ["auto"] : []), ...knob.choices]) {
                const option = document.createElement("option");
                option.value = option.textContent = name;
                input.append(option);
            }
        } else if (knob.type === "flag") {
            input.type = "checkbox";
        } else if (knob.type === "number" || knob.type === "integer") {
            const [low, high] = knob.slider ?? knob.range;
            Object.assign(input, { type: "range", min: low, max: high, step: knob.type === "integer" ? 1 : "any" });
        } else if (knob.type === "image") {
            return null;
        } else {
            Object.assign(input, { type: "text", spellcheck: false });
        }
        this.fill(input, knob.value);
        return input;
    }

    // A colour and how much there is of it, which browsers let one choose apart.
    colour(knob) {
        const both = document.createElement("span");
        both.className = "colour";
        const [colour, alpha] = ["color", "range"].map((type) => Object.assign(document.createElement("input"), { type }));
        Object.assign(alpha, { min: 0, max: 255, step: 1 });
        alpha.setAttribute("aria-label", `alpha of ${knob.label ?? knob.name}`);
        both.append(colour, alpha);
        Object.defineProperty(both, "value", {
            get: () => colour.value + Number(alpha.value).toString(16).padStart(2, "0"),
            set: (text) => {
                const bytes = Panel.bytes(text);
                colour.value = `#${bytes.slice(0, 3).map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
                alpha.value = bytes[3];
            },
        });
        this.fill(both, knob.value);
        return both;
    }

    // Of a colour as the library writes it: #rrggbb, #rrggbbaa, or numbers from 0 to 1.
    static bytes(text) {
        const bytes = text.startsWith("#") ? text.slice(1).match(/../g).map((byte) => parseInt(byte, 16))
            : text.split(",").map((part) => Math.round(255 * Number(part)));
        return bytes.length > 3 ? bytes : [...bytes, 255];
    }

    fill(input, value) {
        if (input.type === "checkbox") input.checked = value === "true";
        else input.value = value;
    }

    turn(knob, input) {
        const problem = this.view.turn(knob.fullName, input.type === "checkbox" ? input.checked : input.value);
        if (problem) this.view.say(problem.error);
    }

    show() {
        for (const knob of this.view.parameters) this.showValue(knob);
    }

    showValue(knob) {
        const row = this.rows.get(knob.fullName);
        if (!row) return;
        row.value.textContent = knob.value;
        if (!row.input.contains(document.activeElement)) this.fill(row.input, knob.value);
    }
}
