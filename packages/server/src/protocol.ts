// The messages between the server and pages: types and names only, so that a page can import it.

/** Carries the token of the session with every change. */
export const TOKEN_HEADER = 'X-Railwright-Token';
/** A name the page gives itself, to know its own changes again: letters, digits, `-` and `_`, at most 64. */
export const CLIENT_HEADER = 'X-Railwright-Client';

/** The HTTP status of each refusal, by its code. */
export const REFUSAL_STATUS = {
  'bad-path': 400,
  'bad-request': 400,
  'wrong-host': 403,
  'wrong-origin': 403,
  'wrong-token': 403,
  link: 403,
  'read-only': 403,
  'not-found': 404,
  conflict: 409,
  exists: 409,
  'too-large': 413,
  'wrong-kind': 415,
  'no-base': 428,
  failed: 500,
  busy: 503,
  'too-many': 507,
  'disk-full': 507,
} as const;
/** The code of a refusal. */
export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** A file as it is on disk now, for the page to offer next to its own version. */
export interface CurrentFile {
  /** SHA-256 of the bytes in hex. */
  readonly version: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly mtime: number;
  /** The bytes in base64. */
  readonly base64: string;
}

/** The body of every answer that is not 2xx or 304. */
export interface RefusalBody {
  readonly code: RefusalCode;
  /** A sentence for people. */
  readonly message: string;
  /** With `conflict`: the file on disk, or null if it was deleted. */
  readonly current?: CurrentFile | null;
}

/** `GET /api/session`: the first request of a page, repeated when the server is back. */
export interface Session {
  /** Names this start of the server; another one means that the token is another. */
  readonly start: string;
  /** The session's token, for `TOKEN_HEADER`. */
  readonly token: string;
  /** Name of the folder, for titles. */
  readonly name: string;
  /** Path of the folder. */
  readonly folder: string;
  /** Whether files can be saved. */
  readonly writable: boolean;
  /** Why it is not writable. */
  readonly reason?: string;
  /** False when changes from outside are not noticed. */
  readonly watching: boolean;
  /** The largest file in bytes, and the most files that are listed. */
  readonly limits: { readonly fileBytes: number; readonly files: number };
  /** Extensions of the files that can be saved. */
  readonly extensions: readonly string[];
  /** The place where `POST /api/playtests` has games played, for people; absent if the page plays them. */
  readonly playtests?: string;
  /** What `POST /api/publications` can do; absent if setups are published elsewhere. */
  readonly publishing?: PublishingPlace;
}

/** Where publications of pages go, and for whom. */
export interface PublishingPlace {
  /** The folder that they are written to. */
  readonly folder: string;
  /** The tables that setups can be published for, each with its title and a line about it. */
  readonly targets: readonly { readonly name: string; readonly title: string; readonly summary: string }[];
}

/** What was written for one target: the answer to `POST /api/publications` lists them. */
export interface Publication {
  /** Of the target, for people. */
  readonly title: string;
  /** The folder, replaced as a whole. */
  readonly folder: string;
  /** How much was written, such as `3 files, 1.2 MB`. */
  readonly amount: string;
  /** What to do with them, in sentences. */
  readonly next: readonly string[];
}

/** A file of the folder. */
export interface FileEntry {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly mtime: number;
  /** SHA-256 of the bytes in hex; absent when the file is too large or cannot be read. */
  readonly version?: string;
  /** It cannot be saved to. */
  readonly readOnly?: true;
}

/** The reason why a path of the folder is not offered. Hidden names and node_modules are passed over in silence. */
export type SkipReason = 'link' | 'name' | 'kind' | 'not-a-file' | 'unreadable' | 'too-deep';

/** A path of the folder that is not offered. */
export interface Skipped {
  readonly path: string;
  readonly reason: SkipReason;
}

/** `GET /api/files` */
export interface Listing {
  readonly files: readonly FileEntry[];
  /** Without the opened one. */
  readonly folders: readonly string[];
  /** Paths that are not offered. */
  readonly skipped: readonly Skipped[];
  /** There is more than the limits let through. */
  readonly truncated: boolean;
}

/** A line of `GET /api/texts`: a text file of the folder. Files that are too large or not UTF-8 are left out. */
export interface TextLine {
  readonly path: string;
  /** SHA-256 of the bytes in hex. */
  readonly version: string;
  readonly text: string;
}

/** The answer to a save or a renaming. */
export interface Saved {
  readonly path: string;
  /** SHA-256 of the bytes in hex. */
  readonly version: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly mtime: number;
}

/** The event `change`: one file as it is now. */
export interface Change {
  readonly path: string;
  /** SHA-256 of the bytes in hex; null if the file was deleted. */
  readonly version: string | null;
  /** Bytes. */
  readonly size?: number;
  /** Milliseconds since 1970. */
  readonly mtime?: number;
  /** The page that did it; absent for changes from outside. */
  readonly client?: string;
}

/** The first line of the answer to `POST /api/playtests`. */
export interface Begun {
  readonly kind: 'begun';
  /** Of the run, for `DELETE /api/playtests/:id`. */
  readonly id: string;
}

/** The event `hello`, first on every connection. */
export interface Hello {
  /** As in `Session`. */
  readonly start: string;
}

/** A file of the folder that differs from a commit. */
export interface ChangedFile {
  readonly path: string;
  /** What became of it. */
  readonly change: 'added' | 'changed' | 'removed';
  /** In the commit, if texts were asked for and it was UTF-8 text. */
  readonly text?: string;
}

/** `GET /api/changes`: what differs from a commit, `against` being its name. */
export type FolderChanges =
  | {
      readonly kind: 'found';
      /** The commit compared with; '' before the first. */
      readonly base: string;
      /** The last commit; '' before the first. */
      readonly head: string;
      /** The branch that is checked out. */
      readonly branch?: string;
      readonly files: readonly ChangedFile[];
      /** Folders that are repositories of their own, whose changes are not listed. */
      readonly apart: readonly string[];
      /** Who commits: `Ann <ann@example.com>`. */
      readonly author?: string;
      /** Why nothing can be committed now, as sentences. */
      readonly trouble?: string;
    }
  /** There is nothing to compare with: the reason as sentences. */
  | { readonly kind: 'none'; readonly reason: string };

/** What a folder can be compared with: `GET /api/changes/versions` lists them. */
export interface VersionEntry {
  /** To ask for it: a full reference or the name of a commit. */
  readonly name: string;
  readonly kind: 'branch' | 'tag' | 'commit';
  /** For people: the short name, or the first line of a message. */
  readonly title: string;
  /** Seconds since 1970. */
  readonly time: number;
}

/** `POST /api/changes/commit` */
export interface CommitRequest {
  readonly message: string;
  /** The last commit as the page knows it. */
  readonly head: string;
  /** Those to commit, as the page knows them; a version is null for a removed file. */
  readonly files: readonly { readonly path: string; readonly version: string | null }[];
}

/** The answer to a commit that was made. */
export interface CommitAnswer {
  /** Its full name. */
  readonly commit: string;
}
