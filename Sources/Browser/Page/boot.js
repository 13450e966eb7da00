// The first script of a page: unpacks the others.
"use strict";

const pageNonce = document.currentScript.nonce;

async function unpacked(element) {
    const bytes = Uint8Array.from(atob(element.textContent.trim()), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}

unpacked(document.querySelector("script[data-part=program]")).then((bytes) => {
    const script = document.createElement("script");
    script.nonce = pageNonce;
    script.textContent = new TextDecoder().decode(bytes);
    document.head.append(script);
});
