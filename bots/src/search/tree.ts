const NOTHING = -1;

/**
 * What a search has learned so far: a node for every decision met, identified by what the thinking seat knows, and
 * edges for the moves tried there. Everything is in typed arrays of a fixed size, so memory does not grow from decision
 * to decision.
 */
export class Tree {
  /**
   * Per node: who decides, how often that happened, the sum of the results for that player, and its edges as a list.
   */
  readonly seat: Int8Array;
  readonly tries: Int32Array;
  readonly gain: Float64Array;
  readonly firstEdge: Int32Array;
  /** Per edge: the move, its prior, how often it was taken, and the sum of the results for the player who decides. */
  readonly code: Int32Array;
  readonly prior: Float64Array;
  readonly visits: Int32Array;
  readonly total: Float64Array;
  readonly nextEdge: Int32Array;
  #nodes = 0;
  #edges = 0;
  /** Open addressing: the key of a node, and the node + 1; 0 where empty. */
  readonly #keys: Float64Array;
  readonly #found: Int32Array;

  constructor(nodes: number, edges: number) {
    this.seat = new Int8Array(nodes);
    this.tries = new Int32Array(nodes);
    this.gain = new Float64Array(nodes);
    this.firstEdge = new Int32Array(nodes);
    this.code = new Int32Array(edges);
    this.prior = new Float64Array(edges);
    this.visits = new Int32Array(edges);
    this.total = new Float64Array(edges);
    this.nextEdge = new Int32Array(edges);
    let slots = 1;
    while (slots < 2 * nodes) slots *= 2;
    this.#keys = new Float64Array(slots);
    this.#found = new Int32Array(slots);
  }

  clear(): void {
    this.#nodes = 0;
    this.#edges = 0;
    this.#found.fill(0);
  }

  /** The node of a key, or -1. */
  find(key: number): number {
    return this.#found[this.#slotOf(key)] - 1;
  }

  /** A new node without edges; -1 if there is no room left. */
  addNode(key: number, seat: number): number {
    if (this.#nodes === this.seat.length) return NOTHING;
    const node = this.#nodes++;
    const slot = this.#slotOf(key);
    this.#keys[slot] = key;
    this.#found[slot] = node + 1;
    this.seat[node] = seat;
    this.tries[node] = 0;
    this.gain[node] = 0;
    this.firstEdge[node] = NOTHING;
    return node;
  }

  /** One more move at a node; -1 if there is no room left. */
  addEdge(node: number, code: number, prior: number): number {
    if (this.#edges === this.code.length) return NOTHING;
    const edge = this.#edges++;
    this.code[edge] = code;
    this.prior[edge] = prior;
    this.visits[edge] = 0;
    this.total[edge] = 0;
    this.nextEdge[edge] = this.firstEdge[node];
    this.firstEdge[node] = edge;
    return edge;
  }

  #slotOf(key: number): number {
    const slots = this.#found.length;
    let slot = key % slots;
    while (this.#found[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) % slots;
    return slot;
  }
}
