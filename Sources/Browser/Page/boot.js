// The first script of a page: unpacks the others.
"use strict";

unpacked(document.querySelector("script[data-part=program]").textContent).then((bytes) => {
    const script = document.createElement("script");
    script.nonce = pageNonce;
    script.textContent = new TextDecoder().decode(bytes);
    document.head.append(script);
});
