// `npm run bench -- --groups`: whether a player fitted to games of a group finds what the group is known to do. The people are bots: a learned
// player at a level, the same with likes that were planted, a bot written by hand, and several who differ. Each fit is made of games with
// fresh seeds. It prints the tables of docs/results/groups.md.
//   npm run bench -- --groups                                                       all games, 5, 10, 20 and 50 games, four fits each
//   npm run bench -- --groups --setup trains/tokyo-beginners --count 20 --fits 10   one setup, twenty games, ten fits
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  atLevel,
  base64Of,
  createBot,
  findLevel,
  likeGroup,
  nextChoice,
  plainBot,
  type BotSpec,
} from '@railwright/bots';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, makeRecord, type Game } from '@railwright/engine';
import { SETTINGS } from '@railwright/learn';
import { addToSums, createSums, meanInterval } from '@railwright/statistics';
import { fitGroup, type GroupFit, type GroupGame } from '../src/index.ts';
import { learnedSpec, SelfLearning } from './self-learning.ts';

const { values } = parseArgs({
  options: {
    setup: {
      type: 'string',
      default: 'trains/tokyo-beginners,game-of-trains/standard,freight-train/standard',
    },
    count: { type: 'string', default: '5,10,20,50' },
    fits: { type: 'string', default: '4' },
    /** Which of the groups, from 1. */
    people: { type: 'string', default: '1,2,3,4' },
    /** Of a player that learns first, where no shipped one knows the game; processor time. */
    minutes: { type: 'string', default: '1' },
    groups: { type: 'boolean' },
  },
});

const CONTENT = join(import.meta.dirname, '../../../content');
const SEATS = 2;
const CERTAINTY = findLevel('casual')?.certainty ?? 1;
/** By game: what the people of one group like. */
const PLANTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  trains: { cells: 0.8, 'gained:express-train': -1 },
  'game-of-trains': { 'used:protect': 1, 'used:swap-adjacent': -1 },
  'freight-train': { 'actions:rearrange': 1, 'actions:call-locomotive': -1 },
};

const content = await loadContent(folderSource(CONTENT), { skip: ['tests'] });
const counts = values.count.split(',').map(Number);
const fits = Number(values.fits);
console.log(
  '| Setup | People | Games | Choices | Gain on the best level | Gain on their own level | Certainty | Planted likes found | Others found | Seconds |\n|--|--|--:|--:|--:|--:|--:|--:|--:|--:|',
);
for (const id of values.setup.split(',')) {
  const resolved = resolveSetup(content, id);
  if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
  const { setup } = resolved;
  const game = createGame(setup.definition, SEATS);
  const player = playerOf(game, setup);
  const planted = PLANTED[game.name] ?? {};
  const casual = atLevel(player, findLevel('casual') ?? { name: 'casual' });
  const beginner = atLevel(player, findLevel('beginner') ?? { name: 'beginner' });
  const heuristic = plainBot('heuristic');
  const groups: Readonly<Record<string, readonly BotSpec[]>> = {
    'at the level casual': [casual],
    [`casual, liking ${Object.entries(planted)
      .map(([name, weight]) => `${name} ${weight}`)
      .join(', ')}`]: [likeGroup(player, 'planted', { certainty: CERTAINTY, likes: planted })],
    'the heuristic bot': [heuristic],
    'casual, beginner and heuristic': [casual, beginner, heuristic],
  };
  const wanted = values.people.split(',').map((number) => Number(number) - 1);
  for (const [people, specs] of Object.entries(groups).filter((_, i) => wanted.includes(i)))
    for (const count of counts) printRow(id, people, count, game, player, specs, planted);
}

function playerOf(
  game: Game,
  { id, hash, game: rules }: { id: string; hash: string; game: string },
): BotSpec {
  if (rules === 'trains') {
    const file = join(CONTENT, 'trains/players/any-market.player');
    return { name: 'any-market', bot: 'learned', player: base64Of(readFileSync(file)) };
  }
  const learning = new SelfLearning([game], SETTINGS, 1);
  const seconds = Number(values.minutes) * 60;
  learning.learnUntil(seconds, seconds);
  return learnedSpec('learned', learning.player(1, [{ id, content: hash, seats: [SEATS] }], 1));
}

