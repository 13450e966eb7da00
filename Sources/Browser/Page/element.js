// <zoe-scene src="scenes/cover-flow.js">: a scene on a page of anybody's own, as many as are wanted.
"use strict";

// What the scripts of scenes and of their pictures have brought, by their addresses.
const brought = (self.zoetropeParts ??= {});
const onTheWay = new Map();

// A page that was opened from a disk may load scripts and nothing else.
function bring(address) {
    if (brought[address]) return Promise.resolve(brought[address]);
    if (!onTheWay.has(address)) {
        const coming = new Promise((done, fail) => {
            const script = document.createElement("script");
            const miss = () => {
                onTheWay.delete(address);
                fail(new Error(`no scene at ${address}`));
            };
            script.addEventListener("load", () => (brought[address] ? done(brought[address]) : miss()));
            script.addEventListener("error", miss);
            Object.assign(script, { src: address, nonce: pageNonce });
            document.head.append(script);
            script.remove();
        });
        onTheWay.set(address, coming);
    }
    return onTheWay.get(address);
}

// What all scenes of a page share, made when the first one is seen.
const shared = {
    get library() { return (this.loading ??= unpacked(BUILT_IN.module).then((bytes) => StageLibrary.load(bytes))); },
    get shaders() { return (this.reading ??= unpackedText(BUILT_IN.shaders).then(JSON.parse)); },
};

async function unpackedText(letters) { return new TextDecoder().decode(await unpacked(letters)); }

// A document, or a part of it with a style of its own, learns once how scenes look.
function dress(root) {
    const sheets = root.adoptedStyleSheets;
    if (!sheets) return;
    if (!dress.sheet) (dress.sheet = new CSSStyleSheet()).replaceSync(BUILT_IN.style);
    if (!sheets.includes(dress.sheet)) root.adoptedStyleSheets = [...sheets, dress.sheet];
}

// Browsers draw in about sixteen places at once; beyond these, scenes out of sight give theirs back.
const MOST_LIVE = 8;
const live = new Set();

const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.see(isIntersecting);
}, { rootMargin: "160px" });

class SceneElement extends HTMLElement {
    static observedAttributes = ["src"];

    connectedCallback() {
        dress(this.getRootNode());
        sight.observe(this);
    }

    disconnectedCallback() {
        sight.unobserve(this);
        this.isInSight = false;
        this.leave();
    }

    attributeChangedCallback(name, before) {
        if (before === null || !this.isConnected) return;
        this.leave();
        this.kept = null;
        if (this.isInSight) this.enter();
    }

    // As the scene's document has it again.
    restart() {
        this.leave();
        this.kept = null;
        this.enter();
    }

    // A knob, as it is typed. Null, or what could not be done.
    turn(name, value) { return this.view ? this.view.turn(name, value) : { error: "the scene is not there yet" }; }
    // An input, as a script has it.
    apply(input) { return this.view ? this.view.apply(input) : { error: "the scene is not there yet" }; }
    get settings() { return this.view?.settings ?? {}; }
    get current() { return this.view ? this.view.frame().current : -1; }

    see(isInSight) {
        this.isInSight = isInSight;
        if (isInSight && !this.visit) this.enter();
        this.view?.see(isInSight);
        for (const other of [...live]) if (live.size > MOST_LIVE && !other.isInSight) other.leave();
    }

    async enter() {
        const visit = (this.visit = new AbortController());
        this.dataset.state = "coming";
        try {
            const view = await this.made(visit.signal);
            if (!view) return;
            this.view = view;
            live.add(this);
            this.dataset.state = "ready";
            this.dispatchEvent(new CustomEvent("ready", { bubbles: true }));
        } catch (error) {
            if (visit.signal.aborted) return;
            this.furnish();
            this.dataset.state = "failed";
            this.querySelector("output").textContent = error.message;
        }
    }

    // Nothing where it has left meanwhile.
    async made(signal) {
        const address = new URL(this.getAttribute("src") ?? "", document.baseURI).href;
        const [library, shaders, parts] = await Promise.all([shared.library, shared.shaders, bring(address)]);
        const scene = JSON.parse(await unpackedText(parts.scene));
        withText(scene, await unpacked(parts.text));
        if (parts.timeline) scene.timeline.numbers = new Float32Array(await unpacked(parts.timeline));
        const own = typeof parts.pictures === "string" ? await bring(new URL(parts.pictures, address).href) : parts.pictures;
        const pictures = await Promise.all(own.map(([type, letters], number) => carried(scene, number, type, letters)));
        if (signal.aborted) return null;
        this.furnish(scene.title);
        const view = new SceneView(this, scene, library, shaders);
        pictures.forEach((picture, number) => view.takePicture(number, picture, () => carried(scene, number, ...own[number])));
        view.form = this.form();
        for (const [name, value] of this.kept?.turned ?? []) view.turn(name, value);
        if (this.kept) view.stand(this.kept.scroll);
        new Panel(view);
        if (this.hasAttribute("address")) new PageState(view);
        // What a browser takes away is made anew.
        view.canvas.addEventListener("webglcontextlost", () => {
            this.leave();
            if (this.isInSight) this.enter();
        }, { signal: view.end.signal });
        if (!this.isInSight) view.see(false);
        view.wake();
        return view;
    }

    furnish(title) {
        for (const part of this.querySelectorAll(":scope > :is(canvas, ol, output)")) part.remove();
        const [canvas, list, words] = ["canvas", "ol", "output"].map((name) => document.createElement(name));
        canvas.setAttribute("aria-hidden", "true");
        words.setAttribute("role", "status");
        this.append(canvas, list, words);
        if (!title || this.getAttribute("aria-hidden") === "true") return;
        const roles = { tabindex: "0", role: "region", "aria-roledescription": "carousel", "aria-label": title };
        for (const [name, value] of Object.entries(roles)) if (!this.hasAttribute(name)) this.setAttribute(name, value);
    }

    // Where its knobs are: in an element that the attribute names, or over the scene.
    form() {
        const place = this.getAttribute("panel");
        if (place === null) return null;
        if (place) return this.getRootNode().getElementById(place);
        const form = this.querySelector(":scope > form") ?? document.createElement("form");
        form.className = "zoe-knobs";
        form.setAttribute("aria-label", "Knobs");
        this.append(form);
        return form;
    }

    // What was turned, and where the row stands, is there again when it comes back.
    leave() {
        this.visit?.abort();
        this.visit = null;
        const { view } = this;
        if (!view) return;
        const settings = view.settings;
        const turned = [...view.turned].filter((name) => name in settings).map((name) => [name, settings[name]]);
        this.kept = { scroll: view.stage.frame().scroll, turned };
        live.delete(this);
        this.view = null;
        delete this.dataset.state;
        view.finish();
    }
}

customElements.define("zoe-scene", SceneElement);
