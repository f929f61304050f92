"""What a net says of positions, with nothing but Python's own library.

It is a second reading of the format tarmac-net/1, written to check the first (bots/src/mind), and clear rather than fast.

    python3 training/forward.py bots/nets/airlines-europe-1.json positions.json

positions.json is a list of positions, a position a list of seats, a seat the list of its numbers. It prints the same
list, with the chance to win and the margin of each seat.
"""

import json
import math
import sys

FORMAT = "tarmac-net/1"


def read_net(path):
    with open(path, encoding="utf-8") as file:
        net = json.load(file)
    if net["format"] != FORMAT:
        raise ValueError(f"{path} is not {FORMAT}")
    return net


def dense(layer, inputs):
    sums = list(layer["bias"])
    for number, weights in zip(inputs, layer["weights"], strict=True):
        for unit, weight in enumerate(weights):
            sums[unit] += number * weight
    return sums


def relu(numbers):
    return [max(number, 0.0) for number in numbers]


def judge(net, numbers):
    """The two outputs for one seat: win, before it is compared with the other seats, and margin."""
    overall, row = len(net["overall"]), len(net["row"])
    layers = net["layers"]
    sums = [0.0] * len(layers["row"]["bias"])
    for start in range(overall, len(numbers), row):
        units = relu(dense(layers["row"], numbers[start : start + row]))
        sums = [before + unit for before, unit in zip(sums, units, strict=True)]
    scaled = [number * net["rowScale"] for number in sums]
    hidden = relu(dense(layers["seat"], numbers[:overall] + scaled))
    win, margin = dense(layers["out"], hidden)
    return win, margin


def values(net, seats):
    """The chance to win and the margin of every seat of a position."""
    outputs = [judge(net, numbers) for numbers in seats]
    most = max(win for win, _ in outputs)
    weights = [math.exp(win - most) for win, _ in outputs]
    return [[weight / sum(weights), margin] for weight, (_, margin) in zip(weights, outputs, strict=True)]


if __name__ == "__main__":
    net_path, positions_path = sys.argv[1:]
    the_net = read_net(net_path)
    with open(positions_path, encoding="utf-8") as positions_file:
        print(json.dumps([values(the_net, seats) for seats in json.load(positions_file)]))
