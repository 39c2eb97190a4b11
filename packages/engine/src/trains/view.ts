// A position as plain data with names: what one seat may know, or everything. Discard piles are open information here, since everything
// in them was seen, and so is which cards a seat owns. Other seats' hands and decks are hidden, and so is what they look at.
import type { State } from '../core/state.ts';
import type { Decision, View } from '../core/game.ts';
import {
  ACTED,
  ASIDE,
  COINS,
  DECK,
  DEPTH,
  DISCARD,
  END,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  FRAME,
  GAINED,
  HAND,
  IGNORE_WASTE,
  LASTING,
  PLAY,
  RAIL_POINTS,
  RAILS_LEFT,
  SCORE,
  SEAT,
  SEAT_ZONES,
  SECRET,
  STATIONS_LEFT,
  TOP_KIND,
  TOP_SEEN_SHIFT,
  TOP_SIZE,
  TOTALS,
  TURN,
  WAIVER,
} from './layout.ts';
import type { TurnCount } from './language/params.ts';
import { scoreParts, totalScore, type ScoreParts } from './scoring.ts';
import { bonusesOf, routesOf } from './arrivals.ts';
import { allHeld, heldBy, heldCount, isKnown, topLevel, type Held } from './held.ts';
import { abouts, selectionPlace, stillThere } from './selections.ts';
import { NODE, N_OP, type Tables } from './tables.ts';
import { change, PRICED_RAILS } from './prices.ts';
import { moreCount, viewMoreZones, type MoreZonesView } from './more-zones.ts';
import { viewSavings, viewTurns, type TurnsView } from './extra-turns.ts';
import { END_REASONS } from './turn.ts';
import {
  changedPrices,
  lastingCard,
  lastingStep,
  linkCosts,
  type LastingStepView,
  turnCounts,
  waivedWords,
} from './view-turn.ts';
import { seatBase, zoneBase, zoneTotal } from './zones.ts';

export type CardCounts = Readonly<Record<string, number>>;

/** One seat as a viewer sees it. Zones hidden from the viewer are absent; their sizes are always given. */
export interface SeatView {
  readonly hand?: CardCounts;
  readonly handSize: number;
  /** Cards of the deck whose position the viewer does not know. */
  readonly deck?: CardCounts;
  /** The known top, top card first; null for a card the viewer does not know. */
  readonly deckTop: readonly (string | null)[];
  readonly deckSize: number;
  /** Where decks have a bottom and cards are passed (see more-zones.ts). */
  readonly more?: MoreZonesView;
  readonly discard: CardCounts;
  readonly play: CardCounts;
  readonly gained: CardCounts;
  readonly aside?: CardCounts;
  readonly asideSize: number;
  /** Only this seat knows the cards set aside. */
  readonly asideSecret?: true;
  /** Everything this seat owns, wherever it is. */
  readonly owned: CardCounts;
  readonly railsLeft: number;
  readonly track: number;
  /** On maps that have them: routes claimed, as `A1-I5`, and cells whose bonus was taken. */
  readonly routes?: readonly string[];
  readonly bonuses?: readonly string[];
  readonly score?: number;
  readonly points?: ScoreParts;
}

/** An unfinished effect: where it stands and what it still needs. */
export interface EffectView {
  readonly seat: number;
  readonly card: string;
  /** Identifies the step among all steps of all effects. */
  readonly step: number;
  /** How often the step has been done or remains to be done. */
  readonly count: number;
  /** Whether the affected seat was asked to react, and whether it did. */
  readonly reaction?: number;
  /** Selections by name; only a number where the viewer does not know the cards. */
  readonly chosen: Readonly<Record<string, CardCounts | number>>;
  /** Where equal cards could be mixed up: which of the chosen cards are still there, and a number for their place. */
  readonly left?: Readonly<Record<string, CardCounts>>;
  readonly places?: Readonly<Record<string, number>>;
}

