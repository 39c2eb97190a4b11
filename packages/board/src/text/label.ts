// The spoken name of a cell: label, terrain, place, barriers, and the tokens there.
import type { CellDefinition, HexMap, LinkDefinition, TokenDefinition } from '@railwright/engine';
import { ownerOf, type SeatLinks } from '../scene/link-owners.ts';
import { tokensOn, type OwnTokens } from '../scene/token-counts.ts';
import { nameIn } from './names.ts';
import { spokenFor } from './spoken.ts';

/** The state of a cell that its label mentions. */
export interface LabelOptions {
  readonly language?: string;
  /** Seats that have a rail there. */
  readonly rails?: readonly number[];
  /** Number of stations there. */
  readonly stations?: number;
  /** Tokens of the pack's own kinds in words, see `tokensIn`. */
  readonly tokens?: readonly string[];
  /** The links that each seat owns. */
  readonly seatLinks?: SeatLinks;
  /** Coins to pay now; null for closed. Absent when it does not matter. */
  readonly surcharge?: number | null;
  /** Name of a seat, which counts from 0; by default `player 1` and so on. */
  readonly seatName?: (seat: number) => string;
}

/** "2 Goods", "1 Claim (player 2)", for each kind that lies on a cell, and for each seat that it belongs to. */
export function tokensIn(
  kinds: readonly TokenDefinition[],
  label: string,
  tokens: OwnTokens,
  bySeat: readonly OwnTokens[],
  language: string,
  seatName: (seat: number) => string = (seat) => spokenFor(language).seat(seat + 1),
): string[] {
  const lying = [
    { there: tokensOn(tokens, label), owner: '' },
    ...bySeat.map((own, seat) => ({ there: tokensOn(own, label), owner: ` (${seatName(seat)})` })),
  ];
  return kinds.flatMap(({ id, name }) =>
    lying.flatMap(({ there, owner }) => {
      const count = there[id] ?? 0;
      return count > 0 ? [`${count} ${nameIn(name, language)}${owner}`] : [];
    }),
  );
}

/** What a link that players can own is to the others: "toll of 2 coins to Ann", "only for the first to cross". */
export function linkTerms(
  { toll, for: whose }: LinkDefinition,
  owner: string | undefined,
  language: string,
): string {
  const words = spokenFor(language);
  if (whose === 'first') return words.reserved(owner);
  return toll === undefined ? '' : words.toll(toll, owner);
}

/** For `aria-label` and tooltips: `B3, Tokorozawa, city with 2 buildings, barrier to C3`. */
export function labelOf(
  map: Pick<HexMap, 'terrains' | 'barriers' | 'links' | 'oneWay' | 'routes' | 'regions'>,
  cell: CellDefinition,
  {
    language = 'en',
    rails = [],
    stations = 0,
    tokens = [],
    seatLinks = [],
    surcharge,
    seatName,
  }: LabelOptions = {},
): string {
  const words = spokenFor(language);
  const name = (seat: number): string => seatName?.(seat) ?? words.seat(seat + 1);
  const terrain = map.terrains.find(({ id }) => id === cell.terrain);
  const barriers = map.barriers.flatMap(([a, b]) => (a === cell.label ? [b] : b === cell.label ? [a] : []));
  const oneWay = map.oneWay ?? [];
  const to = oneWay.flatMap(([a, b]) => (a === cell.label ? [b] : []));
  const from = oneWay.flatMap(([a, b]) => (b === cell.label ? [a] : []));
  const routes = (map.routes ?? []).flatMap((route, i) =>
    route.from === cell.label || route.to === cell.label ? [String(i + 1)] : [],
  );
  const regions = (map.regions ?? []).flatMap(({ name, cells }) =>
    cells.includes(cell.label) ? [nameIn(name, language)] : [],
  );
  const ground = terrain ? nameIn(terrain.name, language) : words.unknown;
  const parts = [
    cell.label,
    nameIn(cell.name, language),
    cell.city !== undefined
      ? words.city(cell.city)
      : cell.remote !== undefined
        ? words.remote(cell.remote)
        : ground,
    regions.length > 0 ? words.regions(regions) : '',
    barriers.length > 0 ? words.barriers(barriers) : '',
    ...(map.links ?? []).flatMap((link) => {
      const { between, cost, kind } = link;
      const at = between.indexOf(cell.label);
      if (at < 0) return [];
      const owner = ownerOf(link, seatLinks);
      const terms = linkTerms(link, owner < 0 ? undefined : name(owner), language);
      return [words.links[kind](between[at === 0 ? 1 : 0], cost) + (terms && ` (${terms})`)];
    }),
    to.length > 0 ? words.oneWayTo(to) : '',
    from.length > 0 ? words.oneWayFrom(from) : '',
    routes.length > 0 ? words.routeEnds(routes) : '',
    cell.bonus ? words.bonus(cell.bonus.points ?? 0, cell.bonus.coins ?? 0) : '',
    rails.length > 0 ? words.rails(rails.map(name)) : '',
    stations > 0 ? words.stations(stations) : '',
    ...tokens,
    surcharge === undefined ? '' : surcharge === null ? words.closed : words.cost(surcharge),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
