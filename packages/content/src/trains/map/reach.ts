// The cells that rails can reach on a map: over edges without barriers, in their direction, and over links.
import { hexKey, neighbors } from '@railwright/hex';
import type { MapCell, ReadMap } from './read-map.ts';

export class Reach {
  /** By label: the cells that rails come from. */
  readonly #sources = new Map<string, Set<string>>();
  /** By label: the number of its part of the map, in which all is joined whatever the directions. */
  readonly #parts = new Map<string, number>();
  readonly #sizes: number[] = [];
  readonly #hasOneWay: boolean;

  /** `open`: the cells where rails can lie. */
  constructor(open: readonly MapCell[], { barriers, features: { oneWay, links } }: ReadMap) {
    const blocked = new Set([
      ...barriers.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
      ...oneWay.map(([from, to]) => `${to} ${from}`),
    ]);
    const byHex = new Map(open.map(({ hex, label }) => [hexKey(hex), label]));
    const joined = new Map<string, Set<string>>();
    for (const { label } of open) {
      this.#sources.set(label, new Set());
      joined.set(label, new Set());
    }
    const lead = (from: string, to: string): void => {
      this.#sources.get(to)?.add(from);
      joined.get(from)?.add(to);
      joined.get(to)?.add(from);
    };
    for (const { hex, label } of open)
      for (const beside of neighbors(hex)) {
        const to = byHex.get(hexKey(beside));
        if (to !== undefined && !blocked.has(`${label} ${to}`)) lead(label, to);
      }
    for (const { between } of links) {
      const [a, b] = between;
      lead(a, b);
      lead(b, a);
    }
    for (const { label } of open) {
      if (this.#parts.has(label)) continue;
      const part = flood(label, joined);
      for (const member of part) this.#parts.set(member, this.#sizes.length);
      this.#sizes.push(part.size);
    }
    this.#hasOneWay = oneWay.length > 0;
  }

  /** Whether rails can come to a cell from most of the largest part of the map. */
  reaches(label: string): boolean {
    const largest = this.#sizes.indexOf(Math.max(...this.#sizes));
    if (this.#parts.get(label) !== largest) return false;
    return !this.#hasOneWay || 2 * flood(label, this.#sources).size > (this.#sizes[largest] ?? 0);
  }

  /** Whether rails could ever join two cells. */
  joins(a: string, b: string): boolean {
    return this.#parts.get(a) === this.#parts.get(b);
  }
}

/** A cell and all that a way leads to from it. */
function flood(from: string, ways: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set([from]);
  for (const cell of found) for (const next of ways.get(cell) ?? []) found.add(next);
  return found;
}
