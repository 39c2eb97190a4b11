// The contents of a bundle, and reading one from JSON. Its hash is not reckoned here: a player page does without that code where the
// bundle is its own.
import { RELEASE, releaseOf } from '@railwright/engine/program';
import type { GameDefinition, Names } from '@railwright/engine';
import { isData } from '../text/data.ts';
import type { Lesson } from '../lesson/lesson.ts';
import type { BundledRules } from './bundled-rules.ts';
import type { MarketPool } from './market-draw.ts';
import { isNames, soundQuestions, type Question } from '../question.ts';
import { isPublishingAddress } from './published-page.ts';

export { isAnswer, MOST_LETTERS as MOST_NOTE, type AnswerValue, type Question } from '../question.ts';
export type { BundledRules } from './bundled-rules.ts';
export { publishedPage } from './published-page.ts';

/** How a bot can play the game of a bundle: what a strategy file says, ready for use. */
export interface BundledStrategy {
  /** `pack/id`. */
  readonly id: string;
  /** Names by language. */
  readonly titles: Names;
  /** Descriptions by language. */
  readonly descriptions?: Names;
  /** The strategy for bots: plain JSON. Of a group, its level and leanings. */
  readonly strategy: object;
  /** A group of people: a learned player plays like them. */
  readonly isGroup?: true;
}

/** Small pictures as data URIs of PNG or JPEG; absent from bundles made without any. */
export interface BundlePictures {
  /** Of cards, by their ids. */
  readonly art?: Readonly<Record<string, string>>;
  /** Squares that fill the cells of terrains, by their ids. */
  readonly terrains?: Readonly<Record<string, string>>;
}

/** A setup ready for play: plain JSON. */
export interface Bundle extends BundlePictures {
  readonly format: 1;
  /** Version of the program that made it: `gamesVersion`. */
  readonly engine: string;
  /** Fingerprint of the definition. */
  readonly hash: string;
  /** The title by language; absent from bundles made without. */
  readonly titles?: Names;
  readonly seats: { readonly min: number; readonly max: number };
  /** The number of seats to offer first. */
  readonly defaultSeats: number;
  /** Choices beyond the setup and decisions of chance: rules, map, market, its seed. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The address of the folder into which its pack is published, if it has one and this is the setup as the pack has it. */
  readonly publishedAt?: string;
  /** What its players are asked after a game, if the setup asks something. */
  readonly questions?: readonly Question[];
  /**
   * A game that teaches its rules, if it has one. A bundle from elsewhere may hold anything here: `soundLesson` gives what can be shown.
   */
  readonly lesson?: Lesson;
  /** What its market is drawn from, so that pages can draw another: `drawBundle`. Absent where none is drawn, or one was asked for. */
  readonly pool?: MarketPool;
  /** Fingerprint of the definition of the bundle from whose pool the market was drawn, if it was. */
  readonly base?: string;
  /** Its rules in words, by language; absent from bundles made without. */
  readonly rules?: Readonly<Record<string, BundledRules>>;
  /** The game, as the engine reads it. */
  readonly definition: GameDefinition;
  /** Included strategies, for bots; absent from bundles made without any. The hash covers the definition alone. */
  readonly strategies?: readonly BundledStrategy[];
  /** Fingerprint of all other fields, where it is written and first read; absent from older bundles. */
  readonly check?: string;
}

/** A bundle, or a sentence for people that says what is wrong. */
export type ParsedBundle =
  | { readonly ok: true; readonly bundle: Bundle }
  | { readonly ok: false; readonly message: string };

