// What a language must provide. The plans in plan/ decide what is said; a language gives the words and small functions of grammar. Each
// table is a record over the declarations of the card language, so that something new without words is a type error.
import type { TextLanguage } from '../../core/languages.ts';
import type { FILTER_FIELDS } from '../language/forms.ts';
import type { OpName } from '../language/ops.ts';
import type { Act, Place, Side, Target, TurnCount, Who, Zone } from '../language/params.ts';
import type {
  Amount,
  Bounds,
  Cards,
  CellFilter,
  Count,
  Distance,
  Filter,
  OpParams,
  Owned,
  Price,
  Worth,
  ResourcesOf,
  Step,
  TokensOn,
  Variety,
} from '../language/values.ts';
import type { Lexicon } from './en/words.ts';
import type { Case, Clause, Lead, Mood, Relation } from './forms.ts';
import type { Noun } from './noun.ts';
import type { VerbName } from './verbs.ts';
import type { Chosen, Pending, Selected } from './selected.ts';
import type { TellerOf } from './teller.ts';

/** Things that an amount counts, in the words of a language. */
export interface Counted {
  /** One of them, as it follows `per`: "each train", "jeden Zug". */
  readonly each: string;
  /** As they follow a number: "trains". */
  readonly many: string;
  /** The same in groups, if the words differ: "of your rails". */
  readonly every?: string;
  /** How many they are: "the number of trains". */
  number(kase: Case): string;
}

/** What amounts count. */
export interface CountWords {
  count(t: Teller, cards: Cards): Counted;
  /** Cards of which those of one name count once. */
  different(t: Teller, cards: Cards): Counted;
  rails(t: Teller, cells: CellFilter): Counted;
  stations(t: Teller, cities: CellFilter): Counted;
  cells(t: Teller, cells: CellFilter): Counted;
  /** The cells of the largest network; their number is its size. */
  network(t: Teller, side: Side): Counted;
  /** The cells of the longest line; their number is its length. */
  line(t: Teller, side: Side): Counted;
  /** The cells of the longest trail; their number is its length. */
  trail(t: Teller, side: Side): Counted;
  /** Different terrains, regions, categories or costs. */
  variety(t: Teller, of: Variety): Counted;
  owned(t: Teller, owned: Owned): Counted;
  turn(t: Teller, what: TurnCount): Counted;
  tokens(t: Teller, on: TokensOn): Counted;
  resources(t: Teller, of: ResourcesOf): Counted;
  railsLeft(t: Teller, side: Side): Counted;
  routes(t: Teller, side: Side): Counted;
  ownTurn(t: Teller): Counted;
}

/** Other amounts as phrases. */
export interface AmountWords {
  costOf(t: Teller, name: string, kase: Case): string;
  valueOf(t: Teller, name: string, kase: Case): string;
  pointsOf(t: Teller, name: string, kase: Case): string;
  coins(t: Teller, yes: true, kase: Case): string;
  distance(t: Teller, distance: Distance, kase: Case): string;
  score(t: Teller, side: Side, kase: Case): string;
  round(t: Teller, yes: true, kase: Case): string;
  turnOrder(t: Teller, yes: true, kase: Case): string;
  players(t: Teller, yes: true, kase: Case): string;
  half(t: Teller, amount: Amount, kase: Case): string;
  /** The least or the greatest of these, each in the dative. */
  min(t: Teller, all: string, kase: Case): string;
  max(t: Teller, all: string, kase: Case): string;
}

/** Which of several numbers. */
export type FigureWay = 'highest' | 'lowest' | 'total';

/** Numbers of each card, cell or player. */
export interface FigureWords {
  cards(t: Teller, way: FigureWay, of: 'cost' | 'value' | 'points', cards: Cards, kase: Case): string;
  /** `things` are on cells, as they follow "with". */
  cells(t: Teller, way: FigureWay, things: string, cells: CellFilter, kase: Case): string;
  /** What the amount counts, if it counts something; it is told about others. */
  seats(
    t: Teller,
    way: FigureWay,
    of: 'opponents' | 'players',
    counted: Counted | undefined,
    amount: Amount,
    kase: Case,
  ): string;
}

