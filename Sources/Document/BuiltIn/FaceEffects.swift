extension Scene {
    /// Shaders for cards, each on cards that suit it.
    static let faceEffects = [
        Document(
            "gloss",
            """
            "title": "Gloss", "note": "covers under a lamp that slides over them",
            "layout": "cover-flow", "items": 15, "scroll": 6,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 300, "itemHeight": 300, "spacing": 0.27, "tilt": 0.82, "contentY": -34, "visibleItems": 11
            },
            "deck": {"kind": "covers", "seed": 33, "card": {"cornerRadius": 5}},
            "shaders": {"face": "<gloss>"},
            "backdrop": {"top": "#23252c", "bottom": "#050506"},
            "floor": {"reflection": 0.35, "fade": 170}
            """),
        Document(
            "curl",
            """
            "title": "Curl", "note": "prints whose corners are turned over",
            "layout": "linear", "items": 7, "scroll": 3,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 270, "itemHeight": 370, "spacing": 1.22},
            "deck": {"kind": "covers", "seed": 461, "card": {"cornerRadius": 2, "shadow": {"radius": 14, "y": 8, "opacity": 0.4}}},
            "shaders": {"face": "<curl>"},
            "backdrop": {"studio": "#b9b2a6"}
            """),
        Document(
            "hologram",
            """
            "title": "Hologram", "note": "trading cards whose rainbow runs as they turn",
            "layout": "wheel", "items": 12, "scroll": 0.3,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 236, "itemHeight": 330, "spacing": 1.02, "count": 18, "contentY": -30},
            "deck": {"kind": "covers", "seed": 27, "card": {"cornerRadius": 16, "border": {"width": 7, "colour": "#e9e4d4"}}},
            "shaders": {"face": "<hologram>"},
            "backdrop": {"top": "#2c2150", "bottom": "#0b0817"}
            """),
        Document(
            "foil",
            """
            "title": "Foil", "note": "cloth bindings stamped in gold",
            "layout": "cover-flow-2", "items": 11, "scroll": 5,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 270, "itemHeight": 390, "spacing": 0.5, "tilt": 0.6, "contentY": -10, "visibleItems": 9
            },
            "deck": {"kind": "cards",
              "card": {
                "cornerRadius": 4, "shadow": {"radius": 14, "y": 8, "opacity": 0.5},
                "labels": [
                  {"text": "{text}", "font": "C059", "size": 52, "weight": 700, "colour": "#e8c66a", "insets": [0, 0, 0, 90]},
                  {"text": "❦", "font": "DejaVu Sans", "size": 64, "colour": "#e8c66a", "insets": [0, 120, 0, 0]}
                ]
              },
              "cards": [{"fill": "#1d3a34"}, {"fill": "#4a1620"}, {"fill": "#16264a"}, {"fill": "#2b2118"}, {"fill": "#3a2348"}],
              "texts": [
                "Emma", "Walden", "Faust", "Kim", "Dracula", "Candide", "Utopia", "Evelina", "Hamlet", "Silas", "Erewhon"
              ]
            },
            "shaders": {"face": "<foil>", "backdrop": "<studio-floor>", "uniforms": {"backdrop.wall": "#6b5f55"}}
            """),
        Document(
            "paper",
            """
            "title": "Paper", "note": "prints on a rough sheet that has aged at its edges",
            "layout": "linear", "items": 9, "scroll": 4,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 250, "itemHeight": 340, "spacing": 1.12},
            "deck": {"kind": "covers", "seed": 88, "card": {"cornerRadius": 2, "shadow": {"radius": 9, "y": 5, "opacity": 0.35}}},
            "shaders": {"face": "<paper>"},
            "backdrop": {"top": "#c9b79b", "bottom": "#a08a6b"}
            """),
        Document(
            "halftone",
            """
            "title": "Halftone", "note": "four inks, four screens of dots",
            "layout": "linear", "items": 9, "scroll": 4,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 340, "itemHeight": 440, "spacing": 1.06},
            "deck": {"kind": "covers", "seed": 23, "card": {"cornerRadius": 3}},
            "shaders": {"face": "<halftone>"},
            "backdrop": {"top": "#f6e7d0", "bottom": "#e9c9a4"}
            """),
        Document(
            "frost",
            """
            "title": "Frosted glass", "note": "panes that let through what is behind them",
            "layout": "linear", "items": 7, "scroll": 3,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 270, "itemHeight": 380, "spacing": 1.14},
            "deck": {"kind": "cards",
              "card": {
                "cornerRadius": 22,
                "labels": [{"text": "{text}", "size": 38, "weight": 300, "colour": "#17243a", "wraps": false}]
              },
              "cards": [
                {"fill": {"from": "#ffffff", "to": "#cfe3ff", "direction": 150}},
                {"fill": {"from": "#ffe9f3", "to": "#d8ccff", "direction": 150}}
              ],
              "texts": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
            },
            "shaders": {"face": "<frost>", "backdrop": "<mesh>"}
            """),
        Document(
            "duotone",
            """
            "title": "Duotone", "note": "every picture in the same two inks",
            "layout": "waterfall", "items": 40, "scroll": 9,
            "view": {"width": 960, "height": 600},
            "parameters": {"columns": 5, "itemWidth": 170, "itemHeight": 170, "gap": 14},
            "deck": {"kind": "covers", "seed": 6, "card": {"cornerRadius": 8}},
            "shaders": {"face": "<duotone>"},
            "backdrop": "#1a0b3c"
            """),
        Document(
            "gradient",
            """
            "title": "Gradient", "note": "colours that drift about under the writing",
            "layout": "rotary", "items": 11, "scroll": 0.15,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 280, "itemHeight": 180, "spacing": 1.1, "perspective": -0.001, "viewpointY": -300, "contentY": -180,
              "count": 11
            },
            "deck": {"kind": "cards",
              "card": {
                "cornerRadius": 20, "shadow": {"radius": 16, "y": 9, "opacity": 0.3},
                "labels": [{"text": "{text}", "size": 40, "weight": 600, "colour": "#ffffff", "wraps": false}]
              },
              "cards": [
                {"fill": {"from": "#ff7a59", "to": "#e0409a"}}, {"fill": {"from": "#3f6df2", "to": "#21c1d6"}},
                {"fill": {"from": "#8a4df0", "to": "#f05a8d"}}, {"fill": {"from": "#12a877", "to": "#8fd14f"}},
                {"fill": {"from": "#f6a623", "to": "#f2545b"}}
              ],
              "texts": ["Amber", "Lagoon", "Iris", "Meadow", "Ember", "Coral", "Fjord", "Mauve", "Fern", "Apricot", "Dusk"]
            },
            "shaders": {"face": "<gradient>"},
            "backdrop": {"top": "#fbfaf8", "bottom": "#dfdce4"}
            """),
        Document(
            "plasma",
            """
            "title": "Plasma", "note": "waves added up, and a palette that runs through them",
            "layout": "cylinder", "items": 12, "scroll": 0.2,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 220, "itemHeight": 330, "spacing": 1.06, "count": 12, "perspective": -0.0009, "viewpointY": -200,
              "contentY": -130
            },
            "deck": {"kind": "cards", "card": {"fill": "#202020", "cornerRadius": 24}},
            "shaders": {"face": "<plasma>"},
            "backdrop": {"top": "#2a1024", "bottom": "#08040c"}
            """),
        Document(
            "neon",
            """
            "title": "Neon", "note": "tubes around the cards, each of the next colour",
            "layout": "inverted-cylinder", "items": 18, "scroll": 4,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 200, "itemHeight": 250, "spacing": 1.12, "count": 16, "perspective": -0.0011, "contentY": -26,
              "visibleItems": 11
            },
            "deck": {"kind": "cards",
              "card": {
                "cornerRadius": 20, "fill": {"from": "#3a3d4a", "to": "#1c1e26"},
                "labels": [{"text": "{text}", "size": 64, "weight": 300, "colour": "#ffffff", "wraps": false}]
              },
              "texts": ["Bar", "Jazz", "Open", "Kino", "Sushi", "Hotel", "Diner", "Café", "Disco"]
            },
            "shaders": {"face": "<neon>"},
            "backdrop": {"top": "#12131c", "bottom": "#050509"},
            "floor": {"reflection": 0.45, "fade": 190}
            """),
        Document(
            "vinyl",
            """
            "title": "Vinyl", "note": "records with the covers as their labels",
            "layout": "cover-flow-2", "items": 13, "scroll": 6,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 330, "itemHeight": 330, "spacing": 0.4, "tilt": 0.6, "contentY": -24, "visibleItems": 9
            },
            "deck": {"kind": "cards",
              "card": {"cornerRadius": 165, "labels": [
                {"text": "{text}", "size": 40, "weight": 700, "colour": "#2a1a10", "insets": [0, 0, 0, 110]}
              ]},
              "cards": [{"fill": "#f0b64a"}, {"fill": "#e05a47"}, {"fill": "#7cb7a3"}, {"fill": "#e9dcc0"}, {"fill": "#6d8fc7"}],
              "texts": ["Side A", "33⅓", "Stereo", "Side B", "45", "Mono"]
            },
            "shaders": {"face": "<vinyl>"},
            "backdrop": {"top": "#e8e1d6", "bottom": "#c7bba9"}
            """),
        Document(
            "engraving",
            """
            "title": "Engraving", "note": "lines that swell and cross where it is dark",
            "layout": "linear", "items": 9, "scroll": 4,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 330, "itemHeight": 440, "spacing": 1.08},
            "deck": {"kind": "covers", "seed": 88, "card": {
              "cornerRadius": 2, "shadow": {"radius": 10, "y": 5, "opacity": 0.3}
            }},
            "shaders": {"face": "<engraving>", "backdrop": "<linen>"}
            """),
        Document(
            "polaroid",
            """
            "title": "Polaroids", "note": "faded photographs thrown on a table",
            "layout": "custom", "items": 18, "scroll": 8,
            "view": {"width": 960, "height": 600},
            "formula": "turn = 14 in 0..60 \\"how unevenly they lie, in degrees\\"\\nx = 190 * ((i * 3) % 5 - 2) + 26 * sin(i * 7.3)\\ny = 168 * (i % 3 - 1) + 22 * cos(i * 5.1)\\nz = -0.5 * abs(o)\\nrz = turn * sin(i * 12.7)",
            "parameters": {"itemWidth": 200, "itemHeight": 236, "visibleItems": 18, "perspective": 0},
            "deck": {"kind": "covers", "seed": 9, "card": {
              "cornerRadius": 2, "shadow": {"radius": 8, "y": 4, "opacity": 0.45}
            }},
            "shaders": {"face": "<polaroid>", "backdrop": "<linen>", "uniforms": {"backdrop.cloth": "#7d8a86"}}
            """),
        Document(
            "mosaic",
            """
            "title": "Mosaic", "note": "small stones of glass in mortar",
            "layout": "cylinder", "items": 12, "scroll": 0,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 270, "itemHeight": 380, "spacing": 1.04, "count": 12, "perspective": -0.0007, "viewpointY": -120,
              "contentY": -70
            },
            "deck": {"kind": "covers", "seed": 15, "card": {"cornerRadius": 0, "back": "#262220"}},
            "shaders": {"face": "<mosaic>"},
            "backdrop": {"top": "#d9cdbb", "bottom": "#8f7f6a"}
            """),
        Document(
            "paint",
            """
            "title": "Paint", "note": "a gallery of oils",
            "layout": "inverted-cylinder", "items": 18, "scroll": 5,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 250, "itemHeight": 310, "spacing": 1.2, "count": 14, "perspective": -0.0011, "contentY": -20,
              "visibleItems": 9
            },
            "deck": {"kind": "covers", "seed": 12, "card": {"cornerRadius": 0, "border": {"width": 8, "colour": "#3a2a1c"}}},
            "shaders": {"face": "<paint>", "backdrop": "<studio-floor>", "uniforms": {"backdrop.wall": "#b9b4aa"}},
            "floor": {"reflection": 0.16, "fade": 120}
            """),
    ]
}
