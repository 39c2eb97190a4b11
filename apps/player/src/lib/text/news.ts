// The results of the last choice, in sentences for screen readers.
import type { Session } from '../play/session.ts';
import { logLines } from './log-lines.ts';
import { speakerOf } from './speaker.ts';

export function tellNews(session: Session): string {
  const last = session.log.at(-1);
  if (!last) return '';
  return logLines(last.events, 0, speakerOf(session))
    .map(({ text }) => text)
    .join(' ');
}
