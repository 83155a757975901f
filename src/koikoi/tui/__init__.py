"""The terminal game: screens that draw Views and send Commands through a `Seat`. Knows no rules and opens no file.

`cli` hands it a `Lobby` (see `koikoi.tui.ports`) and starts `koikoi.tui.app.KoiKoiApp`.
"""
