extension Scene {
    /// The systems that were published with their numbers, as they were shown.
    static let systems = [
        Document(
            "ios9-switcher",
            """
            "title": "iOS 9 task switcher", "note": "fifteen white cards on a hyperbola",
            "layout": "task-stack", "items": 15, "scroll": 7,
            "view": {"width": 375, "height": 667, "device": "phone"},
            "parameters": {"fit": "scene"},
            "deck": {"kind": "cards", "card": {
              "fill": "#ffffff", "cornerRadius": 5, "shadow": {"radius": 3, "opacity": 0.5},
              "labels": [{"text": "{index}", "size": 200, "weight": 700, "wraps": false}]
            }},
            "backdrop": "#000000"
            """),
        Document(
            "cosine-cards",
            """
            "title": "Cosine cards", "note": "a switcher whose cards follow a cosine, one card a flick",
            "layout": "cosine", "items": 8, "scroll": 3,
            "view": {"width": 375, "height": 500},
            "parameters": {"fit": "scene"},
            "deck": {"kind": "cards",
              "card": {
                "border": {"width": 1, "colour": "#1c2b3a"},
                "labels": [{"text": "{index}", "size": 96, "weight": 300, "colour": "#1c2b3a", "wraps": false}]
              },
              "cards": [
                {"fill": {"from": "#ffffff", "to": "#dfe9f3", "direction": 180}},
                {"fill": {"from": "#fff9ec", "to": "#f6ddb0", "direction": 180}},
                {"fill": {"from": "#f2fbf4", "to": "#c4e6cd", "direction": 180}},
                {"fill": {"from": "#fdf1f1", "to": "#f2c4c0", "direction": 180}}
              ]
            },
            "backdrop": "#f4f5f7"
            """),
        Document(
            "ellipse",
            """
            "title": "Ellipse", "note": "six squares whose depth is only pretended",
            "layout": "ellipse", "items": 6, "scroll": 0.35,
            "view": {"width": 375, "height": 235},
            "parameters": {"fit": "scene"},
            "deck": {"kind": "cards", "cards": [
              {"fill": "#ff00ff"}, {"fill": "#ff0000"}, {"fill": "#00ffff"}, {"fill": "#00ff00"}, {"fill": "#0000ff"},
              {"fill": "#000000"}
            ]},
            "backdrop": "#f4f5f7"
            """),
        Document(
            "ellipse-3d",
            """
            "title": "Ellipse in depth", "note": "the ellipse's twin: a ring in space, blurred at the back",
            "layout": "ellipse-3d", "items": 10, "scroll": 0.25,
            "parameters": {
              "itemWidth": 190, "itemHeight": 190, "radius": 430, "perspective": -0.0008, "tilt": 12, "contentY": -10,
              "blur": 5, "backAlpha": 0.55
            },
            "deck": {"kind": "covers", "seed": 8, "card": {"cornerRadius": 16}},
            "backdrop": {"top": "#dfe7ee", "bottom": "#9fb0bf"}
            """),
        Document(
            "polygon-wheel",
            """
            "title": "Polygon wheel", "note": "ten faces that share their edges and roll without end",
            "layout": "polygon-wheel", "items": 10, "scroll": 1, "seed": 5,
            "view": {"width": 320, "height": 400},
            "parameters": {"fit": "scene"},
            "deck": {"kind": "cards", "card": {
              "fill": "random", "labels": [{"text": "I am line {index}", "size": 17, "wraps": false}]
            }},
            "backdrop": "#f4f5f7"
            """),
        Document(
            "uipicker",
            """
            "title": "Picker", "note": "wheels side by side under a band: twenty to ten",
            "layout": "picker", "items": 60, "scroll": 0,
            "view": {"width": 375, "height": 216},
            "parameters": {"fit": "scene", "wheels": 3, "itemWidth": 96, "itemHeight": 32, "gap": 4, "perspective": -0.001},
            "deck": {"kind": "cards",
              "card": {
                "fill": "#00000000",
                "labels": [{"text": "{text}", "size": 23, "wraps": false, "colour": "#111111"}]
              },
              "texts": [
                ["9", "10", "11", "12", "1", "2", "3", "4", "5", "6", "7", "8"],
                ["40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52", "53", "54", "55", "56",
                 "57", "58", "59", "00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13",
                 "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
                 "31", "32", "33", "34", "35", "36", "37", "38", "39"],
                ["AM", "PM"]
              ]
            },
            "plates": [
              {"z": -200, "width": 343, "height": 34, "card": {"fill": "#e3e3e8", "cornerRadius": 8}}
            ],
            "backdrop": "#f7f7fa"
            """),
        Document(
            "waterfall",
            """
            "title": "Waterfall", "note": "columns of unequal heights that end level",
            "layout": "waterfall", "items": 60, "scroll": 12,
            "view": {"width": 960, "height": 640},
            "parameters": {"columns": 5, "itemWidth": 172, "itemHeight": 172, "gap": 16},
            "deck": {"kind": "covers", "seed": 12, "card": {"cornerRadius": 10}},
            "backdrop": "#f3f1ec"
            """),
        Document(
            "ring",
            """
            "title": "Ring", "note": "a flat circle, like the face of a clock",
            "layout": "ring", "items": 12,
            "view": {"width": 720, "height": 720},
            "parameters": {"itemWidth": 132, "itemHeight": 132, "radius": 274},
            "deck": {"kind": "covers", "seed": 17, "card": {"cornerRadius": 66}},
            "backdrop": {"top": "#23283a", "bottom": "#11131d"}
            """),
        Document(
            "disc",
            """
            "title": "Disc", "note": "cards that lie on a turning plate",
            "layout": "disc", "items": 18, "scroll": 0.3,
            "parameters": {
              "itemWidth": 130, "itemHeight": 190, "spacing": 1.16, "tilt": 58, "contentY": -36, "perspective": -0.0009
            },
            "deck": {"kind": "covers", "seed": 30, "card": {"cornerRadius": 8}},
            "backdrop": {"top": "#123a35", "bottom": "#061512"}
            """),
        Document(
            "book",
            """
            "title": "Book", "note": "leaves that turn about a spine",
            "layout": "book", "items": 14, "scroll": 5.36,
            "parameters": {
              "itemWidth": 380, "itemHeight": 520, "thickness": 2.5, "perspective": -0.0006, "viewpointY": -90, "contentY": -80
            },
            "deck": {"kind": "covers", "seed": 3, "card": {"back": {"fill": {"from": "#fbf7ee", "to": "#e6dcc8", "direction": 270}}}},
            "backdrop": {"top": "#6b5748", "bottom": "#2f241d"}
            """),
        Document(
            "tag-cloud",
            """
            "title": "Tag cloud", "note": "words all over a ball that turns in any direction",
            "layout": "tag-cloud", "items": 48,
            "view": {"width": 960, "height": 640},
            "parameters": {"itemWidth": 190, "itemHeight": 44, "radius": 260, "minAlpha": 0.18, "minScale": 0.45},
            "deck": {"kind": "cards",
              "card": {"fill": "#00000000"},
              "cards": [
                {"labels": [{"text": "{text}", "size": 34, "weight": 700, "colour": "#ffffff", "wraps": false}]},
                {"labels": [{"text": "{text}", "size": 26, "weight": 400, "colour": "#9fd8ff", "wraps": false}]},
                {"labels": [{"text": "{text}", "size": 30, "weight": 600, "colour": "#ffd27d", "wraps": false}]},
                {"labels": [{"text": "{text}", "size": 24, "weight": 400, "colour": "#c9c4ff", "wraps": false}]},
                {"labels": [{"text": "{text}", "size": 28, "weight": 500, "colour": "#ff9fa8", "wraps": false}]}
              ],
              "texts": [
                "perspective", "offset", "carousel", "matrix", "scroll", "depth", "inertia", "cover", "wheel", "ellipse",
                "formula", "cosine", "hyperbola", "fling", "bounce", "snap", "eye", "stage", "card", "shadow", "floor",
                "mirror", "gradient", "shader", "uniform", "vertex", "light", "polygon", "edge", "seam", "spiral", "book",
                "leaf", "spine", "waterfall", "column", "ring", "disc", "picker", "drum", "frame", "motion", "zoetrope",
                "lantern", "strobe", "slit", "image", "wonder"
              ]
            },
            "backdrop": {"top": "#1a2440", "bottom": "#070a14"}
            """),
    ]
}
