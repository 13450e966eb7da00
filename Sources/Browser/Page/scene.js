// A scene on a page: canvas, stage, time, and the list of cards for screen readers.
"use strict";

const LONGEST_STEP = 0.1;

class SceneView extends SceneHands {
    constructor(host, scene, library, shaders) {
        super();
        Object.assign(this, { host, scene, library });
        this.stage = library.stage(scene.stage);
        this.canvas = host.querySelector("canvas");
        this.renderer = new FrameRenderer(this.canvas, scene, shaders);
        this.renderer.artwork.onArrival = () => this.wake();
        this.timeline = scene.timeline && new Timeline(scene.timeline, scene.timeline.numbers);
        this.looks = scene.timeline && new TimelineLooks(scene.timeline.changes, scene);
        this.journey = scene.shaders?.transition && !this.timeline ? new JourneyStage(library.stage(scene.stage)) : null;
        this.readsKeys = this.renderer.effects.some((effect) => effect.told.usesKeyboard);
        this.isStill = matchMedia("(prefers-reduced-motion: reduce)");
        this.pointers = new Map();
        // Every finger, where it is in the view: two of them look nearer.
        this.fingers = new Map();
        this.zoom = new StageZoom();
        this.detail = new MotionDetail(this.renderer.isSoftware);
        // Out of sight nothing is drawn.
        this.isSeen = true;
        this.end = new AbortController();
        // The knobs that were turned on this page.
        this.turned = new Set();
        this.list = new CardList(this);
        this.listen();
        this.leaveToPage();
        this.resize();
    }

    // MARK: Size

    // A scene that keeps its view is seen whole, in the middle; another one fills the room.
    resize() {
        const room = { width: this.host.clientWidth || 1, height: this.host.clientHeight || 1 };
        const { width, height } = this.scene.view;
        this.scale = 1;
        let view = room;
        // So many points are seen one above the other, however large the room is.
        const tall = Number(this.host.getAttribute("tall"));
        if (this.scene.fit === "scene" || this.timeline) {
            this.scale = Math.min(room.width / width, room.height / height);
            if (this.scale >= 1 && this.scale <= 1.04) this.scale = 1;
            view = { width, height };
        } else if (tall > 0) {
            this.scale = room.height / tall;
            view = { width: room.width / this.scale, height: tall };
        } else {
            const least = this.scene.least;
            this.scale = Math.min(1, room.width / Math.max(least.width, 1), room.height / Math.max(least.height, 1));
            view = { width: room.width / this.scale, height: room.height / this.scale };
        }
        this.view = view;
        this.zoom.pan({ x: 0, y: 0 }, view);
        this.canvas.style.width = `${view.width * this.scale}px`;
        this.canvas.style.height = `${view.height * this.scale}px`;
        const ratio = (window.devicePixelRatio || 1) * this.scale;
        const before = this.stage.frame().view;
        if (before.width !== view.width || before.height !== view.height) {
            this.stage.apply({ resize: { to: view } });
            this.journey?.apply({ resize: { to: view } });
        }
        this.pixels = [view.width, view.height].map((side) => Math.max(1, Math.round(side * ratio)));
        this.renderer.resize(...this.detail.of(this.pixels, false));
        this.wake();
    }

    // What the page carries under a number. A picture of a film may come while nothing else moves.
    takePicture(number, carried, again) {
        this.renderer.takePicture(number, carried, again);
        if (carried.wake) carried.wake = () => this.wake();
    }

    // MARK: Time

    // Nothing is drawn while nothing moves.
    wake() {
        if (this.request || !this.isSeen || this.end.signal.aborted) return;
        this.request = requestAnimationFrame((now) => this.tick(now));
    }

