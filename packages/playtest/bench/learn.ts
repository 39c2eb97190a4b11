// `npm run bench -- --learn`: what players learn from nothing in a minute or more of one core, seed by seed, against bots that had no
// part in it. Minutes are processor time of this one thread, so other work on the machine counts little; measuring is not counted.
//   npm run bench -- --learn                                      Tokyo, 2 players, 1 and 2 minutes, 3 seeds
//   npm run bench -- --learn --setup game-of-trains/standard --players 4 --minutes 2,5,10 --seeds 1,2
//   npm run bench -- --learn --setup trains/osaka-beginners --minutes 1 --seeds 1,2,3,4,5 --players 2 --games 400
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBot, base64Of, parseBot, type BotSpec } from '@railwright/bots';
import { hashJson, listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type Game } from '@railwright/engine';
import {
  checkNow,
  LANES,
  Learner,
  Meeting,
  meetingRoom,
  openTables,
  SETTINGS,
  type Check,
} from '@railwright/learn';
import { formatPlayer, measureStrength, playerOf, playMatch } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    setup: { type: 'string', default: 'trains/tokyo-beginners' },
    players: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '1,2' },
    seeds: { type: 'string', default: '1,2,3' },
    against: { type: 'string' },
    games: { type: 'string', default: '400' },
    learn: { type: 'boolean' },
  },
});

const seats = Number(values.players);
const marks = values.minutes.split(',').map(Number);
const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')), {
  skip: ['tests'],
});
const resolved = resolveSetup(content, values.setup);
if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
const { setup } = resolved;
const game = createGame(setup.definition, seats);
const strategies = new Map(listStrategies(content, setup.game).map(({ id, strategy }) => [id, strategy]));
const RIVALS =
  setup.game === 'trains' ? 'investor,trains/engine-builder,trains/big-money,heuristic' : 'heuristic';
const rivals = (values.against ?? RIVALS).split(',').map((name): BotSpec => {
  const parsed = parseBot(setup.game, name, strategies);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.spec;
});

console.log(`${setup.id}, ${seats} players; won in % with the 95% interval, ${values.games} games each`);
for (const seed of values.seeds.split(',').map(Number)) await learnFrom(seed, game);

async function learnFrom(seed: number, at: Game): Promise<void> {
  const tables = openTables([at]);
  const room = meetingRoom(1, LANES, Learner.gradientSize(tables, SETTINGS));
  const learner = new Learner({
    tables,
    settings: SETTINGS,
    seed,
    lanes: LANES,
    own: Array.from({ length: LANES }, (_, lane) => lane),
    meeting: new Meeting(room, 0),
  });
  const last = Math.max(...marks);
  let spent = 0;
  const checks: Check[] = [];
  let decisions = 0;
  for (const mark of marks) {
    while (spent < mark * 60) {
      const start = cpuSeconds();
      const round = learner.round(Math.min(1, spent / 60 / last));
      const check = checkNow(learner, checks);
      if (check) checks.push(check);
      spent += cpuSeconds() - start;
      decisions += round.decisions;
    }
    const { games } = learner;
    const learned = { state: learner.state(), games, decisions, progress: mark / last, checks };
    const source = {
      setups: [{ id: setup.id, content: setup.hash, seats: [seats] }],
      engine: '',
      strength: [],
      seed,
    };
    const bytes = formatPlayer(playerOf([at], SETTINGS, learned, source));
    const player: BotSpec = { name: 'learned', bot: 'learned', player: base64Of(bytes) };
    const shares: string[] = [];
    for (const rival of rivals) {
      const play = (match: Parameters<typeof playMatch>[1]) =>
        Promise.resolve(playMatch(at, match, createBot));
      const { won, low, high } = await measureStrength(play, player, rival, seats, Number(values.games), 77);
      shares.push(`${rival.name} ${percent(won)} (${percent(low)} to ${percent(high)})`);
    }
    const past = checks.at(-1);
    const gain = past ? `${percent(past.won)} against itself after ${past.against} games; ` : '';
    const speed = `${gain}${games} games, ${Math.round(bytes.length / 1000)} kB, ${Math.round(decisions / spent).toLocaleString('en')} decisions/s`;
    console.log(
      `seed ${seed}, ${mark} min: ${shares.join(', ')}; ${speed}; ${hashJson([...bytes]).slice(0, 8)}`,
    );
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