/** Conditions as they follow "if"; `no` negates them. */
export interface ConditionWords {
  /** The switches of the rules have these values. */
  rule(settings: readonly string[], no: boolean): string;
  /** Such a cell was chosen. */
  cellChosen(t: Teller, chosen: Chosen, no: boolean): string;
  /** There is such a cell. */
  areCells(t: Teller, cells: CellFilter, no: boolean): string;
  /** There is such a card in a zone. */
  inZone(t: Teller, zone: Zone, where: Filter | undefined, no: boolean): string;
  /** There is such a card among those selected. */
  among(t: Teller, from: string, where: Filter, no: boolean): string;
  /** The selected card is such a one. */
  isSuch(t: Teller, from: string, where: Filter, no: boolean): string;
  /** A card was selected. */
  wasDone(t: Teller, what: Selected | undefined, no: boolean): string;
  /** The selections have a kind in common. */
  inCommon(t: Teller, names: readonly string[], no: boolean): string;
  /** The selected card, or one of several or of these selections, is of the kind named before. */
  isNamed(t: Teller, names: readonly string[], no: boolean): string;
  haveCards(t: Teller, bounds: Bounds, zone: Zone, where: Filter | undefined, no: boolean): string;
  /** So many coins, or so much of a resource. */
  haveSum(t: Teller, bounds: Bounds, noun: Noun, no: boolean): string;
  /** The player is the first or the last one in turn order. */
  playsAt(t: Teller, place: 'first' | 'last', no: boolean): string;
  /** It is this round: or a later one if it is `atLeast` this, or an earlier one if `atMost`. */
  inRound(t: Teller, round: number, bound: keyof Bounds, no: boolean): string;
  /** Likewise the turn of a player, by its number. */
  inOwnTurn(t: Teller, turn: number, bound: keyof Bounds, no: boolean): string;
  /** An amount is within bounds. */
  within(t: Teller, amount: Amount, bounds: Bounds, no: boolean): string;
}

export type OpWords = { readonly [O in OpName]: (t: Teller, params: OpParams<O>) => string };
/** Each field of a filter as it follows "a card"; empty if the noun says it already. */
export type FilterWords = {
  readonly [F in keyof typeof FILTER_FIELDS]-?: (
    t: Teller,
    value: NonNullable<Filter[F]>,
    many: boolean,
  ) => string;
};

/** A language as the rest of the text generator sees it. */
export interface Grammar {
  readonly language: TextLanguage;
  /** The words, as data. */
  readonly words: Lexicon;
  /** The sentence of each op: `OPS`, unless an op needs another plan in this language. */
  readonly ops: OpWords;

  // sentences
  /** A verb in the form that the mood and the person require, with its object and what follows both. */
  readonly clause: (t: Teller, verb: VerbName, rest: string, after?: string) => string;
  /** The verb of a clause whose subject is said: that of the own player, or of somebody else. */
  readonly does: (t: Teller, verb: VerbName, isOwn: boolean) => string;
  /** "you may" with an action in the infinitive. */
  readonly may: (t: Teller, infinitive: string) => string;
  /** "you must" with an action in the infinitive. */
  readonly must: (t: Teller, infinitive: string) => string;
  /** Actions done one after the other in one sentence. */
  readonly inTurn: (clauses: readonly string[], lead?: Lead) => string;
  /** The same as one of several options, which semicolons separate. */
  readonly inOption: (clauses: readonly string[]) => string;
  /** "choose one", and the mood of the options. */
  readonly choosingOne: (t: Teller) => { readonly clause: string; readonly mood: Mood };
  /** A condition before what is done if it holds. */
  readonly ifSo: (condition: string) => string;
  /** What is done instead, if there is something left to do it with. */
  readonly otherwise: (clause: string) => string;
  /** Steps done several times. */
  readonly repeated: (t: Teller, often: string, clauses: readonly string[]) => string;
  /** "3 times", "as often as …". */
  readonly times: (t: Teller, times: Amount) => string;
  /** What each opponent, each player or one other player does. */
  readonly each: (t: Teller, who: string, inner: readonly Step[]) => string;
  /** What the reader does, said among what others do: "you draw a card". */
  readonly you: (t: Teller, inner: readonly Step[]) => string;
  /** Writes a clause as a sentence. */
  readonly sentence: (clause: string) => string;

  // amounts and conditions
  /** What amounts count. */
  readonly counts: CountWords;
  /** Other amounts, as phrases. */
  readonly amounts: AmountWords;
  /** The highest, the lowest and all of the numbers of cards, cells and players. */
  readonly figures: FigureWords;
  /** A quantity that is calculated: "coins equal to half of 7". */
  readonly equalTo: (t: Teller, noun: Noun, amount: Amount) => string;
  /** Conditions, as they follow "if". */
  readonly conditions: ConditionWords;

