// Games of the flaw suite, as worker threads load them: the shipped ones, and such in which a seat is given points at the end, which no
// content can say.
import type { BotSpec } from '@railwright/bots';
import { createBot as shippedBot } from '@railwright/bots';
import { createGame as shippedGame, type Game } from '@railwright/engine';

/** Points that a seat has more at the end, beside what the shipped games are made from. */
export interface Bonus {
  readonly seat: number;
  readonly points: number;
}

export function createGame(definition: { readonly bonus?: Bonus }, seats: number): Game {
  const { bonus, ...shipped } = definition;
  const game = shippedGame(shipped as Parameters<typeof shippedGame>[0], seats);
  if (!bonus) return game;
  const score: Game['score'] = (s, seat) => game.score(s, seat) + (seat === bonus.seat ? bonus.points : 0);
  return {
    ...game,
    score,
    winners(s) {
      if (game.winners(s) === 0) return 0;
      const scores = Array.from({ length: seats }, (_, seat) => score(s, seat));
      const most = Math.max(...scores);
      return scores.reduce((mask, points, seat) => (points === most ? mask | (1 << seat) : mask), 0);
    },
  };
}

export function createBot(game: string, spec: BotSpec, seed: number) {
  return shippedBot(game, spec, seed);
}
