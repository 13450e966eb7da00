// What hands, fingers, wheels and keys do to a scene on a page.
"use strict";

// What is asked of a stage's knobs by who lays hands on it.
class RowTraits {
    constructor(parameters) {
        const values = new Map(parameters.map(({ fullName, value }) => [fullName, value]));
        const is = (name) => values.get(name) === "true";
        Object.assign(this, {
            isVertical: is("layout.vertical"), isClosed: is("layout.wrap"), isReversed: is("rest.reversed"),
        });
        this.leans = Number(values.get("camera.pointerTilt") ?? 0) !== 0;
        // A ball is turned in every direction, cards of a deck are thrown there, and some rows take a hand's whole way.
        const isOneWay =
            values.get("motion.style") !== "tumble" && is("motion.ignorePerpendicularSwipes") && !is("layout.free");
        this.touchAction = !isOneWay ? "none" : this.isVertical ? "pan-x" : "pan-y";
    }
}

// As far as a hand moves that means to stay, in points of the screen.
const STILL = 4;
// A wheel that has turned a row is the row's until it rests for so long, in milliseconds: at the row's end too.
const WHEEL_REST = 400;

class SceneHands {
    point(event) {
        const box = this.canvas.getBoundingClientRect();
        return { x: (event.clientX - box.left) / this.scale, y: (event.clientY - box.top) / this.scale };
    }

    // The same place on the stage, however near one looks.
    place(event) { return this.zoom.place(this.point(event), this.view); }

    look(by, at) {
        this.zoom.zoom(by, at ?? { x: this.view.width / 2, y: this.view.height / 2 }, this.view);
        this.wake();
    }