/** A bundle from JSON text, or what is wrong with it. Its hash may be wrong: `parseBundle` checks that too. */
export function readBundle(json: string): ParsedBundle {
  const refuse = (message: string): ParsedBundle => ({ ok: false, message });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return refuse('This is not JSON.');
  }
  if (!isData(value) || !isData(value['definition'])) return refuse('This is not a Railwright bundle.');
  const { format, engine, hash, titles, seats, defaultSeats, options, definition } = value;
  const { strategies, art, terrains, publishedAt, questions, lesson, rules, pool, base } = value;
  if (format !== 1)
    return refuse(
      `The bundle has format ${format === undefined ? 'none' : JSON.stringify(format)}; this program reads format 1.`,
    );
  // Another program of the same release reads it: what decides the games is in the definition.
  if (typeof engine !== 'string' || releaseOf(engine) !== RELEASE)
    return refuse(`The bundle was made with version ${String(engine)} of the engine; this is ${RELEASE}.`);
  const { game, setup, title } = definition;
  if (typeof game !== 'string' || typeof setup !== 'string' || typeof title !== 'string')
    return refuse('The bundle does not state its game and setup.');
  const range = isData(seats) ? seats : {};
  if (typeof hash !== 'string') return refuse('The bundle does not state its hash.');
  if (!isSeats(range['min']) || !isSeats(range['max']) || !isSeats(defaultSeats))
    return refuse('The bundle does not state how many can play.');
  return {
    ok: true,
    bundle: {
      format,
      engine,
      hash,
      ...(isNames(titles) && { titles }),
      seats: { min: range['min'], max: range['max'] },
      defaultSeats,
      options: isData(options) ? options : {},
      ...(isPublishingAddress(publishedAt) && { publishedAt }),
      ...(Array.isArray(questions) && { questions: soundQuestions(questions) }),
      ...(isData(lesson) && { lesson: lesson as unknown as Lesson }),
      ...(isData(pool) && { pool: pool as unknown as MarketPool }),
      ...(typeof base === 'string' && { base }),
      // `parseBundle` checks them too.
      ...(isData(rules) && { rules: rules as NonNullable<Bundle['rules']> }),
      definition: definition as unknown as GameDefinition,
      ...(Array.isArray(strategies) && { strategies: soundStrategies(strategies) }),
      ...(isData(art) && { art: soundPictures('art', art) }),
      ...(isData(terrains) && { terrains: soundPictures('terrains', terrains) }),
    },
  };
}

/** More than anybody would choose from are a mistake. */
const MOST_STRATEGIES = 200;

/** Leaves out invalid strategies and repeated ids: the game can be played without them. */
function soundStrategies(values: readonly unknown[]): BundledStrategy[] {
  const found = new Map<string, BundledStrategy>();
  for (const value of values.slice(0, MOST_STRATEGIES))
    if (isStrategy(value) && !found.has(value.id)) found.set(value.id, value);
  return [...found.values()];
}

/** Most letters of all pictures together, of cards and of terrains. */
export const MOST_LETTERS = { art: 384 * 1024, terrains: 256 * 1024 } as const;
/** A strip of a picture in pixels: twice as many as a card in the hand is wide. */
export const BUNDLE_STRIP = { width: 256, height: 112 } as const;
const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Pictures by id, as many as a bundle may hold. */
export class PictureRoom {
  /** Those that had room. */
  readonly kept: Record<string, string> = {};
  #missed = 0;
  #left: number;

  constructor(of: keyof BundlePictures) {
    this.#left = MOST_LETTERS[of];
  }

  /** How many had none. */
  get missed(): number {
    return this.#missed;
  }

  /** Keeps it if there is room. */
  add(id: string, href: string): void {
    if (href.length > this.#left) {
      this.#missed++;
      return;
    }
    this.#left -= href.length;
    this.kept[id] = href;
  }
}

/** Leaves out what is no picture of pixels, and what is too much. */
function soundPictures(of: keyof BundlePictures, pictures: object): Record<string, string> {
  const room = new PictureRoom(of);
  for (const [id, href] of Object.entries(pictures) as [string, unknown][])
    if (typeof href === 'string' && PICTURE.test(href)) room.add(id, href);
  return room.kept;
}

function isStrategy(value: unknown): value is BundledStrategy {
  return (
    isData(value) &&
    typeof value['id'] === 'string' &&
    isNames(value['titles']) &&
    (value['isGroup'] === undefined || value['isGroup'] === true) &&
    (value['descriptions'] === undefined || isNames(value['descriptions'])) &&
    isData(value['strategy'])
  );
}

function isSeats(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 8;
}
