// The site: light and dark, search, thumbnails that come alive, and a command line that follows the knobs.
"use strict";

const THEMES = ["system", "light", "dark"];

// A browser may forbid to keep anything.
function kept(name, value) {
    try {
        if (value === undefined) return localStorage.getItem(name);
        localStorage.setItem(name, value);
    } catch { /* It lasts as long as the page then. */ }
    return null;
}

class ThemeSwitch {
    constructor(button) {
        this.button = button;
        this.show(kept("zoetrope-theme") ?? "system");
        button.addEventListener("click", () => {
            this.show(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]);
            kept("zoetrope-theme", this.theme);
        });
        button.hidden = false;
    }

    show(theme) {
        this.theme = THEMES.includes(theme) ? theme : "system";
        if (this.theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = this.theme;
        this.button.dataset.shows = this.theme;
        this.button.setAttribute("aria-label", `Colours: ${this.theme}`);
        this.button.title = `Colours: ${this.theme}`;
    }
}

// An address is typed by anybody.
function wordsOf(hash) {
    try { return decodeURIComponent(hash); } catch { return hash; }
}

// All words that are typed have to be in a tile's, in any order.
class Search {
    constructor(field, status) {
        Object.assign(this, { field, status, tiles: [...document.querySelectorAll(".tile")] });
        this.words = this.tiles.map((tile) => tile.dataset.words.toLowerCase());
        field.value = wordsOf(location.hash.slice(1));
        field.addEventListener("input", () => this.show());
        addEventListener("keydown", (event) => {
            if (event.key === "/" && event.target !== field) {
                event.preventDefault();
                field.focus();
            } else if (event.key === "Escape" && event.target === field) {
                field.value = "";
                this.show();
            }
        });
        field.closest("search, form")?.addEventListener("submit", (event) => event.preventDefault());
        field.closest("[hidden]")?.removeAttribute("hidden");
        if (field.value) this.show();
    }

    show() {
        const wanted = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0;
        this.tiles.forEach((tile, i) => {
            tile.parentElement.hidden = !wanted.every((word) => this.words[i].includes(word));
            if (!tile.parentElement.hidden) count += 1;
        });
        for (const group of document.querySelectorAll(".group"))
            group.hidden = !group.querySelector("li:not([hidden])");
        this.status.textContent = wanted.length === 0 ? "" : count === 0 ? "nothing is like that" : `${count} of ${this.tiles.length}`;
        history.replaceState(null, "", wanted.length > 0 ? `#${encodeURIComponent(this.field.value)}` : location.pathname + location.search);
    }
}

// A tile that is pointed at shows the scene itself in place of its picture; where nothing points, the one in the middle does.
class LiveTile {
    constructor() {
        this.isStill = matchMedia("(prefers-reduced-motion: reduce)");
        const tiles = document.querySelectorAll(".tile");
        for (const tile of tiles) {
            tile.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.want(tile, 140));
            tile.addEventListener("pointerleave", () => this.want(null, 0));
            tile.addEventListener("focus", () => tile.matches(":focus-visible") && this.want(tile, 140));
            tile.addEventListener("blur", () => this.want(null, 0));
        }
        if (!matchMedia("(hover: none)").matches) return;
        const middle = new IntersectionObserver((entries) => {
            for (const { target, isIntersecting } of entries) {
                if (isIntersecting) this.want(target, 500);
                else if (target === this.wanted) this.want(null, 0);
            }
        }, { rootMargin: "-42% 0px -42% 0px" });
        for (const tile of tiles) middle.observe(tile);
    }

    want(tile, delay) {
        if (tile === this.wanted) return;
        this.wanted = tile;
        clearTimeout(this.timer);
        this.scene?.remove();
        this.scene = null;
        if (!tile || !tile.dataset.src || this.isStill.matches) return;
        this.timer = setTimeout(() => this.play(tile), delay);
    }

    play(tile) {
        const scene = document.createElement("zoe-scene");
        const told = { src: tile.dataset.src, tall: tile.dataset.tall, "aria-hidden": "true" };
        for (const [name, value] of Object.entries(told)) scene.setAttribute(name, value);
        scene.addEventListener("ready", () => roam(scene));
        tile.querySelector(".picture").append(scene);
        this.scene = scene;
    }
}

// Leads the row a few cards on, again and again, and back where it ends.
function roam(scene) {
    const { view } = scene;
    if (view.timeline) return;
    let step = 2;
    const go = () => {
        if (scene.view !== view) return;
        const { scroll, count } = view.stage.frame();
        let to = Math.round(scroll) + step;
        if (!view.row.isClosed && (to < 0 || to > count - 1)) {
            step = -step;
            to = Math.min(Math.max(Math.round(scroll) + step, 0), count - 1);
        }
        view.apply({ scroll: { to, seconds: 1.5 } });
    };
    scene.addEventListener("rest", () => setTimeout(go, 350));
    go();
}

// What a shell reads as one word.
function quoted(word) { return /^[\w@%+=:,.\/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`; }

class ScenePage {
    constructor(scene, command) {
        Object.assign(this, { scene, command, base: command.textContent });
        for (const name of ["ready", "turn", "rest"]) scene.addEventListener(name, () => this.show());
        document.getElementById("again").addEventListener("click", () => {
            history.replaceState(null, "", location.pathname + location.search);
            scene.restart();
        });
    }

    // The command line that shows what is seen.
    show() {
        const { view } = this.scene;
        if (!view) return;
        const { settings } = view;
        const words = [...view.turned].filter((name) => settings[name] !== undefined)
            .map((name) => (name === "timeline.time" ? ` --time ${settings[name]}` : ` --set ${quoted(`${name}=${settings[name]}`)}`));
        const { scroll } = view.stage.frame();
        if (!view.timeline && Math.abs(scroll - view.scene.stage.scroll) > 1e-6) words.push(` --scroll ${Number(scroll.toFixed(3))}`);
        this.command.textContent = this.base + words.join("");
    }
}

function offerCopies() {
    for (const button of document.querySelectorAll("button[data-copies]")) {
        const text = document.getElementById(button.dataset.copies);
        button.hidden = false;
        button.addEventListener("click", async () => {
            const before = button.textContent;
            try {
                await navigator.clipboard.writeText(text.textContent);
                button.textContent = "Copied";
            } catch {
                getSelection().selectAllChildren(text);
                button.textContent = "Press Ctrl+C";
            }
            setTimeout(() => { button.textContent = before; }, 1500);
        });
    }
}

if (document.body?.dataset.site) {
    const theme = document.getElementById("theme");
    if (theme) new ThemeSwitch(theme);
    const field = document.getElementById("search");
    if (field) new Search(field, document.getElementById("found"));
    if (document.querySelector(".tile")) new LiveTile();
    const scene = document.querySelector("zoe-scene");
    if (scene) new ScenePage(scene, document.getElementById("command"));
    offerCopies();
}
