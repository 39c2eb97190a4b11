// For Vitest: threads that tests start run the sources as one bundle. Loading them file by file takes half a second for each thread,
// ten times as long. With --watch they run the files themselves, which may change.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type OutputChunk } from 'rolldown';
import type { Plugin } from 'vitest/config';
import { withFingerprints } from '../../../scripts/fingerprints-plugin.ts';
import { ADDRESS, addresses, ON_REQUEST } from './package/bundle.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/threads');
const WEEK = 7 * 24 * 3_600_000;
/** Threads, the modules that they are told to load, and programs that start some: in one bundle, as they share modules. */
const ENTRIES = [
  ...['worker', 'learn-worker'].map((name) => `packages/playtest/src/node/${name}.ts`),
  'packages/playtest/src/shipped-games.ts',
  'packages/playtest/test/toy-source.ts',
  'packages/queue/src/thread.ts',
  'packages/table/src/node/bot-thread.ts',
  'packages/queue/test/game-source.ts',
  'packages/queue/test/start-worker.ts',
].map((file) => join(ROOT, file));

/** Replaces `new URL('./worker.ts', import.meta.url)` in what tests import, for the entries above. */
export function bundledThreads(): Plugin {
  let isWatching = false;
  let bundled: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'bundled-threads',
    enforce: 'pre',
    configureVitest({ vitest, defineCacheKeyGenerator }) {
      isWatching = vitest.config.watch;
      // Modules that Vitest caches from run to run would name an earlier bundle.
      defineCacheKeyGenerator(({ id, sourceCode }) => (hasEntry(sourceCode, id) ? false : undefined));
    },
    transform: {
      filter: { code: /import\.meta\.url/, id: { exclude: /node_modules/ } },
      async handler(code, id) {
        if (isWatching || !hasEntry(code, id)) return undefined;
        const files = await (bundled ??= bundleOnce());
        return {
          code: code.replaceAll(ADDRESS, (text, path: string) => {
            const file = files.get(resolve(dirname(id), path));
            return file === undefined ? text : `new URL('${pathToFileURL(file).href}')`;
          }),
          map: null,
        };
      },
    },
  };
}

const hasEntry = (code: string, id: string): boolean =>
  [...code.matchAll(ADDRESS)].some(([, path = '']) => ENTRIES.includes(resolve(dirname(id), path)));

/** The file of each entry. Its folder is named by what is in it: code compiled in earlier runs stays valid. */
async function bundleOnce(): Promise<ReadonlyMap<string, string>> {
  const build = await rolldown({
    cwd: ROOT,
    platform: 'node',
    input: ENTRIES,
    external: [...ON_REQUEST],
    plugins: [addresses, withFingerprints()],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', chunkFileNames: '[name]-[hash].js' });
  await build.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(fileName).update(code);
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE).map((name) => join(CACHE, name)))
    if (old !== folder && Date.now() - statSync(old).mtimeMs > WEEK)
      rmSync(old, { recursive: true, force: true });
  if (!existsSync(folder)) {
    const made = mkdtempSync(join(CACHE, 'new-'));
    for (const { fileName, code } of chunks) writeFileSync(join(made, fileName), code);
    try {
      renameSync(made, folder);
    } catch {
      // Another run was faster.
      rmSync(made, { recursive: true });
    }
  }
  return new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId === null ? [] : [[facadeModuleId, join(folder, fileName)] as const],
    ),
  );
}
