"""About: what this server offers, from the presets and the list of options."""

from __future__ import annotations

from collections.abc import Iterable

from koikoi import __version__
from koikoi.engine.options import OPTIONS, Option
from koikoi.engine.rules import PRESETS, load_preset
from koikoi.engine.yaku import YAKU_IDS
from koikoi.texts.language import LANGUAGES
from koikoi.wire.http import About, OptionAbout, PresetAbout, Reach, VariantAbout


def about(reach: Reach, opponents: Iterable[str]) -> About:
    """What a server says of itself."""
    return About(
        version=__version__,
        presets=tuple(_preset(name) for name in PRESETS),
        options=tuple(_option(option) for option in OPTIONS.values()),
        yaku=YAKU_IDS,
        opponents=tuple(opponents),
        languages=LANGUAGES,
        reach=reach,
    )


def _preset(name: str) -> PresetAbout:
    preset = load_preset(name)
    return PresetAbout(
        id=name,
        options={key: preset.options[key] for key in OPTIONS},
        values=dict(zip(YAKU_IDS, preset.values, strict=True)),
        variants=tuple(VariantAbout(each.id, dict(each.options)) for each in preset.variants),
    )


def _option(option: Option) -> OptionAbout:
    if option.type is bool:
        return OptionAbout(option.name, "switch", (), 0, 0)
    if option.values:
        return OptionAbout(option.name, "choice", option.values, 0, 0)
    return OptionAbout(option.name, "number", (), option.low, option.high)
