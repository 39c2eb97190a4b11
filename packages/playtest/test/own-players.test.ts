// A player that a pack brings for a setup is on the panel, also when others learn the setup first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64Of, createBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { formatPlayer, parsePlayer } from '@railwright/net';
import { expect, test } from 'vitest';
import { askPanel, playChunk, type PanelHost } from '../src/index.ts';
import { SoloLearning } from '../src/learning/solo-learning.ts';
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

const host: PanelHost = {
  play(batch) {
    const played = playChunk(game, batch, { index: 0, first: batch.first, games: batch.games }, createBot);
    if (played.kind === 'fault') throw new Error(played.fault.message);
    return Promise.resolve(played.tally.rows ?? []);
  },
  learn: (plans) =>
    Promise.resolve(
      plans.map(({ teacher: _teacher, ...plan }) => {
        const learning = new SoloLearning({ ...plan, budget: { games: 20 } }, [game]);
        while (learning.progress < 1) learning.round();
        return learning.learned;
      }),
    ),
};

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
    host,
  );
  const strong = panel.filter(({ kind }) => kind === 'strong').map(({ name }) => name);
  expect(strong).toEqual(['learned', 'duel']);
}, 120_000);
