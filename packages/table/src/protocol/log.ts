// What pages make of what they are told: which choices count, what happened since one last looked, and what was said.
import type { AnswerValue } from '@railwright/content/bundle/read';
import type { Told } from './messages.ts';
import { topicOf, type NoteText } from './said.ts';

/** Revisions whose choices were taken back. */
export function takenBack(told: readonly Told[]): ReadonlySet<number> {
  return new Set(told.flatMap((one) => (one.kind === 'took-back' ? one.revisions : [])));
}

/** What happened after revision `seen` and still counts, without what the person on `seat` did. */
export function recap(told: readonly Told[], seen: number, seat: number | null): Told[] {
  const known = new Set([...takenBack(told), ...doneOn(told, seat)]);
  return told.filter(({ revision }) => revision > seen && !known.has(revision));
}

/** Revisions of what the person on a seat did; what a bot chose there is news to that person. */
function doneOn(told: readonly Told[], seat: number | null): number[] {
  let isBot = false;
  return told.flatMap((one) => {
    if (!('seat' in one) || one.seat !== seat) return [];
    if (one.kind === 'bot') isBot = one.bot !== null;
    if (one.kind === 'sat') isBot = false;
    return isBot || one.kind === 'bot' || one.kind === 'lapsed' ? [] : [one.revision];
  });
}

/** What a reader may know of all that was said; seats count from 0. */
export interface TableSaid {
  /** The notes, in the order in which they were last changed. */
  readonly notes: readonly (NoteText & { readonly seat: number; readonly note: string })[];
  /** The answers to questions of the setup. */
  readonly answers: readonly {
    readonly question: string;
    readonly seat: number;
    readonly value: AnswerValue;
  }[];
}

/** What was said and still stands. A note about a moment that was taken back is about the position that the game went back to. */
export function saidIn(told: readonly Told[]): TableSaid {
  const notes = new Map<string, TableSaid['notes'][number]>();
  const answers = new Map<string, TableSaid['answers'][number]>();
  const made = new Map<number, number>();
  let at = 0;
  for (const one of told) {
    if (one.kind === 'chose') {
      made.set(one.revision, one.events.length);
      at += one.events.length;
    }
    if (one.kind === 'took-back') {
      for (const revision of one.revisions) at -= made.get(revision) ?? 0;
      for (const [topic, note] of notes) if ((note.at ?? 0) > at) notes.set(topic, { ...note, at });
    }
    if (one.kind !== 'said' || !one.what) continue;
    const { seat, what } = one;
    const topic = `${seat} ${topicOf(what)}`;
    if (what.says === null) {
      notes.delete(topic);
      answers.delete(topic);
    } else if ('note' in what) notes.set(topic, { ...what.says, seat, note: what.note });
    else answers.set(topic, { question: what.question, seat, value: what.says });
  }
  return { notes: [...notes.values()], answers: [...answers.values()] };
}
