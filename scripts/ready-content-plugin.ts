// Builds hold the shipped packs already parsed and checked: a command or page that loads them parses and checks none of their
// files again, unless one has changed. The data of each pack is a part of its own, except for the manifests.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asBase, createCache, loadContent, readyFiles, readyPacks, withoutTests } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

const CONTENT = join(import.meta.dirname, '../content');
const PART = '\0ready-content/';
let known: ReturnType<typeof read> | undefined;

/** For Vite and for rolldown. */
export function withReadyContent() {
  return {
    name: 'ready-content',
    resolveId: { filter: { id: /^\0ready-content\// }, handler: (id: string): string => id },
    load: {
      filter: { id: /[\\/]content[\\/]src[\\/]load[\\/]shipped-ready\.ts$|^\0ready-content\// },
      async handler(id: string): Promise<string> {
        const { parts, sound } = await (known ??= read());
        if (id.startsWith(PART))
          return `export const data = ${parsed(parts[Number(id.slice(PART.length))]?.data)};`;
        const lists = parts.map(({ files }, i) => {
          const load = `import(${JSON.stringify(`${PART}${i}`)})`;
          return `...${parsed(files)}.map((file, i) => ({ ...file, data: async () => file.own ?? (await ${load}).data[i] }))`;
        });
        return `export const shippedReady = () => [${lists.join(',')}];
export const shippedSound = () => ${parsed(sound)};`;
      },
    },
  };
}

/** A text, since engines read JSON faster than an object in a program. */
const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

async function read() {
  const cache = createCache();
  const packs = readdirSync(CONTENT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sources = packs.map(({ name }) => folderSource(join(CONTENT, name)));
  // As a whole, and without what commands leave out.
  const views = [sources, sources.map(withoutTests), sources.map(asBase)];
  const loaded = await Promise.all(views.map((view) => loadContent(view, { cache })));
  const ready = readyFiles(cache);
  const parts = sources.map(async ({ prefix = '' }) => {
    const own = ready.filter(({ path }) => path.startsWith(prefix));
    const data = await Promise.all(own.map((file) => file.data()));
    const files = own.map(({ hash, length, kind }, i) => ({
      hash,
      length,
      kind,
      own: kind === 'pack' ? data[i] : undefined,
    }));
    return { files, data: data.map((one, i) => (files[i]?.own === undefined ? one : null)) };
  });
  return { parts: await Promise.all(parts), sound: (await Promise.all(loaded.map(readyPacks))).flat() };
}
