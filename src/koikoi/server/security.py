"""Security: the headers of every answer. Scripts, styles and connections come from this server and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from koikoi.wire.http import ApiError

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
API: Final = "/api/"


async def answer_error(send: Any, status: int, error: ApiError, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """Answer a request with an error before the app sees it (ASGI)."""
    body = msgspec.json.encode(error)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class SecurityHeaders:
    """Adds the headers to whatever the app answers."""

    def __init__(self, app: Any, *, https: bool) -> None:
        """`https`: the public address is encrypted, and browsers may insist on that from now on."""
        self._app = app
        hsts = {"strict-transport-security": "max-age=31536000"} if https else {}
        self._headers = [(name.encode(), value.encode()) for name, value in (HEADERS | hsts).items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or socket (ASGI)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        extra = list(self._headers)
        if scope["path"].startswith(API):
            extra.append((b"cache-control", b"no-store"))
        names = {name for name, _ in extra}

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                kept = [(name, value) for name, value in message["headers"] if name.lower() not in names]
                message = {**message, "headers": [*kept, *extra]}
            await send(message)

        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the same headers; what carries them leaves the body out
        await self._app(scope, receive, send_with_headers)
