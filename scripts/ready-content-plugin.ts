// What is built holds the shipped packs as they were read when it was: a command or page that loads them parses and checks none of their
// files again, unless one has changed.
import { join } from 'node:path';
import { createCache, loadContent, readyFiles } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

const CONTENT = join(import.meta.dirname, '../content');
let json: Promise<string> | undefined;

/** For Vite and for rolldown. */
export function withReadyContent() {
  return {
    name: 'ready-content',
    load: {
      filter: { id: /[\\/]content[\\/]src[\\/]load[\\/]shipped-ready\.ts$/ },
      // A text, since engines read JSON faster than an object in a program.
      handler: async (): Promise<string> =>
        `export const shippedReady = () => JSON.parse(${JSON.stringify(await (json ??= read()))});`,
    },
  };
}

async function read(): Promise<string> {
  const cache = createCache();
  await loadContent(folderSource(CONTENT), { cache });
  return JSON.stringify(readyFiles(cache));
}