    listen() {
        const { signal } = this.end;
        const on = (name, act, options) => this.canvas.addEventListener(name, act, { signal, ...options });
        for (const name of ["pointerdown", "pointermove", "pointerup"]) on(name, (event) => this.tellPointer(event));
        on("pointerdown", (event) => this.press(event));
        on("pointermove", (event) => this.move(event));
        on("pointerup", (event) => this.release(event));
        on("pointercancel", (event) => this.cancel(event));
        on("pointermove", (event) => this.pointAt(this.place(event)));
        on("pointerleave", () => this.pointAt(undefined));
        on("wheel", (event) => this.turnWheel(event), { passive: false });
        on("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), { passive: false });
        for (const name of ["keydown", "keyup"]) this.host.addEventListener(name, (event) => this.takeKey(event), { signal });
        this.host.addEventListener("focusout", () => this.leaveKeys(), { signal });
        addEventListener("blur", () => this.leaveKeys(), { signal });
        // A touchpad's two fingers, as Safari tells of them; elsewhere they are a wheel with Ctrl.
        on("gesturestart", (event) => { event.preventDefault(); this.reach = 1; });
        on("gesturechange", (event) => {
            event.preventDefault();
            if (this.fingers.size > 0) return;
            this.look(event.scale / this.reach, this.point(event));
            this.reach = event.scale;
        });
        on("webglcontextlost", (event) => event.preventDefault());
        on("webglcontextrestored", () => this.host.dispatchEvent(new CustomEvent("restore")));
        this.observer = new ResizeObserver(() => this.resize());
        this.observer.observe(this.host);
        this.isStill.addEventListener("change", () => this.wake(), { signal });
    }

    // What hands have to know of the stage, until a knob is turned.
    get row() { return (this.knownRow ??= new RowTraits(this.stage.parameters)); }

    // What a finger does across the row is the surrounding page's, but for two fingers.
    leaveToPage() {
        this.canvas.style.touchAction = this.timeline ? "pan-y" : this.row.touchAction;
    }

    // The stage turns to a pointer that looks on, where it does that at all and motion is wanted.
    pointAt(at) {
        if (this.row.leans && !this.isStill.matches) this.apply({ point: { at } });
    }

    // One hand is followed; a second finger looks nearer with it, and others that come down beside them do nothing.
    press(event) {
        if (event.pointerType === "touch") this.fingers.set(event.pointerId, this.point(event));
        if (this.fingers.size > 1) return this.pinch(event);
        if (this.pointers.size > 0 || event.button > 0) return;
        this.canvas.setPointerCapture?.(event.pointerId);
        const start = this.place(event);
        this.pointers.set(event.pointerId, { start, last: start, isDrag: false, stops: this.stage.frame().isMoving });
        if (this.timeline) return;
        this.apply({ press: { at: start } });
    }

    pinch(event) {
        this.canvas.setPointerCapture?.(event.pointerId);
        this.isPinching = true;
        // What the first finger held goes back.
        if (this.pointers.size > 0 && !this.timeline) this.apply({ cancel: {} });
        this.pointers.clear();
    }

    moveFingers(event) {
        if (!this.fingers.has(event.pointerId)) return;
        const before = [...this.fingers.values()];
        this.fingers.set(event.pointerId, this.point(event));
        if (!this.isPinching || before.length < 2) return;
        this.zoom.follow(before, [...this.fingers.values()], this.view);
        this.wake();
    }

    // Who lifts one of two fingers drags nothing with the other.
    lift(event) {
        this.fingers.delete(event.pointerId);
        if (this.fingers.size === 0) this.isPinching = false;
    }

    move(event) {
        this.moveFingers(event);
        const hand = this.pointers.get(event.pointerId);
        if (!hand) return;
        const at = this.place(event);
        const [dx, dy] = [at.x - hand.start.x, at.y - hand.start.y];
        if (!hand.isDrag && Math.hypot(dx, dy) * this.zoom.scale <= STILL) return;
        // What it had moved before it was a drag is not lost.
        if (this.timeline) {
            this.isPaused = true;
            this.lead(hand, at);
        } else this.apply({ drag: { by: { x: at.x - hand.last.x, y: at.y - hand.last.y } } });
        Object.assign(hand, { isDrag: true, last: at });
    }

    release(event) {
        this.lift(event);
        const hand = this.pointers.get(event.pointerId);
        if (!hand) return;
        this.pointers.delete(event.pointerId);
        if (this.timeline) return hand.isDrag || this.pause(!this.isPaused && this.timeline.goesOn);
        this.apply({ release: {} });
        if (!hand.isDrag && !hand.stops) this.tap(hand.start);
    }

    tap(at) {
        const identity = this.stage.identity(at.x, at.y);
        this.apply({ tap: { at } });
        this.host.dispatchEvent(new CustomEvent("choose", { detail: { identity }, bubbles: true }));
    }

    cancel(event) {
        this.lift(event);
        if (this.pointers.delete(event.pointerId) && !this.timeline) this.apply({ cancel: {} });
    }

    // A notch is a card, and a touchpad's way as many as that is. Where the row has no more for it, the surrounding page scrolls, unless a
    // hand is on the row or the same turn of the wheel has moved it; and a page that has begun to scroll goes on.
    turnWheel(event) {
        if (event.ctrlKey) return this.turnNearer(event);
        if (this.timeline || !event.cancelable) return;
        const isAcross = !this.row.isVertical && Math.abs(event.deltaX) > Math.abs(event.deltaY);
        const along = isAcross ? event.deltaX : event.deltaY;
        // What goes along the row moves it with the hand.
        const turn = this.row.isReversed && (isAcross || this.row.isVertical) ? -along : along;
        const items = event.deltaMode === 0 ? turn / 100 : turn / 3;
        const at = this.place(event);
        const before = this.stage.numbers().slice();
        this.apply({ wheel: { by: items, lane: this.stage.lane(at.x, at.y) } });
        const isSame = (number, i) => number === before[i] || i === IS_MOVING;
        const goesOn = this.wheelTime !== undefined && event.timeStamp - this.wheelTime < WHEEL_REST;
        if (this.pointers.size === 0 && !goesOn && this.stage.numbers().every(isSame)) return;
        this.wheelTime = event.timeStamp;
        event.preventDefault();
    }

    // A touchpad's two fingers, and a wheel with Ctrl.
    turnNearer(event) {
        event.preventDefault();
        const way = -event.deltaY * (event.deltaMode === 0 ? 0.01 : 0.06);
        this.look(Math.exp(Math.min(Math.max(way, -0.25), 0.25)), this.point(event));
    }

    takeKey(event) {
        if (this.readsKeys) this.noteKey(event);
        if (event.type === "keydown") this.pressKey(event);
    }

    // Shaders see them too, whatever else they do. What is typed into a field is none of a shader's business, and of keys that are
    // pressed with the system's own nobody says when they are let go.
    noteKey(event) {
        const { keys } = this.renderer.inputs;
        const isDown = event.type === "keydown";
        if (isDown && (event.target.closest("input, select, textarea") || (event.metaKey && event.key !== "Meta"))) return;
        if (isDown ? keys.press(event.keyCode) : keys.release(event.keyCode)) this.wake();
        if (isDown && event.key === " ") event.preventDefault();
    }

    leaveKeys() {
        if (!this.readsKeys) return;
        this.renderer.inputs.keys.releaseAll();
        this.wake();
    }

    pressKey(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
        const nearer = { "+": 1.25, "=": 1.25, "-": 1 / 1.25, 0: 1 / MOST_ZOOM }[event.key];
        if (nearer) return this.look(nearer);
        if (this.timeline) return this.pressTimelineKey(event);
        const key = {
            ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
            PageUp: "pageUp", PageDown: "pageDown",
        }[event.key];
        if (!key) return;
        this.apply({ key: { name: key } });
        event.preventDefault();
    }

    // Space stops a timeline and lets it go on; arrows lead it by a second.
    pressTimelineKey(event) {
        const { timeline } = this;
        const to = {
            ArrowLeft: timeline.time - 1, ArrowRight: timeline.time + 1, Home: 0, End: timeline.duration,
        }[event.key];
        if (event.key !== " " && to === undefined) return;
        if (event.key === " ") this.pause(!this.isPaused && timeline.goesOn);
        else timeline.go(to);
        this.wake();
        event.preventDefault();
    }
}
