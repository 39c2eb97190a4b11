// The rules of a setup as named facts: each is put into words by the file of a language, and two sets of rules are
// compared fact by fact.
import type {
  BonusDefinition,
  LinkDefinition,
  KnownSwitches,
  PowerRule,
  ResourceDefinition,
  TokenDefinition,
  TrainsRules,
} from '@railwright/engine';
import type { Kept } from './kept.ts';
import { answered } from '../../answered.ts';
import type { CardNumber, MergedRules, RulesOf } from '../rules/merged-rules.ts';
import type { SetupData } from '../schema/setup.ts';

interface Copies {
  readonly card: string;
  readonly count: number;
}

/** A number of something, and what Waste is called. */
interface WasteCount {
  readonly count: number;
  readonly waste: string;
}

/** Undefined where the rules do not have it. */
interface Facts extends Required<KnownSwitches> {
  readonly seats: { readonly min: number; readonly max: number };
  readonly handSize: number;
  readonly turnOrder: TrainsRules['turnOrder'];
  /** Cards of the first hands, in turn order. */
  readonly firstHands: readonly number[] | undefined;
  /** Coins of the first turns, in turn order. */
  readonly firstCoins: readonly number[] | undefined;
  readonly startPoints: readonly number[] | undefined;
  readonly startDecks: readonly (readonly Copies[])[] | undefined;
  readonly lastPlacesFirst: true | undefined;
  readonly startDeck: readonly Copies[];
  readonly market: { readonly kinds: number; readonly copies: number } | undefined;
  readonly rows: readonly RowFacts[] | undefined;
  readonly rails: number;
  readonly stations: number;
  readonly city: number | undefined;
  readonly perStation: number | undefined;
  readonly perOpponent: { readonly count: number; readonly isToll: boolean } | undefined;
  readonly opponentsWaste: WasteCount | undefined;
  /** Points by number of stations. */
  readonly cityPoints: readonly number[];
  readonly remoteNumbers: boolean;
  readonly scoringRail: number | undefined;
  readonly scoringCity: number | undefined;
  readonly scoringStation: number | undefined;
  readonly scoringRemote: number | undefined;
  readonly emptyPiles: WasteCount;
  readonly rounds: number;
  readonly points: number | undefined;
  readonly fullCities: number | undefined;
  readonly endRoutes: number | undefined;
  readonly endPiles: readonly string[] | undefined;
  readonly railsLeft: number | undefined;
  /** What follows once the end is reached; both together have a sentence of their own. */
  readonly finishRound: true | undefined;
  readonly oneMoreTurn: 'turn' | 'round' | undefined;
  readonly start: NonNullable<SetupData['start']> | undefined;
  readonly powers: PowerFacts | undefined;
  readonly events: EventFacts | undefined;
}

/** Cards with their names. */
interface PowerFacts {
  readonly cards: readonly string[];
  readonly deal: PowerRule['deal'];
  readonly offer: number | undefined;
  readonly keep: Kept;
  readonly secret: boolean;
}

interface EventFacts {
  /** Those that come in order stand in it, each on its own. */
  readonly cards: readonly Copies[];
  readonly again: boolean;
  readonly inOrder: boolean;
  readonly rounds: number;
}

interface RowFacts {
  readonly title: string | undefined;
  readonly show: number;
  readonly cards: readonly Copies[];
}

/** Facts that a setup adds to its rules. */
export interface SetupFacts {
  readonly start?: SetupData['start'];
  readonly powers?: PowerFacts | undefined;
  readonly events?: EventFacts | undefined;
  readonly rows?: readonly RowFacts[] | undefined;
}

/** The feature between two cells; its name in the language. */
interface Between {
  readonly from: string;
  readonly to: string;
  readonly name: string | undefined;
}

/** Coins, points or a resource by its name. */
export interface Good {
  readonly count: number;
  readonly what: 'coin' | 'point' | { readonly name: string };
}