export interface TrainsView extends View {
  readonly game: 'trains';
  readonly turn: number;
  readonly round: number;
  readonly active: number;
  readonly coins: number;
  readonly railPoints: number;
  readonly acted: boolean;
  readonly ignoresWaste: boolean;
  /** Where cards give extra turns or change hands: what is due. */
  readonly turns?: TurnsView;
  /** By seat: coins at the start of its next turn, where cards of the game give such. */
  readonly nextCoins?: readonly number[];
  /** What has been done this turn, if cards of the game ask. */
  readonly thisTurn?: Readonly<Record<TurnCount, number>>;
  /** Cards whose lasting effect applies now. */
  readonly lasting: readonly string[];
  /**
   * In the same order, if steps of cards start lasting effects: whose it is, which step, how long it lasts, and what has acted this turn.
   */
  readonly lastingSteps?: readonly LastingStepView[];
  readonly waived: readonly string[];
  /** Current prices that differ from the printed cost, if cards of the game can change prices. */
  readonly prices?: CardCounts;
  /** By cell: coins that cards now add to or take off the surcharge, if cards of the game can. */
  readonly railPrices?: Readonly<Record<string, number>>;
  /** By cell: coins that the seat whose turn it is pays to enter it over a link, on maps that have links. */
  readonly linkCosts?: Readonly<Record<string, number>>;
  readonly stationsLeft: number;
  readonly supply: CardCounts;
  readonly trash: CardCounts;
  /** Cell label to seats that have a rail there. */
  readonly rails: Readonly<Record<string, readonly number[]>>;
  readonly stations: Readonly<Record<string, number>>;
  readonly seat: readonly SeatView[];
  readonly decision?: Decision;
  /** Unfinished effects, outermost first. */
  readonly effects?: readonly EffectView[];
  /** The cards these effects are about, each with a number for its place. */
  readonly about?: readonly number[];
  readonly end?: string;
}

export function viewTrains(
  t: Tables,
  s: State,
  viewer: number | undefined,
  decision: Decision | undefined,
): TrainsView {
  const d = s.data;
  const over = d[END] > 0;
  return {
    game: 'trains',
    seats: t.seats,
    ...(viewer !== undefined && { viewer }),
    turn: d[TURN],
    round: Math.ceil(d[TURN] / t.seats),
    active: d[SEAT],
    coins: d[COINS],
    railPoints: d[RAIL_POINTS],
    acted: d[ACTED] === 1,
    ignoresWaste: d[IGNORE_WASTE] === 1,
    ...(t.turned && { turns: viewTurns(t, s) }),
    ...(t.saves && { nextCoins: viewSavings(t, s) }),
    ...(t.counted && { thisTurn: turnCounts(t, s) }),
    lasting: Array.from({ length: d[LASTING] }, (_, i) => t.ids[lastingCard(t, s, i)]),
    ...((t.timed || t.prices.length > t.kinds) && {
      lastingSteps: Array.from({ length: d[LASTING] }, (_, i) => lastingStep(t, s, i)),
    }),
    waived: waivedWords(t, d[WAIVER]),
    ...(t.pricedCards && { prices: changedPrices(t, s) }),
    ...(t.pricedRails && {
      railPrices: cellRecord(t, (cell) => change(t, s, d[SEAT], PRICED_RAILS, cell) || undefined),
    }),
    ...(t.entries && { linkCosts: linkCosts(t, s, t.entries) }),
    stationsLeft: d[STATIONS_LEFT],
    supply: pileCounts(t, s),
    trash: countsAt(t, s, t.layout.trash),
    rails: cellRecord(t, (cell) => {
      const mask = d[t.layout.rails + cell];
      return mask === 0 ? undefined : seatsOf(t, mask);
    }),
    stations: cellRecord(t, (cell) => d[t.layout.stations + cell] || undefined),
    seat: Array.from({ length: t.seats }, (_, seat) => viewSeat(t, s, seat, viewer, over)),
    ...(decision && {
      decision: viewer === undefined || decision.seat === viewer ? decision : withoutDetail(decision),
    }),
    ...(d[DEPTH] > 0 && { effects: viewEffects(t, s, viewer) }),
    ...(d[DEPTH] > 0 && t.tracked && { about: abouts(t, s, topLevel(t, s)) }),
    ...(over && { end: END_REASONS[d[END] - 1] }),
  };
}

function viewEffects(t: Tables, s: State, viewer: number | undefined): EffectView[] {
  const d = s.data;
  const all = allHeld(t, s);
  return Array.from({ length: d[DEPTH] }, (_, index) => {
    const frame = t.layout.stack + index * FRAME;
    const op = t.ops[t.nodes[d[frame + F_NODE] * NODE + N_OP]];
    const held = heldBy(t, s, index);
    const byName = <T>(list: readonly Held[], of: (one: Held) => T): Record<string, T> =>
      Object.fromEntries(list.map((one) => [one.name, of(one)]));
    const known = held.filter((one) => isKnown(all, one, viewer));
    return {
      seat: d[frame + F_SEAT],
      card: t.ids[d[frame + F_SOURCE]],
      step: d[frame + F_NODE],
      count: d[frame + F_X],
      // While cards are being chosen, this is the last one chosen, which only the chooser may know.
      ...(op.asks !== 'card' && d[frame + F_Y] > 0 && { reaction: d[frame + F_Y] }),
      chosen: byName(held, (one) => (known.includes(one) ? countsAt(t, s, one.base) : heldCount(t, s, one))),
      ...(t.tracked && {
        left: byName(known, ({ level, slot }) => named(t, stillThere(t, s, level, slot))),
        places: byName(held, ({ level, slot }) => selectionPlace(t, s, level, slot)),
      }),
    };
  });
}

