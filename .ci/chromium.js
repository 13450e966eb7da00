// A headless Chromium that scripts of this folder drive: it draws by the processor alone, and says what pages say and ask for.
"use strict";

const { spawn } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

class Chromium {
    // folder: for what the browser keeps meanwhile.
    constructor(folder) {
        this.own = path.join(folder, `browser-${process.pid}`);
        this.process = spawn(
            process.env.CHROMIUM ?? "chromium",
            [
                "--headless=new", "--no-sandbox", "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--hide-scrollbars",
                "--force-device-scale-factor=1", "--force-color-profile=srgb", "--remote-debugging-pipe",
                `--user-data-dir=${this.own}`,
            ],
            { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
        this.waiting = new Map();
        this.count = 0;
        let rest = "";
        this.process.stdio[4].on("data", (data) => {
            const parts = (rest + data).split("\0");
            rest = parts.pop();
            for (const part of parts) {
                const { id, result, error, method, params } = JSON.parse(part);
                if (method) this.note(method, params);
                const waiting = this.waiting.get(id);
                this.waiting.delete(id);
                if (error) waiting?.fail(new Error(error.message));
                else waiting?.done(result);
            }
        });
    }

    async end() {
        const isOver = new Promise((done) => this.process.on("exit", done));
        this.process.kill();
        await isOver;
        fs.rmSync(this.own, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }

    ask(method, params = {}) {
        const id = (this.count += 1);
        this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: this.session })}\0`);
        return new Promise((done, fail) => this.waiting.set(id, { done, fail }));
    }

    async begin() {
        const { targetId } = await this.ask("Target.createTarget", { url: "about:blank" });
        this.session = (await this.ask("Target.attachToTarget", { targetId, flatten: true })).sessionId;
        for (const part of ["Page", "Runtime", "Log", "Network"]) await this.ask(`${part}.enable`);
    }

    // What a page says, and what it asks for beside itself.
    note(method, { args, exceptionDetails, entry, request }) {
        const said = {
            "Runtime.consoleAPICalled": () => args.map((one) => one.value ?? one.description).join(" "),
            "Runtime.exceptionThrown": () => exceptionDetails.text,
            "Log.entryAdded": () => entry.text,
            "Network.requestWillBeSent": () => (request.url === this.address || /^(data|blob|about):/.test(request.url) ? null : request.url),
        }[method]?.();
        if (said) this.said.push(said);
    }

    async value(expression, more = {}) {
        const { result } = await this.ask("Runtime.evaluate", { expression, returnByValue: true, ...more });
        return result.value;
    }

    async until(expression) {
        for (const end = Date.now() + 90_000; Date.now() < end;) {
            const value = await this.value(expression);
            if (value) return value;
            await new Promise((done) => setTimeout(done, 40));
        }
        throw new Error(`never: ${expression}`);
    }

    // A file, shown from its beginning.
    async open(file) {
        await this.ask("Page.navigate", { url: "about:blank" });
        [this.address, this.said] = [`file://${file}`, []];
        await this.ask("Page.navigate", { url: this.address });
    }

    // A script that runs before any of a page's own, in place of the one before.
    async inject(source) {
        if (this.script) await this.ask("Page.removeScriptToEvaluateOnNewDocument", { identifier: this.script });
        this.script = (await this.ask("Page.addScriptToEvaluateOnNewDocument", { source })).identifier;
    }

    resize(width, height, density = 1, more = {}) {
        return this.ask("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: density, mobile: false, ...more });
    }
}

module.exports = { Chromium };
