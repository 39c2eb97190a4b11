// A binary heap of (cost, id) pairs in two plain arrays, smallest cost first and smallest id among equals, so that what is
// built on it gives the same answer everywhere. For this package only.

export interface Heap {
  readonly costs: number[];
  readonly ids: number[];
}

export function createHeap(): Heap {
  return { costs: [], ids: [] };
}

export function pushHeap({ costs, ids }: Heap, cost: number, id: number): void {
  let i = costs.length;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    const parentCost = costs[parent] as number;
    const parentId = ids[parent] as number;
    if (!isBefore(cost, id, parentCost, parentId)) break;
    costs[i] = parentCost;
    ids[i] = parentId;
    i = parent;
  }
  costs[i] = cost;
  ids[i] = id;
}

/** Takes the first pair away. The heap must not be empty. */
export function popHeap(heap: Heap): { readonly cost: number; readonly id: number } {
  const { costs, ids } = heap;
  const first = { cost: costs[0] as number, id: ids[0] as number };
  const cost = costs.pop() as number;
  const id = ids.pop() as number;
  const { length } = costs;
  if (length === 0) return first;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= length) break;
    const right = child + 1;
    if (
      right < length &&
      isBefore(costs[right] as number, ids[right] as number, costs[child] as number, ids[child] as number)
    )
      child = right;
    if (!isBefore(costs[child] as number, ids[child] as number, cost, id)) break;
    costs[i] = costs[child] as number;
    ids[i] = ids[child] as number;
    i = child;
  }
  costs[i] = cost;
  ids[i] = id;
  return first;
}

function isBefore(cost: number, id: number, otherCost: number, otherId: number): boolean {
  return cost < otherCost || (cost === otherCost && id < otherId);
}
