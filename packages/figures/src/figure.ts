// A figure is a record of its meaning, its count and its display. Everything that lists figures
// (results, schemas, tables, reports, targets, rules that end a run, comparisons, panels) reads the records of registry.ts.
import type { Game, State } from '@railwright/engine';
import type { Asked, PanelGame } from './asked.ts';
import type { WantedEvery, WantedKinds, WantedRange, WantedWithin } from './wanted.ts';

/** The name of a figure and its description in English. */
export interface FigureWords {
  /** Name in results and targets. */
  readonly figure: string;
  /** Title in tables and reports. */
  readonly title: string;
  /** How it is counted, in a sentence. */
  readonly definition: string;
  /** How its interval is made. */
  readonly interval: string;
  /** Worked by hand; a test holds it. */
  readonly example: string;
}

/** A game that is over. */
export interface EndedGame {
  readonly game: Game;
  readonly s: State;
  /** Bit mask of seats. */
  readonly winners: number;
  /** Of all seats. */
  readonly turns: number;
  /** Choices of all seats. */
  readonly choices: number;
}

/** A game that is over and was watched. */
export interface WatchedGame extends EndedGame {
  /** How far a seat is: its score, or what the game has in its place before its end. */
  readonly standing: (seat: number) => number;
}

/** A decision with more than one legal choice, and the choice that was made. */
export interface Decision {
  readonly s: State;
  readonly choice: number;
  /** The legal choices are `legal[0..count)`. */
  readonly legal: Int16Array;
  /** Number of legal choices. */
  readonly count: number;
  /** It is of the seat whose turn it is; never before the first turn. */
  readonly isOwn: boolean;
}

/** The standing after a turn. */
export interface EndedTurn {
  /** Its number, from 1. */
  readonly turn: number;
  /** Bit mask of the seats with the highest standing. */
  readonly leaders: number;
  /** The seat that leads alone, or -1. */
  readonly leader: number;
}

/** Observes games as they are played, one after the other. The objects that it is given are used again: keep none. */
interface Watcher {
  readonly begin?: () => void;
  readonly decide?: (decision: Decision) => void;
  /** Turns in which seats place start rails and the like are none. */
  readonly endTurn?: (turn: EndedTurn) => void;
}

/** How sweeps show it at each value; figures without this are left out there. */
interface Swept {
  /** Head of its column. */
  readonly column: string;
  /** A part of a sentence, from its value as people read it. */
  readonly sentence?: (value: string) => string;
}

