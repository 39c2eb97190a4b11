// A Game of Trains at random: abilities of one to three steps, a deck that may run empty, any number of seats.
import type { Draw } from './draw.ts';
import type { PackFiles } from './pack-files.ts';

export function makeGameOfTrainsPack(draw: Draw): PackFiles {
  const trainLength = draw.between(2, 8);
  const seats = draw.between(2, 6);
  const ids = draw.list(draw.between(1, 8), (i) => `ability-${i + 1}`);
  const abilities = ids.map((id) => ({ id, name: id, steps: makeSteps(draw, trainLength) }));
  const setupDraws = draw.list(seats, () => draw.below(5));
  const least = trainLength * seats + setupDraws.reduce((sum, count) => sum + count, 0);
  const count = draw.between(least, least * 2);
  const railcars: Record<string, number[]> = Object.fromEntries(ids.map((id) => [id, []]));
  for (let i = 0; i < count; i++) railcars[ids[i < ids.length ? i : draw.below(ids.length)]].push(i * 3 + 1);
  return {
    'pack.yaml': {
      format: 1,
      id: 'fuzz',
      game: 'game-of-trains',
      title: 'Fuzz',
      version: '1.0.0',
      licence: 'MIT',
      authors: ['Chance'],
    },
    'abilities/abilities.yaml': { format: 1, abilities },
    'decks/deck.yaml': { format: 1, id: 'deck', title: 'Deck', count, railcars },
    'rules/rules.yaml': {
      format: 1,
      id: 'rules',
      title: 'Rules',
      seats: { min: 2, max: seats },
      trainLength,
      setupDraws,
      turnLimit: draw.between(5, 200),
    },
    'setups/setup.yaml': { format: 1, id: 'setup', title: 'Setup', rules: 'rules', deck: 'deck' },
  };
}

function makeSteps(draw: Draw, trainLength: number): Record<string, unknown>[] {
  let canProtect = true;
  const spot = (): unknown => draw.pick(['left', 'middle', 'right', draw.between(1, trainLength)]);
  return draw.list(draw.between(1, 3), () => {
    const kind = draw.pick(['swap', 'shift', 'remove', 'protect']);
    if (kind === 'protect' && canProtect) {
      canProtect = false;
      return { protect: { positions: [...new Set(draw.list(draw.between(1, 3), spot))] } };
    }
    if (kind === 'shift') return { shift: { by: draw.pick([1, -1]) * draw.between(1, trainLength - 1) } };
    if (kind === 'remove') return { remove: { at: spot() } };
    return { swap: { distance: draw.between(1, trainLength - 1) } };
  });
}