/** A pile of the supply, a card whose text depends on the rules, and what a map has beyond its cells: as many facts as there are. */
interface ManyFacts {
  readonly pile: { readonly card: string; readonly count: number; readonly lessDealt: boolean };
  readonly card: { readonly name: string; readonly text: string };
  /** Its `toll` is what others pay its owner; null if they cannot cross it. */
  readonly link: Between &
    Pick<LinkDefinition, 'kind' | 'cost'> & { readonly toll: number | null | undefined };
  readonly oneWay: Omit<Between, 'name'>;
  readonly route: Between & { readonly points: number; readonly for: 'first' | 'all' };
  readonly bonus: BonusDefinition & { readonly at: string };
  readonly token: Pick<TokenDefinition, 'owned' | 'total' | 'perCell'> & { readonly name: string };
  readonly tokensAt: { readonly at: string; readonly name: string; readonly count: number };
  readonly resource: Pick<ResourceDefinition, 'start' | 'limit' | 'total'> & {
    /** In the number at the start, and in others. */
    readonly name: string;
    readonly names: string;
    /** Beyond the number at the start, in turn order. */
    readonly more?: readonly number[];
  };
  readonly region: { readonly name: string; readonly cells: readonly string[] };
  /** What is paid and what is got for it. */
  readonly bids: string;
  readonly exchange: { readonly pay: readonly Good[]; readonly get: readonly Good[]; readonly once: boolean };
}

/** How a language says each fact, in one sentence. Cards come with their names in it. */
export type RulesWords = {
  readonly [K in keyof Facts]: (value: NonNullable<Facts[K]>) => string;
} & {
  readonly [K in keyof ManyFacts]: (value: ManyFacts[K]) => string;
} & {
  readonly headings: {
    readonly rules: (title: string) => string;
    readonly differs: (title: string) => string;
    readonly same: (title: string) => string;
    readonly insteadOf: (sentence: string) => string;
    readonly noLonger: (sentence: string) => string;
    /** Of a sentence that holds only with so many players. */
    readonly withPlayers: (count: number, sentence: string) => string;
  };
};

/** What cells are called, by their labels. */
export interface CellNames {
  /** As the ends of something: "Rye" if the cell has a name. */
  readonly between: (label: string) => string;
  /** Where something lies: "C3 (Rye)". */
  readonly on: (label: string) => string;
}

/** A fact in words, under a name by which it is found in other rules. */
export interface Told {
  readonly key: string;
  readonly text: string;
}

/** Rules with what is different with some numbers of players. */
export function tellFacts(
  rules: MergedRules,
  setup: SetupFacts,
  words: RulesWords,
  nameOf: (card: MergedRules['waste']) => string,
  moreOf: (rules: RulesOf) => readonly Told[],
): Told[] {
  const { seats, market, switches, bySeats, dealt: _, ...common } = rules;
  const of = (one: RulesOf): Told[] => tellOne(one, setup, words, nameOf, moreOf(one));
  const general = of({ ...common, seats, market, switches });
  const known = new Map(general.map(({ key, text }) => [key, text]));
  const differing = (own: readonly Told[]): Told[] => [
    ...own.filter(({ key, text }) => known.get(key) !== text),
    ...general
      .filter(({ key }) => !own.some((one) => one.key === key))
      .map(({ key, text }) => ({ key, text: words.headings.noLonger(text) })),
  ];
  return [
    ...general,
    ...[...bySeats].flatMap(([players, own]) =>
      players < seats.min || players > seats.max
        ? []
        : // Setups choose the number of kinds, and perhaps switches.
          differing(of({ ...own, seats, market: { ...market, copies: own.market.copies }, switches })).map(
            ({ key, text }) => ({
              key: `${players} ${key}`,
              text: words.headings.withPlayers(players, text),
            }),
          ),
    ),
  ];
}

