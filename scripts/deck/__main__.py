"""Writes the deck's files into `src/koikoi/deck`, or into the folder that is named."""

from __future__ import annotations

import sys
from pathlib import Path

from koikoi.deck import sprite_path
from scripts.deck.files import deck_files


def main(folder: Path) -> None:
    """Write every file of the deck and say how large they are."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {}
    for name, text in deck_files().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        sizes[name] = len(text.encode())
    sprite = sizes.pop("deck.svg")
    single = sorted(sizes.values())
    print(f"{len(single)} files of {single[0]} to {single[-1]} bytes, together {sum(single)}; sprite {sprite} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else sprite_path().parent)
