// Lets workers on a queue play the playtests of studio pages. Each run opens the queue again, so that a temporarily unavailable server does
// no harm, and an idle studio does not use it.
import type { GameDefinition } from '@railwright/engine';
import { panelItems } from '@railwright/report/words';
import type { Playtests } from '@railwright/server';
import { runStudy, type StudyNews, type StudyRequest } from '@railwright/studies';
import { checkRequest } from '@railwright/studies/check';
import { reasonOf } from '../failure.ts';
import { presenceNews } from '../queue/presence-text.ts';
import { loadQueue } from '../queue/load-queue.ts';
import { orMisuse } from '../executor/with-executor.ts';

type Say = (
  news: StudyNews | { readonly kind: 'presence'; readonly text: string; readonly waiting: string },
) => void;

/** @throws Failure if the queue does not respond. */
export async function queuePlaytests(typed: string): Promise<Playtests> {
  const { openQueue, parseAddress, VERSION, howToGet } = await loadQueue();
  const address = await orMisuse(async () => {
    const parsed = parseAddress(typed);
    await (await openQueue(parsed)).close();
    return parsed;
  });

  async function play(request: StudyRequest, signal: AbortSignal, say: Say): Promise<void> {
    const newsOf = presenceNews(address.shown, { VERSION, howToGet });
    let isOver = false;
    const executor = await openQueue(address, {
      // The end is the last word, even if the queue has news while it closes.
      onPresence: (workers, connected) => {
        const news = newsOf(workers, connected);
        if (!isOver) say({ kind: 'presence', ...news });
        return news.text;
      },
    });
    try {
      await runStudy(request, {
        signal,
        say: (news) => {
          isOver ||= news.kind === 'ended';
          say(news);
        },
        executor,
        wordsOf: (definition) => panelItems(definition as GameDefinition),
        now: () => performance.now(),
      });
    } finally {
      await executor.close();
    }
  }

  return {
    place: address.shown,
    start(asked, say) {
      const request = checkRequest(asked);
      if (typeof request === 'string') return request;
      const stop = new AbortController();
      const done = play(request, stop.signal, say).catch((error: unknown) =>
        say({ kind: 'ended', complete: false, trouble: reasonOf(error) }),
      );
      return { done, stop: () => stop.abort() };
    },
  };
}
