// Sets up what the page carries.
"use strict";

async function setUp(host) {
    const part = (name) => unpacked(host.querySelector(`script[data-part="${name}"]`).textContent);
    const [module_, sceneBytes, textBytes] = await Promise.all([part("stage"), part("scene"), part("text")]);
    const { scene, shaders } = JSON.parse(new TextDecoder().decode(sceneBytes));
    withText(scene, textBytes);
    if (scene.timeline) scene.timeline.numbers = new Float32Array(await part("timeline"));
    const library = await StageLibrary.load(module_);
    const view = new SceneView(host, scene, library, shaders);
    const pictures = [...host.querySelectorAll("script[data-picture]")];
    await Promise.all(pictures.map(async (element, number) => {
        const again = () => carried(scene, number, element.dataset.picture, element.textContent);
        view.takePicture(number, await again(), again);
    }));
    view.wake();
    new Panel(view);
    if (host.hasAttribute("address")) new PageState(view);
    // Where nothing else has the keys, the scene has them.
    for (const name of ["keydown", "keyup"])
        document.addEventListener(name, (event) => event.target === document.body && view.takeKey(event));
    host.zoetrope = view;
    host.dataset.state = "ready";
    return view;
}

Promise.all([...document.querySelectorAll("zoe-scene")].map((host) => setUp(host).catch((error) => {
    host.dataset.state = "failed";
    host.querySelector("output[role=status]").textContent = error.message;
}))).then(() => requestAnimationFrame(() => requestAnimationFrame(endPatience)));
