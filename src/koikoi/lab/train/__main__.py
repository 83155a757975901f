"""Train the net: `python -m koikoi.lab.train FOLDER`; goes on where it was stopped.

Needs PyTorch: `pip install koikoi[train]`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from koikoi.errors import KoiKoiError
from koikoi.lab.train.run import Plan, Run


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--steps", default=Plan().steps, show_default=True, help="Steps of lessons and a fit.")
@click.option("--lessons", default=Plan().lessons, show_default=True, help="Lessons of a step.")
@click.option("--first", default=Plan().first, show_default=True, help="Steps before the net becomes the teacher.")
@click.option("--renew", default=Plan().renew, show_default=True, help="Steps before it does so again.")
@click.option("--rate", default=Plan().rate, show_default=True, help="The learning rate at the first step.")
@click.option("--seed", default=Plan().seed, show_default=True, help="What all chance follows from.")
@click.option("--processes", default=2, show_default=True, help="Processes that give lessons.")
def main(
    folder: Path, steps: int, lessons: int, first: int, renew: int, rate: float, seed: int, processes: int
) -> None:
    """Train a net in FOLDER, and write it to FOLDER/net.npz after every step."""
    try:
        plan = Plan(steps=steps, lessons=lessons, first=first, renew=renew, rate=rate, seed=seed)
        Run(folder, plan, processes=processes, say=click.echo).go()
    except KoiKoiError as error:
        sys.exit(f"koikoi.lab.train: {error}")


if __name__ == "__main__":
    main()
