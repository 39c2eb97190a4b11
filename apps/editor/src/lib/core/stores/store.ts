// Where content files are stored: behind the local server, in a folder that the browser may use, or in the browser itself. Paths are relative,
// with `/`. A version is the SHA-256 of a file's bytes.
import type { CommitAnswer, CommitRequest, FolderChanges, VersionEntry } from '@railwright/server/protocol';
import { isPlayer } from '../content/file-kinds.ts';

interface StoredFile {
  readonly path: string;
  /** Undefined if it could not be read. */
  readonly version?: string;
}

export interface Listing {
  readonly files: readonly StoredFile[];
  /** Files that cannot be edited, with the reason. */
  readonly foreign: readonly { readonly path: string; readonly reason: string }[];
}

/** Why a file cannot be edited. */
export function whyForeign(path: string): string {
  return isPlayer(path) ? /* @wc-include */ 'a learned player' : /* @wc-include */ 'not text';
}

export interface FileText {
  readonly text: string;
  readonly version: string;
}

export type WriteResult =
  | { readonly ok: true; readonly version: string }
  /** Another program changed it; `current` is the version there, or null if the file was deleted. */
  | { readonly ok: false; readonly reason: 'conflict'; readonly current: FileText | null }
  /** The store does not respond; trying again may help. */
  | { readonly ok: false; readonly reason: 'away'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** A file changed by another program or page; `version` is null if it was deleted. */
export interface StoreChange {
  readonly path: string;
  readonly version: string | null;
}

export interface StoreEvents {
  changed(change: StoreChange): void;
  /** The store became unavailable, or reports changes again after missing some. */
  connected(connected: boolean): void;
  /** Another folder has taken its place. */
  replaced(store: Store): void;
}

/** Plays games for the page outside its own workers. */
export interface Playtests {
  /** A readable name of the place. */
  readonly place: string;
  /** Lines of JSON; the first is `begun`. Rejects if there is no response, or with the reason of a refusal. */
  play(job: object, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** Ends a run that has begun; the games played so far are still reported. */
  stop(id: string): Promise<void>;
}

/** Publishes setups of the store for other tables. */
export interface Publishing {
  /** The folder that publications are written to. */
  readonly folder: string;
  readonly targets: readonly { readonly name: string; readonly title: string; readonly summary: string }[];
  /** Publishes a saved setup for one target after another; rejects with the reason. */
  publish(request: PublicationRequest): Promise<readonly Publication[]>;
}

interface PublicationRequest {
  readonly setup: string;
  readonly targets: readonly string[];
  readonly language: string;
  /** The address at which the folder will be on the web. */
  readonly base?: string;
}

/** What was written for one target. */
export interface Publication {
  readonly title: string;
  readonly folder: string;
  /** How much was written. */
  readonly amount: string;
  /** What to do with the files, in sentences. */
  readonly next: readonly string[];
}

/** Earlier versions of the files, in git. All reject with a sentence. */
export interface History {
  /** What differs from a version: `HEAD`, or the name of a `VersionEntry`. */
  changes(against: string, withTexts: boolean): Promise<FolderChanges>;
  versions(): Promise<readonly VersionEntry[]>;
  /** The bytes of a file in a commit. */
  file(commit: string, path: string): Promise<Uint8Array<ArrayBuffer>>;
  commit(request: CommitRequest): Promise<CommitAnswer>;
}

export interface Store {
  readonly kind: 'server' | 'folder' | 'browser';
  readonly title: string;
  /** The bytes of a file that is not text, such as a learned player; undefined if the store has none. */
  bytes?(path: string): Promise<Uint8Array>;
  /** Adds a file that is not text, such as a picture; never over another one. Undefined if the store keeps text alone. */
  add?(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<WriteResult>;
  /** Why nothing can be saved; undefined if saving is possible. */
  readonly readOnly: string | undefined;
  readonly playtests?: Playtests | undefined;
  readonly publishing?: Publishing | undefined;
  readonly history?: History | undefined;
  list(): Promise<Listing>;
  /** All text files that can be read at once, by path; `read` reads the others or gives the reason why it cannot. */
  texts?(): Promise<ReadonlyMap<string, FileText>>;
  /** Rejects if the file is missing or there is no response. */
  read(path: string): Promise<FileText>;
  /** `base` is the version the text is based on; undefined for a new file. */
  write(path: string, text: string, base: string | undefined): Promise<WriteResult>;
  /** Removes a file if it still has this version; of the result, the version is empty. */
  remove(path: string, version: string): Promise<WriteResult>;
  /** Returns a function that ends it. */
  watch(events: StoreEvents): () => void;
}

export async function versionOf(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  if (!('subtle' in crypto))
    throw new Error(
      'This address is not secure, so the browser does not let the studio check what it stores. Open it over https, or on this machine.',
    );
  const encoded = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const bytes = await crypto.subtle.digest('SHA-256', encoded);
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
