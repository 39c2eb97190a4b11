// Measures the cost of learning and playing in Node or in a page: nothing here needs what only one of them has. The studio's
// `measure:learning` bundles it and runs it in both.
import { base64Of, createBot, type BotSpec } from '@railwright/bots';
import { createGame, type Game, type GameDefinition } from '@railwright/engine';
import {
  ROLLOUTS,
  Learner,
  AllReduce,
  allReduceMemory,
  openTable,
  openTables,
  SETTINGS,
} from '@railwright/learn';
import { Arena, Net, Samples } from '@railwright/net';

export interface Speeds {
  /** Decisions a second of self-play alone, and with learning from them. */
  readonly played: number;
  readonly learned: number;
  /** Passes of the net a second, from the features of a position to the chances of its choices. */
  readonly looks: number;
  /** Milliseconds from a player's file to its first choice, with nothing compiled yet, and for each later choice. */
  readonly first: number;
  readonly later: number;
  /** The sum of what was learned in the first rounds: the same wherever it is learned. */
  readonly learnedSum: number;
}

const WARM_UP = 10;
const SEED = 7;
const LOOKS = 400_000;
const POSITIONS = 64;
/** Later choices, whose mean time counts. */
const CHOICES = 50;

/** `player` is a player's file; `rounds` of learning are timed. */
export function measure(
  definition: GameDefinition,
  seats: number,
  player: Uint8Array,
  rounds: number,
): Speeds {
  // First, while everything is new.
  const choices = timeChoices(createGame(definition, seats), player);
  const tables = openTables([createGame(definition, seats)]);
  const learner = new Learner({
    ...{ tables, settings: SETTINGS, seed: SEED, rollouts: ROLLOUTS },
    own: Array.from({ length: ROLLOUTS }, (_, lane) => lane),
    allReduce: new AllReduce(allReduceMemory(1, ROLLOUTS, Learner.gradientSize(tables, SETTINGS)), 0),
  });
  for (let i = 0; i < WARM_UP; i++) learner.round(0);
  const learnedSum = learner.state().weights.reduce((sum, weight) => sum + weight, 0);
  let decisions = 0;
  let playing = 0;
  const start = performance.now();
  for (let i = 0; i < rounds; i++) {
    const before = performance.now();
    learner.play(0);
    playing += performance.now() - before;
    decisions += learner.improve(0).decisions;
  }
  const spent = performance.now() - start;
  const looks = looksPerSecond(createGame(definition, seats), learner.model.net);
  return {
    played: (1000 * decisions) / playing,
    learned: (1000 * decisions) / spent,
    looks,
    ...choices,
    learnedSum,
  };
}

function timeChoices(game: Game, player: Uint8Array): { first: number; later: number } {
  const s = game.createState();
  game.start(s, SEED);
  const legal = new Int16Array(game.maxChoices);
  const before = performance.now();
  const spec: BotSpec = { name: 'learned', bot: 'learned', player: base64Of(player) };
  const bot = createBot(game.name, spec, SEED);
  if (!bot) throw new Error(`The player does not play ${game.name}.`);
  const choose = (): void => {
    game.applyChoice(s, bot.choose(game, s, legal, game.legalChoices(s, legal)));
  };
  choose();
  const first = performance.now() - before;
  for (let i = 0; i < CHOICES && game.seatToAct(s) >= 0; i++) choose();
  return { first, later: (performance.now() - before - first) / CHOICES };
}

function looksPerSecond(game: Game, learned: Net): number {
  const { senses } = openTable(game);
  const { shape } = learned;
  const room = {
    samples: POSITIONS,
    features: POSITIONS * shape.inputs,
    choices: POSITIONS * shape.choices,
    choiceFeatures: POSITIONS * shape.choices * 32,
  };
  const arena = new Arena(Net.bytes(shape) + Samples.bytes(room));
  const net = new Net(arena, shape);
  net.parameters.set(learned.parameters);
  const samples = new Samples(arena, room);
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  for (let seed = 1; samples.size < POSITIONS; seed++) {
    game.start(s, seed);
    while (game.seatToAct(s) >= 0 && samples.size < POSITIONS) {
      const count = game.legalChoices(s, legal);
      if (count > 1) {
        senses.observe(s, samples.position);
        for (let i = 0; i < count; i++) {
          senses.describe(s, legal[i] as number, samples.choice);
          samples.endChoice();
        }
        samples.endSample();
        game.applyChoice(s, legal[net.forward(samples, samples.size - 1)] as number);
      } else game.applyChoice(s, legal[0] as number);
    }
  }
  const start = performance.now();
  for (let i = 0; i < LOOKS; i++) net.forward(samples, i % POSITIONS);
  return (1000 * LOOKS) / (performance.now() - start);
}