/** A value with its 95% interval. */
interface Estimated {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A whole number of each game; its distribution over games is shown. */
interface NumberOfGames extends FigureWords {
  readonly of: 'game';
  /** `thousandths` are shares of a game: whole numbers while counted, 0 to 1 in targets and percent in tables. */
  readonly unit: 'count' | 'thousandths';
  /** Why a game may have none, as `no game had a winner`; without it every game has one. */
  readonly lacking?: string;
  /** As tables call it, in lower case. */
  readonly row: string;
  /** Names for the games with the most and the least of it, where findings lead to them. */
  readonly most?: string;
  /** The name of the game with the least of it. */
  readonly least?: string;
  /** A part of a sentence in findings, from the mean and the median as people read them. */
  readonly sentence?: (told: { readonly mean: string; readonly median: string }) => string;
  /** Its name in comparisons where that is not the figure's. */
  readonly compared?: string;
  /** The median. */
  readonly swept?: Swept;
  /** How panels ask about its mean over games; figures without this give no finding. */
  readonly asked?: Asked;
  /** The range that a setup can want its median to be in. */
  readonly target: WantedRange;
}

/** A figure counted at the end of every game. */
export interface LengthFigure extends NumberOfGames {
  /** Its place in the result: in `length`, or by itself. */
  readonly section: 'length' | 'result';
  /** Its value in one game; undefined if the game has none. */
  readonly atEnd: (ended: EndedGame) => number | undefined;
}

/** Gathered on request, as games have to be watched. */
export interface DramaFigure extends NumberOfGames {
  /** Numbers of watched games are in `drama`. */
  readonly section: 'drama';
  /** Makes a watcher for one game after another; `value` is asked at the end of each. */
  readonly watch: (game: Game) => Watcher & { readonly value: (ended: WatchedGame) => number | undefined };
}

/** A whole number of each game. */
export type GameFigure = LengthFigure | DramaFigure;

/** A share of all turns or decisions of all games, gathered with drama. */
export interface PartFigure extends FigureWords {
  readonly of: 'turns' | 'decisions';
  /** Label in tables, in lower case. */
  readonly row: string;
  /** A part of a sentence in findings, from the share in percent. */
  readonly sentence?: (share: string) => string;
  /** Which games have it, and the text for the others. */
  readonly only?: { readonly where: (game: Game) => boolean; readonly otherwise: string };
  /** Makes a watcher that counts hits over all games. */
  readonly watch: (game: Game) => Watcher & { readonly hits: () => number };
}

/** Hits among a number of games, for one seat, card or cell; `item` is empty for all games. */
export interface CountedShare {
  readonly item: string;
  /** The games that count. */
  readonly hits: number;
  readonly count: number;
}

/** Parts of a win, as tallies keep them: see `WIN`. */
interface Side {
  readonly games: number;
  readonly wins: number;
}

/** The part of a tally that figures of whole games read. */
export interface Played {
  readonly games: number;
  /** Games without a winner. */
  readonly unwon: number;
  /** Games with several winners. */
  readonly shared: number;
  /** Wins of the seats with the first turn, in parts of a win (see `WIN`). */
  readonly firstWins: number;
  readonly seats: readonly Side[];
  readonly bots: ReadonlyMap<string, Side>;
  /** Games by end reason. */
  readonly ends: ReadonlyMap<string, { readonly games: number }>;
  /** By measure of the game. */
  readonly measures: readonly { readonly games: number }[];
  /** Uses of the map; absent unless gathered. */
  readonly board?: { readonly used: readonly number[] };
  /** Distributions of numbers; absent unless gathered. */
  readonly values: { readonly decided?: { readonly counts: ReadonlyMap<number, number> } };
}

/** The end of a game among games of the same seeds. */
export interface Outcome {
  /** Bit mask of seats. */
  readonly winners: number;
  /** The seat that had the first turn. */
  readonly first: number;
  /** By seat. */
  readonly scores: readonly number[];
  /** The part of the win of a seat: 1, a fraction of a shared win, or 0. */
  readonly won: (seat: number) => number;
  /** The mean part of the win over the seats of a bot. */
  readonly wonBy: (bot: string) => number;
}

/** A number of each game that comparisons pair by game. */
export interface Compared {
  /** Key in results. */
  readonly name: string;
  /** Its value in one game; undefined if the game has none. */
  readonly value: (outcome: Outcome) => number | undefined;
}

interface ComparedByBot {
  /** In the order of the table; bots each once. */
  readonly compared?: (bots: readonly string[]) => readonly Compared[];
}

/** The part of results that sweeps show. */
interface EstimatedResult {
  readonly firstSeat: { readonly advantage: Estimated } | null;
}

/** A share of games, or several of which the one furthest from even chances is shown. */
export interface ShareFigure extends FigureWords, ComparedByBot {
  readonly of: 'games';
  /** The group of figures that a batch must gather for it. */
  readonly gather?: 'drama';
  /** Shown less even chances, 1 / seats. */
  readonly aboveEven: boolean;
  /** The counted shares, one for each item. */
  readonly shares: (played: Played) => readonly CountedShare[];
  /** `of` finds it in a result. */
  readonly swept?: Swept & { readonly of: (result: EstimatedResult) => Estimated | undefined };
  /** How panels ask about it; `inGame` says whether a game is a hit. */
  readonly asked?: Asked & { readonly inGame: (game: PanelGame) => boolean };
  /** The target that a setup can set. */
  readonly target?: WantedRange | WantedWithin;
}

/** A demand on each card or cell. */
export interface EveryFigure extends FigureWords {
  readonly of: 'things';
  /** The group of figures that a batch must gather for it. */
  readonly gather?: 'maps';
  /** Undefined where it was not gathered. */
  readonly shares: (played: Played, game: Game, definition: unknown) => readonly CountedShare[] | undefined;
  /** The target that a setup can set. */
  readonly target: WantedEvery;
}

/** Shares of games by a key, such as how they end. */
export interface KindsFigure extends FigureWords {
  readonly of: 'kinds';
  /** The share of games of one key. */
  readonly share: (played: Played, key: string) => CountedShare;
  /** Of several keys panels ask about the one most common with strong play. */
  readonly asked?: Asked & { readonly keyOf: (game: PanelGame) => string };
  /** The target that a setup can set for each key. */
  readonly target: WantedKinds;
}

/** A cell of the map at the end of a game. */
export interface EndedCell {
  /** Seats that use it. */
  readonly users: number;
  /** Points all seats have from it. */
  readonly points: number;
}

/** How a cell of the map is used: the mean over games, as maps show it. */
export interface CellFigure extends FigureWords {
  readonly of: 'cells';
  /** Shares are shown as percent, counts by themselves. */
  readonly unit: 'share' | 'count';
  /** As tables call it, in lower case. */
  readonly row: string;
  /** Below a picture of the map. */
  readonly caption: string;
  /** Its value for one cell in one game. */
  readonly atEnd: (cell: EndedCell) => number;
  /** The games that count; all unless given. */
  readonly among?: (cell: EndedCell) => boolean;
}

/** Made of whole batches by code of its own: told here so that people can look it up. */
export interface StudyFigure extends FigureWords, ComparedByBot {
  readonly of: 'batches';
}

/** A record that declares a figure. */
export type Figure =
  | GameFigure
  | PartFigure
  | ShareFigure
  | EveryFigure
  | KindsFigure
  | CellFigure
  | StudyFigure;
