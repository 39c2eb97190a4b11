// `npm run bench -- --unseen`: how a player copes with cards that it never met. It learns drawn markets without some cards of Trains, then plays
// other markets, by how many of those cards they have, against bots that had no part in it. Minutes are processor time of one thread.
//   npm run bench -- --unseen                       5 minutes, 100 markets, five of the strongest cards
//   npm run bench -- --unseen --minutes 2 --without garage,freight-train
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilson } from '@railwright/statistics';
import { createBot, parseBot, type BotSpec } from '@railwright/bots';
import { listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type Game } from '@railwright/engine';
import { SETTINGS } from '@railwright/learn';
import { playMatch } from '../src/index.ts';
import { learnedSpec, SelfLearning } from './self-learning.ts';

const { values } = parseArgs({
  options: {
    setup: { type: 'string', default: 'trains/tokyo-any-eight' },
    without: {
      type: 'string',
      default: 'passing-station,tourist-train,garage,control-room,temporary-timetable',
    },
    minutes: { type: 'string', default: '5' },
    markets: { type: 'string', default: '100' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    against: { type: 'string', default: 'investor,trains/engine-builder' },
    unseen: { type: 'boolean' },
  },
});
/** Markets that are learned and those that are played have seeds of their own. */
const PLAYED_FROM = 500_000;
const GAMES_A_MARKET = 4;

const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')), {
  skip: ['tests'],
});
const without = values.without.split(',');
const seconds = Number(values.minutes) * 60;
const learned = markets(1, Number(values.markets), (count) => count === 0);
const learning = new SelfLearning(learned, SETTINGS, Number(values.seed));
learning.learnUntil(seconds, seconds);
const setups = [{ id: values.setup, seats: [2], markets: learned.length }];
const player = learnedSpec('learned', learning.player(1, setups, Number(values.seed)));
console.log(
  `${values.setup}, ${learned.length} markets without ${without.join(', ')}; ${values.minutes} minutes, ${learning.games} games`,
);
for (const [words, fits] of [
  ['none of them in the market', (count: number) => count === 0],
  ['one', (count: number) => count === 1],
  ['two or more', (count: number) => count >= 2],
] as const) {
  const games = Number(values.games);
  const played = markets(PLAYED_FROM, Math.ceil(games / GAMES_A_MARKET), fits);
  const shares = rivals().map((rival) => `${rival.name} ${shareAgainst(rival, played)}`);
  console.log(`${words}, ${played.length} markets: ${shares.join(', ')}`);
}

/** The first markets that fit, by how many of the cards they have. */
function markets(from: number, many: number, fits: (count: number) => boolean): Game[] {
  const found: Game[] = [];
  for (let marketSeed = from; found.length < many; marketSeed++) {
    const resolved = resolveSetup(content, values.setup, { marketSeed });
    if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
    const { definition } = resolved.setup;
    const json = JSON.stringify(definition);
    if (fits(without.filter((id) => json.includes(`"id":"${id}"`)).length))
      found.push(createGame(definition, 2));
  }
  return found;
}

function rivals(): BotSpec[] {
  const game = learned[0]?.name ?? '';
  const strategies = new Map(listStrategies(content, game).map(({ id, strategy }) => [id, strategy]));
  return values.against.split(',').map((name) => {
    const parsed = parseBot(game, name, strategies);
    if (!parsed.ok) throw new Error(parsed.problem.message);
    return parsed.spec;
  });
}

/** Each market as often as any other, each seat as often as the other. */
function shareAgainst(rival: BotSpec, played: readonly Game[]): string {
  let won = 0;
  played.forEach((game, i) => {
    const match = { bots: [player, rival], seed: i, first: 0, games: GAMES_A_MARKET };
    won += playMatch(game, match, createBot).shares.reduce((sum, share) => sum + share, 0);
  });
  const games = played.length * GAMES_A_MARKET;
  const { low, high } = wilson(won, games);
  const percent = (share: number): string => (share * 100).toFixed(1);
  return `${percent(won / games)} (${percent(low)} to ${percent(high)})`;
}
