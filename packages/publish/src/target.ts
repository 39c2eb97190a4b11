// What a target gets, and the files it gives.
import type { Content } from '@railwright/content';
import type { Kit } from './kit.ts';

/** A file below the folder of its target. */
export interface PublishedFile {
  /** Parts are separated by `/`. */
  readonly path: string;
  /** Text is written as UTF-8. */
  readonly data: string | Uint8Array;
}

/** What draws and builds for all targets. */
export interface Tools {
  /** A drawing as PNG, `width` pixels wide. */
  readonly png: (svg: string, width: number) => Promise<Uint8Array>;
  /** Drawings as the pages of a PDF, each of its own size. */
  readonly pdf: (svgs: readonly string[], title: string) => Promise<Uint8Array>;
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
}

/** A place where games are played. */
export interface Target {
  /** As people call it. */
  readonly title: string;
  /** Its files, one after another, so that few are in memory. */
  readonly publish: (edition: Edition) => AsyncIterable<PublishedFile>;
  /** What to do with the files, a sentence a line. */
  readonly next: (edition: Edition) => readonly string[];
}
