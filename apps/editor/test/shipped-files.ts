// The YAML files of the shipped packs, by path within the content folder, for unit tests.
import { folderSource } from '@railwright/content/node';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content');

export async function readShippedFiles(): Promise<Record<string, string>> {
  const source = folderSource(CONTENT);
  const names = (await source.list()).filter((name) => name.endsWith('.yaml'));
  const texts = names.map(
    async (name) => [name, new TextDecoder().decode((await source.read(name)) as Uint8Array)] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
