// Takes what pages load on demand at once: a page of one file holds it anyway, and each module apart costs some hundred bytes.
import type { Plugin } from 'vite';

const ON_DEMAND = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g;
/** What runs in a worker alone, or never in one. */
const APART = /worker|\.\/page\.ts$/i;

export function atOnce(): Plugin {
  return {
    name: 'at-once',
    enforce: 'post',
    transform: {
      filter: { code: /\bimport\(/, id: { exclude: /node_modules/ } },
      handler(code) {
        const taken: string[] = [];
        const changed = code.replace(ON_DEMAND, (written, _quote, id: string) => {
          if (APART.test(id)) return written;
          taken.push(id);
          return `Promise.resolve(atOnce${taken.length})`;
        });
        if (taken.length === 0) return null;
        const imports = taken.map((id, i) => `import * as atOnce${i + 1} from ${JSON.stringify(id)};`);
        return { code: `${imports.join('')}${changed}`, map: null };
      },
    },
  };
}
