"""The weights of a net in a file: `.npz`, with what they are told and how they were made."""

from __future__ import annotations

from pathlib import Path
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from koikoi.agents import net_notes as n
from koikoi.errors import KoiKoiError, Reason

Weights = npt.NDArray[np.float32]
"""NET_SIZE numbers, as `koikoi.agents.net_notes` places them."""


def save_net(path: Path, weights: Weights, *, about: str) -> None:
    """Write weights down; `about` says in JSON with which rules, seed and log they were made."""
    assert weights.shape == (n.NET_SIZE,)
    half = path.with_suffix(".new.npz")
    np.savez_compressed(half, weights=weights, encoding=np.int64(n.ENCODING), about=np.array(about))
    half.replace(path)


def load_net(path: Path) -> Weights:
    """The weights in a file; raises KoiKoiError for one that holds none, or others than this version can use."""
    try:
        with (
            open(path, "rb") as file,
            np.load(file, allow_pickle=False) as kept,
        ):  # NumPy leaves what it cannot read open
            encoding, weights = int(kept["encoding"]), kept["weights"]
    except (OSError, EOFError, KeyError, ValueError, BadZipFile) as error:
        raise KoiKoiError(Reason.NOT_ALLOWED, f"{path}: no weights of a net are in this file") from error
    if encoding != n.ENCODING or weights.shape != (n.NET_SIZE,):
        raise KoiKoiError(
            Reason.NOT_ALLOWED, f"{path}: its net has encoding {encoding}; this version uses {n.ENCODING}"
        )
    return np.ascontiguousarray(weights, dtype=np.float32)
