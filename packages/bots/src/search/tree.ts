// The arena of a search: every node is an index into flat arrays allocated once, so that an iteration allocates nothing. A node stands
// for the choices that led to it, whatever the hidden cards were (SO-ISMCTS: Cowling, Powley and Whitehouse 2012), so its statistics
// cover all deals in which those choices were legal.

export const ROOT = 0;
/** No node: node 0 is the root and never a child. */
export const NONE = 0;

export class SearchTree {
  readonly capacity: number;
  /** Nodes in use, including the root. */
  size = 1;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  /** The choice that leads to the node and who made it; see `keyOf`. */
  readonly key: Int32Array;
  readonly visits: Int32Array;
  /** Sum of the rewards of the seat that made the choice, and of their squares. */
  readonly total: Float64Array;
  readonly squares: Float64Array;
  /** Sum of what it won: 1 for a win alone, a share of it for one with others. */
  readonly won: Float64Array;

  constructor(capacity: number) {
    const numbers = (): Int32Array => new Int32Array(capacity);
    this.capacity = capacity;
    this.parent = numbers();
    this.firstChild = numbers();
    this.nextSibling = numbers();
    this.key = numbers();
    this.visits = numbers();
    this.total = new Float64Array(capacity);
    this.squares = new Float64Array(capacity);
    this.won = new Float64Array(capacity);
  }

  /** Resets to an unvisited root. */
  clear(): void {
    this.size = 0;
    this.#take(NONE, 0);
  }

  get hasRoom(): boolean {
    return this.size < this.capacity;
  }

  /** Counts a try of a node for the seat that made its choice. */
  count(node: number, reward: number, won: number): void {
    this.visits[node] = (this.visits[node] as number) + 1;
    this.total[node] = (this.total[node] as number) + reward;
    this.squares[node] = (this.squares[node] as number) + reward * reward;
    this.won[node] = (this.won[node] as number) + won;
  }

  /** Adds a child; there must be room. */
  add(parent: number, key: number): number {
    const node = this.#take(parent, key);
    this.nextSibling[node] = this.firstChild[parent] as number;
    this.firstChild[parent] = node;
    return node;
  }

  /** The child with this key, or NONE. */
  find(parent: number, key: number): number {
    let node = this.firstChild[parent] as number;
    while (node !== NONE && this.key[node] !== key) node = this.nextSibling[node] as number;
    return node;
  }

  #take(parent: number, key: number): number {
    const node = this.size++;
    this.parent[node] = parent;
    this.firstChild[node] = NONE;
    this.nextSibling[node] = NONE;
    this.key[node] = key;
    this.visits[node] = 0;
    this.total[node] = 0;
    this.squares[node] = 0;
    this.won[node] = 0;
    return node;
  }
}

/** The children of one node that are choices of one seat, found by the choice. */
export class Siblings {
  /** Tries of all of them, and their average reward. */
  tries = 0;
  mean = 0.5;
  readonly #tree: SearchTree;
  /** The child for a choice at the last node looked at; used only if the child itself confirms it. */
  readonly #slots = new Int32Array(1 << 16);
  #node = ROOT;
  #seat = 0;

  constructor(tree: SearchTree) {
    this.#tree = tree;
  }

  look(node: number, seat: number): void {
    const { firstChild, nextSibling, visits, total, key } = this.#tree;
    this.#node = node;
    this.#seat = seat;
    let tries = 0;
    let sum = 0;
    for (let child = firstChild[node] as number; child !== NONE; child = nextSibling[child] as number) {
      const own = key[child] as number;
      if (seatOfKey(own) !== seat) continue;
      this.#slots[own & 0xffff] = child;
      tries += visits[child] as number;
      sum += total[child] as number;
    }
    this.tries = tries;
    this.mean = tries === 0 ? 0.5 : sum / tries;
  }

  /** The child for a choice at the last node looked at, or NONE. */
  at(choice: number): number {
    const { parent, key } = this.#tree;
    const child = this.#slots[choice & 0xffff] as number;
    return child !== NONE && parent[child] === this.#node && key[child] === keyOf(this.#seat, choice)
      ? child
      : NONE;
  }

  triesOf(choice: number): number {
    const child = this.at(choice);
    return child === NONE ? 0 : (this.#tree.visits[child] as number);
  }
}

/** A seat and its choice in one number; choices are 16-bit integers. */
export const keyOf = (seat: number, choice: number): number => (seat << 16) | (choice & 0xffff);
export const seatOfKey = (key: number): number => key >> 16;
