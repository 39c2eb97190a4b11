// Obstacles to any choice, in every game.
import { words } from '../text/words.svelte.ts';
import type { Session } from './session.ts';

/** Undefined if the person at the screen is asked. */
export function generalObstacle(session: Session): string | undefined {
  const { why } = words();
  const seat = session.decision?.seat;
  if (session.reviewing) return why.reviewing;
  if (seat === undefined) return why.over;
  return session.myTurn ? undefined : why.notYourTurn(session.seats[seat]?.name ?? '');
}
