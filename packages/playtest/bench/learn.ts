// `npm run bench -- --learn`: the strength of players after a minute or more of learning from nothing on one core, seed by seed, against bots that had no
// part in it. Minutes are processor time of this one thread, so other work on the machine counts little; measuring is not counted.
//   npm run bench -- --learn                                      Tokyo, 2 players, 1 and 2 minutes, 3 seeds
//   npm run bench -- --learn --setup game-of-trains/standard --players 4 --minutes 2,5,10 --seeds 1,2
//   npm run bench -- --learn --setup trains/osaka-beginners --minutes 1 --seeds 1,2,3,4,5 --players 2 --games 400
//   npm run bench -- --learn --minutes 5 --seeds 1 --keep /tmp            keeps the players: /tmp/tokyo-beginners-2-1-5.player
//   npm run bench -- --learn --minutes 5 --against search:200,old.player  against bots and players of one's choice
//   npm run bench -- --learn --minutes 5 --against reference              against the players in reference/, which share the games
//   npm run bench -- --learn --setup all --minutes 1,2,10 --seeds 1 --table   the tables of docs/results/strength.md
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilson } from '@railwright/statistics';
import { createBot, parseBot, quickBots, type BotSpec } from '@railwright/bots';
import { hashJson, listSetups, listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type Game } from '@railwright/engine';
import { SETTINGS } from '@railwright/learn';
import { teacherOf } from '../src/learning/teacher.ts';
import { measureStrength, playMatch, type MeasuredStrength } from '../src/index.ts';
import { learnedSpec, SelfLearning } from './self-learning.ts';

const { values } = parseArgs({
  options: {
    setup: { type: 'string', default: 'trains/tokyo-beginners' },
    players: { type: 'string' },
    minutes: { type: 'string', default: '1,2' },
    seeds: { type: 'string', default: '1,2,3' },
    against: { type: 'string' },
    games: { type: 'string', default: '400' },
    settings: { type: 'string', default: '{}' },
    teacher: { type: 'string' },
    keep: { type: 'string' },
    table: { type: 'boolean' },
    learn: { type: 'boolean' },
  },
});

const REFERENCE = join(import.meta.dirname, 'reference');
const settings = { ...SETTINGS, ...(JSON.parse(values.settings) as Partial<typeof SETTINGS>) };
const marks = values.minutes.split(',').map(Number);
const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')), {
  skip: ['tests'],
});
const setups = values.setup === 'all' ? listSetups(content).map(({ id }) => id) : values.setup.split(',');
if (values.table) {
  console.log(`| Setup, players, seed | Against | ${marks.map((mark) => `${mark} min`).join(' | ')} |`);
  console.log(`|--|--|${marks.map(() => '--:|').join('')}`);
} else console.log(`Won in % with the 95% interval, ${values.games} games each`);
for (const id of setups) {
  const resolved = resolveSetup(content, id);
  if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
  const { setup } = resolved;
  const wanted = values.players?.split(',').map(Number) ?? [Math.max(2, setup.seats.min)];
  for (const seats of wanted)
    for (const seed of values.seeds.split(',').map(Number)) await learnFrom(setup, seats, seed);
}

type Setup = Extract<ReturnType<typeof resolveSetup>, { ok: true }>['setup'];

async function learnFrom(setup: Setup, seats: number, seed: number): Promise<void> {
  const game = createGame(setup.definition, seats);
  const teacher =
    values.teacher === undefined
      ? undefined
      : teacherOf({ name: values.teacher, bot: values.teacher }, createBot);
  const learning = new SelfLearning([game], settings, seed, teacher);
  const rivals = rivalsOf(setup);
  const last = Math.max(...marks);
  const curve: MeasuredStrength[][] = [];
  for (const mark of marks) {
    learning.learnUntil(mark * 60, last * 60);
    const { games, decisions, playing, spent, checks } = learning;
    const bytes = learning.player(mark / last, [{ id: setup.id, content: setup.hash, seats: [seats] }], seed);
    if (values.keep !== undefined)
      writeFileSync(join(values.keep, `${basename(setup.id)}-${seats}-${seed}-${mark}.player`), bytes);
    const player = learnedSpec('learned', bytes);
    const strengths: MeasuredStrength[] = [];
    for (const rival of rivals) strengths.push(await strengthAgainst(rival, player, game));
    curve.push(strengths);
    if (values.table) continue;
    const shares = strengths.map((one) => `${one.against} ${rangeOf(one)}`);
    const past = checks.at(-1);
    const gain = past ? `${percent(past.won)} against itself after ${past.against} games; ` : '';
    const speed = `${gain}${games} games, ${Math.round(bytes.length / 1000)} kB, ${rate(decisions / playing)} decisions/s played, ${rate(decisions / spent)} with learning`;
    console.log(
      `${setup.id}, ${seats} players, seed ${seed}, ${mark} min: ${shares.join(', ')}; ${speed}; ${hashJson([...bytes]).slice(0, 8)}`,
    );
  }
  if (values.table)
    rivals.forEach(({ name }, i) => {
      const cells = curve.map((strengths) => rangeOf(strengths[i] as MeasuredStrength));
      console.log(`| ${setup.id}, ${seats}, ${seed} | ${name} | ${cells.join(' | ')} |`);
    });
}

/** A bot, or several that share the games. */
interface Rival {
  readonly name: string;
  readonly bots: readonly BotSpec[];
}

async function strengthAgainst(
  { name, bots }: Rival,
  player: BotSpec,
  game: Game,
): Promise<MeasuredStrength> {
  const { seats } = game;
  const play = (match: Parameters<typeof playMatch>[1]) => Promise.resolve(playMatch(game, match, createBot));
  const each = Math.ceil(Number(values.games) / bots.length);
  let won = 0;
  for (const [i, bot] of bots.entries())
    won += (await measureStrength(play, player, bot, seats, each, 77 + i)).won * each;
  const games = each * bots.length;
  const { low, high } = wilson(won, games);
  return { against: name, seats, games, won: won / games, low, high };
}

/** Those named, player files among them, or every bot of the game that chooses at once and not by chance, and every strategy. */
function rivalsOf({ game }: Setup): Rival[] {
  const strategies = new Map(listStrategies(content, game).map(({ id, strategy }) => [id, strategy]));
  const names = values.against?.split(',') ?? [
    ...quickBots(game).flatMap(({ name, isRandom }) => (isRandom ? [] : [name])),
    ...strategies.keys(),
  ];
  const fromFile = (file: string): BotSpec => learnedSpec(basename(file, '.player'), readFileSync(file));
  return names.map((name): Rival => {
    if (name === 'reference')
      return { name, bots: playersIn(REFERENCE).map((file) => fromFile(join(REFERENCE, file))) };
    if (name.endsWith('.player')) return { name: basename(name, '.player'), bots: [fromFile(name)] };
    const parsed = parseBot(game, name, strategies);
    if (!parsed.ok) throw new Error(parsed.problem.message);
    return { name, bots: [parsed.spec] };
  });
}

function playersIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.player'));
}

function rate(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en');
}

function rangeOf({ won, low, high }: MeasuredStrength): string {
  return `${percent(won)} (${percent(low)} to ${percent(high)})`;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
