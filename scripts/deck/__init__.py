"""The deck: draws the 48 cards, the two backs and the sprite of `src/koikoi/deck` as SVG.

    python -m scripts.deck            # from the repository's root: writes src/koikoi/deck/*.svg anew
    python -m scripts.deck FOLDER     # writes them elsewhere

Standard library and `koikoi` itself; the same input gives the same bytes (`tests/test_deck.py` redraws every file).
In reading order: `palette` (colours), `pen` (numbers, points, curves), `shapes` (SVG elements), `writing` (letters),
`plants` (shared symbols), `birds`, `figures`, `scenery` and `ribbons` (what else is drawn), `spring` to `winter`
(the months, three each), `plates` and `backs`, `faces` (which drawing is which card), `files` (the SVG documents).
`eyes` measures how far colours look apart; `scripts/deck_sheets.py` draws the sheets to be looked at.
docs/deck.md says how to judge a drawing and how to redraw it.
"""
