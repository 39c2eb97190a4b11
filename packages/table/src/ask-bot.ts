// A bot is asked, as far as its seat may know the position.
import type { Bundle } from '@railwright/content/bundle';
import type { Course } from './course.ts';
import type { NewEntry, TableHead } from './entry.ts';
import { chose, tryPicks } from './judge.ts';
import type { Surroundings } from './member.ts';
import { findBot } from './thinker.ts';
import { seenBy } from './view.ts';

/** The table of a bot. */
export interface AskedTable {
  readonly head: TableHead;
  readonly bundle: Bundle;
  readonly course: Course;
  /** The file of the learned player that can be seated. */
  readonly learned: string | undefined;
}

/** A bot's choice. */
export interface BotAnswer {
  readonly text: string;
  /** The number with which this host may ask it, if there are several. */
  readonly lead: number | undefined;
}

/** Undefined if the bot has no answer, or another host asks it. */
export async function askBot(
  { head, bundle, course, learned }: AskedTable,
  { store: { hosts }, thinker, pause }: Surroundings,
  { seat, bot }: { readonly seat: number; readonly bot: string },
): Promise<BotAnswer | undefined> {
  const { game, state } = course.match;
  const spec = findBot(bundle, bot, learned);
  if (!spec) return undefined;
  const { data, rng } = seenBy(course, seat, state);
  rng.set(crypto.getRandomValues(new Uint32Array(4)));
  const paused = new Promise((done) => setTimeout(done, pause));
  const name = `${head.bundle} ${game.seats}`;
  const question = { table: head.id, seat, spec, subject: name, data, rng };
  try {
    const lead = await hosts?.lead(head.id);
    if (hosts && lead === undefined) return undefined;
    const choice = await thinker.think(question, { bundle, seats: game.seats });
    await paused;
    return { text: game.formatChoice(state, choice), lead };
  } catch {
    return undefined;
  }
}

/** The entry of a bot's choice; if the rules stop its effect, of the first choice that they do not stop. */
export function botEntry({ match }: Course, seat: number, text: string): NewEntry | undefined {
  for (const one of [text, ...match.legal()]) {
    const after = tryPicks(match.game, match.state, seat, [one]);
    if (typeof after !== 'string') return chose(match.game, seat, [one], after);
  }
  return undefined;
}
