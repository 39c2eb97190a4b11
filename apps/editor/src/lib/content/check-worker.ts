// Checks content beside the page: the same checks as `railwright validate`, in a worker, so that drawing never waits for them.
import { createCache, loadContent, memorySource } from '@railwright/content';
import { SHIPPED_FOLDER, withShipped } from './with-shipped.ts';
import { shippedFiles } from './shipped.ts';
import type { CheckAnswer, CheckRequest } from './checker.ts';

self.addEventListener('message', (event: MessageEvent<CheckRequest>) => {
  void check(event.data).then((answer) => self.postMessage(answer));
});

// Files that have not changed since the last check are not read again.
const cache = createCache();
const shipped = shippedFiles();

async function check({ run, files }: CheckRequest): Promise<CheckAnswer> {
  try {
    const all = withShipped(files, await shipped);
    const { diagnostics } = await loadContent(memorySource(Object.fromEntries(all)), { cache });
    return { run, diagnostics: diagnostics.filter(({ file }) => !file.startsWith(SHIPPED_FOLDER)) };
  } catch (error) {
    return { run, failure: error instanceof Error ? error.message : String(error) };
  }
}
