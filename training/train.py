"""Learns the value of a game from the positions that generate.ts has written, and writes it as tarmac-net/1.

    python3 training/train.py out/training/airlines-europe --out bots/nets/airlines-europe-1.json

Needs numpy and PyTorch; it takes a GPU if there is one.
"""

import argparse
import copy
import json
import math
import shlex
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import forward
from rows import read_rows

ROW_SCALE = 1 / 8
DIGITS = 6
LEAST_BATCH = 256
STEPS_AN_EPOCH = 64


class SeatNet(nn.Module):
    """The net of bots/src/mind/net.ts."""

    def __init__(self, overall, row, row_units, seat_units):
        super().__init__()
        self.overall = overall
        self.row = row
        self.row_layer = nn.Linear(row, row_units)
        self.seat_layer = nn.Linear(overall + row_units, seat_units)
        self.out_layer = nn.Linear(seat_units, 2)

    def forward(self, numbers):
        """(positions, players, numbers) → win and margin, each (positions, players)."""
        whole = numbers[..., : self.overall]
        rows = numbers[..., self.overall :].unflatten(-1, (-1, self.row))
        sums = torch.relu(self.row_layer(rows)).sum(-2) * ROW_SCALE
        hidden = torch.relu(self.seat_layer(torch.cat([whole, sums], -1)))
        return self.out_layer(hidden).unbind(-1)


