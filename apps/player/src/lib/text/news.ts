// What just happened, in sentences.
import type { LogStep, Session } from '../play/session.ts';
import { joinEqual, logLines, type LogLine } from './log-lines.ts';
import { speakerOf } from './speaker.ts';

/** The results of the last choices. */
export function tellNews(session: Session, choices: number): string {
  return linesOf(session, session.log.slice(-choices))
    .map(({ text }) => text)
    .join(' ');
}

/** What others did since the last choice of the person at the screen; empty unless that person is asked, and after a choice of this turn. */
export function tellSince(session: Session): string {
  if (!session.myTurn) return '';
  const own = session.log.findLastIndex(({ seat }) => seat === session.viewer);
  const lines = linesOf(session, session.log.slice(own + 1));
  return joinEqual(lines.filter(({ heading, seat }) => !heading || seat !== session.viewer))
    .map(({ text, heading }) => (heading ? `${text}:` : text))
    .join(' ');
}

function linesOf(session: Session, steps: readonly LogStep[]): LogLine[] {
  const speaker = speakerOf(session);
  return steps.flatMap(({ events }, i) => logLines(events, i, speaker));
}
