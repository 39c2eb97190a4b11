// The open information about a seat. Discard piles are open information, since everything in them was seen, and so is which cards a seat owns.
// The hands and decks of other seats are hidden, and so is what they look at.
import type { State } from '../../core/state.ts';
import {
  ASIDE,
  DECK,
  DISCARD,
  GAINED,
  HAND,
  PLAY,
  RAILS_LEFT,
  SCORE,
  SEAT_ZONES,
  SECRET,
  TOP_KIND,
  TOP_SIZE,
  TOTALS,
  ZONES,
} from '../state/layout.ts';
import { bonusesOf, routesOf } from '../rules/arrivals.ts';
import { linksOf } from '../rules/links.ts';
import { countsAt, named, type CardCounts } from '../state/card-counts.ts';
import {
  optionalCount,
  viewMats,
  viewOptionalZones,
  type MatsView,
  type OptionalZonesView,
} from '../state/optional-zones.ts';
import { viewTokens, type TokensView } from '../state/own-tokens.ts';
import { viewResources } from '../state/own-resources.ts';
import { viewPowers, type PowersView } from './powers.ts';
import { scoreParts, totalScore, type ScoreParts } from '../rules/scoring.ts';
import { viewWorth } from '../rules/worth.ts';
import type { Tables } from '../state/tables.ts';
import { isSeenBy, seatBase, zoneBase, zoneTotal } from '../state/zones.ts';

/** One seat as a viewer sees it. Zones hidden from the viewer are absent; their sizes are always given. */
export interface SeatView extends TokensView, PowersView, Partial<MatsView> {
  /** Cards in hand. */
  readonly hand?: CardCounts;
  /** Number of cards in hand. */
  readonly handSize: number;
  /** Cards of the deck whose position the viewer does not know. */
  readonly deck?: CardCounts;
  /** The known top, top card first; null for a card the viewer does not know. */
  readonly deckTop: readonly (string | null)[];
  /** Number of cards in the deck. */
  readonly deckSize: number;
  /** Where decks have a bottom and cards are passed (see optional-zones.ts). */
  readonly more?: OptionalZonesView;
  /** Cards in the discard pile. */
  readonly discard: CardCounts;
  readonly play: CardCounts;
  /** Cards gained in this turn that go to the discard pile at its end. */
  readonly gained: CardCounts;
  /** Cards set aside. */
  readonly aside?: CardCounts;
  /** Number of cards set aside. */
  readonly asideSize: number;
  /** Only this seat knows the cards set aside. */
  readonly asideSecret?: true;
  /** Everything this seat owns, wherever it is. */
  readonly owned: CardCounts;
  /** How many of each resource it has, in games that have such. */
  readonly resources?: Readonly<Record<string, number>>;
  /** The number of its own turn, in games whose cards ask. */
  readonly ownTurn?: number;
  /** Rail tokens in stock. */
  readonly railsLeft: number;
  /** Points on the score track. */
  readonly track: number;
  /** On maps that have them: routes claimed, as `A1-I5`, and cells whose bonus was taken. */
  readonly routes?: readonly string[];
  /** Links it owns, as `C3-C7`, on maps where links can be owned. */
  readonly links?: readonly string[];
  /** Labels of the cells whose bonus was taken. */
  readonly bonuses?: readonly string[];
  /** By cell: points that its rails there score more, or fewer, than by the rules, if cards of the game change that. */
  readonly worth?: Readonly<Record<string, number>>;
  /** Present points. */
  readonly score?: number;
  readonly points?: ScoreParts;
}

export function viewSeat(
  t: Tables,
  s: State,
  seat: number,
  viewer: number | undefined,
  over: boolean,
): SeatView {
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
    ...(t.mats && viewMats(t, s, seat, own)),
    ...(t.optionalZones && { more: viewOptionalZones(t, s, seat, own) }),
    discard: counts(DISCARD),
    play: counts(PLAY),
    gained: counts(GAINED),
    ...((own || !isSecret) && { aside: counts(ASIDE) }),
    asideSize: d[base + TOTALS + ASIDE],
    ...(isSecret && { asideSecret: true }),
    owned: ownedCounts(t, s, seat),
    ...(t.powers && viewPowers(t, s, seat, viewer)),
    railsLeft: d[base + RAILS_LEFT],
    track: d[base + SCORE],
    ...(t.routes.length > 0 && { routes: routesOf(t, s, seat) }),
    ...(t.entries && t.entries.owned.length > 0 && { links: linksOf(t.entries, t, s, seat) }),
    ...(t.bonuses.length > 0 && { bonuses: bonusesOf(t, s, seat) }),
    ...(t.ownTokens?.owned.includes(1) === true && viewTokens(t, s, seat)),
    ...(t.layout.ownTurns > 0 && { ownTurn: s.data[t.layout.ownTurns + seat] }),
    ...(t.resources && { resources: viewResources(t, s, seat, t.resources) }),
    ...(t.worth && { worth: viewWorth(t, s, seat) }),
    score: totalScore(t, s, seat),
    ...(over && { points: scoreParts(t, s, seat) }),
  };
}

function knownTop(t: Tables, s: State, seat: number, viewer: number | undefined): (string | null)[] {
  const base = seatBase(t, seat);
  return Array.from({ length: s.data[base + TOP_SIZE] }, (_, i) => {
    const entry = s.data[base + t.layout.top + s.data[base + TOP_SIZE] - 1 - i];
    const known = viewer === undefined || isSeenBy(entry, viewer);
    return known ? t.ids[entry & TOP_KIND] : null;
  });
}

/** The unordered part of a deck, plus unknown top cards, whose absence would give them away. */
function unplacedCounts(t: Tables, s: State, seat: number, viewer: number | undefined): CardCounts {
  const base = seatBase(t, seat);
  const deck = zoneBase(t, seat, DECK);
  const counts = s.data.slice(deck, deck + t.kinds);
  if (viewer !== undefined)
    for (let i = 0; i < s.data[base + TOP_SIZE]; i++) {
      const entry = s.data[base + t.layout.top + i];
      if (!isSeenBy(entry, viewer)) counts[entry & TOP_KIND]++;
    }
  return named(t, counts);
}

function ownedCounts(t: Tables, s: State, seat: number): CardCounts {
  const base = seatBase(t, seat);
  const counts = new Array<number>(t.kinds).fill(0);
  for (let zone = 0; zone < SEAT_ZONES; zone++)
    for (let k = 0; k < t.kinds; k++) counts[k] += s.data[base + ZONES + zone * t.kinds + k];
  for (let i = 0; i < s.data[base + TOP_SIZE]; i++) counts[s.data[base + t.layout.top + i] & TOP_KIND]++;
  for (let k = 0; k < t.kinds; k++) counts[k] += optionalCount(t, s, seat, k);
  return named(t, counts);
}
