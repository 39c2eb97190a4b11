// Builds hold the shipped packs already parsed and checked: a command or page that loads them parses and checks none of their
// files again, unless one has changed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asBase, createCache, loadContent, readyFiles, readyPacks, withoutTests } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

const CONTENT = join(import.meta.dirname, '../content');
let known: ReturnType<typeof read> | undefined;

/** For Vite and for rolldown. */
export function withReadyContent() {
  return {
    name: 'ready-content',
    load: {
      filter: { id: /[\\/]content[\\/]src[\\/]load[\\/]shipped-ready\.ts$/ },
      // A text, since engines read JSON faster than an object in a program.
      handler: async (): Promise<string> =>
        Object.entries(await (known ??= read()))
          .map(
            ([name, data]) =>
              `export const ${name} = () => JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
          )
          .join('\n'),
    },
  };
}

async function read() {
  const cache = createCache();
  const packs = readdirSync(CONTENT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sources = packs.map(({ name }) => folderSource(join(CONTENT, name)));
  // As a whole, and without what commands leave out.
  const views = [sources, sources.map(withoutTests), sources.map(asBase)];
  const loaded = await Promise.all(views.map((view) => loadContent(view, { cache })));
  return { shippedReady: readyFiles(cache), shippedSound: loaded.flatMap(readyPacks) };
}
