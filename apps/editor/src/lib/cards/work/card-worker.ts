// Runs card tests and puts games together beside the page, which may not compile the checkers of the schemas itself.
import { createCache, loadContent, memorySource, runTests } from '@railwright/content';
import { shippedFiles } from '../../core/content/shipped.ts';
import { withShipped } from '../../core/content/with-shipped.ts';
import type { CardAnswer, CardRequest } from './messages.ts';
import { findTable } from './table.ts';

const cache = createCache();

// One after the other: they share what was read.
let last = Promise.resolve();
self.addEventListener('message', (event: MessageEvent<CardRequest>) => {
  last = last.then(async () => self.postMessage(await answer(event.data)));
});

async function answer(request: CardRequest): Promise<CardAnswer> {
  const { run } = request;
  try {
    const files = Object.fromEntries(withShipped(request.files, await shippedFiles()));
    if (request.kind === 'table')
      return { run, kind: 'table', answer: await findTable(files, request.wish, cache) };
    const content = await loadContent(memorySource(files), { cache });
    return { run, kind: 'tests', report: runTests(content, { pack: request.pack }) };
  } catch (error) {
    return { run, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
