// The schemas of the content files, by kind of file. Loaded when a text is first edited.
import type { Schema } from './schema-path.ts';

const files = import.meta.glob<Schema>('../../../../../schemas/*.schema.json', { import: 'default' });

/** The schema of a file, by the folder it lies in; undefined for what has none. */
export async function schemaFor(path: string): Promise<Schema | undefined> {
  const folder = path.split('/').at(-2) ?? '';
  const name = path.endsWith('pack.yaml') ? 'pack' : folder;
  const found = Object.keys(files).find((file) => {
    const kind = file.slice(file.lastIndexOf('/') + 1, -'.schema.json'.length);
    return kind === name || `${kind}s` === name || (name === 'strategies' && kind === 'strategy');
  });
  return found === undefined ? undefined : files[found]?.();
}
