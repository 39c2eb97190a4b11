// What people say about a game at its table: notes, and answers to the questions of the setup.
import type { AnswerValue } from '@railwright/content/bundle/read';

/** A note as it is said. */
export interface NoteText {
  /** How many choices had been made, of a note about a moment. */
  readonly at?: number;
  /** The card or cell that it is about. */
  readonly about?: { readonly card: string } | { readonly cell: string };
  readonly text: string;
}

/** Something said: a note under a name that its author made up, or the answer to a question. Said again, it takes the place of what was said before; null takes it back. */
export type Saying =
  | { readonly note: string; readonly says: NoteText | null }
  | { readonly question: string; readonly says: AnswerValue | null };

/** What a saying is about, among those of its seat. */
export const topicOf = (what: Saying): string =>
  'note' in what ? `note ${what.note}` : `question ${what.question}`;
