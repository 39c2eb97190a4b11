// Restricted play (Jaffe and others 2012): the worth of a card or an action shows when one seat must do without it, or has
// to take it, and everything else stays the same.
import type { Game, State } from '@railwright/engine';
import { entryAt, type Batch } from './batch.ts';

/** Shortens the list of legal choices of the game it was made for; returns how many are left, always at least one. */
export type LegalFilter = (s: State, seat: number, legal: Int16Array, count: number) => number;

/** @throws Error when the game has no such measure or says nothing about its choices. */
export function filterFor(game: Game, batch: Batch, index: number): LegalFilter | undefined {
  const { restriction } = batch;
  if (!restriction) return undefined;
  const { entry, measure, rule, copies = 1 } = restriction;
  const { playtestHooks } = game;
  const m = game.measures.findIndex(({ id }) => id === measure);
  if (m < 0 || !playtestHooks) throw new Error(`${game.name} has no choices that raise "${measure}".`);
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  const restricted = seats.find((seat) => entryAt(batch, index, seat) === entry);
  return (s, seat, legal, count) => {
    if (seat !== restricted || count === 1) return count;
    const wanted = rule === 'must';
    if (wanted && game.measure(s, seat, m) >= copies) return count;
    let kept = 0;
    for (let i = 0; i < count; i++)
      if ((playtestHooks.measureOf(s, legal[i] as number) === m) === wanted) kept++;
    if (kept === 0 || kept === count) return count;
    let at = 0;
    for (let i = 0; i < count; i++) {
      const choice = legal[i] as number;
      if ((playtestHooks.measureOf(s, choice) === m) === wanted) legal[at++] = choice;
    }
    return at;
  };
}