  // cards
  /** What cards are called, and where they are: "trains costing at most 3 in your hand". */
  readonly noun: (t: Teller, where: Filter | undefined, many: boolean, kase: Case, place?: string) => string;
  /** A card with its article. */
  readonly aCard: (t: Teller, where: Filter | undefined, kase: Case, place?: string) => string;
  /** The card whose text this is. */
  readonly thisCard: (kase: Case) => string;
  /** Cards selected before: "it", "the others", "the trashed train". */
  readonly object: (t: Teller, name: string, kase: Case) => string;
  /** A choice from a selection of only one card. */
  readonly only: (t: Teller, choice: Pending, kase: Case) => string;
  /** One card of a selection. */
  readonly oneOfThem: (t: Teller, name: string, kase: Case) => string;
  /** Several of a selection: "of them". */
  readonly ofThem: (t: Teller, name: string) => string;
  /** The place of cards in a selection: "among them". */
  readonly among: (t: Teller, name: string) => string;
  /** All cards of a selection that match. */
  readonly suchOf: (t: Teller, name: string, where: Filter, kase: Case) => string;
  /** Where cards stay, or go away from: "in your hand", "from your hand". */
  readonly zone: (t: Teller, zone: Zone, stay: boolean) => string;
  /** All cards of a zone that match. */
  readonly allOf: (t: Teller, zone: Zone, where: Filter | undefined, stay: boolean, kase: Case) => string;
  /** So many of several things: "any number of cities". */
  readonly several: (t: Teller, count: Count, things: string, kase: Case) => string;
  /** Waste, by its name. */
  readonly waste: (name: string) => Noun;
  /** A verb with the cards that it moves, and where to. */
  readonly move: (t: Teller, verb: VerbName, cards: Cards, tail: string) => string;
  /** What is gained, and where it goes at once. */
  readonly gainedTo: (
    t: Teller,
    gained: string,
    where: Filter | undefined,
    to: Target,
    verb: VerbName,
  ) => string;
  /** The effect of a selected card. */
  readonly effectOf: (t: Teller, card: string) => string;
  // cells
  /** Cells that a step has chosen: "chosen cities", "city chosen second". */
  readonly chosenCells: (chosen: Chosen, many: boolean, kase: Case) => string;
  /** Cells by kind and terrains: "swamp cells". */
  readonly cellHead: (place: Place, terrains: readonly string[], many: boolean, kase: Case) => string;
  /** Cells with an article: "a swamp cell", "one of the chosen cities". */
  readonly cellArticle: (
    t: Teller,
    cells: CellFilter,
    chosen: Chosen | undefined,
    many: boolean,
    kase: Case,
  ) => string;
  /** Tokens after "with". */
  readonly tokensWith: (t: Teller, token: string, of: Who) => Noun;
  /** Tokens after "without". */
  readonly tokensWithout: (t: Teller, token: string, of: Who) => string;
  /** A list after "without". */
  readonly noneOf: (things: readonly string[]) => string;
  /** What something is near to, or a number of, with the preposition where a language has one: "d’une ville", "d’Actions". */
  readonly of: (what: string) => string;
  /** "that are neither cities nor swamp cells". */
  readonly notCells: (t: Teller, cells: CellFilter, many: boolean) => string;
  /** Adds the clauses about cells of a kind, or about several. */
  readonly relate: (said: string, clauses: readonly Clause[], place: Place | 'many' | undefined) => string;
  /** "on swamp cells", "in a city". */
  readonly placed: (t: Teller, relation: Relation, cells: CellFilter, many: boolean) => string;
  // what lasts
  /** What holds at a time. */
  readonly during: (when: string, told: string) => string;
  /** Lasting effects in force if a condition does not hold. */
  readonly ruling: (told: string) => string;
  /** The lasting effect that a step starts, and how long it lasts unless that is said. */
  readonly starting: (t: Teller, when: string, said: string) => string;
  /** What is done at the start or the end of a turn. */
  readonly atTurn: (t: Teller, when: string, clauses: readonly string[]) => string;
  /** No surcharge for such places, and no Waste for the rails of opponents, or for "them". */
  readonly waived: (
    t: Teller,
    places: string | undefined,
    waste: 'opponents' | 'them' | undefined,
    thisTurn: boolean,
  ) => string;
  /** Cells of a terrain, where surcharges are waived. */
  readonly terrainCells: (terrain: string) => string;
  /** Kinds of cards that are not gained. */
  readonly ignored: (t: Teller, cards: readonly string[]) => string;
  /** "opponents cannot build stations in cities": `things` are what is bought, played, laid or built. */
  readonly forbidden: (t: Teller, act: Act, things: string, who: Who) => string;
  /** "your rails in cities score double": `at` is where they lie. */
  readonly worth: (t: Teller, worth: Worth, at: string) => string;
  /** What is done, with the word for "instead". */
  readonly insteadOf: (told: string) => string;
  /** A token that a trigger is about; `others` are opponents of the own player where others act. */
  readonly aToken: (t: Teller, name: string | undefined, whose: Who | 'others') => string;
  /** "rails in cities cost you 1 coin less": `at` is where they lie. */
  readonly pricePhrase: (t: Teller, price: Price, at: string, coins: Noun) => string;
  /** "the next 2 trains you buy cost 3 coins less". */
  readonly nextPaid: (t: Teller, price: Price, times: number, at: string, now: string, coins: Noun) => string;
}

/** The state of a text in a language. */
export type Teller = TellerOf<Grammar>;
