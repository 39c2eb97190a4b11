// `npm run bench -- --solved`: how much perfect play wins against each player of a game small enough to be solved: the tables of
// docs/results/solved.md.
//   npm run bench -- --solved                                          bots that choose at once, and a player after a minute of learning
//   npm run bench -- --solved --bots search:200 --tries 4 --games 400  a search, asked four times at each choice
//   npm run bench -- --solved --bots heuristic --minutes 0
import { parseArgs } from 'node:util';
import { parseBot, type BotSpec } from '@railwright/bots';
import { createRng } from '@railwright/engine';
import { SETTINGS } from '@railwright/learn';
import { addToSums, createSums, meanInterval } from '@railwright/statistics';
import { learnedSpec, SelfLearning, cpuSeconds } from './self-learning.ts';
import { bestPolicy, botPolicy } from './solved/policies.ts';
import { solvedSetup } from './solved/setup.ts';
import { Solver, type Policy, type Worth } from './solved/solver.ts';

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'random,eager,heuristic,investor' },
    minutes: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    tries: { type: 'string', default: '1' },
    /** Against bots that draw lots: games that the best answer to fixed lots plays with others. */
    games: { type: 'string', default: '0' },
    solved: { type: 'boolean' },
  },
});

const { game, setup } = await solvedSetup();
const began = cpuSeconds();
const perfect = new Solver(game);
const value = perfect.solve();
console.log(
  `${perfect.positions.toLocaleString('en')} positions, ${perfect.turns.toLocaleString('en')} of them before a hand is drawn, in ${(cpuSeconds() - began).toFixed(0)} s of processor time: the first seat wins ${percent(value.share)} and is ${value.points.toFixed(3)} points ahead`,
);
console.log(
  '| Player | Lost in the first seat | In the second | Mean | In points | Wins going first against itself | Decisions | Seconds |\n|--|--:|--:|--:|--:|--:|--:|--:|',
);
for (const name of values.bots.split(',').filter((one) => one !== '')) {
  const parsed = parseBot(game.name, name, new Map());
  if (!parsed.ok) throw new Error(parsed.problem.message);
  measure(parsed.spec);
}
if (Number(values.minutes) > 0)
  for (const seed of values.seeds.split(',').map(Number)) measure(learned(seed));

/** A player after so many minutes of learning. */
function learned(seed: number): BotSpec {
  const learning = new SelfLearning([game], SETTINGS, seed);
  const seconds = Number(values.minutes) * 60;
  learning.learnUntil(seconds, seconds);
  const bytes = learning.player(1, [{ id: setup.id, content: setup.hash, seats: [2] }], seed);
  return learnedSpec(`learned, ${values.minutes} min, ${learning.games} games, seed ${seed}`, bytes);
}

function measure(spec: BotSpec): void {
  const start = cpuSeconds();
  const tries = Number(values.tries);
  let decisions = 0;
  const counted: Policy = (...asked) => {
    decisions++;
    return policy(...asked);
  };
  const policy = botPolicy(spec, tries);
  const answers = [0, 1].map((seat) => new Solver(game, seat === 0 ? [counted] : [undefined, counted]));
  const worths = answers.map((answer) => answer.solve());
  const alone = new Solver(game, [policy, policy]).solve().share;
  row(spec.name, worths.map(lost), alone, decisions, cpuSeconds() - start);
  if (Number(values.games) > 0) playAgainst(spec, answers);
}

/** What a player in this seat loses to the best answer, compared with perfect play. */
function lost({ share, points }: Worth, seat: number): Worth {
  const sign = seat === 0 ? 1 : -1;
  return { share: sign * (value.share - share), points: sign * (value.points - points) };
}

/** The best answers to fixed lots against other lots: at least so much can be won. */
function playAgainst(spec: BotSpec, answers: readonly Solver[]): void {
  const sums = [createSums(), createSums()];
  const rng = createRng(1);
  for (let i = 0; i < Number(values.games); i++) {
    const fixed = botPolicy(spec, 1, 1 + i);
    for (const [seat, answer] of answers.entries())
      (['share', 'points'] as const).forEach((goal, at) => {
        const best = bestPolicy(answer, goal);
        const ended = answer.play(i, seat === 0 ? [fixed, best] : [best, fixed], rng);
        addToSums(sums[at] as (typeof sums)[number], lost(ended, seat)[goal]);
      });
  }
  const [share, points] = sums.map((one) => ({ mean: one.sum / one.count, ...meanInterval(one) }));
  console.log(`${spec.name} in ${sums[0]?.count} games: ${JSON.stringify({ share, points })}`);
}

function row(
  name: string,
  [first, second]: readonly Worth[],
  alone: number,
  decisions: number,
  seconds: number,
): void {
  if (!first || !second) return;
  const cells = [
    ...[name, percent(first.share), percent(second.share), percent((first.share + second.share) / 2)],
    ...[((first.points + second.points) / 2).toFixed(2), percent(alone)],
    ...[decisions.toLocaleString('en'), seconds.toFixed(1)],
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
