// The results of loading: files, packs, the items in them, and setups resolved for the engine.
import type { GameDefinition, Names } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import type { PlayerHeader } from '@railwright/net';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { Path } from '../text/path.ts';
import type { Lesson } from '../lesson/lesson.ts';
import type { Question } from '../question.ts';
import type { PictureVerdict } from '../pictures/picture.ts';
import type { PackFile } from '../schema/pack.ts';

export type { SourceFile };

/** Something with an id: a map, a card, rules, a setup, a locale. */
export interface Item<T = unknown> {
  readonly kind: string;
  readonly id: string;
  /** Id of the pack. */
  readonly pack: string;
  readonly file: SourceFile;
  /** Its place in the file's document. */
  readonly path: Path;
  /** As written. Fits the schema unless `broken`. */
  readonly data: T;
  /** Whether `data` does not fit its schema. */
  readonly broken: boolean;
}

/** A file of a learned player. */
export interface PlayerFile {
  /** As in diagnostics. */
  readonly path: string;
  /** Its first line; absent if the file cannot be used. */
  readonly header?: PlayerHeader;
  /** Of its weights; absent where the header is. */
  readonly fingerprint?: string;
}

/** A picture in the folder of a pack. */
export interface PictureFile {
  /** As in diagnostics. */
  readonly path: string;
  /** What its bytes say, or why they cannot be read; absent where nothing names it. */
  readonly verdict?: PictureVerdict | { readonly unreadable: string };
}

/** A pack: its manifest, its files and the items in them. */
export interface Pack {
  readonly id: string;
  readonly game: string;
  readonly file: SourceFile;
  /** The data of pack.yaml. */
  readonly manifest: PackFile;
  /** Folder of the pack, ending in `/` unless it is the root. */
  readonly folder: string;
  /** Kind of file -> id -> item. */
  readonly items: ReadonlyMap<string, ReadonlyMap<string, Item>>;
  readonly files: readonly SourceFile[];
  readonly players: readonly PlayerFile[];
  /** By path from the folder of the pack; undefined where a source does not tell of pictures. */
  readonly pictures: ReadonlyMap<string, PictureFile> | undefined;
  /** Kinds of file of which something could not be read, so that an unknown id may be no mistake. */
  readonly incomplete: ReadonlySet<string>;
  /** This pack's and, after it, those it extends, directly or not. */
  readonly visible: readonly Pack[];
}

/** The result of `loadContent`. */
export interface Content {
  readonly packs: readonly Pack[];
  /** The files of all packs. */
  readonly files: readonly SourceFile[];
  /** Sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[];
  /** Diagnostics that comments in the files or settings of a pack ignore, with a reason. */
  readonly ignored: readonly Diagnostic[];
  /** Paths of files that settings of a pack leave out. */
  readonly excluded: readonly string[];
  /** Paths of files in packs that are not known, since something is wrong with their pack.yaml. */
  readonly unread: readonly string[];
}

/** A setup as lists show it. */
export interface SetupSummary {
  /** `pack/id`. */
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** Changes to a setup before it is resolved. */
export interface SetupOptions {
  /** Other rules than the setup's, as `pack/id`. */
  readonly rules?: string;
  /** Another map than the setup's, as `pack/id`. */
  readonly map?: string;
  /** Seed of what chance decides before the game; instead of the setup's own. */
  readonly marketSeed?: number;
  /** Kinds of the market instead of the setup's, as `pack/id`, as many as there are. */
  readonly market?: readonly string[];
  /** Switches that are set otherwise than in the rules. */
  readonly switches?: Switches;
}

/** Differences between editions and house rules, by name. */
type Switches = Readonly<Record<string, string | boolean | number>>;

/** A setup as a definition for the engine. */
export interface ResolvedSetup {
  readonly id: string;
  readonly title: string;
  /** The title in each language the setup gives it in. */
  readonly titles: Names;
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The number of seats to offer first. */
  readonly defaultSeats: number;
  /** Plain JSON for the engine. */
  readonly definition: GameDefinition;
  /** Fingerprint of the definition. */
  readonly hash: string;
  /** Choices beyond the setup and decisions of chance: rules, map, market, its seed. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The address of the folder into which its pack is published, if it has one and nothing else was chosen than the setup says. */
  readonly publishedAt?: string;
  /** The targets of its games, if the setup has some. */
  readonly targets?: Targets;
  /** What its players are asked, if the setup asks something. */
  readonly questions?: readonly Question[];
  /** A game that teaches its rules, if this is the setup as it is written and it has one. */
  readonly lesson?: Lesson;
}

/** A resolved setup, or the errors that prevent it. */
export type Resolution =
  | { readonly ok: true; readonly setup: ResolvedSetup }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };
