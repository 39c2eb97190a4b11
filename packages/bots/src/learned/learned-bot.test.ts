// Learned players as bots. This one has learned nothing: its weights are small random numbers.
import {
  createGame,
  observerOf,
  createRng,
  nextUint32,
  type Game,
  type GameDefinition,
} from '@railwright/engine';
import { contentsOf, countRows, formatPlayer, rounded, type Player } from '@railwright/net';
import { describe, expect, it } from 'vitest';
import { atLevel, createBot, findLevel, LEVELS, nextChoice, type BotSpec } from '../index.ts';
import { shippedDefinition, shippedGame } from '../../test/shipped-game.ts';
import { LearnedPolicy } from './learned-policy.ts';

const WIDTH = 32;
const game = await shippedGame('trains/tokyo-beginners', 2);
const player = strangerTo(game);
const spec = specOf(player);

function strangerTo(at: Game): Player {
  const senses = observerOf(at);
  const contents = contentsOf(senses, WIDTH);
  const rng = createRng(5);
  const weights = Float32Array.from(
    { length: countRows(contents) * WIDTH },
    () => nextUint32(rng) / 2 ** 32 - 0.5,
  );
  return {
    header: {
      format: 3,
      game: at.name,
      engine: '1',
      setups: [{ id: 'trains/tokyo-beginners', content: 'x', seats: [2] }],
      learned: { seed: 1, games: 0, decisions: 0 },
      strength: [],
      contents,
    },
    weights: rounded(weights, WIDTH),
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

/** Where it has a choice, in games against itself at its best. */
function shareOfLikeliest(one: Player, certainty: number): number {
  const mind = new LearnedPolicy(one, game);
  const bot = createBot('trains', specOf(one, { certainty }), 7) ?? expect.fail('no bot');
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  let [likeliest, asked] = [0, 0];
  game.start(s, 90);
  for (let made = 0; made < 3000 && game.seatToAct(s) >= 0; made++) {
    const count = game.legalChoices(s, legal);
    const best = count === 1 ? legal[0]! : legal[mind.think(s, legal, count, 1)]!;
    const sure = count === 1 ? best : mind.obvious(s, legal, count);
    if (sure < 0) {
      asked++;
      if (bot.choose(game, s, legal, count) === best) likeliest++;
    }
    game.applyChoice(s, sure >= 0 ? sure : best);
  }
  return likeliest / asked;
}

describe('a learned player', () => {
  it('plays legal choices, the same ones for the same seed', () => {
    expect(played([spec, spec], 3)).toEqual(played([spec, specOf(player)], 3));
  });

  it('plays at levels, each more certain of its choices than the one below', () => {
    const certainties = LEVELS.map((level) => ('certainty' in level ? level.certainty : 1));
    expect(certainties).toEqual([...new Set(certainties)].sort((a, b) => a - b));
    expect(certainties.at(-1)).toBe(1);
    expect(findLevel('casul')).toBeUndefined();
    const casual = atLevel(spec, findLevel('casual') ?? expect.fail('no level'));
    expect(casual).toMatchObject({ name: 'my-pack/stranger:casual', player: spec.player });
    expect(played([casual, casual], 3)).toEqual(played([casual, casual], 3));
    expect(played([casual, casual], 3)).not.toEqual(played([spec, spec], 3));
  });

  it.each([0.55, 0.72, 0.88])(
    'takes its likeliest choice as often as its level says, however sure it is: %d',
    (certainty) => {
      const surer = {
        ...player,
        weights: rounded(
          player.weights.map((weight) => weight * 1.2),
          WIDTH,
        ),
      };
      const shares = [player, surer].map((one) => shareOfLikeliest(one, certainty));
      for (const share of shares) expect(Math.abs(share - certainty)).toBeLessThan(0.08);
      const scales = [player, surer].map((one) => new LearnedPolicy(one, game).scaleAt(certainty));
      expect(scales[1]).toBeLessThan(scales[0]!);
    },
  );

  it('is as certain with and without compiled code', () => {
    expect(new LearnedPolicy(player, game, true).scaleAt(0.7)).toBe(
      new LearnedPolicy(player, game).scaleAt(0.7),
    );
  });

  it('makes the same choices with and without compiled code', () => {
    const compiled = new LearnedPolicy(player, game);
    const plain = new LearnedPolicy(player, game, true);
    const s = game.createState();
    const legal = new Int16Array(game.maxChoices);
    game.start(s, 8);
    for (let made = 0; made < 300 && game.seatToAct(s) >= 0; made++) {
      const count = game.legalChoices(s, legal);
      const best = compiled.think(s, legal, count, 0.7);
      expect(plain.think(s, legal, count, 0.7)).toBe(best);
      expect(plain.policy.subarray(0, count)).toEqual(compiled.policy.subarray(0, count));
      game.applyChoice(s, legal[best]!);
    }
  });

  it('does not play other games, or at all if its file is damaged', () => {
    expect(createBot('game-of-trains', spec, 1)).toBeUndefined();
    expect(createBot('trains', { ...spec, player: btoa('nothing') }, 1)).toBeUndefined();
  });

  it('plays with coins for the first turn, of which it has learned nothing, and judges as if they were not there', async () => {
    const coins =
      game.playtestHooks?.compensations?.find(({ id }) => id === 'coins') ?? expect.fail('no such way');
    const definition = coins.with(await shippedDefinition('trains/tokyo-beginners'), [0, 3]);
    const paid = createGame(definition as GameDefinition, 2);
    const names = (at: Game): string[] => observerOf(at).position.map(({ name }) => name);
    expect(names(paid)).toEqual([...names(game), 'saved']);
    const [before, after] = [game, paid].map((at) => {
      const mind = new LearnedPolicy(player, at);
      const s = at.createState();
      const legal = new Int16Array(at.maxChoices);
      at.start(s, 5);
      const count = at.legalChoices(s, legal);
      mind.think(s, legal, count, 1);
      return [...mind.policy.subarray(0, count)];
    });
    expect(after).toEqual(before);
    expect(played([spec, spec], 3, 2000, paid).length).toBeGreaterThan(20);
  });

  it('plays setups it has not learned', async () => {
    const osaka = await shippedGame('trains/osaka-beginners', 3);
    const mind = new LearnedPolicy(player, osaka);
    const s = osaka.createState();
    const legal = new Int16Array(osaka.maxChoices);
    osaka.start(s, 1);
    const count = osaka.legalChoices(s, legal);
    expect(mind.think(s, legal, count, 1)).toBeLessThan(count);
    expect([...mind.policy.subarray(0, count)].every(Number.isFinite)).toBe(true);
  });
});
