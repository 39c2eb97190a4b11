// Shipped setups for tests, and random games of them.
import { fileURLToPath } from 'node:url';
import { loadContent, makeBundle, resolveSetup, type Bundle } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, createRng, Match, randomBelow } from '@railwright/engine';

const content = await loadContent(
  folderSource(fileURLToPath(new URL('../../../../content', import.meta.url))),
);

export const SETUPS = [
  'trains/tokyo-beginners',
  'game-of-trains/standard',
  'freight-train/standard',
] as const;

export function bundleOf(setup: string): Bundle {
  const resolved = resolveSetup(content, setup);
  if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
  return makeBundle(resolved.setup);
}

/** A game of random choices, to its end or up to `most` choices. */
export function playByChance(
  { definition }: Bundle,
  seed: number,
  most: number,
  visit: (match: Match, legal: readonly string[]) => void = () => undefined,
): Match {
  const match = new Match(createGame(definition, 2), seed);
  const rng = createRng(seed);
  for (let i = 0; i < most && !match.isOver; i++) {
    const legal = match.legal();
    visit(match, legal);
    match.choose(legal[randomBelow(rng, legal.length)] ?? '');
  }
  return match;
}
