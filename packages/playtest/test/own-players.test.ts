// A player that a pack brings for a setup is on the panel, also when others learn the setup first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64Of } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { formatPlayer, parsePlayer } from '@railwright/net';
import { expect, test } from 'vitest';
import { askPanel, localExecutor, wrapExecutor, type LearningPlan, type PanelPlan } from '../src/index.ts';
import { playBoth } from '../src/panel/play-panel.ts';
import { fenlandDuel } from './fenland.ts';

const { definition, id, hash } = await fenlandDuel();
const game = createGame(definition, 2);
const file = join(import.meta.dirname, '../../../content/trains/players/any-market.player');
const parsed = parsePlayer(new Uint8Array(readFileSync(file)));
if (!parsed.ok) throw new Error('The shipped player is damaged.');
const { header, ...rest } = parsed.player;

const spec = (name: string, content: string, seats: readonly number[]) => ({
  ...{ name, bot: 'learned' },
  player: base64Of(formatPlayer({ ...rest, header: { ...header, setups: [{ id, content, seats }] } })),
});

test('what learned the setup as it stands, for these seats, stays; what learned it before a change does not', async () => {
  const learned = [
    ...[spec('duel', hash, [2]), spec('old', 'before a change', [2]), spec('for-three', hash, [3])],
  ];
  const { panel } = await askPanel(
    {
      ...{ definition, seats: 2, seed: 1, game, own: 40, pair: 4, openings: false },
      source: { setup: id, content: hash },
      sources: { learned, personas: [], styles: [] },
      lessons: { strong: 1, games: 20, answers: 0, preferences: [], closer: false },
    },
    { executor: localExecutor() },
  );
  const strong = panel.filter(({ kind }) => kind === 'strong').map(({ name }) => name);
  expect(strong).toEqual(['learned', 'duel']);
}, 120_000);

test('the same players learn both versions of a setup, and each of two setups has its own', async () => {
  const executor = localExecutor();
  const tablesOf = async (setup: string): Promise<number[]> => {
    const plans: LearningPlan[] = [];
    const plan: PanelPlan = {
      ...{ definition, seats: 2, seed: 1, game, own: 4, pair: 4, openings: false },
      source: { setup: id, content: hash },
      sources: { learned: [spec('general', hash, [3])], personas: [], styles: [] },
      lessons: { strong: 1, games: 20, answers: 0, preferences: [], closer: false },
    };
    const changed = { ...plan, source: { setup, content: 'changed' } };
    const sides = await playBoth([plan, changed], {
      executor: wrapExecutor(executor, {
        learn: (asked, options) => (plans.push(asked), executor.learn(asked, options)),
      }),
    });
    const [before, after] = sides.map(({ panel }) => panel[0]?.bot.player);
    expect(before === after).toBe(setup === id);
    return plans.map(({ tables }) => tables.length);
  };
  expect(await tablesOf(id)).toEqual([2]);
  expect(await tablesOf('other/setup')).toEqual([1, 1]);
}, 120_000);
