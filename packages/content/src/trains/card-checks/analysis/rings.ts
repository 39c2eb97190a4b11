// Rings in a graph: the shortest one through a start, as often as there is one among what is in no ring found before. Each takes time in
// proportion to the edges, and each is a finding, so a pack made to be slow is not.

/** Edges lead from each vertex to those listed for it. Rings are lists of vertices, from a start on. */
export function* ringsOf(
  edges: readonly (readonly number[])[],
  vertices: readonly number[],
  isStart: (vertex: number) => boolean,
): Generator<readonly number[]> {
  const left = new Set(vertices);
  for (;;) {
    const start = inRing(edges, left, isStart);
    if (start === undefined) return;
    const ring = shortestRing(edges, left, start);
    for (const vertex of ring) left.delete(vertex);
    yield ring;
  }
}

/** The first start that lies in some ring: with others in its strongly connected part (Tarjan). */
function inRing(
  edges: readonly (readonly number[])[],
  among: ReadonlySet<number>,
  isStart: (vertex: number) => boolean,
): number | undefined {
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const found: number[] = [];
  const visit = (vertex: number): void => {
    index.set(vertex, index.size);
    let least = index.get(vertex) ?? 0;
    open.push(vertex);
    isOpen.add(vertex);
    for (const next of edges[vertex] ?? []) {
      if (!among.has(next)) continue;
      if (!index.has(next)) {
        visit(next);
        least = Math.min(least, low.get(next) ?? least);
      } else if (isOpen.has(next)) least = Math.min(least, index.get(next) ?? least);
    }
    low.set(vertex, least);
    if (least !== index.get(vertex)) return;
    const part = open.splice(open.lastIndexOf(vertex));
    for (const one of part) isOpen.delete(one);
    if (part.length > 1) found.push(...part.filter(isStart));
  };
  for (const vertex of among) if (!index.has(vertex)) visit(vertex);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** There is one. */
function shortestRing(
  edges: readonly (readonly number[])[],
  among: ReadonlySet<number>,
  start: number,
): number[] {
  const before = new Map<number, number>();
  const queue = [start];
  for (const vertex of queue)
    for (const next of edges[vertex] ?? []) {
      if (next === start) {
        const ring = [vertex];
        while (ring[0] !== start) ring.unshift(before.get(ring[0] ?? start) ?? start);
        return ring;
      }
      if (!among.has(next) || before.has(next)) continue;
      before.set(next, vertex);
      queue.push(next);
    }
  return [start];
}
