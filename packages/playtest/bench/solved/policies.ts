// Fixed players for the solver: bots, with the chances of their choices, and perfect play itself.
import { createBot, type Bot, type BotSpec } from '@railwright/bots';
import type { Policy, Solver, Worth } from './solver.ts';

/** How often a bot is asked where it draws lots. */
const LOTS = 64;

/**
 * A bot that is asked anew at each choice, `tries` times with seeds of its own, and makes each choice as often as it then did. Seeds are
 * fixed by what its seat sees, so this is one policy. What draws no lots is asked once, and `random` has its exact chances.
 */
export function botPolicy(spec: BotSpec, tries = 1, family = 0): Policy {
  const quick = make('trains', spec, 0);
  return ({ s }, legal, count, game) => {
    const chances = new Float64Array(count);
    if (spec.bot === 'random') return chances.fill(1 / count);
    // The bots that choose at once draw lots for their first rails alone.
    const times = spec.bot === 'eager' || game.turn(s) === 0 ? LOTS : tries;
    const seen =
      spec.iterations || times > 1 ? hash(JSON.stringify([game.viewFor(s, game.seatToAct(s)), family])) : -1;
    for (let i = 0; i < times; i++) {
      const bot = seen < 0 ? quick : make(game.name, spec, (seen + i) >>> 0);
      const at = legal.indexOf(bot.choose(game, s, legal, count));
      chances[at] = (chances[at] as number) + 1 / times;
    }
    return chances;
  };
}

function make(game: string, spec: BotSpec, seed: number): Bot {
  const bot = createBot(game, spec, seed);
  if (!bot) throw new Error(`No bot "${spec.name}" plays ${game}.`);
  return bot;
}

/** The best choices by a solver, for a share of wins or for points. */
export function bestPolicy(solver: Solver, goal: keyof Worth): Policy {
  return (position, legal, count, game) => {
    const sign = game.seatToAct(position.s) === 0 ? 1 : -1;
    const worths = solver.worths(position, legal, count).map((worth) => sign * worth[goal]);
    const chances = new Float64Array(count);
    chances[worths.indexOf(Math.max(...worths))] = 1;
    return chances;
  };
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
