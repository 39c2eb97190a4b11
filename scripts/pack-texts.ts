// `content/trains/pack.yaml?texts`: the texts of all YAML files of a pack, by path below its folder.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

export function packTexts(): Plugin {
  return {
    name: 'pack-texts',
    enforce: 'pre',
    load: {
      filter: { id: /\/pack\.yaml\?texts$/ },
      handler(id) {
        const folder = dirname(id);
        const texts = globSync('**/*.yaml', { cwd: folder })
          .sort()
          .map((path) => [path.replaceAll(sep, '/'), readFileSync(join(folder, path), 'utf8')]);
        return `export const texts = ${JSON.stringify(Object.fromEntries(texts))};`;
      },
    },
  };
}
