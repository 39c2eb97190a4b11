// How a bot is asked in a game of people: it gets a copy of the position in which everything that it cannot see is dealt again.
import { cloneState, type Game, type RngWords, type State } from '@railwright/engine';

/** The copy for the bot at a seat; `rng` deals, and the generator of the real game stays outside. */
export function fairCopy(game: Game, s: State, seat: number, rng: RngWords): State {
  const seen = cloneState(s);
  game.resample(seen, seat, rng);
  for (let i = 0; i < 4; i++) seen.rng[i] = (seen.rng[i] ?? 0) ^ (rng[i] ?? 0);
  return seen;
}
