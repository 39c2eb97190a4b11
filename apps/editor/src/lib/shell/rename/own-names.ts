// What has its id in a file, and can be called otherwise there.
import type { Named } from '@railwright/content';
import { isData, parseData } from '../../core/content/data.ts';
import { KINDS } from '../../core/content/packs.ts';
import { LISTS } from '../../core/content/things.ts';

/** `pack` is the id of the pack that the file is in. */
export function ownNames(path: string, text: string, pack: string): Named[] {
  const data = parseData(text);
  if (!isData(data) || pack === '') return [];
  const named = (kind: Named['kind'], id: unknown): Named[] =>
    typeof id === 'string' && id !== '' ? [{ kind, pack, id }] : [];
  if (path === 'pack.yaml' || path.endsWith('/pack.yaml')) {
    const terrains = isData(data['terrains']) ? Object.keys(data['terrains']) : [];
    return [...named('packs', data['id']), ...terrains.flatMap((id) => named('terrains', id))];
  }
  const kind = KINDS.find((one) => one === path.split('/').at(-2));
  if (kind === undefined || kind === 'tests') return [];
  if (!LISTS.has(kind)) return named(kind, data['id']);
  const list: unknown[] = Array.isArray(data[kind]) ? data[kind] : [];
  return list.flatMap((item) => (isData(item) ? named(kind, item['id']) : []));
}

/** The same with the one first that is asked about; undefined when nothing can be called otherwise. */
export function namesToChoose(names: readonly Named[], id = ''): readonly [Named, ...Named[]] | undefined {
  const first = names.find((one) => one.id === id) ?? names[0];
  return first && [first, ...names.filter((one) => one !== first)];
}
