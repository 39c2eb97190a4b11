// A bot that answers without a list of legal choices must answer as it would with one.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  createTrains,
  hashState,
  trainsReader,
  type TrainsDefinition,
  type TrainsGame,
} from '@railwright/engine';
import { quickBots } from './bot-infos.ts';
import { isListed, nextChoice, type Bot, type BotSpec } from './bot.ts';
import { plainBot } from './parse-bot.ts';
import { createBot } from './registry.ts';

// The last two have cards that cost resources, and cards that forbid.
const SETUPS = [
  'trains/tokyo-beginners',
  'trains/osaka-beginners',
  'trains/every-kind',
  'cookbook/court',
  'cookbook/bans',
];
const BANS = ['picket-line', 'freight-only', 'closed-line', 'night-closure'];
/** Those that choose at once. */
const PLAIN = quickBots('trains').map(({ name }) => name);
const games = new Map<string, TrainsGame>();
let specs: BotSpec[];

beforeAll(async () => {
  const root = join(import.meta.dirname, '../../..');
  const content = await loadContent(
    ['content', 'docs/cookbook'].map((folder) => folderSource(join(root, folder))),
  );
  const strategies = listStrategies(content, 'trains');
  specs = [
    ...PLAIN.map(plainBot),
    ...strategies.map(({ id, strategy }) => ({ name: id, bot: 'strategy', strategy })),
  ];
  for (const id of SETUPS) {
    const resolved =
      id === 'cookbook/bans'
        ? resolveSetup(content, 'cookbook/court', { market: BANS })
        : resolveSetup(content, id);
    if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
    games.set(id, createTrains(resolved.setup.definition as TrainsDefinition, 2));
  }
});

function play(
  game: TrainsGame,
  spec: BotSpec,
  seed: number,
  choose: (bot: Bot, s: ReturnType<TrainsGame['createState']>, room: Int16Array) => number,
): string {
  const bots = [0, 1].map((seat) => createBot('trains', spec, seed * 8 + seat)!);
  const s = game.createState();
  const room = new Int16Array(game.maxChoices);
  game.start(s, seed);
  for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s))
    game.applyChoice(s, choose(bots[seat]!, s, room));
  return hashState(s);
}

test.each(SETUPS)('%s: every bot plays the same game with and without lists', (id) => {
  const game = games.get(id)!;
  for (const spec of specs)
    for (let seed = 1; seed <= 2; seed++) {
      const listed = play(game, spec, seed, (bot, s, room) =>
        bot.choose(game, s, room, game.legalChoices(s, room)),
      );
      const unlisted = play(game, spec, seed, (bot, s, room) => nextChoice(bot, game, s, room));
      expect(unlisted, `${spec.name}, seed ${seed}`).toBe(listed);
    }
});

test('choices that a list leaves out are not made', () => {
  const game = games.get('trains/tokyo-beginners')!;
  const { kinds } = game.tables;
  for (const spec of specs) {
    let left = 0;
    play(game, spec, 3, (bot, s, room) => {
      const count = game.legalChoices(s, room);
      const chosen = bot.choose(game, s, room, count);
      if (trainsReader.asks(game.tables, s) !== 'turn' || chosen > 2 * kinds) return chosen;
      const others = room.slice(0, count).filter((choice) => choice !== chosen);
      left++;
      const second = bot.choose(game, s, others, others.length);
      expect(isListed(others, others.length, second), spec.name).toBe(true);
      return chosen;
    });
    expect(left, spec.name).toBeGreaterThan(50);
  }
});
