// Plays scripts on the module that pages have: a list of {make, acts} comes in, what came of each goes out. An act is
// {advance: seconds}, {input: …}, {turn: {name, to}}, {formula: text}, {hit: {x, y}}, {parameters: 1} or {frame: 1}. Frames are
// written as numbers of 64 bits, each with their count before them; all else as JSON.
"use strict";
const fs = require("fs");
const zlib = require("zlib");
const [pageFolder, module_, from, to] = process.argv.slice(2);
const { StageLibrary } = require(pageFolder + "/stage.js");

const frames = fs.openSync(to + ".frames", "w");

function keep(numbers) {
    fs.writeSync(frames, new Uint8Array(Float64Array.of(numbers.length).buffer));
    fs.writeSync(frames, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
}

function act(stage, act) {
    if (act.advance !== undefined) return stage.advance(act.advance);
    if (act.input) return void stage.apply(act.input);
    if (act.turn) return stage.turn(act.turn.name, act.turn.to);
    if (act.formula !== undefined) return stage.use(act.formula);
    if (act.hit) return stage.identity(act.hit.x, act.hit.y);
    if (act.parameters) return stage.parameters;
    keep(stage.numbers());
    return undefined;
}

(async () => {
    const library = await StageLibrary.load(zlib.inflateSync(fs.readFileSync(module_)));
    const answers = JSON.parse(fs.readFileSync(from, "utf8")).map(({ make, acts }) => {
        try {
            const stage = library.stage(make);
            const answers = acts.map((one) => act(stage, one)).filter((answer) => answer !== undefined);
            stage.forget();
            return answers;
        } catch (error) {
            return [{ error: error.error ?? String(error), line: error.line ?? 0, column: error.column ?? 0 }];
        }
    });
    fs.writeFileSync(to, JSON.stringify(answers));
})();
