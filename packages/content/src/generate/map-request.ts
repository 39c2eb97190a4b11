// What a map is asked for, and why it cannot be had.
import { joined } from '@railwright/engine/joined';
import { symmetryGroup, type Hex, type Orientation, type SymmetryName } from '@railwright/hex';

/** A kind of ground that the map may have. */
export interface Ground {
  readonly id: string;
  /** In the picture of the map. */
  readonly letter: string;
  /** Surcharge, or null where rails can never lie. */
  readonly cost: number | null;
}

/** A map to generate: plain data. */
export interface MapRequest {
  readonly orientation: Orientation;
  /** Its shape; cells without an image under the symmetry are left out. */
  readonly cells: readonly Hex[];
  /** What takes the map to itself. */
  readonly symmetry: SymmetryName;
  /** Number of cities. */
  readonly cities: number;
  /** Of all cities together; one to three for each by chance unless given. */
  readonly stations?: number | undefined;
  /** Number of remote locations. */
  readonly remote: number;
  /** Those of the pack; the cheapest fills what is left. */
  readonly grounds: readonly Ground[];
  /** Share of all cells, by id of the ground; see `usualShares`. */
  readonly shares: Readonly<Record<string, number>>;
  /** Unsigned 32-bit integer; the same seed gives the same map. */
  readonly seed: number;
}

/** Why there is no such map, and what to do. */
export interface NoMap {
  /** As a sentence. */
  readonly problem: string;
  /** What to ask for instead. */
  readonly help: string;
}

/** The most stations in one city: the rules of Trains pay for three. */
export const MOST_STATIONS = 3;

/** How the cells of a ground lie. */
export type Lie = 'coast' | 'line' | 'patch';

export const lieOf = ({ id, cost }: Ground): Lie =>
  cost === null ? 'coast' : id === 'river' ? 'line' : 'patch';

const USUAL: Readonly<Record<Lie, number>> = { coast: 0.12, line: 0.18, patch: 0.14 };

/** The ground of all cells that nothing else is on; undefined if rails can lie nowhere. */
export function plainOf(grounds: readonly Ground[]): Ground | undefined {
  const open = grounds.filter(({ cost }) => cost !== null);
  return open.toSorted((a, b) => Number(a.cost) - Number(b.cost))[0];
}

/** Shares much like those of the printed boards, for the grounds of any pack. */
export function usualShares(grounds: readonly Ground[]): Record<string, number> {
  const plain = plainOf(grounds);
  const others = grounds.filter((one) => one !== plain);
  return Object.fromEntries(
    others.map((one) => {
      const alike = others.filter((other) => lieOf(other) === lieOf(one)).length;
      return [one.id, Math.round((100 * USUAL[lieOf(one)]) / alike) / 100];
    }),
  );
}

/** What is wrong before anything is tried. */
export function wrongIn({ cells, cities, stations, remote, grounds, shares }: MapRequest): NoMap | undefined {
  const stranger = Object.keys(shares).find((id) => !grounds.some((one) => one.id === id));
  const asked: readonly (readonly [count: number, what: string])[] = [
    [cities, /* @wc-include */ 'cities'],
    [remote, /* @wc-include */ 'remote locations'],
    ...Object.entries(shares).map(([id, share]) => [Math.round(share * cells.length), id] as const),
  ];
  const plain = plainOf(grounds);
  if (!plain)
    return {
      problem: 'The pack has no terrain for rails.',
      help: 'Declare one in pack.yaml, or extend trains.',
    };
  if (plain.id in shares)
    return {
      problem: `The terrain ${plain.id} is the cheapest, so it lies wherever nothing else does.`,
      help: 'Give the shares of other terrain instead.',
    };
  if (![cities, remote, stations ?? 0].every((count) => Number.isInteger(count) && count >= 0))
    return { problem: 'Places are counted in whole numbers.', help: 'Ask for 0 or more of each.' };
  if (stranger !== undefined)
    return {
      problem: `There is no terrain “${stranger}”.`,
      help: `There are ${grounds.map(({ id }) => id).join(', ')}.`,
    };
  if (asked.reduce((sum, [count]) => sum + count, 0) > cells.length) {
    const parts = asked
      .filter(([count]) => count > 0)
      .map(([count, what]) => /* @wc-include */ `${count} for ${what}`);
    return {
      problem: `There are too few cells: ${joined(parts, /* @wc-include */ 'and')} are more than ${cells.length}.`,
      help: 'Make the map larger, or ask for less; a terrain with the share 0 is left out.',
    };
  }
  if (stations !== undefined && (stations < cities || stations > MOST_STATIONS * cities))
    return {
      problem: `${cities} cities cannot have ${stations} stations.`,
      help: `Each has one to ${MOST_STATIONS}: ask for ${cities} to ${MOST_STATIONS * cities}.`,
    };
  return undefined;
}

/** Share of all cells that are cities on the printed boards, and remote locations to the root of all cells, as they lie at the border. */
const [CITIES, REMOTE] = [0.22, 0.75];

/** Numbers of places much like those of the printed boards, in whole sets of the symmetry. */
export function usualPlaces(
  cells: number,
  orientation: Orientation,
  symmetry: SymmetryName,
): Pick<MapRequest, 'cities' | 'remote'> {
  const alike = symmetryGroup(orientation, symmetry).length;
  const whole = (count: number): number => alike * Math.round(count / alike);
  return { cities: whole(CITIES * cells), remote: whole(REMOTE * Math.sqrt(cells)) };
}
