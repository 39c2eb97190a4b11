// Runs card tests and sets up games to try cards in, outside the page, which may not compile the schema validators itself.
import { loadContent, memorySource, runTests } from '@railwright/content';
import type { ContentCache } from '@railwright/content';
import { shippedFiles } from '../content/shipped.ts';
import { withShipped } from '../content/with-shipped.ts';
import type { CardAnswer, CardRequest } from './card-messages.ts';
import { findTable } from './card-table.ts';

export async function answerCards(request: CardRequest, cache: ContentCache): Promise<CardAnswer> {
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
