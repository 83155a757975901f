"""A browser for the tests: Debian's Chromium or Playwright's own, whichever is there; installed where it can be.

A machine without one fails the tests: they are never skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Browser, Playwright, sync_playwright

ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PACKAGES = ("chromium", "fonts-noto-core", "fonts-noto-cjk")


@cache
def installed() -> str:
    """The path of the system's Chromium, after an attempt to install it; empty if there is none."""
    for _ in range(2):
        found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if found:
            return found
        if not shutil.which("apt-get") or os.geteuid() != 0:
            break
        for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *PACKAGES]):
            subprocess.run(["apt-get", *step], capture_output=True, check=False)
    return ""


@contextmanager
def a_browser() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            yield browser
        finally:
            browser.close()


def launch(playwright: Playwright) -> Browser:
    """The system's browser, else Playwright's own; fails where there is neither."""
    path = installed()
    if not path and not os.path.exists(playwright.chromium.executable_path):
        raise AssertionError("the browser tests need Chromium: install it (Debian: apt install chromium) and try again")
    return playwright.chromium.launch(executable_path=path or None, args=list(ARGUMENTS))


@dataclass(frozen=True)
class Window:
    """A window to play in."""

    name: str
    width: int
    height: int
    touch: bool = False


WINDOWS = (
    Window("desktop", 1280, 800),
    Window("phone", 390, 844, touch=True),
    Window("phone on its side", 844, 390, touch=True),
)
