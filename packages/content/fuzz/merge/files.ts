// The shipped files that random edits start from.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readData } from '../../src/yaml/read-leniently.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface ShippedFile {
  readonly path: string;
  readonly text: string;
}

/** The packs and the cookbook, in order. */
export function shippedFiles(): ShippedFile[] {
  const paths = globSync(['content/*/**/*.yaml', 'docs/cookbook/**/*.yaml'], { cwd: ROOT });
  const files = paths
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(ROOT, path), 'utf8') }));
  return files.filter(({ text }) => readData(text) !== undefined);
}
