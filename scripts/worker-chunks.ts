// `import { url } from './x.worker.ts?chunk'`: the address of a worker built together with the page, so that both load the same
// chunks. Vite's own workers are built apart and bring everything they use a second time.
import { basename, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = '?chunk';
/** In place of a hash, which is not yet known when the list of files for offline use is made. */
const stamp = Date.now().toString(36);

/** `codeFor` gives the module with the `url` of a worker by its path from the root, for builds that place workers otherwise. */
export function workerChunks(codeFor?: (path: string) => string): Plugin {
  let serving = false;
  let root = '';
  return {
    name: 'worker-chunks',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
      root = config.root;
    },
    resolveId: {
      filter: { id: /\?chunk$/ },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -QUERY.length), importer);
        return found ? found.id + QUERY : undefined;
      },
    },
    // What Vite puts around `import()` tells of a part that is missing through `window`, which a worker has not.
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code: string): string => code.replace('window.dispatchEvent', 'globalThis.dispatchEvent'),
    },
    load: {
      filter: { id: /\?chunk$/ },
      handler(id) {
        const file = id.slice(0, -QUERY.length);
        if (codeFor) return codeFor(relative(root, file).replaceAll(sep, '/'));
        if (serving) return `export const url = '/${relative(root, file)}?worker_file&type=module';`;
        // Only pages have workers; the build for prerendering needs no more than a name.
        if (this.environment.name !== 'client') return `export const url = '';`;
        const fileName = `_app/immutable/workers/${basename(file, '.ts')}.${stamp}.js`;
        const chunk = this.emitFile({ type: 'chunk', id: file, fileName });
        return `export const url = import.meta.ROLLUP_FILE_URL_${chunk};`;
      },
    },
  };
}
