// The words for what a cell holds, read aloud. Names of terrains and places come from content.
import type { LinkKind } from '@railwright/engine';

export interface SpokenWords {
  readonly city: (buildings: number) => string;
  readonly remote: (value: number) => string;
  readonly unknown: string;
  readonly barriers: (labels: readonly string[]) => string;
  /** Other cells to which a link leads, with what it costs. */
  readonly links: Readonly<Record<LinkKind, (label: string, coins: number) => string>>;
  /** Of such a link: what others pay to its owner, or that they cannot cross it. Without an owner, the first to cross it will be. */
  readonly toll: (coins: number, owner?: string) => string;
  readonly reserved: (owner?: string) => string;
  readonly oneWayTo: (labels: readonly string[]) => string;
  readonly oneWayFrom: (labels: readonly string[]) => string;
  readonly routeEnds: (routes: readonly string[]) => string;
  readonly regions: (names: readonly string[]) => string;
  readonly bonus: (points: number, coins: number) => string;
  readonly rails: (seats: readonly string[]) => string;
  readonly stations: (count: number) => string;
  readonly cost: (coins: number) => string;
  readonly closed: string;
  readonly seat: (number: number) => string;
}
