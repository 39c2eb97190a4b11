// What a table tells, as parts of the log: the events of choices, and sentences about the players.
import { MOST_AWAY, takenBack, type Told } from '@railwright/table/protocol';
import type { LogStep, StoryPart } from '../play/session.ts';
import { botName } from '../text/bot-name.ts';
import { remoteWords } from './words.ts';

/** The choices that count, in order. */
export function stepsOf(told: readonly Told[]): LogStep[] {
  const gone = takenBack(told);
  return told.flatMap((one) =>
    one.kind === 'chose' && !gone.has(one.revision)
      ? one.events.map((events) => ({ seat: one.seat, events }))
      : [],
  );
}

/** Everything in order, also what was taken back. */
export function storyOf(told: readonly Told[], nameOf: (seat: number) => string): StoryPart[] {
  const gone = takenBack(told);
  return told.flatMap((one): StoryPart[] => {
    if (one.kind === 'begun') return [{ events: one.events }];
    // What is said about the game is read with the other notes.
    if (one.kind === 'said') return [];
    if (one.kind !== 'chose') return [{ events: [], seat: one.seat, said: say(one, nameOf) }];
    return one.events.map((events) => ({ events, gone: gone.has(one.revision) }));
  });
}

type Said = Exclude<Told, { kind: 'begun' | 'chose' | 'said' }>;

function say(told: Said, nameOf: (seat: number) => string): string {
  const { log } = remoteWords();
  const name = nameOf(told.seat);
  switch (told.kind) {
    case 'sat':
      return log.sat(told.name);
    case 'left':
      return log.left(told.name);
    case 'named':
      return log.named(told.before, told.name);
    case 'bot':
      return told.bot === null ? log.noBot(name) : log.bot(name, botName(told.bot));
    case 'asked':
      return log.asked(name);
    case 'answered':
      return told.agree ? log.agreed(name) : log.refused(name);
    case 'lapsed':
      return log.lapsed(name, nameOf(told.away), MOST_AWAY / 60_000);
    case 'took-back':
      return log.tookBack(name);
  }
}
