// A shipped setup as a game, for tests.
import { join } from 'node:path';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type Game, type GameDefinition } from '@railwright/engine';

const CONTENT = join(import.meta.dirname, '../../../content');

export async function shippedGame(setup: string, seats: number): Promise<Game> {
  return createGame(await shippedDefinition(setup), seats);
}

export async function shippedDefinition(setup: string): Promise<GameDefinition> {
  const resolved = resolveSetup(await loadContent(folderSource(CONTENT)), setup);
  if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
  return resolved.setup.definition;
}
