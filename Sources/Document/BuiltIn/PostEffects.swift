extension Scene {
    /// Shaders that are laid over the whole picture.
    static let postEffects = [
        Document(
            "depth-of-field",
            """
            "title": "Depth of field", "note": "a lens that is sharp at one distance only",
            "layout": "time-machine", "items": 14, "scroll": 11,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 380, "itemHeight": 285, "tilt": 0.36, "spacing": 0.55, "perspective": -0.001, "viewpointX": -20,
              "viewpointY": 110, "contentX": 84, "contentY": 76
            },
            "deck": {"kind": "covers", "seed": 51, "card": {"cornerRadius": 8}},
            "shaders": {"post": ["<depth-of-field>"]},
            "backdrop": {"top": "#25304a", "bottom": "#0a0d18"}
            """),
        Document(
            "bloom",
            """
            "title": "Bloom", "note": "what is bright shines beyond its edges",
            "layout": "cylinder", "items": 14, "scroll": 0.3,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 150, "itemHeight": 220, "spacing": 1.14, "count": 14, "perspective": -0.0009, "viewpointY": -200,
              "contentY": -130
            },
            "deck": {"kind": "cards",
              "card": {
                "cornerRadius": 12, "fill": "#101018", "back": "#0a0a10", "border": {"width": 5, "colour": "#ffb35c"},
                "labels": [{"text": "{index}", "size": 90, "weight": 700, "colour": "#ffe7c2", "wraps": false}]
              },
              "cards": [{}, {"border": {"width": 5, "colour": "#ff5c8a"}}, {"border": {"width": 5, "colour": "#6cc6ff"}}]
            },
            "shaders": {"post": ["<bloom>"]},
            "backdrop": {"top": "#14131f", "bottom": "#06060a"}
            """),
        Document(
            "vignette",
            """
            "title": "Vignette", "note": "corners that fall away into the dark",
            "layout": "cover-flow", "items": 15, "scroll": 7,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 270, "itemHeight": 340, "spacing": 0.32, "tilt": 0.7, "contentY": -20, "visibleItems": 9
            },
            "deck": {"kind": "covers", "seed": 77, "card": {"cornerRadius": 8}},
            "shaders": {"post": ["<vignette>"]},
            "backdrop": {"top": "#efe3d3", "bottom": "#c9b195"},
            "floor": {"reflection": 0.2, "fade": 130}
            """),
        Document(
            "film",
            """
            "title": "Film", "note": "grain, red halos and blacks that have faded",
            "layout": "linear", "items": 9, "scroll": 4.4,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 420, "itemHeight": 300, "spacing": 1.05},
            "deck": {"kind": "covers", "seed": 36, "card": {"cornerRadius": 4}},
            "shaders": {"post": ["<film>", "<vignette>"]},
            "backdrop": {"top": "#2b2622", "bottom": "#12100e"}
            """),
        Document(
            "fxaa",
            """
            "title": "FXAA", "note": "stairs smoothed by looking at the picture only",
            "layout": "polygon-wheel", "items": 9, "scroll": 1.4,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 420, "itemHeight": 150},
            "deck": {"kind": "cards", "card": {
              "fill": {"from": "#f4f1ea", "to": "#c9c3b6"}, "border": {"width": 2, "colour": "#26303c"},
              "labels": [{"text": "{index}", "size": 100, "weight": 800, "colour": "#26303c", "wraps": false}]
            }},
            "shaders": {"post": ["<fxaa>"]},
            "picture": {"samples": 0},
            "backdrop": {"top": "#46586c", "bottom": "#1c2630"}
            """),
        Document(
            "crt",
            """
            "title": "Tube", "note": "a picture on the bulging glass of an old set",
            "layout": "inverted-cylinder", "items": 18, "scroll": 4,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 220, "itemHeight": 170, "spacing": 1.14, "count": 14, "perspective": -0.0012, "visibleItems": 9
            },
            "deck": {"kind": "cards",
              "card": {
                "cornerRadius": 10, "fill": {"from": "#3350d8", "to": "#8a2be0"},
                "labels": [{"text": "{text}", "size": 46, "weight": 700, "colour": "#ffffff", "wraps": false}]
              },
              "cards": [
                {"fill": {"from": "#3350d8", "to": "#8a2be0"}}, {"fill": {"from": "#e0455a", "to": "#f0a030"}},
                {"fill": {"from": "#0f9d76", "to": "#2fc4d8"}}
              ],
              "texts": ["CH 1", "NEWS", "FILM", "CH 4", "SPORT", "MUSIC", "CH 7", "TEXT", "LATE"]
            },
            "shaders": {"backdrop": "<starfield>", "post": ["<crt>"], "uniforms": {"post.crt.lines": 200}}
            """),
        Document(
            "grade",
            """
            "title": "Grade", "note": "shadows to the blue, lights to the orange",
            "layout": "wheel", "items": 14, "scroll": 0.3,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 220, "itemHeight": 290, "spacing": 1.08, "count": 18, "contentY": -60},
            "deck": {"kind": "covers", "seed": 19, "card": {"cornerRadius": 8}},
            "shaders": {"post": ["<grade>"]},
            "backdrop": {"top": "#8f8f93", "bottom": "#3a3a40"}
            """),
        Document(
            "tilt-shift",
            """
            "title": "Tilt shift", "note": "a table of cards that looks like a toy",
            "layout": "custom", "items": 77, "scroll": 38,
            "view": {"width": 960, "height": 600},
            "formula": "apart = 128 in 60..300 \\"from card to card\\"\\nlean = 58 in 0..85 \\"of the table, in degrees\\"\\nrow = floor(i / 11) - 3\\nx = apart * (i % 11 - 5)\\ny = apart * row * cos(lean * pi / 180)\\nz = apart * row * sin(lean * pi / 180) - 120\\nrx = lean",
            "parameters": {"itemWidth": 112, "itemHeight": 112, "visibleItems": 77, "perspective": -0.001},
            "deck": {"kind": "covers", "seed": 30, "card": {"cornerRadius": 8}},
            "shaders": {"post": ["<tilt-shift>"]},
            "backdrop": {"top": "#8fb0a4", "bottom": "#4d7466"}
            """),
        Document(
            "ink",
            """
            "title": "Ink", "note": "drawn with a pen, and washed",
            "layout": "rotary", "items": 9, "scroll": 0.14,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 220, "itemHeight": 280, "spacing": 1.12, "perspective": -0.001, "viewpointY": -280, "contentY": -165,
              "count": 9
            },
            "deck": {"kind": "covers", "seed": 44, "card": {"cornerRadius": 6}},
            "shaders": {"post": ["<ink>"]},
            "backdrop": {"top": "#f7f2e6", "bottom": "#eadfc8"}
            """),
        Document(
            "aberration",
            """
            "title": "Aberration", "note": "edges that part into the colours of the rainbow",
            "layout": "ring", "items": 12,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 120, "itemHeight": 120, "radius": 225},
            "deck": {"kind": "cards", "card": {
              "fill": "#f4f4f6", "cornerRadius": 60,
              "labels": [{"text": "{index}", "size": 54, "weight": 600, "colour": "#15161c", "wraps": false}]
            }},
            "shaders": {"post": ["<aberration>"]},
            "backdrop": {"top": "#20222e", "bottom": "#0a0b10"}
            """),
    ]
}
