// Learned players that lean: what they like shows in their games, and nothing else changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashState, likingOf, type State } from '@railwright/engine';
import { expect, test } from 'vitest';
import { createBot, followedBots, likeGroup, mindOf, nextChoice, plainBot, type BotSpec } from '../index.ts';
import { shippedGame } from '../../test/shipped-game.ts';
import { base64Of } from './base64.ts';
import { ChoiceGains } from './choice-gains.ts';

const game = await shippedGame('trains/tokyo-beginners', 2);
const file = join(import.meta.dirname, '../../../../content/trains/players/any-market.player');
const player: BotSpec = { name: 'any-market', bot: 'learned', player: base64Of(readFileSync(file)) };

function play(specs: readonly BotSpec[], seed: number, meet: (s: State) => void = () => undefined): State {
  const bots = specs.map((spec, seat) => createBot('trains', spec, seed * 8 + seat)!);
  const s = game.createState();
  const room = new Int16Array(game.maxChoices);
  game.start(s, seed);
  for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
    meet(s);
    game.applyChoice(s, nextChoice(bots[seat]!, game, s, room));
  }
  return s;
}

const like = (likes: Readonly<Record<string, number>>): BotSpec =>
  likeGroup(player, 'my-pack/ours', { certainty: 0.72, likes });

test.each(['cells', 'gained:holiday-timetable'])(
  'who likes %s gets more of it, who dislikes it less',
  (name) => {
    const counted = likingOf(game, { [name]: 1 })!;
    const sum = (weight: number): number =>
      [1, 2].reduce((all, seed) => {
        const s = play([like({ [name]: weight }), like({ [name]: weight })], seed);
        return all + counted(s, 0) + counted(s, 1);
      }, 0);
    const [less, even, more] = [sum(-3), sum(0), sum(3)];
    expect(less).toBeLessThan(even);
    expect(more).toBeGreaterThan(even);
  },
);

test('the same seed gives the same game; a like of what the game lacks changes nothing', () => {
  const lacking = like({ 'gained:flying-carpet': 5 });
  expect(hashState(play([lacking, lacking], 5))).toBe(hashState(play([lacking, lacking], 5)));
  const plain = likeGroup(player, 'my-pack/ours', { certainty: 0.72 });
  expect(hashState(play([lacking, lacking], 5))).toBe(hashState(play([plain, plain], 5)));
});

test('who follows a bot without doubt plays as it, where thought is needed', () => {
  const follower = likeGroup(player, 'x', { certainty: 0.2, follows: { heuristic: 10 } });
  const bots = [createBot('trains', follower, 1)!, createBot('trains', plainBot('heuristic'), 1)!];
  const mind = mindOf(player, game)!;
  const legal = new Int16Array(game.maxChoices);
  let [same, all] = [0, 0];
  play([plainBot('heuristic'), plainBot('heuristic')], 9, (s) => {
    const before = hashState(s);
    const count = game.legalChoices(s, legal);
    if (count === 1 || mind.obvious(s, legal, count) >= 0) return;
    const [one, other] = bots.map((bot) => bot.choose(game, s, legal, count));
    all++;
    if (one === other) same++;
    expect(hashState(s)).toBe(before);
  });
  expect(all).toBeGreaterThan(100);
  expect(same / all).toBeGreaterThan(0.97);
});

test('only quick bots that do not play at random can be followed', () => {
  expect(followedBots('trains')).toEqual(['heuristic', 'investor']);
  expect(followedBots('freight-train')).toEqual(['heuristic']);
  const odd = likeGroup(player, 'x', {
    certainty: 0.7,
    follows: { random: 9, search: 9, learned: 9, nobody: 9 },
  });
  const plain = likeGroup(player, 'x', { certainty: 0.7 });
  expect(hashState(play([odd, odd], 2))).toBe(hashState(play([plain, plain], 2)));
});

test('numbers that no file may have are left out', () => {
  const odd = { certainty: 7, likes: { cells: 'many', 'points:cities': 1e9, 'points:remotes': NaN } };
  expect(likeGroup(player, 'x', odd)).toEqual({ ...player, name: 'x', certainty: 1 });
});

test('laying a rail counts when it is chosen, before it is said where', () => {
  const gains = new ChoiceGains(game, mindOf(player, game)!, ['cells'], []);
  const legal = new Int16Array(game.maxChoices);
  const rng = new Uint32Array([1, 2, 3, 4]);
  let begun = 0;
  play([plainBot('heuristic'), plainBot('heuristic')], 4, (s) => {
    const count = game.legalChoices(s, legal);
    if (game.decision(s)?.type !== 'turn') return;
    gains.measure(s, legal, count, rng);
    for (let i = 0; i < count; i++) {
      const text = game.formatChoice(s, legal[i]!);
      const gained = gains.values[i];
      if (text === 'play lay-rails' && gained === 1) begun++;
      if (text.startsWith('buy')) expect(gained, text).toBe(0);
    }
  });
  expect(begun).toBeGreaterThan(5);
});
