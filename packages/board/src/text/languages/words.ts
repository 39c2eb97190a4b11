// The words that the board needs in each language. Names of terrains, places and cards come from content.
import type { LinkKind } from '@railwright/engine';

export interface Words {
  readonly city: (buildings: number) => string;
  readonly remote: (value: number) => string;
  readonly unknown: string;
  readonly barriers: (labels: readonly string[]) => string;
  /** Other cells to which a link leads, with what it costs. */
  readonly links: Readonly<Record<LinkKind, (label: string, coins: number) => string>>;
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
  readonly barrier: string;
  readonly station: string;
  readonly remoteLocation: string;
  readonly cityName: string;
  readonly cityHint: string;
  readonly remoteHint: string;
  readonly barrierHint: string;
  readonly link: Readonly<Record<LinkKind, string>>;
  readonly linkHint: string;
  readonly oneWay: string;
  readonly oneWayHint: string;
  readonly bonusName: string;
  readonly bonusHint: string;
  readonly region: string;
  readonly route: string;
  readonly routeFor: Readonly<Record<'first' | 'all', (points: number) => string>>;
  /** A row of the market; without a name, the only one or one of several. */
  readonly row: (name: string, show: number) => string;
  readonly card: {
    readonly value: (coins: number) => string;
    readonly cost: (coins: number) => string;
    readonly points: (points: number) => string;
  };
  /** Of pictures that show what changed. */
  readonly diff: {
    readonly title: (packs: string, since: string) => string;
    readonly heads: Readonly<Record<'cards' | 'rules' | 'others' | 'games', string>>;
    readonly marks: Readonly<Record<'added' | 'changed' | 'removed', string>>;
    readonly before: string;
    readonly now: string;
    /** Of things that are not shown. */
    readonly more: (count: number) => string;
  };
  readonly categories: Readonly<Record<string, string>>;
}