function withoutDetail({ seat, type, card }: Decision): Decision {
  return { seat, type, ...(card !== undefined && { card }) };
}

function viewSeat(t: Tables, s: State, seat: number, viewer: number | undefined, over: boolean): SeatView {
  const d = s.data;
  const base = seatBase(t, seat);
  const own = viewer === undefined || viewer === seat;
  const counts = (zone: number): CardCounts => countsAt(t, s, zoneBase(t, seat, zone));
  const isSecret = d[base + SECRET] === 1 && d[base + TOTALS + ASIDE] > 0;
  return {
    ...(own && { hand: counts(HAND), deck: unplacedCounts(t, s, seat, viewer) }),
    handSize: d[base + TOTALS + HAND],
    deckTop: knownTop(t, s, seat, viewer),
    deckSize: zoneTotal(t, s, seat, DECK),
    ...(t.moreZones && { more: viewMoreZones(t, s, seat, own) }),
    discard: counts(DISCARD),
    play: counts(PLAY),
    gained: counts(GAINED),
    ...((own || !isSecret) && { aside: counts(ASIDE) }),
    asideSize: d[base + TOTALS + ASIDE],
    ...(isSecret && { asideSecret: true }),
    owned: ownedCounts(t, s, seat),
    railsLeft: d[base + RAILS_LEFT],
    track: d[base + SCORE],
    ...(t.routes.length > 0 && { routes: routesOf(t, s, seat) }),
    ...(t.bonuses.length > 0 && { bonuses: bonusesOf(t, s, seat) }),
    score: totalScore(t, s, seat),
    ...(over && { points: scoreParts(t, s, seat) }),
  };
}

function knownTop(t: Tables, s: State, seat: number, viewer: number | undefined): (string | null)[] {
  const base = seatBase(t, seat);
  return Array.from({ length: s.data[base + TOP_SIZE] }, (_, i) => {
    const entry = s.data[base + t.layout.top + s.data[base + TOP_SIZE] - 1 - i];
    const known = viewer === undefined || ((entry >> (TOP_SEEN_SHIFT + viewer)) & 1) === 1;
    return known ? t.ids[entry & TOP_KIND] : null;
  });
}

/** The unordered part of a deck, plus unknown top cards, whose absence would give them away. */
function unplacedCounts(t: Tables, s: State, seat: number, viewer: number | undefined): CardCounts {
  const base = seatBase(t, seat);
  const counts = Array.from({ length: t.kinds }, (_, k) => s.data[zoneBase(t, seat, DECK) + k]);
  knownTop(t, s, seat, viewer).forEach((id, depth) => {
    const entry = s.data[base + t.layout.top + s.data[base + TOP_SIZE] - 1 - depth];
    if (id === null) counts[entry & TOP_KIND]++;
  });
  return named(t, counts);
}

function ownedCounts(t: Tables, s: State, seat: number): CardCounts {
  const base = seatBase(t, seat);
  const counts = new Array<number>(t.kinds).fill(0);
  for (let zone = 0; zone < SEAT_ZONES; zone++)
    for (let k = 0; k < t.kinds; k++) counts[k] += s.data[base + t.layout.zones + zone * t.kinds + k];
  for (let i = 0; i < s.data[base + TOP_SIZE]; i++) counts[s.data[base + t.layout.top + i] & TOP_KIND]++;
  for (let k = 0; k < t.kinds; k++) counts[k] += moreCount(t, s, seat, k);
  return named(t, counts);
}

function countsAt(t: Tables, s: State, offset: number): CardCounts {
  return named(t, s.data.subarray(offset, offset + t.kinds));
}

function named(t: Tables, counts: ArrayLike<number>): CardCounts {
  const record: Record<string, number> = {};
  t.ids.forEach((id, kind) => {
    if (counts[kind] !== 0) record[id] = counts[kind];
  });
  return record;
}

/** Empty piles are included, since it matters that they are empty. */
function pileCounts(t: Tables, s: State): CardCounts {
  return Object.fromEntries(t.ids.slice(0, t.piles).map((id, kind) => [id, s.data[t.layout.supply + kind]]));
}

function cellRecord<V>(t: Tables, at: (cell: number) => V | undefined): Record<string, V> {
  const record: Record<string, V> = {};
  t.labels.forEach((label, cell) => {
    const value = at(cell);
    if (value !== undefined) record[label] = value;
  });
  return record;
}

function seatsOf(t: Tables, mask: number): number[] {
  return Array.from({ length: t.seats }, (_, seat) => seat).filter((seat) => ((mask >> seat) & 1) === 1);
}