    tick(now) {
        this.request = null;
        const seconds = this.last === undefined ? 1 / 60 : Math.min((now - this.last) / 1000, LONGEST_STEP);
        // A hand that rests loses its speed, so time passes under it too.
        const { timeline } = this;
        const runs = timeline && !this.isPaused && !this.isStill.matches;
        const moves = timeline ? runs && timeline.goesOn : this.pointers.size > 0 || this.stage.frame().isMoving;
        if (runs && this.last !== undefined) timeline.pass(seconds);
        else if (moves && !timeline) this.advance(seconds);
        const frame = this.zoom.see(this.frame());
        if (this.looks?.show(timeline.place)) this.renderer.face?.forgetSheets();
        // Shaders that change by themselves do not where somebody wants no motion.
        if (timeline) this.panel?.showValue(timeline.knob);
        const changes = this.changes && (timeline ? runs : !this.isStill.matches);
        if (changes || timeline) this.tellTime(seconds);
        if (moves && this.last !== undefined) this.detail.note((now - this.last) / 1000);
        this.draw(frame, moves);
        this.list.show(frame);
        // Keys that were pressed are so for one frame.
        if (this.readsKeys && this.renderer.inputs.keys.endFrame()) this.wake();
        this.last = moves || changes ? now : undefined;
        if (moves || changes) this.wake();
        // What changes by itself comes to rest once, and again when something was turned.
        if (!moves && (!changes || this.hasMoved !== false))
            this.host.dispatchEvent(new CustomEvent("rest", { detail: { scroll: frame.scroll } }));
        this.hasMoved = moves;
    }

    draw(frame, moves) {
        const { renderer, detail } = this;
        // Programs for what moves are made before it does: that takes longer than a frame has.
        if (!this.hasDrawn && renderer.isSoftware && renderer.isOfAnySize) {
            renderer.resize(...detail.of(this.pixels, true));
            renderer.isInMotion = true;
            renderer.draw({ ...frame, isMoving: true });
        }
        this.hasDrawn = true;
        renderer.isInMotion = moves && !this.stands(frame);
        renderer.resize(...detail.of(this.pixels, moves && renderer.isOfAnySize));
        const start = performance.now();
        renderer.draw(frame, this.seenJourney(frame));
        if (!moves || !detail.wantsTime) return;
        renderer.finish();
        detail.measure((performance.now() - start) / 1000);
    }

    // Whether a timeline holds the cards where they were.
    stands({ cards }) {
        const before = this.before ?? [];
        this.before = cards;
        return Boolean(this.timeline) && cards.length === before.length && cards.every(({ matrix, width, height }, i) => (
            width === before[i].width && height === before[i].height && matrix.every((part, k) => part === before[i].matrix[k])));
    }

    seenJourney(frame) {
        const journey = this.timeline?.journey() ?? this.journey?.at(frame);
        return journey ? { ...journey, from: this.zoom.see(journey.from), to: this.zoom.see(journey.to) } : null;
    }

    frame() { return this.timeline?.frame() ?? this.stage.frame(); }

    // A timeline stands while a hand is on it, which leads it on or back; who lifts it without having moved stops it, or lets it go on.
    lead(hand, at) {
        const { timeline } = this;
        timeline.go(timeline.time - ((at.x - hand.last.x) / this.scene.view.width) * timeline.duration);
        this.turned.add(timeline.knob.fullName);
        this.wake();
    }

    pause(isPaused) {
        this.isPaused = isPaused;
        this.last = undefined;
        this.turned[isPaused ? "add" : "delete"](this.timeline.knob.fullName);
        if (!isPaused && !this.timeline.goesOn) this.timeline.go(0);
        this.wake();
    }

    get changes() { return this.renderer.effects.some((effect) => effect.told.usesTime); }

    tellTime(step) {
        const { told } = this.renderer;
        const now = new Date();
        const seconds = now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds() + now.getMilliseconds() / 1000;
        // By a timeline, which a hand may lead back, shaders have the same time as the cards.
        Object.assign(told, { seconds: this.timeline?.clock ?? told.seconds + step, step });
        told.date = [now.getFullYear(), now.getMonth(), now.getDate(), seconds];
    }

