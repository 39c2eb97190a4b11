// Limits of the server, so that a wrong folder or a broken page fills neither memory nor disk.
export interface Limits {
  /** Bytes of one file, read or written. */
  readonly fileBytes: number;
  /** Files in the folder: no more are listed, and none is made beyond. */
  readonly files: number;
  /** Folders within folders. */
  readonly depth: number;
  /** Bytes of files that are on their way in or out at the same time. */
  readonly transferBytes: number;
  /** Playtests that are under way at the same time, and bytes of one. */
  readonly playtests: number;
  readonly playtestBytes: number;
  /** Pages that listen for changes at the same time. */
  readonly listeners: number;
}

export const DEFAULT_LIMITS: Limits = {
  fileBytes: 4 * 1024 * 1024,
  files: 5000,
  depth: 12,
  transferBytes: 32 * 1024 * 1024,
  playtests: 16,
  playtestBytes: 16 * 1024 * 1024,
  listeners: 64,
};
