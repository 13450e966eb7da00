// The first script of a page: unpacks the others.
"use strict";

// Whoever waits for a page to be loaded, as a browser does that has no window, waits for its first picture with all that it shows: a
// document within that is still being written delays that. Nobody is kept waiting for ever.
const pagePatience = document.createElement("iframe");
pagePatience.hidden = true;
document.body.append(pagePatience);
// A page that may do little within another one has no such document, and waits for nothing.
pagePatience.contentDocument?.open();

function endPatience() {
    pagePatience.contentDocument?.close();
    pagePatience.remove();
}

setTimeout(endPatience, 10_000);

unpacked(document.querySelector("script[data-part=program]").textContent).then((bytes) => {
    const script = document.createElement("script");
    script.nonce = pageNonce;
    script.textContent = new TextDecoder().decode(bytes);
    document.head.append(script);
});
