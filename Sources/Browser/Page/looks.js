// What of a scene looks otherwise from moment to moment of its timeline: values that go to their places in the scene.
"use strict";

class TimelineLooks {
    // changes: of a timeline as PageChanges writes them; their paths begin at the scene.
    constructor(changes, scene) {
        this.changes = changes.map(({ flows, values, paths }) => ({
            flows, values, shown: undefined,
            places: paths.map((path) => ({
                holder: path.slice(0, -1).reduce((whole, key) => whole[key], scene), key: path.at(-1), isOfCards: path[0] === "styles",
            })),
        }));
    }

    // Numbers flow from one moment to the next; all else stays until that one has come. Says whether a card looks otherwise.
    show({ first, second, share }) {
        let areCardsOthers = false;
        for (const change of this.changes) {
            const [from, to] = [change.values[first], change.values[second]];
            const value = share >= 1 ? to : change.flows ? from + (to - from) * share : from;
            if (value === change.shown) continue;
            change.shown = value;
            for (const { holder, key, isOfCards } of change.places) {
                holder[key] = value;
                areCardsOthers ||= isOfCards;
            }
        }
        return areCardsOthers;
    }

    // What somebody has turned by hand is left alone from then on.
    release(holder, key) {
        for (const change of this.changes)
            change.places = change.places.filter((place) => place.holder !== holder || place.key !== key);
    }
}

if (typeof module !== "undefined") Object.assign(module.exports, { TimelineLooks });
