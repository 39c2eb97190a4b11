// Games of the flaw suite, as worker threads load them: the shipped ones, and some in which a seat, or the player who begins on a cell, is given
// points, which no content can say.
import type { BotSpec } from '@railwright/bots';
import { createBot as shippedBot } from '@railwright/bots';
import { createGame as shippedGame, type Game, type State } from '@railwright/engine';

/** Points in addition to what the shipped games are made from. */
export type Bonus = { readonly points: number } & ({ readonly seat: number } | { readonly start: string });

export function createGame(definition: { readonly bonus?: Bonus }, seats: number): Game {
  const { bonus, ...shipped } = definition;
  const game = shippedGame(shipped as Parameters<typeof shippedGame>[0], seats);
  if (!bonus) return game;
  // Who was on the cell before the first turn.
  const begun = new WeakMap<State, number>();
  const cell = 'start' in bonus ? (game.playtestHooks?.board?.cells.indexOf(bonus.start) ?? -1) : -1;
  const has = (s: State, seat: number): boolean =>
    'seat' in bonus ? seat === bonus.seat : (((begun.get(s) ?? 0) >> seat) & 1) === 1;
  const score: Game['score'] = (s, seat) => game.score(s, seat) + (has(s, seat) ? bonus.points : 0);
  return {
    ...game,
    score,
    winners(s) {
      if (game.winners(s) === 0) return 0;
      const scores = Array.from({ length: seats }, (_, seat) => score(s, seat));
      const most = Math.max(...scores);
      return scores.reduce((mask, points, seat) => (points === most ? mask | (1 << seat) : mask), 0);
    },
    applyChoice(s, choice) {
      const placing = cell >= 0 && game.turn(s) === 0;
      game.applyChoice(s, choice);
      if (placing) begun.set(s, game.playtestHooks?.board?.seatsOn(s, cell) ?? 0);
    },
  };
}

export function createBot(game: string, spec: BotSpec, seed: number) {
  return shippedBot(game, spec, seed);
}