class Part:
    """Positions of one shape on the device, for training or for validation."""

    def __init__(self, group, chosen, device):
        self.players = group.players
        self.numbers = torch.from_numpy(group.numbers[chosen]).to(device)
        self.wins = torch.from_numpy(group.wins[chosen]).to(device)
        self.margins = torch.from_numpy(group.margins[chosen]).to(device)

    def __len__(self):
        return len(self.numbers)


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("data", nargs="+", help="folders that generate.ts has written")
    parser.add_argument("--out", required=True, help="the file of the net")
    parser.add_argument("--row-units", type=int, default=24)
    parser.add_argument("--seat-units", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--patience", type=int, default=10, help="epochs without a better validation before it ends")
    parser.add_argument("--batch", type=int, default=16384, help="positions at a time, at most")
    parser.add_argument("--rate", type=float, default=4e-3, help="the highest learning rate")
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--margin-weight", type=float, default=0.5)
    parser.add_argument("--valid-every", type=int, default=16, help="one game in so many is kept for validation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def losses(net, numbers, wins, margins, margin_scale):
    """Sums over the positions: cross-entropy of the win, and Huber's loss of the margin (mean over the seats)."""
    win, margin = net(numbers.float())
    entropy = -(wins * F.log_softmax(win, -1)).sum()
    off = F.huber_loss(margin, margins / margin_scale, reduction="none").mean(-1).sum()
    return entropy, off


def epoch(net, parts, optimiser, schedule, arguments, margin_scale):
    total = sum(map(len, parts))
    steps = math.ceil(total / arguments.batch)
    orders = [torch.randperm(len(part), device=part.numbers.device) for part in parts]
    for step in range(steps):
        # Every step takes its share of every shape, so that all are learned at the same pace.
        loss, count = 0, 0
        for part, order in zip(parts, orders, strict=True):
            chosen = order[len(part) * step // steps : len(part) * (step + 1) // steps]
            if len(chosen) == 0:
                continue
            entropy, off = losses(net, part.numbers[chosen], part.wins[chosen], part.margins[chosen], margin_scale)
            loss = loss + entropy + arguments.margin_weight * off
            count += len(chosen)
        optimiser.zero_grad(set_to_none=True)
        (loss / count).backward()
        optimiser.step()
        schedule.step()


@torch.no_grad()
def validate(net, parts, arguments, margin_scale):
    """The figures of all parts together, and of each number of players."""
    tables = {}
    for part in parts:
        names = ("positions", "seats", "entropy", "baseline", "right", "off", "error", "sum", "squares")
        table = tables.setdefault(part.players, dict.fromkeys(names, 0.0))
        for start in range(0, len(part), arguments.batch):
            numbers, wins, margins = (each[start : start + arguments.batch] for each in (part.numbers, part.wins, part.margins))
            entropy, off = losses(net, numbers, wins, margins, margin_scale)
            win, margin = net(numbers.float())
            scaled = margins / margin_scale
            table["positions"] += len(numbers)
            table["seats"] += margins.numel()
            table["entropy"] += entropy.item()
            table["baseline"] += len(numbers) * math.log(part.players)
            table["right"] += wins.gather(1, win.argmax(1, keepdim=True)).gt(0).sum().item()
            table["off"] += off.item()
            table["error"] += (margin - scaled).square().sum().item()
            table["sum"] += scaled.sum().item()
            table["squares"] += scaled.square().sum().item()
    everything = {name: sum(table[name] for table in tables.values()) for name in next(iter(tables.values()))}
    return figures(everything), {players: figures(table) for players, table in sorted(tables.items())}


def figures(table):
    positions = table["positions"]
    spread = table["squares"] - table["sum"] ** 2 / table["seats"]
    return {
        "positions": int(positions),
        "entropy": round(table["entropy"] / positions, 4),
        "baseline": round(table["baseline"] / positions, 4),
        "accuracy": round(table["right"] / positions, 4),
        "marginR2": round(1 - table["error"] / max(spread, 1e-9), 4),
        "marginLoss": round(table["off"] / positions, 4),
    }


def told(figure):
    return (
        f"cross-entropy {figure['entropy']:.4f} (knowing the number of players alone {figure['baseline']:.4f}), "
        f"winner right {100 * figure['accuracy']:.1f} %, R² of the margin {figure['marginR2']:.3f}"
    )


def short(value):
    """A weight in few digits; what is written is what counts."""
    return float(f"{value:.{DIGITS}g}")


def layer_of(linear):
    return {
        "bias": [short(value) for value in linear.bias.tolist()],
        "weights": [[short(value) for value in inputs] for inputs in linear.weight.T.tolist()],
    }


def net_file(net, about, margin_scale, made):
    return {
        "format": forward.FORMAT,
        "game": about["game"],
        "rulesVersion": about["rulesVersion"],
        "overall": about["overall"],
        "row": about["row"],
        "rowScale": ROW_SCALE,
        "marginScale": margin_scale,
        "made": made,
        "layers": {"row": layer_of(net.row_layer), "seat": layer_of(net.seat_layer), "out": layer_of(net.out_layer)},
    }


def net_text(file):
    """JSON with a line for each field and for the weights of each input, so that changes can be read."""
    fields = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in file.items() if name != "layers"]
    layers = []
    for name, layer in file["layers"].items():
        weights = ",\n".join(f"        {json.dumps(inputs, separators=(',', ':'))}" for inputs in layer["weights"])
        bias = json.dumps(layer["bias"], separators=(",", ":"))
        layers.append(f'    "{name}": {{\n      "bias": {bias},\n      "weights": [\n{weights}\n      ]\n    }}')
    return "{\n" + ",\n".join(fields) + ',\n  "layers": {\n' + ",\n".join(layers) + "\n  }\n}\n"


@torch.no_grad()
def check_export(net, file, part):
    """The file must say what the net says, in the words of another program."""
    numbers = part.numbers[:8].float()
    win, margin = net(numbers)
    wins = torch.softmax(win, -1)
    for position, seats in enumerate(numbers.tolist()):
        for seat, (chance, ahead) in enumerate(forward.values(file, seats)):
            if abs(chance - wins[position, seat].item()) > 1e-3 or abs(ahead - margin[position, seat].item()) > 1e-2:
                raise ValueError("the file does not say what the net says")


def main():
    arguments = read_arguments()
    torch.manual_seed(arguments.seed)
    begin = time.perf_counter()
    abouts, groups = read_rows(arguments.data)
    about = abouts[0]
    kept = [group.game % arguments.valid_every == 0 for group in groups]
    train = [Part(group, ~valid, arguments.device) for group, valid in zip(groups, kept, strict=True)]
    valid = [Part(group, valid, arguments.device) for group, valid in zip(groups, kept, strict=True) if valid.any()]
    if not valid or not any(map(len, train)):
        sys.exit("There are too few games: both training and validation need some.")
    spread = np.concatenate([group.margins[~valid].ravel() for group, valid in zip(groups, kept, strict=True)]).std()
    margin_scale = float(f"{max(spread, 1e-6):.3g}")
    positions = sum(map(len, train)) + sum(map(len, valid))
    print(f"{about['game']}: {positions} positions, a margin of 1 is {margin_scale:g} points, on {arguments.device}")

    net = SeatNet(len(about["overall"]), len(about["row"]), arguments.row_units, arguments.seat_units).to(arguments.device)
    # Few positions need small batches, or there would be too few steps to learn in.
    arguments.batch = min(arguments.batch, max(LEAST_BATCH, sum(map(len, train)) // STEPS_AN_EPOCH))
    optimiser = torch.optim.AdamW(net.parameters(), lr=arguments.rate, weight_decay=arguments.decay)
    steps = arguments.epochs * math.ceil(sum(map(len, train)) / arguments.batch)
    warm = max(1, min(100, steps // 20))
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min((step + 1) / warm, 0.5 + 0.5 * math.cos(math.pi * min(step / steps, 1)))
    )
    best, best_epoch, best_weights = math.inf, 0, None
    for number in range(1, arguments.epochs + 1):
        epoch(net, train, optimiser, schedule, arguments, margin_scale)
        now, _ = validate(net, valid, arguments, margin_scale)
        print(f"{number:3} {time.perf_counter() - begin:6.1f} s  {told(now)}", flush=True)
        loss = now["entropy"] + arguments.margin_weight * now["marginLoss"]
        if loss < best:
            best, best_epoch, best_weights = loss, number, copy.deepcopy(net.state_dict())
        if number - best_epoch >= arguments.patience:
            break
    net.load_state_dict(best_weights)
    figure, by_players = validate(net, valid, arguments, margin_scale)
    print(f"best: epoch {best_epoch}: {told(figure)}")
    for players, part in by_players.items():
        print(f"  {players} players: {told(part)}")

    made = {
        "command": shlex.join(["python3", "training/train.py", *sys.argv[1:]]),
        "data": [{name: value for name, value in each.items() if name not in ("format", "overall", "row")} for each in abouts],
        "results": {"epoch": best_epoch, **figure, "players": by_players},
    }
    file = net_file(net, about, margin_scale, made)
    check_export(net, file, valid[0])
    Path(arguments.out).parent.mkdir(parents=True, exist_ok=True)
    Path(arguments.out).write_text(net_text(file), "utf-8")
    print(f"{arguments.out} after {time.perf_counter() - begin:.1f} s")


if __name__ == "__main__":
    main()
