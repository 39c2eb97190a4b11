// The senses of learned players in the published games stay as they are, in number and order, so that shipped players play on and records of
// learned play repeat. A new sense comes last, and only in games that need it.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listSetups, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, observerOf, type FeatureGroup } from '@railwright/engine';

const content = await loadContent(folderSource(fileURLToPath(new URL('../../../content', import.meta.url))));

/** For the fewest and for the most seats: groups of features of a position and of a choice, in order. */
function sensesOf(id: string): readonly Record<'position' | 'choice', string>[] {
  const resolved = resolveSetup(content, id);
  const seats = listSetups(content).find((setup) => setup.id === id)?.seats;
  if (!resolved.ok || !seats) return [];
  return [seats.min, seats.max].map((count) => {
    const { position, choice } = observerOf(createGame(resolved.setup.definition, count));
    return { position: listed(position), choice: listed(choice) };
  });
}

const listed = (groups: readonly FeatureGroup[]): string =>
  groups.map(({ name, size }) => `${name} ${size}`).join(', ');

test.each(
  listSetups(content)
    .map(({ id }) => id)
    .filter((id) => /^(trains|game-of-trains|freight-train|homebrew-fenland)\//.test(id)),
)('%s has the senses that players have learned with', (id) => {
  expect(sensesOf(id)).toMatchSnapshot();
});

test('the isles, which save coins for later turns, sense them after all else', () => {
  const last = /stations \d+, .*?saved (2|4), lasting-of-0 (\d+)(, lasting-of-\d \2)+, acted \2$/;
  const both = sensesOf('homebrew-isles/isles');
  expect(both).toHaveLength(2);
  for (const { position } of both) expect(position).toMatch(last);
});
