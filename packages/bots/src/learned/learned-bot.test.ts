// Learned players as bots. This one has learned nothing: its weights are small random numbers.
import {
  createGame,
  perceive,
  createRng,
  nextUint32,
  type Game,
  type GameDefinition,
} from '@railwright/engine';
import { contentsOf, countRows, formatPlayer, rounded, type Player } from '@railwright/net';
import { describe, expect, it } from 'vitest';
import { atLevel, createBot, findLevel, LEVELS, nextChoice, type BotSpec } from '../index.ts';
import { shippedDefinition, shippedGame } from '../../test/shipped-game.ts';
import { WITHOUT_PAST } from './levels.ts';
import { Mind } from './mind.ts';

const WIDTH = 32;
const game = await shippedGame('trains/tokyo-beginners', 2);
const player = strangerTo(game);
const spec = specOf(player);

function strangerTo(at: Game): Player {
  const senses = perceive(at);
  const contents = contentsOf(senses, WIDTH);
  const rng = createRng(5);
  const weights = Float32Array.from(
    { length: countRows(contents) * WIDTH },
    () => nextUint32(rng) / 2 ** 32 - 0.5,
  );
  return {
    header: {
      format: 2,
      game: at.name,
      engine: '1',
      setups: [{ id: 'trains/tokyo-beginners', content: 'x', seats: [2] }],
      learned: { seed: 1, games: 0, decisions: 0 },
      earlier: [],
      strength: [],
      contents,
    },
    weights: rounded(weights, WIDTH),
    earlier: [],
  };
}

function specOf(one: Player, more: Partial<BotSpec> = {}): BotSpec {
  const bytes = Buffer.from(formatPlayer(one)).toString('base64');
  return { name: 'my-pack/stranger', bot: 'learned', player: bytes, ...more };
}

/** The choices of a game played by `bots`, as numbers. */
function played(specs: readonly BotSpec[], seed: number, most = 2000, at = game): number[] {
  const bots = specs.map((one, seat) => createBot('trains', one, seed + seat) ?? expect.fail('no bot'));
  const s = at.createState();
  const room = new Int16Array(at.maxChoices);
  const choices: number[] = [];
  at.start(s, seed);
  for (let seat = at.seatToAct(s); seat >= 0 && choices.length < most; seat = at.seatToAct(s)) {
    const choice = nextChoice(bots[seat]!, at, s, room);
    expect(room.subarray(0, at.legalChoices(s, room))).toContain(choice);
    choices.push(choice);
    at.applyChoice(s, choice);
  }
  return choices;
}

describe('a learned player', () => {
  it('plays legal choices, the same ones for the same seed', () => {
    expect(played([spec, spec], 3)).toEqual(played([spec, specOf(player)], 3));
  });

  it('with a temperature, it sometimes takes other choices, the same ones for the same seed', () => {
    const warm = specOf(player, { temperature: 3 });
    expect(played([warm, warm], 3)).toEqual(played([warm, warm], 3));
    expect(played([warm, warm], 3)).not.toEqual(played([spec, spec], 3));
  });

  it('plays at levels, each more certain of its choices than the one below', () => {
    const temperatures = LEVELS.filter((level) => !('early' in level)).map(({ temperature }) => temperature);
    expect(temperatures).toEqual([...new Set(temperatures)].sort((a, b) => b - a));
    expect(temperatures.at(-1)).toBe(0);
    expect(findLevel('casul')).toBeUndefined();
    const casual = atLevel(spec, findLevel('casual') ?? expect.fail('no level'));
    expect(casual).toMatchObject({ name: 'my-pack/stranger:casual', player: spec.player });
    expect(played([casual, casual], 3)).not.toEqual(played([spec, spec], 3));
  });

  it('plays like a first game by its early state, if that was kept', () => {
    const early = player.weights.map((weight) => -weight);
    const both = { ...player, header: { ...player.header, earlier: [1] }, earlier: [early] };
    const lowest = LEVELS[0];
    const spoken = played([atLevel(specOf(both), lowest), atLevel(specOf(both), lowest)], 3);
    const young = specOf({ ...player, weights: early }, { temperature: lowest.temperature });
    expect(spoken).toEqual(played([young, young], 3));
    // If not, by its current state, but less certain than a beginner.
    expect(WITHOUT_PAST).toBeGreaterThan(LEVELS[1].temperature);
    const now = specOf(player, { temperature: WITHOUT_PAST });
    expect(played([atLevel(spec, lowest), atLevel(spec, lowest)], 3)).toEqual(played([now, now], 3));
    expect(spoken).not.toEqual(played([now, now], 3));
  });

  it('makes the same choices with and without compiled code', () => {
    const compiled = new Mind(player, game);
    const plain = new Mind(player, game, true);
    const s = game.createState();
    const legal = new Int16Array(game.maxChoices);
    game.start(s, 8);
    for (let made = 0; made < 300 && game.seatToAct(s) >= 0; made++) {
      const count = game.legalChoices(s, legal);
      const best = compiled.think(s, legal, count, 0.7);
      expect(plain.think(s, legal, count, 0.7)).toBe(best);
      expect(plain.chances.subarray(0, count)).toEqual(compiled.chances.subarray(0, count));
      game.applyChoice(s, legal[best]!);
    }
  });

  it('does not play other games, or at all if its file is damaged', () => {
    expect(createBot('game-of-trains', spec, 1)).toBeUndefined();
    expect(createBot('trains', { ...spec, player: btoa('nothing') }, 1)).toBeUndefined();
  });

  it('plays with coins for the first turn, of which it has learned nothing, and judges as if they were not there', async () => {
    const coins = game.insight?.compensations?.find(({ id }) => id === 'coins') ?? expect.fail('no such way');
    const definition = coins.with(await shippedDefinition('trains/tokyo-beginners'), [0, 3]);
    const paid = createGame(definition as GameDefinition, 2);
    const names = (at: Game): string[] => perceive(at).position.map(({ name }) => name);
    expect(names(paid)).toEqual([...names(game), 'saved']);
    const [before, after] = [game, paid].map((at) => {
      const mind = new Mind(player, at);
      const s = at.createState();
      const legal = new Int16Array(at.maxChoices);
      at.start(s, 5);
      const count = at.legalChoices(s, legal);
      mind.think(s, legal, count, 1);
      return [...mind.chances.subarray(0, count)];
    });
    expect(after).toEqual(before);
    expect(played([spec, spec], 3, 2000, paid).length).toBeGreaterThan(20);
  });

  it('plays setups it has not learned', async () => {
    const osaka = await shippedGame('trains/osaka-beginners', 3);
    const mind = new Mind(player, osaka);
    const s = osaka.createState();
    const legal = new Int16Array(osaka.maxChoices);
    osaka.start(s, 1);
    const count = osaka.legalChoices(s, legal);
    expect(mind.think(s, legal, count, 1)).toBeLessThan(count);
    expect([...mind.chances.subarray(0, count)].every(Number.isFinite)).toBe(true);
  });
});
