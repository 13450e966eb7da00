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
        input.addEventListener("input", () => this.turn(knob, input));
        row.addEventListener("dblclick", () => this.view.turn(knob.fullName, this.first(knob)));
        row.append(name, input, value);
        this.rows.set(knob.fullName, { input, value });
        return row;
    }

    // As the scene has it, to which a double click goes back.
    first(knob) { return knob.first ?? String(this.view.scene.stage.knobs[knob.fullName] ?? knob.default); }

    input(knob) {
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
        } else {
            return null;
        }
        this.fill(input, knob.value);
        return input;
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
        if (document.activeElement !== row.input) this.fill(row.input, knob.value);
    }
}
