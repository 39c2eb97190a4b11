// Distances and cheapest ways in a graph whose nodes are the numbers 0 to count - 1. Where several answers are equally
// good, the choice depends on the order of the input alone.
import { createHeap, popHeap, pushHeap } from './heap.ts';

/** Neighbors of a node; every entry is a node of the graph, negative entries are skipped. */
export type Neighbors = (node: number) => ArrayLike<number>;

/**
 * Steps from the nearest source to each node: an Int32Array of `count`, -1 for what cannot be reached within `limit`
 * steps.
 * @throws RangeError for a source or a neighbor outside the graph.
 */
export function breadthFirst(
  count: number,
  sources: Iterable<number>,
  neighbors: Neighbors,
  limit: number = Infinity,
): Int32Array {
  const steps = new Int32Array(count).fill(-1);
  const queue: number[] = [];
  for (const source of sources) {
    checkNode(source, count);
    if (steps[source] !== -1) continue;
    steps[source] = 0;
    queue.push(source);
  }
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] as number;
    const next = (steps[node] as number) + 1;
    if (next > limit) break;
    const around = neighbors(node);
    for (let i = 0; i < around.length; i++) {
      const to = around[i] as number;
      if (to < 0) continue;
      checkNode(to, count);
      if (steps[to] !== -1) continue;
      steps[to] = next;
      queue.push(to);
    }
  }
  return steps;
}

/** The answer of `cheapestCosts`; both arrays are indexed by node. */
export interface CheapestCosts {
  /** Least cost from any source to each node; Infinity for what cannot be reached within the limit. */
  readonly costs: Float64Array;
  /** The node before each node on a cheapest way; -1 for sources and for what is not reached. */
  readonly previous: Int32Array;
}

/**
 * Least cost of getting to each node (Dijkstra). `cost(from, to)` is 0 or more, Infinity where there is no way; what
 * costs more than `limit` in sum counts as not reached.
 * @throws RangeError for a source or neighbor outside the graph and
 * for a cost that is negative or not a number.
 */
export function cheapestCosts(
  count: number,
  sources: Iterable<number>,
  neighbors: Neighbors,
  cost: (from: number, to: number) => number,
  limit: number = Infinity,
): CheapestCosts {
  const costs = new Float64Array(count).fill(Infinity);
  const previous = new Int32Array(count).fill(-1);
  const done = new Uint8Array(count);
  const heap = createHeap();
  for (const source of sources) {
    checkNode(source, count);
    if (costs[source] === 0) continue;
    costs[source] = 0;
    pushHeap(heap, 0, source);
  }
  while (heap.ids.length > 0) {
    const { cost: base, id: node } = popHeap(heap);
    if (done[node] === 1) continue;
    done[node] = 1;
    const around = neighbors(node);
    for (let i = 0; i < around.length; i++) {
      const to = around[i] as number;
      if (to < 0) continue;
      checkNode(to, count);
      if (done[to] === 1) continue;
      const step = cost(node, to);
      if (!(step >= 0)) throw new RangeError(`The cost from ${node} to ${to} is ${step}`);
      const sum = base + step;
      if (sum > limit || sum >= (costs[to] as number)) continue;
      costs[to] = sum;
      previous[to] = node;
      pushHeap(heap, sum, to);
    }
  }
  return { costs, previous };
}

/** The nodes of a cheapest way to `target`, from a source to the target itself; undefined when it is not reached. */
export function cheapestPath({ costs, previous }: CheapestCosts, target: number): number[] | undefined {
  checkNode(target, costs.length);
  if (costs[target] === Infinity) return undefined;
  const path: number[] = [];
  for (let node = target; node >= 0; node = previous[node] ?? -1) path.push(node);
  return path.reverse();
}

function checkNode(node: number, count: number): void {
  if (!Number.isInteger(node) || node < 0 || node >= count)
    throw new RangeError(`Node ${node} is outside 0 to ${count - 1}`);
}
