// What lies on the table when a game begins: the one scene that every target is made from.
import type { Face, Wardrobe } from '@railwright/board/svg';
import type { ResolvedSetup } from '@railwright/content';
import type { HexMap, TextLanguage, TokenDefinition } from '@railwright/engine';

/** A kind of card. */
export interface KitCard {
  readonly id: string;
  readonly name: string;
  /** All that the card says, as plain text. */
  readonly text: string;
  /** To draw with the functions of the board. */
  readonly face: Face;
}

/** Cards that lie together, from the top. */
export interface Pile {
  /** Unique in its kit. */
  readonly id: string;
  readonly title: string;
  /** A seat's own pile; absent: for all. */
  readonly seat?: number;
  /** Ids of kinds, and how many cards there are of each; none for a place where cards will lie. */
  readonly cards: readonly { readonly card: string; readonly count: number }[];
  /** Shuffled and face down; otherwise face up. */
  readonly hidden: boolean;
}

/** Tokens of one kind. */
export interface TokenSupply {
  /** Unique in its kit. */
  readonly id: string;
  readonly title: string;
  /** A square drawing. */
  readonly svg: string;
  /** The seat they belong to; absent: for all. */
  readonly seat?: number;
  /** How many there are; absent: as many as are needed. */
  readonly count?: number;
}

/** A setup laid out for a number of seats. */
export interface Kit {
  readonly setup: ResolvedSetup;
  readonly title: string;
  readonly language: TextLanguage;
  readonly seats: number;
  /** Absent in games without one. */
  readonly map?: HexMap;
  /** The kinds of token that its pack declares. */
  readonly tokenKinds: readonly TokenDefinition[];
  /** Pictures, layouts and colors of its cards, and pictures of its map; absent where they look as usual. */
  readonly wardrobe?: Wardrobe;
  /** The back of every card. */
  readonly back: Face;
  /** Each kind once. */
  readonly cards: readonly KitCard[];
  /** Cards that lie on the table. */
  readonly piles: readonly Pile[];
  /** Tokens that lie next to it. */
  readonly tokens: readonly TokenSupply[];
  /** What each seat counts beside its cards and tokens, such as points. */
  readonly counters: readonly string[];
  /** The rules in short, one sentence a line, then who made the pictures. */
  readonly rules: readonly string[];
}
