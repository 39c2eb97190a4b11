// An explanation of a learned player matches its games, and what its net thinks of one more item.
import { beforeAll, expect, test } from 'vitest';
import { base64Of, createBot, mindOf, plainBot, type BotSpec } from '@railwright/bots';
import type { ResolvedSetup } from '@railwright/content';
import { createGame, observerOf, type Game } from '@railwright/engine';
import { contentsOf, countRows, formatPlayer, innerRows, type PlayerHeader } from '@railwright/net';
import { gameFigures, type PlayedBatch } from '../src/compare/rows.ts';
import {
  explainPlayer,
  phasesOf,
  studyPositions,
  summarize,
  type Batch,
  type Explanation,
} from '../src/index.ts';
import { onThreads } from '../src/node/index.ts';
import { fenlandDuel } from './fenland.ts';

const GAMES = 6;
const WIDTH = 32;
let setup: ResolvedSetup;
let game: Game;
beforeAll(async () => {
  setup = await fenlandDuel();
  game = createGame(setup.definition, 2);
});

/** A net that sees a chance to win only in what it owns: `liked` above all, other items mean nothing to it. */
function playerThatLikes(liked: string): { readonly spec: BotSpec; readonly header: PlayerHeader } {
  const contents = contentsOf(observerOf(game), WIDTH);
  const weights = new Float32Array(countRows(contents) * WIDTH);
  let row = 0;
  for (const { name, size, vocabulary } of contents.position) {
    const words = contents.vocabularies.find((v) => v.name === vocabulary);
    if (name === 'owned') weights[(row + words!.items.indexOf(liked)) * WIDTH] = 1;
    row += words ? words.items.length + words.traits.length : size;
  }
  // The first unit of a layer leads directly to the chance to win; see `layoutOf` of the net.
  const [W2, Ww] = [row + 1, row + 1 + WIDTH + 2];
  expect(innerRows(WIDTH)).toBe(WIDTH + 5);
  weights[W2 * WIDTH] = 1;
  weights[Ww * WIDTH] = 1;
  const header: PlayerHeader = {
    format: 3,
    game: 'trains',
    engine: '1',
    setups: [{ id: setup.id, content: setup.hash, seats: [2] }],
    learned: { seed: 1, games: 10, decisions: 100 },
    strength: [],
    contents,
  };
  return {
    header,
    spec: { name: 'liker', bot: 'learned', player: base64Of(formatPlayer({ header, weights })) },
  };
}

async function playAlone(bot: BotSpec): Promise<PlayedBatch> {
  const batch: Batch = {
    definition: setup.definition,
    source: { setup: setup.id, content: setup.hash },
    seats: 2,
    games: GAMES,
    first: 0,
    seed: 5,
    bots: [bot, bot],
    gather: ['cards', 'maps', 'outcomes'],
  };
  const { tally, fault } = await onThreads(1, (threads) => threads.runBatch(batch, game));
  expect(fault).toBeUndefined();
  return { batch, game, tally };
}

async function explain(): Promise<{ readonly explanation: Explanation; readonly own: PlayedBatch }> {
  const { header, spec } = playerThatLikes('tower');
  // How the net plays does not matter here, and its games would not end.
  const own = await playAlone(plainBot('heuristic'));
  const phases = phasesOf(summarize(own.batch, game, { tally: own.tally, complete: true }));
  const mind = mindOf(spec, game)!;
  const plan = { spec: plainBot('heuristic'), mind, games: GAMES, seed: 5, phases };
  const study = studyPositions(game, plan, createBot);
  const strength = { against: 'heuristic', seats: 2, games: 4, won: 0.5, low: 0.2, high: 0.8 };
  const opponents = [{ strength, own }];
  return {
    own,
    explanation: explainPlayer({ name: 'liker', header, own, phases, study, opponents }),
  };
}

test('what it says about games matches them, and phases add up to all of them', async () => {
  const { explanation, own } = await explain();
  const figures = new Map(gameFigures(own).map(({ figure, values }) => [figure, values]));
  for (const { group, item, perSeat, byPhase } of explanation.habits) {
    const values = figures.get(`${group}:${item}`)!;
    const mean = values.reduce<number>((sum, value) => sum + value!, 0) / GAMES;
    expect(perSeat.value).toBeCloseTo(mean, 10);
    expect(byPhase.reduce<number>((sum, value) => sum + value!, 0)).toBeCloseTo(mean, 10);
  }
  const differences = explanation.opponents.flatMap((one) => one.differences);
  expect(differences.every(({ difference }) => difference.value === 0)).toBe(true);
  expect(explanation.habits.some(({ owned }) => owned !== null && owned > 1)).toBe(true);
  // Rails are laid early in every game; round 0 would be the start.
  expect(explanation.firstCell?.least.value).toBeGreaterThan(0);
  expect(explanation.firstCell?.count).toBe(2 * GAMES);
});

test('one more of what it likes is worth something, one more of anything else nothing', async () => {
  const { explanation } = await explain();
  const worth = new Map(
    explanation.habits.flatMap(({ group, item, worth: value }) =>
      group === 'gained' ? [[item, value?.value]] : [],
    ),
  );
  expect(worth.get('tower')).toBeGreaterThan(0.01);
  for (const [item, value] of worth) if (item !== 'tower') expect(value).toBe(0);
  expect(
    explanation.habits.filter(({ group }) => group === 'played').every((one) => one.worth === null),
  ).toBe(true);
});
