// What a target gets, and the files it gives.
import type { DiffPicture, Wardrobe } from '@railwright/board/svg';
import type { Content, Pack } from '@railwright/content';
import type { TextLanguage } from '@railwright/engine/languages';
import type { ToldResult } from '@railwright/report/documents';
import type { Kit } from './kit.ts';
import type { PrintOptions } from './print/options.ts';

/** A file below the folder of its target. */
export interface PublishedFile {
  /** Parts are separated by `/`. */
  readonly path: string;
  /** Text is written as UTF-8. */
  readonly data: string | Uint8Array;
}

/** What draws and builds for all targets. */
export interface Tools {
  /** A drawing as PNG, `width` pixels wide; with `dpi`, for print: without transparency, and it says how large it is. */
  readonly png: (svg: string, width: number, dpi?: number) => Promise<Uint8Array>;
  /** Drawings as the pages of a PDF, each of its own size. */
  readonly pdf: (svgs: readonly string[], title: string) => Promise<Uint8Array>;
  /** A drawing as a data URI of few letters: JPEG if one sees nothing through it, else PNG. */
  readonly href: (svg: string, width: number) => Promise<string>;
  /** Takes a sentence about what a reader will miss. */
  readonly warn: (sentence: string) => void;
  /** The player as one page with a place for setups, see `playPage`; absent where pages cannot play. */
  readonly player?: () => Promise<string>;
}

/** What the folder of a pack says to readers in Markdown, by language; a text without a language is the English one. */
export interface PackNotes {
  /** What it is about. */
  readonly story?: Readonly<Partial<Record<TextLanguage, string>>>;
  /** What is new in its versions. */
  readonly changes?: Readonly<Partial<Record<TextLanguage, string>>>;
}

/** What changed in a pack since an earlier version of it was published. */
export interface PackChanges {
  /** The version of the manifest then, if it is another one now. */
  readonly version?: string;
  /** The day of the earlier version: `2026-11-29`. */
  readonly date: string;
  /** In a language; `since` names the earlier version in it. */
  readonly picture: (language: TextLanguage, since: string) => Promise<DiffPicture>;
}

/** What bots found about a setup. */
export interface Playtest {
  /** In words. */
  readonly told: (language: TextLanguage) => ToldResult;
  /** Whether these are games of the setup as it is; otherwise of an earlier version. */
  readonly isCurrent: boolean;
}

/** A file of a target that belongs to a setup. */
export interface Download {
  /** `pack/id`. */
  readonly setup: string;
  /** What it is, for people: a name that is the same everywhere, or by language. */
  readonly title: string | Readonly<Record<TextLanguage, string>>;
  /** Below the folder of the target; in an edition, the way to it from the folder of the target that is published. */
  readonly path: string;
}

/** Where what is published of a pack is in git, as full hashes. */
export interface PublishedCommit {
  /** The first commit with what is published. */
  readonly commit: string;
  /** The one that was published before something changed that players see. */
  readonly since?: string;
}

/** The studio as part of a site. */
export interface StudioPages {
  /** Its pages, and below `play/` those of the player, with their paths from its folder. */
  readonly pages: () => AsyncIterable<PublishedFile>;
  /** What a visitor's browser needs to change a pack, by path: its files, and those of packs that it extends and the studio lacks. */
  readonly packFiles: (pack: Pack) => Promise<Readonly<Record<string, Uint8Array>>>;
}

/** What is published, and where it will be. */
export interface Edition {
  readonly content: Content;
  /** One a setup, at least one. */
  readonly kits: readonly Kit[];
  /** The address of the folder of the target on the web, with a slash at its end; absent if it will not be there. */
  readonly base?: string;
  /** The address of the same folder on this machine, with a slash at its end. */
  readonly local: string;
  /** Draws and builds. */
  readonly tools: Tools;
  /** Pictures, layouts and colors of the cards of packs, and pictures of their maps, by their ids. */
  readonly wardrobes?: ReadonlyMap<string, Wardrobe>;
  /** By the id of a pack. */
  readonly notes?: ReadonlyMap<string, PackNotes>;
  /** By the id of a pack, of packs of which an earlier version is known. */
  readonly changes?: ReadonlyMap<string, PackChanges>;
  /** The commits that are published, by the ids of their packs, for the next publication. */
  readonly commits?: Readonly<Record<string, PublishedCommit>>;
  /** By `pack/id` of a setup. */
  readonly playtests?: ReadonlyMap<string, Playtest>;
  /** Files of the other targets that are published together with this one. */
  readonly downloads?: readonly Download[];
  /** Absent if the site is not to have the studio. */
  readonly studio?: StudioPages;
  /** How to print; as `PRINT_DEFAULTS` unless given. */
  readonly print?: PrintOptions;
}

/** A place where games are played. */
export interface Target {
  /** As people call it. */
  readonly title: string;
  /** Whether its files say at which address they are on the web. */
  readonly usesBase?: boolean;
  /** Why it cannot be published, and a way out; nothing is written then. */
  readonly problem?: (edition: Edition) => { readonly what: string; readonly way: string } | undefined;
  /** Its files, one after another, so that few are in memory. */
  readonly publish: (edition: Edition) => AsyncIterable<PublishedFile>;
  /** Which of its files a reader would take away. */
  readonly downloads?: (edition: Edition) => readonly Download[];
  /** Folders whose earlier files stay when it is published again. */
  readonly keeps?: readonly string[];
  /** What to do with the files, a sentence a line. */
  readonly next: (edition: Edition) => readonly string[];
}
