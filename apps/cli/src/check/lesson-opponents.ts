// Who sits at a lesson that is played as a test: the bots of the player.
import { defaultBot, parseBot, plainBot, seatBots, type BotSpec } from '@railwright/bots';
import type { Opponents } from '@railwright/content';
import type { Game } from '@railwright/engine';
import { suggest } from '../suggest.ts';

export const lessonOpponents: Opponents = (game, { seed, bot = defaultBot(game.name) }) => {
  const parsed = parseBot(game.name, bot);
  if (!parsed.ok) {
    const { message, word, known } = parsed.problem;
    return { message, ...(word !== undefined && { help: suggest(word, known, 'There are') }) };
  }
  const others = tableOf(game, parsed.spec, seed);
  // Between steps the learner plays like a bot, which draws no number from the others.
  const learner = tableOf(game, plainBot(defaultBot(game.name)), seed);
  return ({ state }, seat) => game.formatChoice(state, (seat === 0 ? learner : others)(state, seat));
};

const tableOf = (game: Game, spec: BotSpec, seed: number): ReturnType<typeof seatBots> =>
  seatBots(
    game,
    Array.from({ length: game.seats }, () => spec),
    seed,
  );
