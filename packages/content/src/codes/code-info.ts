// The page of one code. Pages are data: `--explain` prints them and every diagnostic takes its severity from here.
import type { Severity } from '../diagnostics/diagnostic.ts';

export interface CodeInfo {
  /** What is wrong, in half a sentence. */
  readonly title: string;
  readonly severity: Severity;
  /** What causes it and the way out. Paragraphs are parted by an empty line. */
  readonly help: string;
  /** YAML that shows it. */
  readonly example?: string;
}

export type CodeTable = Readonly<Record<string, CodeInfo>>;
