// Plays a round robin and shows ratings.
import { defaultBot, type BotSpec } from '@railwright/bots';
import { listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import { countTables } from '@railwright/playtest';
import { ratingDocument } from '@railwright/report/documents';
import { rate } from '@railwright/studies';
import { findBots } from '../content/bots.ts';
import { plural } from '../check/findings.ts';
import { misuse } from '../failure.ts';
import { playedSetup } from '../study/batch.ts';
import type { StudyFlags } from '../study/flags.ts';
import { openSetup } from '../study/open-setup.ts';
import { playStudy, showStudy } from '../study/play-study.ts';
import { comparedSeats } from './seats.ts';

export interface RateFlags extends StudyFlags {
  readonly bots: string | undefined;
  readonly games: number;
  readonly explain: boolean;
}

/** More tables than this would take too long. */
const MOST_TABLES = 20_000;

/** Returns the exit code. */
export async function rateBots(typed: string, flags: RateFlags): Promise<number> {
  const { content, setup } = await openSetup(typed, flags);
  const seats = comparedSeats(setup, flags.players);
  const bots = await findBots(content, setup, seats, flags.bots ?? everybody(content, setup));
  checkField(bots, seats);
  const field = { bots, seats, games: flags.games, seed: flags.seed };
  const played = await playStudy((place) => rate({ ...playedSetup(setup), field }, place), flags);
  return showStudy(played, flags, {
    documentOf: (result) => ratingDocument(setup, result),
    ...{ bots, seats },
    figures: ['ratings', 'wins'],
    stoppedAt: ({ played: tables, tables: all }) =>
      `Stopped after ${tables} of ${plural(all, seats === 2 ? 'pair' : 'table')}.`,
  });
}

function everybody(content: Content, setup: ResolvedSetup): string {
  const strategies = listStrategies(content, setup.game).map(({ id }) => id);
  return [...(strategies.length > 0 ? strategies : ['random']), defaultBot(setup.game)].join(',');
}

function checkField(bots: readonly BotSpec[], seats: number): void {
  const names = bots.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw misuse(`${twice} is named twice.`, 'Name each bot once.');
  if (bots.length < 2) throw misuse('A single bot has no opponent.', 'Name two or more: --bots a,b');
  const tables = countTables(bots.length, seats);
  if (tables > MOST_TABLES)
    throw misuse(
      `${bots.length} bots can be combined in ${tables.toLocaleString('en')} ways by ${seats}.`,
      'Name fewer: --bots a,b,c,d',
    );
}
