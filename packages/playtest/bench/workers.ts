// `npm run bench -- --workers`: training with two workers against one, with the same result. By the clock, which needs a quiet machine; and by
// processor time, which does not: what two workers spend more than one is what both of them do, and no machine makes that quicker.
//   npm run bench -- --workers                                   4,000 games of Tokyo with 2 players
//   npm run bench -- --workers --setup homebrew-fenland/fenland-duel --games 8000
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { SETTINGS } from '@railwright/learn';
import { onThreads } from '@railwright/playtest/node';
import { cpuSeconds } from './self-learning.ts';

const { values } = parseArgs({
  options: {
    setup: { type: 'string', default: 'trains/tokyo-beginners' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'boolean' },
  },
});
/** Rounds before the clock starts: threads open, code is compiled, and the first games are long. */
const WARM_UP = 5;

const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')), {
  skip: ['tests'],
});
const resolved = resolveSetup(content, values.setup);
if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
const { definition } = resolved.setup;
const seats = Number(values.players);

const one = await measure(1);
const two = await measure(2);
const ratio = (a: number, b: number): string => (a / b).toFixed(2);
console.log(`${values.setup}, ${seats} players, ${values.games} games, from round ${WARM_UP} on`);
for (const [words, { wall, spent }] of [
  ['one worker', one],
  ['two workers', two],
] as const)
  console.log(`${words}: ${wall.toFixed(1)} s, of processor time ${spent.toFixed(1)} s`);
console.log(`two against one: ${ratio(one.wall, two.wall)} by the clock`);
console.log(`with a core each: ${ratio(2 * one.spent, two.spent)} by processor time, waiting included`);

async function measure(jobs: number): Promise<{ wall: number; spent: number }> {
  const plan = {
    tables: [{ definition, seats }],
    seed: Number(values.seed),
    settings: SETTINGS,
    budget: { games: Number(values.games) },
  };
  let rounds = 0;
  let started = 0;
  let begun = 0;
  const onRound = (): void => {
    if (++rounds !== WARM_UP) return;
    started = performance.now();
    begun = cpuSeconds();
  };
  await onThreads(jobs, (threads) => threads.learn(plan, { onRound }));
  return { wall: (performance.now() - started) / 1000, spent: cpuSeconds() - begun };
}
