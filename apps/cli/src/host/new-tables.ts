// The tables that the command line asks for: what is played, and who sits where.
import { readFileSync } from 'node:fs';
import { base64Of, type BotSpec } from '@railwright/bots';
import type { Content, ResolvedSetup } from '@railwright/content';
import type { NewTable } from '@railwright/table';
import { bundleOf } from '../bundle/bundle.ts';
import { findBots } from '../content/bots.ts';
import { checkSeats } from '../content/check-seats.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { misuse } from '../failure.ts';
import { findPackPlayer } from '../learn/pack-player.ts';
import { findCachedPlayer } from '../learn/player-place.ts';

export interface NewTableFlags extends SetupFlags {
  readonly players: number | undefined;
  readonly bots: string | undefined;
  readonly content: readonly string[] | undefined;
}

/** @throws Failure for a setup that cannot be played, or bots that cannot play it. */
export async function newTables(typed: readonly string[], flags: NewTableFlags): Promise<NewTable[]> {
  if (typed.length === 0) return [];
  const content = await loadForPlay(flags.content);
  const setups = typed.map((name) => findSetup(content, name, optionsFrom(flags)));
  return Promise.all(setups.map((setup) => newTable(content, setup, flags)));
}

async function newTable(content: Content, setup: ResolvedSetup, flags: NewTableFlags): Promise<NewTable> {
  const count = flags.players ?? setup.defaultSeats;
  checkSeats(setup, count);
  const bots = flags.bots === undefined ? [] : await findBots(content, setup, count, flags.bots);
  if (bots.length > count)
    throw misuse(`${bots.length} bots do not fit on ${count} seats of ${setup.id}.`, 'Raise --players.');
  const bundle = await bundleOf(content, setup, optionsFrom(flags));
  const learned = learnedPlayer(content, setup, count, bots);
  return {
    bundle,
    json: JSON.stringify(bundle),
    title: bundle.titles?.en ?? setup.definition.title,
    seats: Array.from({ length: count }, (_, seat) => {
      const bot = bots[seat - (count - bots.length)];
      return { name: `Player ${seat + 1}`, ...(bot && { bot: textOf(bot) }) };
    }),
    ...(learned !== undefined && { learned }),
    again: true,
  };
}

/** A table knows one learned player, by that name. */
const textOf = ({ name, bot }: BotSpec): string => (bot === 'learned' ? name.replace(/^[^:]*/, bot) : name);

/** The one among the bots, else one that has learned the setup before: people can seat it. */
function learnedPlayer(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
  bots: readonly BotSpec[],
): string | undefined {
  const files = new Set(bots.flatMap(({ player }) => player ?? []));
  if (files.size > 1) throw misuse('A table takes only one learned player, at any levels.');
  const [named] = files;
  if (named !== undefined) return named;
  const file = findCachedPlayer(setup, seats) ?? findPackPlayer(content, setup, seats)?.file;
  return file === undefined ? undefined : base64Of(readFileSync(file));
}