function tellOne(
  rules: RulesOf,
  setup: SetupFacts,
  words: RulesWords,
  nameOf: (card: MergedRules['waste']) => string,
  more: readonly Told[],
): Told[] {
  const tell = <K extends keyof Facts>(key: K, value: Facts[K]): Told[] =>
    value === undefined ? [] : [{ key, text: (words[key] as (value: Facts[K]) => string)(value) }];
  const facts = factsOf(rules, setup, nameOf);
  return [
    ...(Object.keys(facts) as (keyof Facts)[]).flatMap((key) => tell(key, facts[key])),
    ...rules.supply.map(({ card, count, lessDealt }) => ({
      key: `pile ${card.id}`,
      text: words.pile({ card: nameOf(card), count, lessDealt }),
    })),
    ...more,
  ];
}

function factsOf(
  rules: RulesOf,
  { start, powers, events, rows }: SetupFacts,
  nameOf: (card: MergedRules['waste']) => string,
): Facts {
  const { opening = {}, surcharge, scoring = {}, end, switches, tokens, ...others } = rules;
  // Names, piles and the wording of cards are listed elsewhere.
  const { item: _i, chain: _c, supply: _s, wording: _w, exchange: _x, ...told } = others;
  const {
    seats,
    handSize,
    turnOrder,
    startDeck,
    market,
    cityPoints,
    waste: wasteCard,
    endPiles,
    openingDecks,
    bids: _b,
    exchanged: _e,
    ...moreRules
  } = told;
  const { hands, coins, points: startPoints, resources: _r, placing, ...moreOpening } = opening;
  const { city, perStation, perOpponent, toOpponents, opponentsWaste, ...moreSurcharge } = surcharge;
  const { rail, city: perCity, station, remote, remoteNumbers, ...moreScoring } = scoring;
  const { emptyPiles, rounds, points, fullCities, routes, ...moreEnds } = end;
  const { railsLeft, finishRound, oneMoreTurn, ...moreEnd } = moreEnds;
  const { rails, stations, ...moreTokens } = tokens;
  answered(moreRules, moreOpening, moreSurcharge, moreScoring, moreEnd, moreTokens);
  const waste = nameOf(wasteCard);
  const copies = ({ card, count }: CardNumber): Copies => ({ card: nameOf(card), count });
  // Nothing is said of what costs or counts nothing.
  const some = (count: number | undefined): number | undefined => (count === 0 ? undefined : count);
  return {
    seats,
    handSize,
    turnOrder: turnOrder === 'fixed' ? undefined : turnOrder,
    firstHands: hands,
    firstCoins: coins,
    startPoints,
    lastPlacesFirst: placing === 'last-seat-first' ? true : undefined,
    startDeck: startDeck.map(copies),
    startDecks: openingDecks.length === 0 ? undefined : openingDecks.map((deck) => deck.map(copies)),
    start,
    powers,
    events,
    // Where rows are all of the market, nothing is said of piles.
    market: rows && market.kinds === 0 ? undefined : market,
    rows,
    rails,
    stations,
    city: some(city),
    perStation: some(perStation),
    perOpponent: perOpponent === 0 ? undefined : { count: perOpponent, isToll: toOpponents === true },
    opponentsWaste: opponentsWaste === 0 ? undefined : { count: opponentsWaste, waste },
    cityPoints,
    remoteNumbers: remoteNumbers ?? true,
    scoringRail: some(rail),
    scoringCity: some(perCity),
    scoringStation: some(station),
    scoringRemote: some(remote),
    emptyPiles: { count: emptyPiles, waste },
    rounds,
    points: some(points),
    fullCities: some(fullCities),
    endRoutes: some(routes),
    endPiles: endPiles.length === 0 ? undefined : endPiles.map(nameOf),
    railsLeft: some(railsLeft),
    finishRound: finishRound === true && oneMoreTurn !== true ? true : undefined,
    oneMoreTurn: oneMoreTurn === true ? (finishRound === true ? 'round' : 'turn') : undefined,
    tie: switches.tie,
    railPoints: switches.railPoints,
    effects: switches.effects,
    optionalEffects: switches.optionalEffects,
  };
}
