// What the last choice brought about, in sentences to be spoken.
import type { Session } from '../play/session.svelte.ts';
import { logLines, thingNames } from './log-lines.ts';

export function tellNews(session: Session): string {
  const last = session.log.at(-1);
  if (!last) return '';
  const speaker = {
    seatName: (seat: number) => session.seats[seat]?.name ?? '',
    thing: thingNames(session.bundle.definition),
    viewer: session.viewer < 0 ? undefined : session.viewer,
  };
  return logLines(last.events, 0, speaker)
    .map(({ text }) => text)
    .join(' ');
}
