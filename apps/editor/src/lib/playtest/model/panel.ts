// Whom to ask about a setup, the resulting panel job, and the equivalent command.
import { defaultBot, plainBot, type BotSpec } from '@railwright/bots';
import type { ChangeJob, PanelJob } from '@railwright/playtest/job';
import { PAGE_GAMES } from '@railwright/playtest/learning';
import type { TestTable } from '../../core/checks/tables.ts';
import type { LearnedBot } from '../table-learner.svelte.ts';
import type { PackPlayer } from '../pack-players.ts';
import { LEARNED } from './learned.ts';
import type { TestSettings } from './settings.ts';

/** Games at each player's own table; the command line plays 4,000 by default. */
export const PANEL_GAMES = [
  { games: 250, title: '250, a first look' },
  { games: 1000, title: '1,000, ±4 points' },
  { games: 4000, title: '4,000, ±2 points' },
  { games: 10_000, title: '10,000, ±1 point' },
] as const;

/** Mixed tables show how strong each player is, which takes fewer games. */
const PAIRS_PART = 20;

/** Two, since the habits of one player say little about the setup. */
const LESSONS = { strong: 2, answers: 0, preferences: [], closer: false } as const;
/** Starting from a player of any market, more games gain little. */
const WARM_GAMES = 2000;

/** Enough to tell three points of a win share; the command line plays twice as many. */
const CHANGE_GAMES = 2000;
/** Of weaker players, who only confirm the findings of strong play. */
const OTHERS = CHANGE_GAMES / 2;

export interface PanelAsked {
  readonly job: PanelJob;
  /** The command with the same answers once everything is saved; empty if no setup is like this, or if a player of this browser was asked. */
  readonly command: string;
}

/** The job, or the fault of the request. `own` is the player that this browser keeps, `shipped` those of the setup's packs. */
export function planPanel(
  { bundle, setup, map, game, strategies, targets, trial }: TestTable,
  { seats, seed }: Pick<TestSettings, 'seats' | 'seed'>,
  games: number,
  own: LearnedBot | undefined,
  shipped: readonly PackPlayer[],
  learnsFirst = false,
): PanelAsked | string {
  if (seats < 2) return 'A panel judges games of two or more seats. Choose more seats.';
  const mine = own?.content === bundle.hash ? [{ name: LEARNED, bot: LEARNED, player: own.player }] : [];
  const spec = ({ name, player }: PackPlayer): BotSpec => ({ name, bot: LEARNED, player });
  const winning = shipped.filter(({ header }) => header.learned.preference === undefined);
  const general = winning.filter(({ exact }) => !exact).map(spec);
  return {
    job: {
      kind: 'panel',
      definition: bundle.definition,
      source: { setup, content: bundle.hash, options: bundle.options },
      ...{ seats, seed, own: games, pair: Math.ceil(games / PAIRS_PART) },
      sources: {
        learned: [...mine, ...winning.filter(({ exact }) => exact).map(spec), ...general],
        ...(general[0] && { people: general[0] }),
        personas: shipped.filter(({ header }) => header.learned.preference !== undefined).map(spec),
        styles: [
          plainBot(defaultBot(game)),
          ...strategies.map(({ id, strategy }): BotSpec => ({ name: id, bot: 'strategy', strategy })),
        ],
      },
      ...(targets && { wanted: targets }),
      ...(learnsFirst && { lessons: { ...LESSONS, games: general[0] ? WARM_GAMES : PAGE_GAMES } }),
    },
    command:
      trial || mine.length > 0 || learnsFirst
        ? ''
        : [
            'railwright ask',
            setup,
            ...(map === undefined ? [] : ['--map', map]),
            ...['--games', String(games), '--players', String(seats), '--seed', String(seed)],
          ].join(' '),
  };
}

/** A job that learns both versions and judges them by panels, or the fault of the request. The most experienced players continue learning. */
export function planChange(
  saved: TestTable,
  now: TestTable,
  settings: Pick<TestSettings, 'seats' | 'seed'>,
  players: readonly PackPlayer[],
): ChangeJob | string {
  const [before, after] = [saved, now].map((table) => {
    const plan = planPanel(table, settings, CHANGE_GAMES, undefined, players, true);
    if (typeof plan === 'string') return plan;
    const { sources, lessons, ...job } = plan.job;
    // Both sides start from the same player.
    const learned = sources.people ? [sources.people] : sources.learned.slice(0, 1);
    return { ...job, others: OTHERS, sources: { ...sources, learned }, ...(lessons && { lessons }) };
  });
  if (typeof before === 'string') return before;
  if (typeof after === 'string') return after;
  return before && after ? { kind: 'change', saved: before, now: after } : '';
}
