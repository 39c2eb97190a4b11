// The page of one code. Pages are data: `--explain` prints them and every diagnostic takes its severity from here.
import type { Severity } from './severity.ts';

export interface CodeInfo {
  /** The fault, in half a sentence. */
  readonly title: string;
  readonly severity: Severity;
  /** The cause and the way out. An empty line separates paragraphs. */
  readonly help: string;
  /** YAML that shows it. */
  readonly example?: string;
}

export type CodeTable = Readonly<Record<string, CodeInfo>>;
