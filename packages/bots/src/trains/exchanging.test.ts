// Bots exchange what the rules let them, for coins that they want and with what is left.
import { expect, test } from 'vitest';
import { createGame, type TrainsDefinition } from '@railwright/engine';
import { shippedDefinition } from '../../test/shipped-game.ts';
import { createTrainsBot } from './heuristic.ts';

test('a bot buys for what it has exchanged, and spends what is left', async () => {
  const shipped = (await shippedDefinition('trains/tokyo-beginners')) as TrainsDefinition;
  const definition: TrainsDefinition = {
    ...shipped,
    resources: [{ id: 'influence', name: { en: 'Influence' }, start: 6, limit: 8 }],
  };
  const exchange = [
    { pay: { influence: 2 }, get: { coins: 1 } },
    { pay: { coins: 2 }, get: { influence: 1 } },
  ];
  const game = createGame({ ...definition, rules: { ...definition.rules, exchange } } as TrainsDefinition, 2);
  const s = game.createState();
  const bots = [createTrainsBot(1), createTrainsBot(2)];
  const out = new Int16Array(game.maxChoices);
  const made = new Set<string>();
  game.start(s, 3);
  for (let step = 0; step < 3000 && game.seatToAct(s) >= 0; step++) {
    const count = game.legalChoices(s, out);
    const choice = bots[game.seatToAct(s)]?.choose(game, s, out, count) as number;
    expect([...out.subarray(0, count)]).toContain(choice);
    const text = game.formatChoice(s, choice);
    if (text.startsWith('exchange')) made.add(text);
    game.applyChoice(s, choice);
  }
  expect(game.seatToAct(s)).toBe(-1);
  expect([...made].sort()).toEqual(['exchange 1', 'exchange 2']);
});
