// The tables that the command line asks for: what is played, and who sits where.
import { readFileSync } from 'node:fs';
import { base64Of, type BotSpec } from '@railwright/bots';
import { asBundled, listGroups, type Content, type ResolvedSetup } from '@railwright/content';
import type { Bundle } from '@railwright/content/bundle';
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
  const bundle = await bundleOf(content, setup, optionsFrom(flags), {
    more: groupsAmong(content, setup, bots),
  });
  const learned = learnedPlayer(content, setup, count, bots);
  return {
    bundle,
    json: JSON.stringify(bundle),
    title: (bundle.titles?.en ?? setup.definition.title) + marketOf(bundle),
    seats: Array.from({ length: count }, (_, seat) => {
      const bot = bots[seat - (count - bots.length)];
      return { name: `Player ${seat + 1}`, ...(bot && { bot: textOf(bot, bundle) }) };
    }),
    ...(learned !== undefined && { learned }),
    again: true,
  };
}

/** Tables of one setup are told apart by the number of a drawn market. */
const marketOf = ({ options: { marketSeed } }: Bundle): string =>
  typeof marketSeed === 'number' ? `, market ${marketSeed}` : '';

/** Groups among the bots: they may be of a pack that the setup's pack does not know. */
const groupsAmong = (content: Content, { game }: ResolvedSetup, bots: readonly BotSpec[]) =>
  listGroups(content, game)
    .filter(({ id }) => bots.some(({ name }) => name === id))
    .map(asBundled);

/** A table knows one learned player, by that name, and the groups of its bundle by theirs. */
const textOf = ({ name, bot }: BotSpec, { strategies = [] }: Bundle): string =>
  bot === 'learned' && !strategies.some(({ id }) => id === name) ? name.replace(/^[^:]*/, bot) : name;

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
