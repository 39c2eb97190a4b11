// Speed of whole games between two bots of a kind.
import { plainBot, type BotSpec } from '@railwright/bots';
import { createTrains, type TrainsDefinition } from '../src/index.ts';
import type { Chooser, Figures } from './trains.ts';

export function botGames(
  definition: TrainsDefinition,
  createBot: (game: string, spec: BotSpec, seed: number) => Chooser | undefined,
  games: number,
): Figures {
  const game = createTrains(definition, 2);
  const s = game.createState();
  const out = new Int16Array(game.maxChoices);
  const run = (count: number): { steps: number; sum: number } => {
    let steps = 0;
    let sum = 0;
    for (let seed = 1; seed <= count; seed++) {
      const bots = [1, 2].map((n) => createBot('trains', plainBot('heuristic'), seed * 2 + n) as Chooser);
      game.start(s, seed);
      for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
        const n = game.legalChoices(s, out);
        game.applyChoice(s, bots[seat].choose(game, s, out, n));
        steps++;
      }
      sum = (Math.imul(sum, 31) + game.score(s, 0) * 1009 + game.score(s, 1)) >>> 0;
    }
    return { steps, sum };
  };
  run(500);
  const start = performance.now();
  const { steps, sum } = run(games);
  return {
    games,
    steps,
    seconds: (performance.now() - start) / 1e3,
    checksum: sum.toString(16).padStart(8, '0'),
  };
}
