// The words beside maps and on cards in each language. Names of terrains, places and cards come from content.
import type { LinkKind } from '@railwright/engine';

export interface Words {
  readonly barrier: string;
  readonly station: string;
  readonly remoteLocation: string;
  readonly cityName: string;
  readonly cityHint: string;
  readonly remoteHint: string;
  readonly barrierHint: string;
  readonly link: Readonly<Record<LinkKind, string>>;
  readonly linkHint: string;
  /** Signs beside the cost of a link: what others pay, and that they cannot cross it. */
  readonly toll: string;
  readonly tollHint: string;
  readonly reserved: string;
  readonly reservedHint: string;
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
