// For tests: studies in this thread, the same code as in the workers.
import type { GameDefinition } from '@railwright/engine';
import { localExecutor } from '@railwright/playtest';
import { panelItems } from '@railwright/report/words';
import { runStudy, type StudyNews, type StudyRequest } from '@railwright/studies';

/** The messages in order; `hear` gets each at once. The clock advances by a second each time it is read. */
export async function playHere(
  request: StudyRequest,
  signal = new AbortController().signal,
  hear: (news: StudyNews) => void = () => undefined,
): Promise<StudyNews[]> {
  const said: StudyNews[] = [];
  let clock = 0;
  await runStudy(request, {
    signal,
    executor: localExecutor(undefined, 2),
    wordsOf: (definition) => panelItems(definition as GameDefinition),
    say(news) {
      said.push(news);
      hear(news);
    },
    now: () => (clock += 1000),
  });
  return said;
}
