// A setup named by its file.
import { resolve } from 'node:path';
import { isYaml, type Content } from '@railwright/content';
import { misuse } from '../failure.ts';

/** `pack/id` of the setup in a file; anything that does not look like a file is a name. */
export function setupInFile(content: Content, typed: string): string {
  if (!isYaml(typed)) return typed;
  const path = resolve(typed);
  for (const pack of content.packs)
    for (const { id, file } of pack.items.get('setups')?.values() ?? [])
      if (resolve(file.path) === path) return `${pack.id}/${id}`;
  throw misuse(
    `${typed} is not a setup file.`,
    "Name a setup as pack/id, or a file in a pack's setups folder.",
  );
}
