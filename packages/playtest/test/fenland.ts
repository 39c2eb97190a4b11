// The shipped homebrew setup for two, which tests of learned players use because it is the quickest.
import { join } from 'node:path';
import { loadContent, resolveSetup, type ResolvedSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

export async function fenlandDuel(): Promise<ResolvedSetup> {
  const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')), {
    skip: ['tests'],
  });
  const resolved = resolveSetup(content, 'homebrew-fenland/fenland-duel');
  if (!resolved.ok) throw new Error('The setup is broken.');
  return resolved.setup;
}
