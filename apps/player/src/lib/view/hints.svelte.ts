// Whether somebody wants a hint for the open question.
import type { Session } from '../play/session.ts';

let wanted = $state.raw<{ readonly session: Session; readonly at: number }>();

export function isHintWanted(session: Session): boolean {
  return wanted?.session === session && wanted.at === session.at && session.myTurn;
}

/** Asks for one, or puts it away. */
export function toggleHint(session: Session): void {
  wanted = isHintWanted(session) || !session.myTurn ? undefined : { session, at: session.at };
}