    // Where it is, for shaders that look for it.
    tellPointer(event) {
        if (!this.renderer.effects.some((effect) => effect.told.usesPointer)) return;
        const hand = this.pointers.get(event.pointerId);
        this.renderer.told.pointer = {
            at: this.point(event), pressed: hand?.start, scale: this.renderer.told.scale,
        };
        this.wake();
    }

    // Who does not want motion sees where it ends; what never does is stopped.
    advance(seconds) {
        this.stage.advance(seconds);
        if (!this.isStill.matches || this.pointers.size > 0) return;
        for (let i = 0; i < 20 && this.stage.frame().isMoving; i++) this.stage.advance(0.5);
        if (this.stage.frame().isMoving) this.stage.turn("motion.autoscroll", "0");
    }

    apply(input) {
        const problem = this.stage.apply(input);
        if (changesStage(input)) this.knownRow = undefined;
        this.journey?.apply(input);
        this.wake();
        return problem;
    }

    // To a place in the row at once; beyond its ends nothing rests.
    stand(scroll) {
        const last = Math.max(this.stage.frame().count - 1, 0);
        return this.apply({ jump: { to: this.row.isClosed ? scroll : Math.min(Math.max(scroll, 0), last) } });
    }

    // A knob, as it is typed. Null, or what could not be done.
    turn(name, value) {
        const isCalled = (knob) => knob.fullName === name || knob.name === name;
        const problem = this.turnKnob(this.renderer.knobs.find(isCalled), isCalled, name, value);
        const known = this.parameters.find(isCalled);
        if (!problem && known) this.turned.add(known.fullName);
        this.hasMoved = this.knownRow = undefined;
        this.leaveToPage();
        this.wake();
        this.host.dispatchEvent(new CustomEvent("turn"));
        return problem;
    }

    turnKnob(shader, isCalled, name, value) {
        const { timeline } = this;
        if (shader) {
            const problem = shader.turn(value);
            if (!problem) this.looks?.release(shader.numbers, shader.told.place);
            return problem;
        }
        if (timeline && isCalled(timeline.knob)) {
            this.isPaused = true;
            return timeline.turn(String(value));
        }
        this.journey?.stage.turn(name, value);
        return this.stage.turn(name, value);
    }

    // A timeline has led the stage's own already.
    get parameters() { return [...(this.timeline ? [this.timeline.knob] : this.stage.parameters), ...this.renderer.knobs]; }

    // What was set, by full name.
    get settings() {
        const own = [...(this.timeline ? [this.timeline.knob] : []), ...this.renderer.knobs];
        return { ...this.stage.changes, ...Object.fromEntries(own.map((knob) => [knob.fullName, knob.value])) };
    }

    say(text) { this.host.querySelector("output[role=status]").textContent = text; }

    // MARK: In sight and out of it

    see(isSeen) {
        if (this.isSeen === isSeen) return;
        this.isSeen = isSeen;
        this.last = undefined;
        this.wake();
    }

    // Gives back what it holds; a browser lends only so many places to draw.
    finish() {
        this.end.abort();
        if (this.request) cancelAnimationFrame(this.request);
        this.observer.disconnect();
        this.stage.forget();
        this.journey?.stage.forget();
        this.renderer.gl.getExtension("WEBGL_lose_context")?.loseContext();
    }
}

// The cards as a list, for screen readers and who looks without WebGL. Names are text and nothing else.
class CardList {
    constructor(view) {
        this.list = view.host.querySelector("ol");
        this.current = -1;
        for (const name of view.scene.names) {
            const item = document.createElement("li");
            item.textContent = name;
            this.list.append(item);
        }
        this.list.addEventListener("click", (event) => {
            const index = [...this.list.children].indexOf(event.target.closest("li"));
            if (index >= 0) view.apply({ scroll: { to: index } });
        });
    }

    show(frame) {
        if (frame.current === this.current) return;
        this.list.children[this.current]?.removeAttribute("aria-current");
        this.list.children[frame.current]?.setAttribute("aria-current", "true");
        this.current = frame.current;
    }
}
