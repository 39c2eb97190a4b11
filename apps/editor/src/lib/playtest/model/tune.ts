// "Find numbers": what may change and what is wanted, as a request for proposals, and the equivalent command.
import { defaultBot, plainBot, type BotSpec } from '@railwright/bots';
import type { GameDefinition } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import { fillSeats, type FreeNumber } from '@railwright/playtest';
import { panelSources, type TuneRequest } from '@railwright/studies';
import { GAMES, ROUNDS } from '@railwright/studies/limits';
import { findGame } from '../../core/find-game.ts';
import type { TestTable } from '../../core/checks/tables.ts';
import type { PackPlayer } from '../pack-players.ts';
import { LEARNED, typedBots } from './learned.ts';
import { asksPanel, planTest, type TestSettings } from './settings.ts';

/** What somebody wants of proposals. */
export interface TuneWish {
  /** Ids of cards whose costs may change. */
  readonly cards: readonly string[];
  /** One other number that may change. */
  readonly number?: FreeNumber | undefined;
  /** Points by which the first seat may be away from even. */
  readonly firstSeat?: number | undefined;
  /** Rounds of the median game. */
  readonly rounds?: readonly [number, number] | undefined;
}

/** Ids of the cards that have a cost. */
export const pricedCards = (definition: GameDefinition): string[] =>
  (findGame(definition.game)?.numbers?.(definition) ?? []).flatMap(({ item, path }) =>
    path === `cards.${item}.cost` ? [item] : [],
  );

export interface TunePlan {
  readonly job: TuneRequest;
  readonly command: string;
}

/** The request, or its fault. Learned players play if a panel would be asked, otherwise the bots. */
export function planTune(
  path: string,
  table: TestTable,
  settings: TestSettings,
  { cards, number, firstSeat, rounds }: TuneWish,
  shipped: readonly PackPlayer[],
  learned: string | undefined,
): TunePlan | string {
  if (cards.length === 0 && !number) return 'Choose a card or a number that may change.';
  if (rounds && !(rounds[0] <= rounds[1])) return 'Rounds go from the smaller number to the larger one.';
  if (number && !(number.from <= number.to))
    return 'The number goes from the smaller value to the larger one.';
  const byLearned = asksPanel(settings);
  const general = byLearned ? teacherIn(shipped) : undefined;
  if (byLearned && !general)
    return 'No learned player knows such a setup. Choose bots under “Who plays”, or learn a player first.';
  const plan = planTest(
    path,
    table,
    { ...settings, length: 'games', games: GAMES, ...(byLearned && { bots: [defaultBot(table.game)] }) },
    learned,
  );
  if (typeof plan === 'string') return plan;
  const { gather: _gather, chunkSize: _chunk, starts: _starts, ...batch } = plan.batch;
  const bots = general ? fillSeats([plainBot(defaultBot(table.game))], batch.seats) : batch.bots;
  const asked: Targets = {
    ...(firstSeat !== undefined && { firstSeatAdvantage: { within: firstSeat / 100 } }),
    ...(rounds && { rounds: { between: rounds } }),
  };
  const { setup, map, trial } = table;
  const command = [
    `railwright tune ${setup}`,
    ...(map === undefined ? [] : [`--map ${map}`]),
    ...(cards.length === 0 ? [] : [`--cards ${cards.join(',')}`]),
    ...(number ? [`--number ${number.path}=${number.from}-${number.to}`] : []),
    ...(firstSeat === undefined ? [] : [`--target firstSeatAdvantage:${firstSeat / 100}`]),
    ...(rounds ? [`--target rounds:${rounds.join('-')}`] : []),
    `--players ${batch.seats} --seed ${batch.seed}`,
    ...(general ? [] : [`--bots ${typedBots(settings.bots, setup, batch.seats)}`]),
  ].join(' ');
  return {
    job: {
      kind: 'tune',
      batch: { ...batch, bots },
      ...{ cards, numbers: number ? [number] : [], rounds: ROUNDS },
      targets: { ...table.targets, ...asked },
      asked: Object.keys(asked),
      ...(general && { general }),
    },
    command: trial ? '' : command,
  };
}

/** The player that others learn from. */
function teacherIn(shipped: readonly PackPlayer[]): BotSpec | undefined {
  const known = shipped.map(({ name, player, header, exact }) => ({
    bot: { name, bot: LEARNED, player },
    ...{ exact, preference: header.learned.preference !== undefined },
  }));
  return panelSources([], known, []).learned[0];
}
