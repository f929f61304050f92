#!/usr/bin/env python3
"""A player of its own for a Tarmac server. It needs nothing but Python.

    python3 bot.py http://localhost:8080/t/<id>             sits down at a table it was invited to
    python3 bot.py http://localhost:8080 air-kwire captain  opens a table and plays against three captains

Rewrite `choose`; the rest is the protocol (docs/protocol.md). TARMAC_TOKEN, printed at the beginning, lets it come back
to its seat after it was stopped.
"""

import json
import os
import random
import secrets
import sys
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


def choose(game, view, legal, seat):
    """One of `legal`, unchanged. What `view` and moves are made of: docs/views.md."""
    return random.choice(legal)


# Worth another try: slow, too many, or a server that is being started again.
PASSING = (408, 429, 502, 503, 504)


class Refused(Exception):
    def __init__(self, refusal):
        super().__init__(refusal.get("message"))
        self.code = refusal.get("code")


class Server:
    def __init__(self, origin, token=None):
        self.origin = origin
        self.token = token

    def open(self, path, body=None, timeout=30, **more):
        headers = {"content-type": "application/json", **more}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.origin + path, data, headers), timeout=timeout)

    def call(self, path, body=None):
        """Tried again, unchanged, until it is answered: what carries an id is done once, however often it is sent."""
        pause = 0.2
        while True:
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code not in PASSING:
                    raise Refused(json.load(error)) from None
                trouble = error
            except (OSError, HTTPException) as error:
                trouble = error
            print(f"No answer: {trouble}. Trying again …", file=sys.stderr)
            time.sleep(pause * random.uniform(1, 2))
            pause = min(2 * pause, 10)

    def events(self, table):
        """What happens at a table. A stream ends after a while; the next one continues where it ended."""
        cursor = {}
        while True:
            try:
                with self.open(f"/api/tables/{table}/events", None, 40, **cursor) as stream:
                    event = {}
                    for line in stream:
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field:
                            event[field] = value
                        elif "event" in event:
                            if "id" in event:
                                cursor = {"last-event-id": event["id"]}
                            if event["event"] == "gone":
                                cursor = {}
                            yield event["event"], json.loads(event["data"])
                            event = {}
            except HTTPError as error:
                if error.code not in PASSING:
                    raise Refused(json.load(error)) from None
            except (OSError, HTTPException):
                pass  # cut: the next stream continues
            time.sleep(random.uniform(0.1, 0.5))


class Player:
    def __init__(self, server, table):
        self.server = server
        self.path = f"/api/tables/{table}"
        self.table = table
        self.game = None
        self.seat = None
        self.answered = 0
        self.joined = False

    def play(self):
        """Until the game is over; returns how it ended."""
        for event, data in self.server.events(self.table):
            if event == "gone" and data["code"] == "no-such-table":
                raise SystemExit("This table is gone.")
            if event in ("table", "room"):
                self.sit(data["room"])
            if event == "table" and data["play"]:
                at, frame = data["play"]["at"], data["play"]["frame"]
            elif event == "news":
                at, frame = data["at"], data["frame"]
            else:
                continue
            status = frame["status"]
            if status["outcome"] or status.get("ended"):
                return status["outcome"]
            # What was sent while this was on its way is already answered.
            if at >= self.answered:
                self.act(at, frame)

    def sit(self, room):
        me = room["me"]
        self.game = room["game"]
        self.seat = me["seat"] if me else None
        if self.seat is None:
            # Once: rooms that were sent on the way do not know of it yet.
            if room["phase"] == "gathering" and not self.joined:
                self.server.call(f"{self.path}/join", {"seat": "any"})
            self.joined = True
        elif room["phase"] == "running" and room["seats"][self.seat]["player"]["kind"] == "bot":
            self.server.call(f"{self.path}/return", {})  # it was away, and a bot sat in

    def act(self, at, frame):
        again = {"id": secrets.token_hex(16), "expected": at}
        try:
            if frame["status"]["waitingFor"] == self.seat:
                self.answered = self.server.call(f"{self.path}/end", again)["at"]
            elif frame["legal"]:
                move = choose(self.game, frame["view"], frame["legal"], self.seat)
                self.answered = self.server.call(f"{self.path}/moves", {**again, "move": move})["at"]
        except Refused as refused:
            if refused.code != "stale":  # something else is asked by now: the next event says what
                raise


def open_table(server, game, level):
    """A table of four, against three bots of the server."""
    bots = [{"kind": "bot", "bot": level, "name": f"Rival {n}"} for n in (1, 2, 3)]
    asked = {"id": secrets.token_hex(16), "game": game, "seats": [{"kind": "me"}, *bots], "access": "link"}
    table = server.call("/api/tables", asked)["room"]["id"]
    server.call(f"/api/tables/{table}/start", {"free": "remove"})
    return table


def main(address, game=None, level="cadet"):
    url = urlsplit(address)
    server = Server(f"{url.scheme}://{url.netloc}", os.environ.get("TARMAC_TOKEN"))
    if not server.token:
        server.token = server.call("/api/guests", {"name": "Python", "program": True})["token"]
        print(f"TARMAC_TOKEN={server.token}")
    table = open_table(server, game, level) if game else url.path.rstrip("/").split("/")[-1]
    print(f"{server.origin}/t/{table}")
    player = Player(server, table)
    outcome = player.play()
    print(f"seat {player.seat}: {json.dumps(outcome)}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
