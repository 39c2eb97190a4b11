// Players like groups of people: here the people are bots, so what should be found is known.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
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
import { createGame, makeRecord } from '@railwright/engine';
import { fitGroup, type GroupFit, type GroupGame } from '../src/index.ts';
import { fenlandDuel } from './fenland.ts';

const { definition } = await fenlandDuel();
const game = createGame(definition, 2);
const file = join(import.meta.dirname, '../../../content/trains/players/any-market.player');
const player: BotSpec = { name: 'any-market', bot: 'learned', player: base64Of(readFileSync(file)) };

/** Games of these in their seats, and in turn in each seat. */
function gamesOf(people: readonly BotSpec[], count: number): GroupGame[] {
  return Array.from({ length: count }, (_, index) => {
    const bots = [0, 1].map((seat) =>
      createBot('trains', people[(index + seat) % people.length]!, index * 8 + seat)!,
    );
    const s = game.createState();
    const room = new Int16Array(game.maxChoices);
    const choices: string[] = [];
    game.start(s, 7000 + index);
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
      const choice = nextChoice(bots[seat]!, game, s, room);
      choices.push(game.formatChoice(s, choice));
      game.applyChoice(s, choice);
    }
    const source = { engine: '1', setup: 'a/b', content: 'c' };
    return { game, record: makeRecord(game, s, 7000 + index, choices, source) };
  });
}

const fitTo = (people: readonly BotSpec[], count: number): GroupFit =>
  fitGroup({ player, games: gamesOf(people, count), seed: 1 });
const ofModel = ({ predictions }: GroupFit, name: string) =>
  predictions.find(({ model }) => model === name) ?? expect.fail(name);

test('what people like is found, and predicts them better than every level', () => {
  const likes = { cells: 1.2, 'gained:express-train': -1.2 };
  const fit = fitTo([likeGroup(player, 'planted', { certainty: 0.72, likes })], 8);
  for (const [like, weight] of Object.entries(likes)) {
    const found = fit.leanings.find(({ name }) => name === like);
    expect(Math.sign(found?.weight ?? 0), like).toBe(Math.sign(weight));
    expect(found?.stands, like).toBe(true);
  }
  expect(fit.certainty.nearest).toBe('casual');
  for (const { model, gain, logChance } of fit.predictions) {
    if (model === 'group') continue;
    if (model === 'very-strong') expect(logChance).toBeNull();
    else expect(gain?.low, model).toBeGreaterThan(0);
  }
}, 120_000);

test('people who play at a level are found to play at it, and no worse predicted than by it', () => {
  const fit = fitTo([atLevel(player, findLevel('casual') ?? expect.fail('no level'))], 6);
  const { value, interval } = fit.certainty;
  expect(interval?.low).toBeLessThan(0.73);
  expect(interval?.high).toBeGreaterThan(0.71);
  expect(Math.abs(value - 0.72)).toBeLessThan(0.03);
  expect(ofModel(fit, 'casual').gain?.high).toBeGreaterThan(0);
  expect(ofModel(fit, 'strong').gain?.low).toBeGreaterThan(0);
  expect(fit.leanings.filter(({ stands }) => stands)).toEqual([]);
}, 120_000);

test('people without any plan are not believed to have one', () => {
  const fit = fitTo([plainBot('random')], 4);
  const { gain, logChance } = ofModel(fit, 'uniform');
  expect(gain?.high).toBeGreaterThan(0);
  expect(gain?.low).toBeLessThan(0.02);
  expect(ofModel(fit, 'group').logChance).toBeGreaterThan((logChance ?? 0) - 0.02);
}, 120_000);

test('those who go by rules of thumb are seen to follow them', () => {
  const fit = fitTo([plainBot('heuristic')], 4);
  expect(fit.leanings.find(({ stands }) => stands)).toMatchObject({ kind: 'follows', name: 'heuristic' });
  expect(ofModel(fit, 'group').hits).toBeGreaterThan(0.95);
}, 120_000);

test('the choices of bots do not count, and the same games give the same result, which fits its schema', () => {
  const games = gamesOf([plainBot('heuristic'), atLevel(player, findLevel('casual')!)], 4).map(
    (one, index): GroupGame => ({ ...one, bots: [index % 2 === 0, index % 2 === 1] }),
  );
  const fit = fitGroup({ player, games, seed: 3 });
  expect(fit).toEqual(fitGroup({ player, games, seed: 3 }));
  expect(fit.botSeats).toBe(4);
  expect(fit.choices).toBeLessThan(
    fitGroup({ player, games: games.map(({ bots: _, ...one }) => one), seed: 3 }).choices,
  );
  expect(fit.leanings.find(({ name }) => name === 'heuristic')?.weight).toBeLessThan(1);
  const schema = new URL('../../../schemas/group-result.schema.json', import.meta.url);
  const fits = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
  const result = {
    format: 1,
    setup: 'a/b',
    content: 'c',
    seats: [2],
    player: 'any-market',
    leftOut: [],
    ...fit,
  };
  fits(JSON.parse(JSON.stringify(result)));
  expect(fits.errors).toBeNull();
}, 120_000);
