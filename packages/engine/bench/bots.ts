// Speed of whole games between two bots of a kind, and of a search from the middle of such a game.
import {
  createBot,
  createSearchBot,
  nextChoice,
  plainBot,
  SEARCH_OPTIONS,
  type Bot,
  type BotSpec,
} from '@railwright/bots';
import { createTrains, type State, type TrainsDefinition, type TrainsGame } from '../src/index.ts';
import { now, type Figures } from './trains.ts';

function makeBot(spec: BotSpec, seed: number): Bot {
  const bot = createBot('trains', spec, seed);
  if (!bot) throw new Error(`There is no bot ${spec.name}.`);
  return bot;
}

/** Plays `games` games with seeds 1, 2, … after a warm-up. */
export function botGames(definition: TrainsDefinition, spec: BotSpec, games: number): Figures {
  const game = createTrains(definition, 2);
  const s = game.createState();
  const out = new Int16Array(game.maxChoices);
  const run = (count: number): { steps: number; sum: number } => {
    let steps = 0;
    let sum = 0;
    for (let seed = 1; seed <= count; seed++) {
      steps += playOn(game, s, out, startBots(game, s, spec, seed), Infinity);
      sum = (Math.imul(sum, 31) + game.score(s, 0) * 1009 + game.score(s, 1)) >>> 0;
    }
    return { steps, sum };
  };
  run(500);
  const start = now();
  const { steps, sum } = run(games);
  return {
    games,
    steps,
    seconds: now() - start,
    checksum: sum.toString(16).padStart(8, '0'),
  };
}

function startBots(game: TrainsGame, s: State, spec: BotSpec, seed: number): Bot[] {
  game.start(s, seed);
  return [1, 2].map((n) => makeBot(spec, seed * 2 + n));
}

/** Plays until `turn` begins or the game is over; returns the number of choices. */
function playOn(game: TrainsGame, s: State, out: Int16Array, bots: readonly Bot[], turn: number): number {
  let steps = 0;
  for (let seat = game.seatToAct(s); seat >= 0 && game.turn(s) < turn; seat = game.seatToAct(s)) {
    game.applyChoice(s, nextChoice(bots[seat], game, s, out));
    steps++;
  }
  return steps;
}

/** Heuristic games last some forty turns. */
const MIDDLE = 20;

/**
 * Iterations of a search from the middle of games that the heuristic began, with playouts by `policy`: how many a second, and how
 * many choices a playout has on average, those in the tree included. Playouts are cut after `playoutTurns`.
 */
export function searchPlayouts(
  definition: TrainsDefinition,
  policy: string,
  iterations: number,
  playoutTurns = Infinity,
): { perSecond: number; steps: number } {
  const game = createTrains(definition, 2);
  let deals = 0;
  let steps = 0;
  const counted = Object.create(game, {
    resample: {
      value: (...args: Parameters<TrainsGame['resample']>) => {
        deals++;
        game.resample(...args);
      },
    },
    applyChoice: {
      value: (at: State, choice: number) => {
        steps++;
        game.applyChoice(at, choice);
      },
    },
  }) as TrainsGame;
  const s = game.createState();
  const out = new Int16Array(game.maxChoices);
  const think = (seed: number): void => {
    playOn(game, s, out, startBots(game, s, plainBot('heuristic'), seed), MIDDLE);
    const count = game.legalChoices(s, out);
    const options = { ...SEARCH_OPTIONS, playoutTurns };
    const bot = createSearchBot(seed, (own) => makeBot(plainBot(policy), own), { iterations }, options);
    bot.choose(counted, s, out, count);
  };
  think(1);
  deals = 0;
  steps = 0;
  const start = now();
  for (let seed = 2; seed <= 6; seed++) think(seed);
  return { perSecond: deals / (now() - start), steps: steps / deals };
}
