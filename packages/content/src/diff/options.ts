// How content is compared.
import type { TextLanguage } from '@railwright/engine/languages';

/** How content is compared. */
export interface DiffOptions {
  /** Language of the texts of cards and rules; English by default. */
  readonly language?: TextLanguage;
  /** Whether the bytes of a picture differ, by its path as in diagnostics; none by default. */
  readonly isChanged?: (path: string) => boolean;
}
