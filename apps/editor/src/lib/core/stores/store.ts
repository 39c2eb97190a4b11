// Where files of content are kept: behind the local server, in a folder the browser may use, or in the browser itself. Paths are relative,
// with `/`. A version is the SHA-256 of a file's bytes.

interface StoredFile {
  readonly path: string;
  /** Absent when it could not be read. */
  readonly version?: string;
}

export interface Listing {
  readonly files: readonly StoredFile[];
  /** Files there that cannot be edited, with the reason. */
  readonly foreign: readonly { readonly path: string; readonly reason: string }[];
}

/** Why a file that content has is not ours to edit. */
export function whyForeign(path: string): string {
  return /\.player$/i.test(path) ? 'a learned player' : 'not text';
}

export interface FileText {
  readonly text: string;
  readonly version: string;
}

export type WriteResult =
  | { readonly ok: true; readonly version: string }
  /** Somebody else changed it; `current` is what is there, or null when the file is gone. */
  | { readonly ok: false; readonly reason: 'conflict'; readonly current: FileText | null }
  /** Nobody answers; trying again may help. */
  | { readonly ok: false; readonly reason: 'away'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** A file changed by somebody else than this page; `version` null when it is gone. */
export interface StoreChange {
  readonly path: string;
  readonly version: string | null;
}

export interface StoreEvents {
  changed(change: StoreChange): void;
  /** The store went away, or reports changes again: earlier ones went unreported. */
  connected(connected: boolean): void;
}

/** Plays for the page elsewhere than in its own workers. */
export interface Playtests {
  /** Where, for people. */
  readonly place: string;
  /** Lines of JSON; the first is `begun`. Rejects when nobody answers, and with what is refused. */
  play(job: object, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** Ends a run that has begun; what was played is still told. */
  stop(id: string): Promise<void>;
}

export interface Store {
  readonly kind: 'server' | 'folder' | 'browser';
  readonly title: string;
  /** The bytes of a file that is not text, such as a learned player; absent where there are none. */
  bytes?(path: string): Promise<Uint8Array>;
  /** Why nothing can be saved; undefined when it can. */
  readonly readOnly: string | undefined;
  readonly playtests?: Playtests | undefined;
  list(): Promise<Listing>;
  /** Rejects when the file is not there or nobody answers. */
  read(path: string): Promise<FileText>;
  /** `base` is the version the text is based on; undefined for a new file. */
  write(path: string, text: string, base: string | undefined): Promise<WriteResult>;
  /** Gives what ends it. */
  watch(events: StoreEvents): () => void;
}

export async function versionOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
