// Sets up what the page carries.
"use strict";

// Numbers of 32 bits and bytes, which the scene names by where they are in what was packed beside it.
function withText(scene, bytes) {
    const { text } = scene;
    if (!text) return;
    const rows = new Uint8Array(bytes, text.vertexBytes);
    text.vertices = new Float32Array(bytes.slice(0, text.vertexBytes));
    text.atlas = new Uint8Array(text.side * text.side * text.pages);
    let at = 0;
    text.rows.forEach((count, page) => {
        text.atlas.set(rows.subarray(at, at + count * text.side), page * text.side * text.side);
        at += count * text.side;
    });
}

async function setUp(host) {
    const part = (name) => unpacked(host.querySelector(`script[data-part="${name}"]`));
    const [module_, sceneBytes, textBytes] = await Promise.all([part("stage"), part("scene"), part("text")]);
    const { scene, shaders } = JSON.parse(new TextDecoder().decode(sceneBytes));
    withText(scene, textBytes);
    if (scene.timeline) scene.timeline.numbers = new Float32Array(await part("timeline"));
    const library = await StageLibrary.load(module_);
    const view = new SceneView(host, scene, library, shaders);
    const pictures = [...host.querySelectorAll("script[data-picture]")];
    await Promise.all(pictures.map(async (element, number) => {
        view.renderer.takePicture(number, await decodedPicture(element));
    }));
    view.wake();
    new Panel(view);
    if (host.dataset.address !== undefined) new PageState(view);
    host.zoetrope = view;
    host.dataset.state = "ready";
    return view;
}

// A picture's own bytes are no address: nothing is asked for, not even from the page itself.
async function decodedPicture(element) {
    const bytes = Uint8Array.from(atob(element.textContent.trim()), (letter) => letter.charCodeAt(0));
    const blob = new Blob([bytes], { type: element.dataset.picture });
    return createImageBitmap(blob, { premultiplyAlpha: "none", colorSpaceConversion: "none" });
}

for (const host of document.querySelectorAll("zoe-scene")) {
    setUp(host).catch((error) => {
        host.dataset.state = "failed";
        host.querySelector("output[role=status]").textContent = error.message;
    });
}
