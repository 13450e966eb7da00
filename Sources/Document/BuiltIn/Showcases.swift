extension Scene {
    /// Shown first, where nothing else is asked for.
    static let opening = Document(
        "gallery",
        """
        "title": "Gallery", "note": "covers along a curved wall over a polished floor",
        "layout": "inverted-cylinder", "items": 24, "scroll": 6,
        "view": {"width": 1280, "height": 720},
        "parameters": {
          "itemWidth": 250, "itemHeight": 250, "spacing": 1.12, "count": 18, "perspective": -0.0011, "contentY": -34,
          "visibleItems": 13
        },
        "deck": {"kind": "covers", "seed": 4, "card": {"cornerRadius": 6}},
        "backdrop": {"top": "#2a2b33", "bottom": "#0a0a0d"},
        "floor": {"reflection": 0.32, "fade": 190}
        """)

    static let showcases = [
        Document(
            "cover-flow",
            """
            "title": "Cover Flow", "note": "Apple's record shelf, on black glass",
            "layout": "cover-flow", "items": 21, "scroll": 10,
            "parameters": {
              "itemWidth": 330, "itemHeight": 330, "spacing": 0.27, "tilt": 0.86, "contentY": -40, "visibleItems": 13
            },
            "deck": {"kind": "covers", "seed": 1, "card": {"cornerRadius": 3}},
            "backdrop": {"top": "#1b1c20", "bottom": "#000000"},
            "floor": {"reflection": 0.4, "fade": 210}
            """),
        Document(
            "cover-flow-2",
            """
            "title": "Cover Flow 2", "note": "covers that turn by a clock of their own",
            "layout": "cover-flow-2", "items": 21, "scroll": 10,
            "parameters": {
              "itemWidth": 300, "itemHeight": 380, "spacing": 0.34, "tilt": 0.7, "contentY": -30, "visibleItems": 13
            },
            "deck": {"kind": "covers", "seed": 21, "card": {"cornerRadius": 10}},
            "backdrop": {"top": "#f7f5f1", "bottom": "#cfcac2"},
            "floor": {"reflection": 0.22, "fade": 150}
            """),
    ]
}
