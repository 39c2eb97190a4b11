// Every code a diagnostic can have, with its page of help.
import type { Severity } from '../diagnostics/diagnostic.ts';

export interface CodePage {
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  /** What causes it and the way out, in a few paragraphs. */
  readonly help: string;
  /** YAML that gives it, or wrong and right beside each other. */
  readonly example?: string;
}
