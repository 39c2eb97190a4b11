// Holds the open packs outside the page, so that drawing never waits for checks, and answers questions about them. The page itself may not
// compile the schema validators.
import { loadWords } from '../words/words.ts';
import type { Question, Reply } from './answers.ts';

/** Undefined if they cannot be loaded, which only another worker would try again. */
const loaded = loadWords()
  .then(() => import('./answers.ts'))
  .catch(() => undefined);

// One after another, since they share the texts.
let last = Promise.resolve();
self.addEventListener(
  'message',
  ({ data: { run, changes, pictures, kind, wish } }: MessageEvent<Question>) => {
    last = last.then(async () => {
      try {
        const answers = await loaded;
        if (!answers) return self.postMessage({ run, isLost: true } satisfies Reply);
        const { ANSWERS, change } = answers;
        await change(changes, pictures);
        const answer = ANSWERS[kind] as (wish: unknown) => unknown;
        self.postMessage({ run, value: await answer(wish) } satisfies Reply);
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        self.postMessage({ run, failure } satisfies Reply);
      }
    });
  },
);
