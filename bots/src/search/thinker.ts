import type { Code, Game, GameTypes, Sampler, Seat } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import type { Mind } from '../mind/minds.ts';
import type { Arbiter } from './arbiter.ts';
import { fieldOf, knockOut } from './knockout.ts';
import type { SearchPlan } from './plan.ts';
import { PolicyPlayer } from './player.ts';
import { Tree } from './tree.ts';

const MOST_SEATS = 8;
/** The longest path; anything deeper belongs to the rollout. */
const MOST_DEPTH = 64;
/** Room for edges per iteration, on average; and the most nodes and edges, which bounds memory. */
const EDGES = 64;
const MOST_NODES = 1 << 16;
const MOST_EDGES = 1 << 20;
const SEEDS = 0x40000000;
/** More than the prior of another, which is at most 1. */
const FIRST_AMONG_EQUALS = 2;

/**
 * Thinks about one decision: deals worlds that fit what the seat knows, goes down the tree in each of them, plays on
 * for a while by the policy and asks how everybody is doing then. Every player in the tree plays to win: a node
 * remembers what its moves brought the player who decides there. One thinker serves one board and plan; nothing is
 * remembered from one decision to the next.
 *
 * Nodes are identified by what the thinking seat knows. So at its own nodes all moves are known; at another player's
 * node the moves depend on the cards that this world has dealt, and are ranked again each time.
 */
