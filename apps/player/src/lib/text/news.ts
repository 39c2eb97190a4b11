// What just happened, in sentences.
import type { LogStep, Session } from '../play/session.ts';
import { logLines, type LogLine } from './log-lines.ts';
import { words } from './words.svelte.ts';
import { speakerOf } from './speaker.ts';

/** The results of the last choice, for screen readers. */
export function tellNews(session: Session): string {
  return linesOf(session, session.log.slice(-1))
    .map(({ text }) => text)
    .join(' ');
}

/** What others did since the last choice of the person at the screen; empty unless that person is asked, and after a choice of this turn. */
export function tellSince(session: Session): string {
  if (!session.myTurn) return '';
  const own = session.log.findLastIndex(({ seat }) => seat === session.viewer);
  return linesOf(session, session.log.slice(own + 1))
    .filter(({ heading, seat }) => !heading || seat !== session.viewer)
    .map(({ text, heading }) => (heading ? `${text}:` : text))
    .reduce(countRepeated, [])
    .map(([text, count]) => words().times(count, text))
    .join(' ');
}

/** Sentences that follow themselves, with their number: four equal trains are one piece of news. */
function countRepeated(told: [text: string, count: number][], text: string): [text: string, count: number][] {
  const last = told.at(-1);
  if (last?.[0] === text) last[1]++;
  else told.push([text, 1]);
  return told;
}

function linesOf(session: Session, steps: readonly LogStep[]): LogLine[] {
  const speaker = speakerOf(session);
  return steps.flatMap(({ events }, i) => logLines(events, i, speaker));
}
