extension Scene {
    /// iCarousel's layouts that lead along a line, and one by formula.
    static let rows = [
        Document(
            "linear",
            """
            "title": "Linear", "note": "a plain row",
            "layout": "linear", "items": 15, "scroll": 7,
            "parameters": {"itemWidth": 270, "itemHeight": 360, "spacing": 1.1},
            "deck": {"kind": "covers", "seed": 40, "card": {"cornerRadius": 18}},
            "backdrop": {"top": "#f4efe9", "bottom": "#ddd3c8"}
            """),
        Document(
            "time-machine",
            """
            "title": "Time Machine", "note": "cards one behind the other, past ones flying by",
            "layout": "time-machine", "items": 15, "scroll": 12,
            "parameters": {
              "itemWidth": 520, "itemHeight": 390, "tilt": 0.36, "spacing": 0.42, "perspective": -0.0009,
              "viewpointX": -20, "viewpointY": 120, "contentX": 130, "contentY": 90
            },
            "deck": {"kind": "covers", "seed": 51, "card": {"cornerRadius": 10}},
            "backdrop": {"top": "#0b1233", "bottom": "#34235c"}
            """),
        Document(
            "inverted-time-machine",
            """
            "title": "Inverted Time Machine", "note": "cards one behind the other, coming out of the depth",
            "layout": "inverted-time-machine", "items": 15, "scroll": 2,
            "parameters": {
              "itemWidth": 520, "itemHeight": 390, "tilt": 0.36, "spacing": 0.42, "perspective": -0.0009,
              "viewpointX": 20, "viewpointY": 120, "contentX": -130, "contentY": 90
            },
            "deck": {"kind": "covers", "seed": 62, "card": {"cornerRadius": 10}},
            "backdrop": {"top": "#2b1a2f", "bottom": "#7c3b3f"}
            """),
        Document(
            "custom",
            """
            "title": "A formula", "note": "a spiral stair, written as a formula of the offset",
            "layout": "custom", "items": 60, "scroll": 28,
            "formula": "radius = 500 in 50..900 \\"of the stair\\"\\nrise = 34 in 0..200 \\"from step to step\\"\\nturn = 22 in 5..120 \\"degrees from step to step\\"\\nangle = turn * o\\nturned = angle * pi / 180\\nx = radius * sin(turned)\\nz = radius * cos(turned) - radius\\ny = rise * o\\nry = cos(turned) < 0 ? angle + 180 : angle\\nblur = 1.5 * (1 - cos(turned))\\nalpha = 1 - smoothstep(18, 24, abs(o))",
            "parameters": {"itemWidth": 178, "itemHeight": 206, "perspective": -0.0009, "visibleItems": 51},
            "deck": {"kind": "covers", "seed": 70, "card": {"cornerRadius": 8}},
            "backdrop": {"top": "#2c4753", "bottom": "#0f1b21"}
            """),
    ]

    /// iCarousel's layouts that go round.
    static let rings = [
        Document(
            "rotary",
            """
            "title": "Rotary", "note": "a merry-go-round: every card faces you",
            "layout": "rotary", "items": 14, "scroll": 0.15,
            "parameters": {
              "itemWidth": 270, "itemHeight": 340, "spacing": 1.06, "perspective": -0.0009, "viewpointY": -330,
              "contentY": -235, "count": 14
            },
            "deck": {"kind": "covers", "seed": 83, "card": {"cornerRadius": 14}},
            "backdrop": {"top": "#fbe9d7", "bottom": "#e0a98f"}
            """),
        Document(
            "inverted-rotary",
            """
            "title": "Inverted rotary", "note": "the merry-go-round seen from its middle",
            "layout": "inverted-rotary", "items": 14, "scroll": 0,
            "parameters": {
              "itemWidth": 230, "itemHeight": 290, "spacing": 1.1, "perspective": -0.0011, "count": 14,
              "viewpointY": -160, "contentY": -150, "visibleItems": 7
            },
            "deck": {"kind": "covers", "seed": 95, "card": {"cornerRadius": 14}},
            "backdrop": {"top": "#20343f", "bottom": "#0a161c"}
            """),
        Document(
            "cylinder",
            """
            "title": "Cylinder", "note": "cards around the outside of a tube",
            "layout": "cylinder", "items": 16, "scroll": 0,
            "parameters": {
              "itemWidth": 210, "itemHeight": 300, "spacing": 1.05, "count": 16, "perspective": -0.0008,
              "viewpointY": -300, "contentY": -215
            },
            "deck": {"kind": "covers", "seed": 104, "card": {"cornerRadius": 6, "back": "#2c2f3a"}},
            "backdrop": {"top": "#e7e9ef", "bottom": "#a9adbb"}
            """),
        Document(
            "inverted-cylinder",
            """
            "title": "Inverted cylinder", "note": "cards around the inside of a tube",
            "layout": "inverted-cylinder", "items": 16, "scroll": 0,
            "parameters": {
              "itemWidth": 230, "itemHeight": 330, "spacing": 1.04, "count": 16, "perspective": -0.0012,
              "viewpointY": 90, "contentY": 100
            },
            "deck": {"kind": "covers", "seed": 116, "card": {"cornerRadius": 6}},
            "backdrop": {"top": "#31203d", "bottom": "#120a19"}
            """),
        Document(
            "wheel",
            """
            "title": "Wheel", "note": "cards on the rim of a wheel below the view",
            "layout": "wheel", "items": 18, "scroll": 0.2,
            "parameters": {"itemWidth": 210, "itemHeight": 270, "spacing": 1.14, "count": 18, "contentY": -120},
            "deck": {"kind": "covers", "seed": 127, "card": {"cornerRadius": 14}},
            "backdrop": {"top": "#f3d9b1", "bottom": "#d98c5f"}
            """),
        Document(
            "inverted-wheel",
            """
            "title": "Inverted wheel", "note": "cards on the rim of a wheel above the view",
            "layout": "inverted-wheel", "items": 18, "scroll": 0.2,
            "parameters": {"itemWidth": 210, "itemHeight": 270, "spacing": 1.14, "count": 18, "contentY": 120},
            "deck": {"kind": "covers", "seed": 138, "card": {"cornerRadius": 14}},
            "backdrop": {"top": "#1d4d5c", "bottom": "#0b2029"}
            """),
    ]
}
