"""The browser game's server: one process, one log. Everything a client is sent is a message of `koikoi.wire`.

`http` and `socket` speak with clients and cannot reach what holds hidden cards; they ask the `house` (through
`ports`), which holds the tables in play; the `log` keeps them.
"""
