// A result in a few lines for people who did not ask for it, such as readers of a site: in their language.
import type { FindingKind } from '../document/document.ts';

/** A finding in words. */
export interface ToldFinding {
  readonly kind: FindingKind;
  readonly title: string;
  readonly text: string;
  /** Whether there are only English words for it. */
  readonly isEnglish?: boolean;
}

/** A result in words, without its evidence. */
export interface ToldResult {
  /** What was played, in a sentence. */
  readonly facts: string;
  /** How far to trust it, as sentences. */
  readonly trust: readonly string[];
  /** The most important first. */
  readonly findings: readonly ToldFinding[];
}
