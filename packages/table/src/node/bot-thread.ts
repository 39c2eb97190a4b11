// A thread in which bots think, one question after another.
import { parentPort } from 'node:worker_threads';
import { LocalThinker, type Question, type Subject } from '../thinker.ts';

/** What a thread is asked; the subject comes with the first question about it. */
export type ThreadMessage =
  | { readonly kind: 'think'; readonly id: number; readonly question: Question; readonly subject?: Subject }
  | { readonly kind: 'forget'; readonly table: string };

/** A choice, or why there is none. */
export interface ThreadAnswer {
  readonly id: number;
  readonly choice?: number;
  readonly reason?: string;
}

const thinker = new LocalThinker();

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.kind === 'forget') thinker.forget(message.table);
  else parentPort?.postMessage(answer(message));
});

function answer({ id, question, subject }: Extract<ThreadMessage, { kind: 'think' }>): ThreadAnswer {
  try {
    if (subject) thinker.learn(question.subject, subject);
    return { id, choice: thinker.answer(question) };
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : String(error) };
  }
}
