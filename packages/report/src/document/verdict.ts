// The first screen of a document: questions with their answers, and what is worth changing.
import type { Drawing } from './drawing.ts';

/** How an answer is. */
export type Mark = 'fine' | 'look' | 'broken' | 'unknown';

/** Signs and words of marks, so that nothing depends on color. */
export const MARKS = {
  fine: { sign: '✓', words: /* @wc-include */ 'fine' },
  look: { sign: '!', words: /* @wc-include */ 'look at this' },
  broken: { sign: '✗', words: /* @wc-include */ 'broken' },
  unknown: { sign: '?', words: /* @wc-include */ 'not known yet' },
} as const satisfies Readonly<Record<Mark, { readonly sign: string; readonly words: string }>>;

/** A question that every reader asks first, with its answer. */
export interface Answer {
  /** Unique among the answers. */
  readonly id: string;
  /** Ends with a question mark. */
  readonly question: string;
  /** Whether to look at it. */
  readonly mark: Mark;
  /** One short sentence. */
  readonly text: string;
  /** What would settle it. */
  readonly settles?: string | null;
  /** As small as the sentence. */
  readonly picture?: Drawing | undefined;
  /** Ids of the findings that it rests on. */
  readonly rests: readonly string[];
}

/** Something worth changing. */
export interface Change {
  /** Of the finding that asks for it. */
  readonly id: string;
  readonly title: string;
  /** What is wrong, and what is known of the change, as sentences. */
  readonly text: string;
  /** The cards, cells or seats that it is about. */
  readonly pictures: readonly Drawing[];
  /** The change that was played: keys of a rules file with their new values. */
  readonly edit?: { readonly file: string; readonly keys: Readonly<Record<string, unknown>> };
  /** The number whose other values should be played, where no change has been played yet. */
  readonly field?: { readonly path: string; readonly from: number; readonly to: number };
  /** The command line that plays them. */
  readonly command?: string;
}

/** The lines of the change in its file. */
export const editLines = ({ keys }: NonNullable<Change['edit']>): string[] =>
  Object.entries(keys).map(([key, value]) => `${key}: ${flow(value)}`);

/** YAML on one line. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${flow(one)}`)
      .join(', ')} }`;
  return typeof value === 'string' && /^[a-z][\w-]*$/.test(value) ? value : JSON.stringify(value);
}

/** What readers want to know first: the same questions for each setup, and the changes that matter most. */
export interface Verdict {
  /** In the order of their questions. */
  readonly answers: readonly Answer[];
  /** The most important first; three at most. */
  readonly changes: readonly Change[];
  /** How many changes there are, in a sentence; where there are none, why. */
  readonly changesTold: string;
}