function play(game: Game, specs: readonly BotSpec[], seed: number): GroupGame {
  const bots = Array.from({ length: SEATS }, (_, seat) =>
    createBot(game.name, specs[(seed + seat) % specs.length] ?? plainBot('random'), seed * 8 + seat),
  );
  const s = game.createState();
  const room = new Int16Array(game.maxChoices);
  const choices: string[] = [];
  game.start(s, seed);
  for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
    const bot = bots[seat];
    if (!bot) throw new Error('There is no such bot.');
    const choice = nextChoice(bot, game, s, room);
    choices.push(game.formatChoice(s, choice));
    game.applyChoice(s, choice);
  }
  const source = { engine: '', setup: game.name, content: '' };
  return { game, record: makeRecord(game, s, seed, choices, source) };
}

function printRow(
  id: string,
  people: string,
  count: number,
  game: Game,
  player: BotSpec,
  specs: readonly BotSpec[],
  planted: Readonly<Record<string, number>>,
): void {
  const isPlanted = people.includes('liking');
  const found: GroupFit[] = [];
  let spent = 0;
  for (let fit = 0; fit < fits; fit++) {
    const first = 1_000_000 + count * 10_000 + fit * 100;
    const games = Array.from({ length: count }, (_, i) => play(game, specs, first + i));
    const start = process.cpuUsage().user;
    found.push(fitGroup({ player, games, seed: fit + 1 }));
    spent += (process.cpuUsage().user - start) / 1e6;
  }
  const gains = found.map((fit) => gainOn(fit, bestLevel(fit)));
  const own = found.map((fit) => gainOn(fit, 'casual'));
  const names = Object.keys(planted);
  const right = found.map(
    ({ leanings }) =>
      leanings.filter(
        ({ name, weight, stands }) => stands && Math.sign(weight) === Math.sign(planted[name] ?? 0),
      ).length,
  );
  const others = found.map(
    ({ leanings }) =>
      leanings.filter(
        ({ name, kind, stands }) => stands && !(isPlanted && names.includes(name)) && kind === 'likes',
      ).length,
  );
  const sure = gains.filter(({ low }) => low > 0).length;
  console.log(
    `| ${[
      id,
      people,
      count,
      Math.round(found.reduce((sum, { choices }) => sum + choices, 0) / fits).toLocaleString('en'),
      `${mean(gains.map(({ value }) => value))}; certain in ${sure} of ${fits}`,
      people.startsWith('at the') ? mean(own.map(({ value }) => value)) : '',
      mean(found.map(({ certainty }) => certainty.value)),
      isPlanted ? `${right.reduce((sum, n) => sum + n, 0)} of ${names.length * fits}` : '',
      (others.reduce((sum, n) => sum + n, 0) / fits).toFixed(1),
      (spent / fits).toFixed(1),
    ].join(' | ')} |`,
  );
}

function bestLevel({ predictions }: GroupFit): string {
  const levels = predictions.filter(({ model }) => !['group', 'level', 'uniform'].includes(model));
  return levels.toSorted((a, b) => (b.logChance ?? -Infinity) - (a.logChance ?? -Infinity))[0]?.model ?? '';
}

function gainOn({ predictions }: GroupFit, name: string): { readonly value: number; readonly low: number } {
  return predictions.find(({ model }) => model === name)?.gain ?? { value: 0, low: 0 };
}

/** With its 95% interval over the fits. */
function mean(list: readonly number[]): string {
  const sums = createSums();
  for (const value of list) addToSums(sums, value);
  const interval = meanInterval(sums);
  const range = interval ? ` (${interval.low.toFixed(4)} to ${interval.high.toFixed(4)})` : '';
  return `${(sums.sum / Math.max(1, sums.count)).toFixed(4)}${range}`;
}
