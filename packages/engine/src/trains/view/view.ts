// A position as plain data with names: what one seat may know, or everything.
import type { State } from '../../core/state.ts';
import type { Decision, View } from '../../core/game.ts';
import {
  ACTED,
  COINS,
  DEPTH,
  END,
  IGNORE_WASTE,
  LASTING,
  RAIL_POINTS,
  SEAT,
  STATIONS_LEFT,
  TURN,
  TURN_WAIVER,
  WAIVER,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { FORBIDDEN } from '../state/limits.ts';
import { countsAt, type CardCounts } from '../state/card-counts.ts';
import type { TurnCount } from '../language/params.ts';
import { topLevel } from '../effects/live-selections.ts';
import { abouts } from '../effects/selections.ts';
import { viewTokens, type TokensView } from '../state/own-tokens.ts';
import { viewSupply } from '../state/own-resources.ts';
import { roundOf } from '../state/round.ts';
import type { Tables } from '../state/tables.ts';
import { change, PRICED_RAILS } from '../rules/prices.ts';
import { viewExchanged } from '../rules/exchange.ts';
import { viewSavings, viewTurns, type TurnsView } from '../rules/extra-turns.ts';
import { powersLeft } from '../rules/powers.ts';
import { bidOfSeat, hasBids } from '../rules/bids.ts';
import { viewOrder } from '../rules/turn-order.ts';
import { END_REASONS } from '../rules/end-reasons.ts';
import { lastRound, oneMore } from '../rules/ends.ts';
import { viewEffects, type EffectView } from './effects.ts';
import { viewSeat, type SeatView } from './seat.ts';
import {
  changedPrices,
  type EventsView,
  type ForbiddenView,
  lastingCard,
  lastingStep,
  linkCosts,
  viewEvents,
  type LastingStepView,
  turnCounts,
  viewForbidden,
  waivedWords,
} from './turn.ts';

export interface TrainsView extends View, TokensView, EventsView {
  readonly game: 'trains';
  readonly turn: number;
  readonly round: number;
  /** The seat whose turn it is. */
  readonly active: number;
  /** Coins available now. */
  readonly coins: number;
  /** Banked rail points: rails that may still be laid in this turn. */
  readonly railPoints: number;
  /** Whether something was played or bought this turn. */
  readonly acted: boolean;
  /** Whether no Waste is gained for now. */
  readonly ignoresWaste: boolean;
  /** Extra turns and changed hand sizes that are due, if cards of the game give such. */
  readonly turns?: TurnsView;
  /** By seat: coins at the start of its next turn, where cards of the game give such. */
  readonly nextCoins?: readonly number[];
  /** Counts of the current turn, if cards of the game ask for them. */
  readonly thisTurn?: Readonly<Record<TurnCount, number>>;
  /** Cards whose lasting effect applies now. */
  readonly lasting: readonly string[];
  /**
   * In the same order, if steps of cards start lasting effects: whose it is, which step, how long it lasts, and what has acted this turn.
   */
  readonly lastingSteps?: readonly LastingStepView[];
  /** Surcharges that are waived now; see `WAIVERS`. */
  readonly waived: readonly string[];
  /** Those of them that last until the end of the turn, whatever leaves play, if there are any. */
  readonly waivedThisTurn?: readonly string[];
  /** Current prices that differ from the printed cost, if cards of the game can change prices. */
  readonly prices?: CardCounts;
  /** By cell: coins that cards now add to or take off the surcharge, if cards of the game can. */
  readonly railPrices?: Readonly<Record<string, number>>;
  /** What the seat whose turn it is cannot do, if cards of the game can forbid anything. */
  readonly forbidden?: ForbiddenView;
  /** By cell: coins that the seat whose turn it is pays to enter it over a link, on maps that have links. */
  readonly linkCosts?: Readonly<Record<string, number>>;
  /** Station tokens in stock. */
  readonly stationsLeft: number;
  /** By pile; of a kind in a row, the cards that lie open. */
  readonly supply: CardCounts;
  /** Cards left in the decks of rows, in no order: every seat can work them out. */
  readonly rowDeck?: CardCounts;
  /** Cards out of the game. */
  readonly trash: CardCounts;
  /** Cell label to seats that have a rail there. */
  readonly rails: Readonly<Record<string, readonly number[]>>;
  /** Cell label to number of stations. */
  readonly stations: Readonly<Record<string, number>>;
  /** Powers that no seat has, where seats have such. */
  readonly powersLeft?: number;
  /** Exchanges that were made this turn, of those that are made once in each, by their numbers in the rules. */
  readonly exchanged?: readonly number[];
  /** How many of each limited resource are in the supply. */
  readonly resourcesLeft?: Readonly<Record<string, number>>;
  readonly seat: readonly SeatView[];
  readonly decision?: Decision;
  /** Unfinished effects, outermost first. */
  readonly effects?: readonly EffectView[];
  /** The cards these effects are about, each with a number for its place. */
  readonly about?: readonly number[];
  /** Why only last turns are played, while the rules let seats have them. */
  readonly lastRound?: string;
  /** The seats in the order of this round's turns, where rules change it. */
  readonly order?: readonly number[];
  /** By seat, where seats bid for their order: its bid, 0 for none. */
  readonly bids?: readonly number[];
  /** By seat, likewise: the place that it has taken, 0 while it bids. */
  readonly places?: readonly number[];
  /** That these are one more turn for everybody, or that one more round follows this one; absent in a round that is the last. */
  readonly oneMore?: 'turn' | 'round';
  readonly end?: string;
}

function railPrice(t: Tables, s: State, cell: number): number | undefined {
  const more = change(t, s, s.data[SEAT], PRICED_RAILS, cell);
  return more === 0 || more === FORBIDDEN ? undefined : more;
}

export function viewTrains(
  t: Tables,
  s: State,
  viewer: number | undefined,
  decision: Decision | undefined,
): TrainsView {
  const d = s.data;
  const over = d[END] > 0;
  const last = lastRound(s);
  const more = oneMore(t, s);
  return {
    game: 'trains',
    seats: t.seats,
    ...(viewer !== undefined && { viewer }),
    turn: d[TURN],
    round: roundOf(t, s),
    active: d[SEAT],
    ...(t.turnOrder !== 0 && { order: viewOrder(t, s) }),
    ...(hasBids(t) && viewBids(t, s)),
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
    ...(d[TURN_WAIVER] !== 0 && { waivedThisTurn: waivedWords(t, d[TURN_WAIVER]) }),
    ...(t.pricedCards && { prices: changedPrices(t, s) }),
    ...(t.pricedRails && {
      railPrices: cellRecord(t, (cell) => railPrice(t, s, cell)),
    }),
    ...(t.bans !== 0 && { forbidden: viewForbidden(t, s) }),
    ...(t.entries && { linkCosts: linkCosts(t, s, t.entries) }),
    ...(t.powers && { powersLeft: powersLeft(t, s) }),
    ...(t.eventDeck !== null && viewEvents(t, s)),
    stationsLeft: d[STATIONS_LEFT],
    supply: pileCounts(t, s),
    ...(t.rows && { rowDeck: countsAt(t, s, t.layout.rowDecks) }),
    trash: countsAt(t, s, t.layout.trash),
    rails: cellRecord(t, (cell) => {
      const mask = d[t.layout.rails + cell];
      return mask === 0 ? undefined : seatsOf(t, mask);
    }),
    stations: cellRecord(t, (cell) => d[t.layout.stations + cell] || undefined),
    ...(t.ownTokens && viewTokens(t, s)),
    ...(t.exchanges?.some(({ once }) => once !== 0) && { exchanged: viewExchanged(t, s, t.exchanges) }),
    ...(t.resources && { resourcesLeft: viewSupply(t, s, t.resources) }),
    seat: Array.from({ length: t.seats }, (_, seat) => viewSeat(t, s, seat, viewer, over)),
    ...(decision && {
      decision: viewer === undefined || decision.seat === viewer ? decision : withoutDetail(decision),
    }),
    ...(d[DEPTH] > 0 && { effects: viewEffects(t, s, viewer) }),
    ...(d[DEPTH] > 0 && t.tracked && { about: abouts(t, s, topLevel(t, s)) }),
    ...(last !== undefined && { lastRound: last }),
    ...(more && { oneMore: more }),
    ...(over && { end: END_REASONS[d[END] - 1] }),
  };
}

function viewBids(t: Tables, s: State): Pick<TrainsView, 'bids' | 'places'> {
  const all = Array.from({ length: t.seats }, (_, seat) => bidOfSeat(t, s, seat));
  return { bids: all.map(([bid]) => bid), places: all.map(([, place]) => place) };
}

function withoutDetail({ seat, type, card }: Decision): Decision {
  return { seat, type, ...(card !== undefined && { card }) };
}

/** Empty piles are included, since it matters that they are empty. */
function pileCounts(t: Tables, s: State): CardCounts {
  const record: Record<string, number> = {};
  for (let kind = 0; kind < t.piles; kind++) record[t.ids[kind]] = s.data[SUPPLY_COUNTS + kind];
  return record;
}

function cellRecord<V>(t: Tables, at: (cell: number) => V | undefined): Record<string, V> {
  const record: Record<string, V> = {};
  for (let cell = 0; cell < t.cells; cell++) {
    const value = at(cell);
    if (value !== undefined) record[t.labels[cell]] = value;
  }
  return record;
}

function seatsOf(t: Tables, mask: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) if (((mask >> seat) & 1) === 1) seats.push(seat);
  return seats;
}
