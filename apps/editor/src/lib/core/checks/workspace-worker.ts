// Holds the open packs outside the page, so that drawing never waits for checks, and answers questions about them. The page itself may not
// compile the schema validators. The checks are loaded for the first question that needs them.
import { loadWords } from '../words/words.ts';
import type * as Answers from './answers.ts';
import type { Question, Reply } from './answers.ts';
import { Untouched } from './untouched.ts';

const untouched = new Untouched();
/** Undefined if they cannot be loaded, which only another worker would try again. */
let loading: Promise<typeof Answers | undefined> | undefined;

// One after another, since they share the texts.
let last = Promise.resolve();
self.addEventListener('message', ({ data: question }: MessageEvent<Question>) => {
  const { run } = question;
  last = last.then(async () => {
    try {
      self.postMessage({ run, ...(await answerTo(question)) } satisfies Reply);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      self.postMessage({ run, failure } satisfies Reply);
    }
  });
});

async function answerTo({ changes, pictures, kind, wish }: Question): Promise<Omit<Reply, 'run'>> {
  let told = [changes, pictures] as const;
  if (!loading) {
    untouched.change(changes, pictures);
    const known = untouched.answer(kind);
    if (known) return { value: known };
    loading = loadWords()
      .then(() => import('./answers.ts'))
      .catch(() => undefined);
    told = untouched.all();
  }
  const answers = await loading;
  if (!answers) return { isLost: true };
  await answers.change(...told);
  return { value: await (answers.ANSWERS[kind] as (wish: unknown) => unknown)(wish) };
}
