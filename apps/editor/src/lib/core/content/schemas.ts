// The schemas of the content files, by kind of file. Loaded when a text is first edited.
import { withAnnotations, type Schema } from '@railwright/content';
import { translated } from '../words/words.ts';

const files = import.meta.glob<Schema>('../../../../../../schemas/*.schema.json', { import: 'default' });
/** Results made from a schema are kept by its object. */
const read = new Map<string, Promise<Schema>>();

/** The schema of a file, by its folder and the game of its pack; undefined if it has none. */
export async function schemaFor(path: string, game = ''): Promise<Schema | undefined> {
  const folder = path.split('/').at(-2) ?? '';
  const name = path.endsWith('pack.yaml') ? 'pack' : folder;
  const find = (wanted: string): string | undefined =>
    Object.keys(files).find((file) => {
      const kind = file.slice(file.lastIndexOf('/') + 1, -'.schema.json'.length);
      return kind === wanted || `${kind}s` === wanted || (wanted === 'strategies' && kind === 'strategy');
    });
  // Games that share a name for a kind of file have schemas of their own.
  const found = find(`${game}-${name}`) ?? find(name);
  if (found === undefined) return undefined;
  const schema =
    read.get(found) ??
    files[found]?.().then((schema) => translated(withAnnotations(schema), ['description']));
  if (schema) read.set(found, schema);
  return schema;
}
