// Upper limits of quantities in games of a pack, measured generously by its rules and cards, and the finding for a number far beyond.
import type { Counted } from '@railwright/engine';
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import { askOf } from '../../packs/keeper.ts';
import { visibleItems, type Library } from '../../packs/library.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { rulesAtHand } from './merge-rules.ts';
import type { MergedRules } from './merged-rules.ts';
import type { CardData } from '../schema/cards.ts';

/**
 * The quantity that a number measures: `builds` and `lays` what one step does, `removes` the rails of all players, `copies` cards of certain kinds.
 */
export type Measured =
  | Exclude<Counted, 'rails'>
  | 'value'
  | 'hand'
  | 'lays'
  | 'builds'
  | 'removes'
  | 'rounds'
  | 'copies';

/** What packs declare says how many there are. */
type Declared = 'tokens' | 'resources' | 'copies';

/** Limits several times above what a game reaches. */
export interface Limits {
  readonly most: Readonly<Record<Exclude<Measured, Declared>, number>>;
  /** Whether a card is left out, which is judged by the others. */
  readonly isOfOthers: boolean;
}

/** As in the rulebooks, for packs without rules or with few cards. */
const USUAL = {
  handSize: 5,
  startDeck: 10,
  value: 3,
  points: 4,
  rails: 20,
  stations: 30,
  rounds: 500,
  seats: 4,
} as const;
/** A purse holds this many hands of the best cards, a deck this many times the first one, and so on. */
const HANDS = 2;
const DECKS = 2;
const VALUES = 5;
const POINTS = 10;
/** One step lays half of a player's rails at most, and builds a quarter of all stations. */
const LAID = 1 / 2;
const BUILT = 1 / 4;

/** With # for the number. */
const WHY: Readonly<Record<Measured, string>> = {
  coins: /* @wc-include */ 'two hands of the best cards give # coins',
  value: /* @wc-include */ 'five times the value of any card is # coins',
  points: /* @wc-include */ 'ten times the most that any card is worth is # points',
  cards: /* @wc-include */ 'two starting decks hold # cards',
  hand: /* @wc-include */ 'two hands hold # cards',
  lays: /* @wc-include */ 'half of a player’s rail tokens are #',
  builds: /* @wc-include */ 'a quarter of all station tokens is #',
  removes: /* @wc-include */ 'all players together have # rail tokens',
  stations: /* @wc-include */ 'there are # station tokens',
  tokens: /* @wc-include */ 'there are # tokens of that kind',
  resources: /* @wc-include */ 'a player can have #',
  rounds: /* @wc-include */ 'a game has at most # rounds',
  copies: /* @wc-include */ 'there are # such cards',
};

function isDeclared(of: Measured): of is Declared {
  return of === 'tokens' || of === 'resources' || of === 'copies';
}

/** Reports a number beyond its limit; `most`: of what packs declare, how many there are. */
export function judgeNumber(
  number: unknown,
  of: Measured,
  limits: Limits,
  { file, path }: Place,
  sink: DiagnosticSink,
  {
    most = isDeclared(of) ? Infinity : limits.most[of],
    help,
  }: { most?: number | undefined; help?: string } = {},
): void {
  if (typeof number !== 'number' || Math.abs(number) <= most || isBroken(file, path)) return;
  const why = WHY[of].replace('#', String(most));
  const reason = limits.isOfOthers ? why.replace(/(best|any) (?=card)/, '$1 other ') : why;
  const message =
    number < 0
      ? `${number} is far too low: ${reason}.`
      : of === 'coins' || of === 'value'
        ? `${number} is far too much: ${reason}.`
        : `${number} is far too many: ${reason}.`;
  sink.report('number-far', { file, path }, message, { help });
}

/** Of all rules and cards that a pack sees. */
interface Most {
  readonly fixed: Omit<Limits['most'], 'coins' | 'value' | 'points'>;
  readonly hand: number;
  readonly value: TwoMost;
  readonly points: TwoMost;
}

/** The most of a number that a card has, by its id, and the most that the others have. */
interface TwoMost {
  readonly first: number;
  readonly second: number;
  readonly holder?: string | undefined;
}

/** Limits of games of a pack; `but`: the card being judged, which does not justify itself. */
export function limitsOf(pack: Pack, library: Library, but?: Item<CardData>): Limits {
  const { fixed, hand, ...most } = askOf(pack, library, 'limits', readMost);
  const of = ({ first, second, holder }: TwoMost): number => (but && but.id === holder ? second : first);
  const value = of(most.value);
  return {
    most: {
      ...fixed,
      coins: HANDS * hand * value,
      value: VALUES * value,
      points: POINTS * of(most.points),
    },
    isOfOthers: but !== undefined,
  };
}

function readMost(pack: Pack, library: Library): Most {
  const cards = [...visibleItems(pack, 'cards').values()] as Item<CardData>[];
  const rules = rulesAtHand(pack, library);
  const most = (numbers: readonly number[], usual: number): number => Math.max(usual, ...numbers);
  const deckOf = ({ startDeck }: MergedRules): number => startDeck.reduce((sum, { count }) => sum + count, 0);
  const deck = most(rules.map(deckOf), USUAL.startDeck);
  // A hand that its deck does not fill justifies nothing.
  const hand = most(
    rules.map((one) => Math.min(one.handSize, deckOf(one))),
    USUAL.handSize,
  );
  const rails = most(
    rules.map(({ tokens }) => tokens.rails),
    USUAL.rails,
  );
  const stations = most(
    rules.map(({ tokens }) => tokens.stations),
    USUAL.stations,
  );
  const seats = most(
    rules.map((one) => one.seats.max),
    USUAL.seats,
  );
  return {
    fixed: {
      cards: DECKS * deck,
      hand: HANDS * hand,
      lays: Math.floor(LAID * rails),
      builds: Math.floor(BUILT * stations),
      removes: rails * seats,
      stations,
      rounds: rules.length > 0 ? Math.max(...rules.map(({ end }) => end.rounds)) : USUAL.rounds,
    },
    hand,
    value: twoMost(cards, 'value', USUAL.value),
    points: twoMost(cards, 'points', USUAL.points),
  };
}

function twoMost(cards: readonly Item<CardData>[], field: 'value' | 'points', usual: number): TwoMost {
  let [first, second]: [number, number] = [usual, usual];
  let holder: string | undefined;
  for (const card of cards) {
    const number = card.broken ? 0 : Math.abs(card.data[field] ?? 0);
    if (number > first) [first, second, holder] = [number, first, card.id];
    else if (number > second) second = number;
  }
  return { first, second, holder };
}
