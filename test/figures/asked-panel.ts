// A panel asked about a toy, with all figures that panels are asked about.
import { createRandomBot, plainBot, type Bot, type BotSpec } from '@railwright/bots';
import { askPanel, changesOf, localExecutor, playPanel, type PanelResult } from '@railwright/playtest';
import { createToy } from '../../packages/playtest/test/toy-game.ts';

const definition = { game: 'toy', turns: 13 } as const;
const game = createToy(definition, 2);
const createBot = (_game: string, { name }: BotSpec, seed: number): Bot =>
  name.startsWith('best') ? { name, choose: () => 1 } : createRandomBot(seed);

const place = { executor: localExecutor({ createGame: () => game, createBot }) };

/** Its answers, and by what findings it is compared with another. */
export async function askedPanel(): Promise<{
  readonly asked: PanelResult;
  readonly compared: readonly string[];
}> {
  const plan = {
    ...{ definition, game, seats: 2, seed: 1, own: 300, pair: 20 },
    // Some figures are asked about only where a setup wants something of them.
    wanted: { runaway: { atMost: 0.5 } },
    source: { setup: 'toys/toy', content: 'abc' },
    sources: { learned: [plainBot('best')], personas: [], styles: [plainBot('random')] },
  };
  const played = await playPanel(plan, place);
  return { asked: await askPanel(plan, place), compared: changesOf(played, played).map(({ id }) => id) };
}
