// A file of content, before anything is known of its pack.
import type { LocatedDocument } from './located.ts';
import type { Path } from './path.ts';

/** A file of content, read. */
export interface SourceFile {
  /** As in diagnostics. */
  readonly path: string;
  /** '' when the bytes are not UTF-8. */
  readonly text: string;
  /** Kind of file, by its folder: `pack`, `cards`, `maps`, … */
  readonly kind: string;
  /** Folder of the pack, as in `path`, ending in `/` unless it is the root. */
  readonly folder: string;
  /** Absent when the text is not YAML. */
  readonly document?: LocatedDocument;
  /** Paths at which the document does not fit its schema; later stages leave these parts alone. */
  readonly broken: readonly Path[];
  /** How many findings about its shape are not among the diagnostics, if there are too many. */
  readonly hidden?: number;
}
