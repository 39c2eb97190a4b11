// The part of a game that draws pictures; each game's folder has one.
import type {
  GameDefinition,
  TextLanguage,
  HexMap,
  ResourceDefinition,
  TokenDefinition,
} from '@railwright/engine';
import type { Face } from './faces/face.ts';
import type { Look } from './faces/look.ts';

/** The language of a face, and a second one that stands on the same face below it. */
export type FaceLanguages = readonly [TextLanguage, TextLanguage?];

/** The face of a card or car, with its id. */
export interface NamedFace {
  readonly id: string;
  /** The face, to draw with `renderFaceSvg` or the `Face` component. */
  readonly face: Face;
}

/** A card of a pack, outside any setup, with what is printed on it. */
export interface PrintedCard {
  readonly id: string;
  /** As the engine knows it. */
  readonly card: object;
  readonly text: (language: TextLanguage) => readonly string[];
  /** Those that its pack knows. */
  readonly resources?: readonly ResourceDefinition[];
}

interface CardGroup {
  readonly title: string;
  readonly counts: ReadonlyMap<string, number>;
}

export interface GameModule {
  /** All cards of a setup, each once. */
  readonly faces?: (
    definition: GameDefinition,
    languages: FaceLanguages,
    /** By what looks call it: the card, car or ability. */
    lookOf: (id: string) => Look | undefined,
  ) => readonly NamedFace[];
  /** For games with card files: a card outside any setup. */
  readonly face?: (card: PrintedCard, languages: FaceLanguages, look: Look | undefined) => Face;
  /** Cards that lie apart from the others, in this order: their title, and how many there are of each, by id. */
  readonly groups?: (definition: GameDefinition, language: TextLanguage) => readonly CardGroup[];
  /** The map it is played on. */
  readonly map?: (definition: GameDefinition) => HexMap;
  /** The kinds of token on it, in addition to those of the game. */
  readonly tokens?: (definition: GameDefinition) => readonly TokenDefinition[];
}