export class Thinker<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #player: PolicyPlayer<G>;
  readonly #arbiter: Arbiter<G>;
  readonly #plan: SearchPlan;
  readonly #tree: Tree;
  readonly #values = new Float64Array(MOST_SEATS);
  /** The way down: nodes, and the edges taken there. */
  readonly #nodes = new Int32Array(MOST_DEPTH);
  readonly #edges = new Int32Array(MOST_DEPTH);
  #depth = 0;
  #me = 0;
  /** For the moves at another player's node: the edge of each, or -1. */
  readonly #known: Int32Array;

  constructor(game: Game<G>, board: G['Board'], mind: Mind<G>, arbiter: Arbiter<G>, plan: SearchPlan) {
    this.#game = game;
    this.#player = new PolicyPlayer(game, board, mind);
    this.#arbiter = arbiter;
    this.#plan = plan;
    const most = game.search.most(board);
    this.#tree = new Tree(
      Math.min(MOST_NODES, plan.iterations + 1),
      Math.min(MOST_EDGES, EDGES * plan.iterations + most),
    );
    this.#known = new Int32Array(most);
  }

  /**
   * Thinks about a decision of the seat, and adds to `votes` how often each of its moves was tried; the best one gets a
   * little more than another that was tried as often. The prior is added too: it is less than one try, so it only
   * breaks ties, and decides where nothing was tried.
   */
  think(sampler: Sampler<G>, seat: Seat, random: Playout, votes: Map<Code, number>): void {
    const { search } = this.#game;
    const { code, prior, visits, total } = this.#tree;
    const { iterations, field, others } = this.#plan;
    this.#me = seat;
    this.#tree.clear();
    const world = sampler.sample(random);
    const players = this.#game.seats(world);
    this.#player.meet(seat, players, 0, random);
    const root = this.#addNode(world, seat, search.key(world, seat));
    const moves = this.#edgesOf(root);
    const compared = moves
      .toSorted((one, other) => prior[other] - prior[one])
      .slice(0, fieldOf(iterations, field));
    for (const edge of moves) votes.set(code[edge], (votes.get(code[edge]) ?? 0) + prior[edge]);
    if (compared.length === 0) return;
    const dice = new Playout(0);
    const worlds = random.below(SEEDS);
    const best = knockOut(
      compared,
      iterations,
      (edge, number) => {
        dice.restart(worlds + number);
        sampler.sample(dice, world);
        this.#player.meet(seat, players, others, dice);
        this.#tryOnce(world, root, edge, dice);
      },
      (edge) => (total[edge] + prior[edge]) / visits[edge],
    );
    visits[best] += FIRST_AMONG_EQUALS;
    for (const edge of compared) votes.set(code[edge], (votes.get(code[edge]) ?? 0) + visits[edge]);
  }

  #edgesOf(node: number): number[] {
    const { firstEdge, nextEdge } = this.#tree;
    const edges: number[] = [];
    for (let edge = firstEdge[node]; edge >= 0; edge = nextEdge[edge]) edges.push(edge);
    return edges;
  }

  /** Plays a world on, beginning with a move of the root. */
  #tryOnce(world: G['State'], root: number, move: number, random: Playout): void {
    const { search } = this.#game;
    let node = root;
    let seat = this.#me;
    let edge = move;
    this.#depth = 0;
    while (edge >= 0) {
      this.#nodes[this.#depth] = node;
      this.#edges[this.#depth++] = edge;
      search.play(world, seat, this.#tree.code[edge]);
      seat = this.#player.next(world, random);
      if (seat < 0) break;
      const key = search.key(world, this.#me);
      node = this.#tree.find(key);
      if (node < 0) this.#addNode(world, seat, key);
      if (node < 0 || this.#depth === MOST_DEPTH) break;
      edge = seat === this.#me ? this.#select(node) : this.#selectOther(world, node, seat);
    }
    this.#player.playOn(world, seat, this.#plan.plies, this.#plan.warmth, random);
    this.#arbiter.judge(world, this.#plan.margin, this.#values);
    this.#learn();
  }

  /** A node, with all moves if it is the thinking seat's own; others' moves are added when they are tried. */
  #addNode(world: G['State'], seat: Seat, key: number): number {
    const node = this.#tree.addNode(key, seat);
    if (node < 0 || seat !== this.#me) return node;
    const { codes, likings } = this.#player;
    // Backwards, so that among equal moves the first in the list comes first.
    for (let i = this.#player.chances(world, seat, this.#plan.spread) - 1; i >= 0; i--)
      this.#tree.addEdge(node, codes[i], likings[i]);
    return node;
  }

  #select(node: number): number {
    const { firstEdge, nextEdge, prior, visits, total } = this.#tree;
    const reach = this.#reach(node);
    const untried = this.#untried(node);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let edge = firstEdge[node]; edge >= 0; edge = nextEdge[edge]) {
      const n = visits[edge];
      const promise = (n === 0 ? untried : total[edge] / n) + (reach * prior[edge]) / (1 + n);
      if (promise > most) {
        most = promise;
        best = edge;
      }
    }
    return best;
  }

  #selectOther(world: G['State'], node: number, seat: Seat): number {
    const { firstEdge, nextEdge, code, visits, total } = this.#tree;
    const { codes, likings } = this.#player;
    const known = this.#known;
    const count = this.#player.chances(world, seat, this.#plan.spread);
    known.fill(-1, 0, count);
    for (let edge = firstEdge[node]; edge >= 0; edge = nextEdge[edge]) {
      const at = codes.indexOf(code[edge]);
      if (at >= 0 && at < count) known[at] = edge;
    }
    const reach = this.#reach(node);
    const untried = this.#untried(node);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const edge = known[i];
      const n = edge < 0 ? 0 : visits[edge];
      const promise = (n === 0 ? untried : total[edge] / n) + (reach * likings[i]) / (1 + n);
      if (promise > most) {
        most = promise;
        best = i;
      }
    }
    return known[best] >= 0 ? known[best] : this.#tree.addEdge(node, codes[best], likings[best]);
  }

  /** How far the prior reaches at a node: the more often it was met, the more moves are tried. */
  #reach(node: number): number {
    return this.#plan.explore * Math.sqrt(this.#tree.tries[node] + 1);
  }

  /** What is expected of a move that was never tried. */
  #untried(node: number): number {
    const { tries, gain } = this.#tree;
    return (tries[node] === 0 ? 0 : gain[node] / tries[node]) - this.#plan.doubt;
  }

  #learn(): void {
    const { seat, tries, gain, visits, total } = this.#tree;
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#nodes[i];
      const edge = this.#edges[i];
      const value = this.#values[seat[node]];
      tries[node]++;
      gain[node] += value;
      visits[edge]++;
      total[edge] += value;
    }
  }
}
