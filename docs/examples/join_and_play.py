"""Joins a match of Koi-Koi by an invitation and plays it with `koikoi bot`. Needs nothing but Python and koikoi.

python join_and_play.py 'http://127.0.0.1:8686/join#CODE' [NAME]
"""

import json
import subprocess
import sys
import urllib.request
from uuid import uuid4


def ask(url, body=None, token=""):
    """A request of the server's API: POST where it has a body; the answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60)


def main(link, name="A program"):
    """Join, and play until the match is over."""
    site, _, code = link.partition("/join#")
    with ask(f"{site}/api/invites/join", {"code": code, "name": name, "key": uuid4().hex}) as answer:
        joined = json.load(answer)
    match, token = f"{site}/api/matches/{joined['match']}", joined["seats"][0]["token"]

    def do(kind, seq, actions=()):
        command = {"t": "cmd", "cid": uuid4().hex, "expect_seq": seq, "kind": kind, "actions": list(actions)}
        with ask(f"{match}/commands", command, token) as answer:
            return json.load(answer)

    bot = subprocess.Popen(["koikoi", "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    for line in ask(f"{match}/events", token=token):  # one message a line, as docs/protocol.md tells
        if not line.startswith(b"data: "):
            continue
        message = json.loads(line[6:])
        if message["t"] not in ("sync", "evt"):
            continue
        view = message["view"]
        if view["stage"] == "match-over":
            mine, theirs = view["standing"][view["seat"]], view["standing"][1 - view["seat"]]
            print(f"{name} {mine}, {view['players'][1 - view['seat']]} {theirs}")
            break
        if view["stage"] == "round-over" and not view["ready"][view["seat"]]:
            do("next", message["seq"])
        elif view["legal"]["actions"]:
            with ask(f"{match}/position", token=token) as answer:
                print(json.dumps(json.load(answer)), file=bot.stdin, flush=True)
            do("act", message["seq"], [json.loads(bot.stdout.readline())["action"]])
    bot.communicate()


if __name__ == "__main__":
    main(*sys.argv[1:])
