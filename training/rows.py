"""Reads what generate.ts has written (the format is described in row-writer.ts)."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

FORMAT = "tarmac-rows/1"


@dataclass
class Group:
    """Positions with equally many players and rows. One entry of each array is a position."""

    players: int
    rows: int
    game: np.ndarray  # (positions,)
    wins: np.ndarray  # (positions, players): 1 for the winner, parts of it for several
    margins: np.ndarray  # (positions, players): points ahead of the best other
    numbers: np.ndarray  # (positions, players, numbers), float16


def read_rows(folders):
    """The descriptions of the folders, and all their positions by shape."""
    abouts = [json.loads((Path(folder) / "about.json").read_text("utf-8")) for folder in folders]
    for folder, about in zip(folders, abouts, strict=True):
        if about["format"] != FORMAT:
            raise ValueError(f"{folder} is not {FORMAT}")
        for field in ("game", "rulesVersion", "overall", "row"):
            if about[field] != abouts[0][field]:
                raise ValueError(f"{folder} and {folders[0]} differ in {field}: they cannot be learned together")
    parts = {}
    for folder, about in zip(folders, abouts, strict=True):
        for file in about["files"]:
            shape = (file["players"], file["rows"])
            records = np.fromfile(Path(folder) / file["name"], dtype=record_type(about, *shape))
            if len(records) != file["positions"]:
                raise ValueError(f"{folder}/{file['name']} has {len(records)} positions, not {file['positions']}")
            if len(records) > 0:
                parts.setdefault(shape, []).append(records)
    return abouts, [group_of(shape, np.concatenate(parts[shape])) for shape in sorted(parts)]


def record_type(about, players, rows):
    numbers = len(about["overall"]) + rows * len(about["row"])
    return np.dtype(
        [("game", "<u4"), ("winners", "<u4"), ("scores", "<i4", (players,)), ("numbers", "<f2", (players, numbers))]
    )


def group_of(shape, records):
    players, rows = shape
    won = (records["winners"][:, None] >> np.arange(players, dtype=np.uint32)) & 1
    scores = records["scores"].astype(np.float32)
    margins = np.empty_like(scores)
    for seat in range(players):
        margins[:, seat] = scores[:, seat] - np.delete(scores, seat, axis=1).max(axis=1)
    return Group(
        players=players,
        rows=rows,
        game=records["game"].copy(),
        wins=(won / won.sum(axis=1, keepdims=True)).astype(np.float32),
        margins=margins,
        numbers=np.ascontiguousarray(records["numbers"]),
    )
