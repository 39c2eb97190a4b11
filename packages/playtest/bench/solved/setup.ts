// The setup that is solved, and changes of it for tests.
import { join } from 'node:path';
import { loadContent, resolveSetup, type ResolvedSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type TrainsDefinition, type TrainsGame } from '@railwright/engine';

/** With other numbers in its rules, if given. */
export async function solvedSetup(
  rules: Partial<TrainsDefinition['rules']> = {},
): Promise<{ readonly setup: ResolvedSetup; readonly game: TrainsGame }> {
  const resolved = resolveSetup(
    await loadContent(folderSource(join(import.meta.dirname, 'pack'))),
    'solved/valley',
  );
  if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
  const { setup } = resolved;
  const definition = setup.definition as TrainsDefinition;
  const changed: TrainsDefinition = { ...definition, rules: { ...definition.rules, ...rules } };
  return { setup, game: createGame(changed, 2) as TrainsGame };
}
