#!/bin/sh
# From nothing to a net, for one game: links the packages, generates positions, learns. For a machine that has a copy of
# the repository, a binary of Node 24 and Python with PyTorch, and need not have anything else, nor a network.
#   sh training/learn.sh NODE GAME GAMES SEED NET [what else train.py takes]
set -eu
node=$1 game=$2 games=$3 seed=$4 net=$5
shift 5
cd "$(dirname "$0")/.."
"$node" training/link.mjs
"$node" training/generate.ts "$game" --games "$games" --seed "$seed"
PYTHONUNBUFFERED=1 python3 training/train.py "out/training/$game" --out "$net" "$@"
