extension Scene {
    /// Shaders for what is behind the cards.
    static let backdropEffects = [
        Document(
            "studio-floor",
            """
            "title": "Studio", "note": "a wall that runs into the floor, under a lamp",
            "layout": "rotary", "items": 9, "scroll": 0.12,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 230, "itemHeight": 290, "spacing": 1.15, "perspective": -0.001, "viewpointY": -260, "contentY": -150,
              "count": 9
            },
            "deck": {"kind": "covers", "seed": 61, "card": {"cornerRadius": 10}},
            "shaders": {"backdrop": "<studio-floor>"},
            "floor": {"reflection": 0.22, "fade": 150}
            """),
        Document(
            "aurora",
            """
            "title": "Aurora", "note": "northern lights over a frozen lake",
            "layout": "inverted-cylinder", "items": 20, "scroll": 6,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 150, "itemHeight": 150, "spacing": 1.16, "count": 22, "perspective": -0.0012, "contentY": 110,
              "visibleItems": 15
            },
            "deck": {"kind": "covers", "seed": 71, "card": {"cornerRadius": 4}},
            "shaders": {"backdrop": "<aurora>"},
            "floor": {"reflection": 0.4, "fade": 120}
            """),
        Document(
            "starfield",
            """
            "title": "Starfield", "note": "a cloud of names among the stars",
            "layout": "tag-cloud", "items": 40,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 170, "itemHeight": 40, "radius": 230, "minAlpha": 0.22, "minScale": 0.45},
            "deck": {"kind": "cards",
              "card": {"fill": "#00000000"},
              "cards": [
                {"labels": [{"text": "{text}", "size": 30, "weight": 600, "colour": "#ffffff", "wraps": false}]},
                {"labels": [{"text": "{text}", "size": 24, "weight": 400, "colour": "#a9c8ff", "wraps": false}]},
                {"labels": [{"text": "{text}", "size": 26, "weight": 500, "colour": "#ffd9a0", "wraps": false}]}
              ],
              "texts": [
                "Sirius", "Canopus", "Arcturus", "Vega", "Capella", "Rigel", "Procyon", "Achernar", "Betelgeuse", "Hadar",
                "Altair", "Acrux", "Aldebaran", "Antares", "Spica", "Pollux", "Fomalhaut", "Deneb", "Mimosa", "Regulus", "Adhara",
                "Castor", "Shaula", "Gacrux", "Bellatrix", "Elnath", "Alnilam", "Alnair", "Alioth", "Dubhe", "Mirfak", "Wezen",
                "Sargas", "Avior", "Alkaid", "Atria", "Alhena", "Peacock", "Polaris", "Mizar"
              ]
            },
            "shaders": {"backdrop": "<starfield>"}
            """),
        Document(
            "mesh",
            """
            "title": "Mesh", "note": "five colours that run into each other",
            "layout": "cosine", "items": 8, "scroll": 3,
            "view": {"width": 960, "height": 600},
            "parameters": {"itemWidth": 250, "itemHeight": 400},
            "deck": {"kind": "cards", "card": {
              "fill": "#ffffffe6", "cornerRadius": 26,
              "labels": [{"text": "{index}", "size": 110, "weight": 200, "colour": "#2a2748", "wraps": false}]
            }},
            "shaders": {"backdrop": "<mesh>"}
            """),
        Document(
            "linen",
            """
            "title": "Linen", "note": "a book on a table cloth",
            "layout": "book", "items": 12, "scroll": 4.4,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 290, "itemHeight": 400, "thickness": 2.5, "perspective": -0.0006, "viewpointY": -60, "contentY": -54
            },
            "deck": {"kind": "covers", "seed": 18, "card": {
              "back": {"fill": {"from": "#fbf7ee", "to": "#e6dcc8", "direction": 270}}
            }},
            "shaders": {"backdrop": "<linen>"}
            """),
        Document(
            "blueprint",
            """
            "title": "Blueprint", "note": "outlines on drawing paper",
            "layout": "ellipse-3d", "items": 10, "scroll": 0.25,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 150, "itemHeight": 190, "radius": 330, "perspective": -0.0009, "tilt": 16, "contentY": -10, "blur": 0,
              "backAlpha": 0.6
            },
            "deck": {"kind": "cards", "card": {
              "fill": "#123a74cc", "cornerRadius": 4, "border": {"width": 1.5, "colour": "#cfe4ff"},
              "labels": [{"text": "{index}", "size": 74, "weight": 200, "colour": "#cfe4ff", "wraps": false}]
            }},
            "shaders": {"backdrop": "<blueprint>"}
            """),
        Document(
            "bokeh",
            """
            "title": "Bokeh", "note": "the lights of a town, out of focus",
            "layout": "cover-flow-2", "items": 15, "scroll": 7,
            "view": {"width": 960, "height": 600},
            "parameters": {
              "itemWidth": 230, "itemHeight": 310, "spacing": 0.42, "tilt": 0.66, "contentY": -10, "visibleItems": 9
            },
            "deck": {"kind": "covers", "seed": 52, "card": {"cornerRadius": 8}},
            "shaders": {"backdrop": "<bokeh>"}
            """),
    ]
}
