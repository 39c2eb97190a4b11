// Whom to ask about a setup, the resulting panel job, and the equivalent command.
import { defaultBot, likeGroup, plainBot, type BotSpec } from '@railwright/bots';
import { CHANGE_LESSONS } from '@railwright/playtest';
import { PAGE_GAMES } from '@railwright/playtest/learning';
import {
  panelGames,
  panelSources,
  sameStart,
  type ChangeRequest,
  type PanelRequest,
} from '@railwright/studies';
import type { TestTable } from '../../core/checks/tables.ts';
import type { LearnedBot } from '../table-learner.svelte.ts';
import type { PackPlayer } from '../pack-players.ts';
import { LEARNED } from './learned.ts';
import type { TestSettings } from './settings.ts';

/** Games at each player's own table; the command line plays 4,000 by default. */
export const PANEL_GAMES = [
  { games: 250, title: /* @wc-include */ '250, a first look' },
  { games: 1000, title: /* @wc-include */ '1,000, ±4 points' },
  { games: 4000, title: /* @wc-include */ '4,000, ±2 points' },
  { games: 10_000, title: /* @wc-include */ '10,000, ±1 point' },
] as const;

/** Enough to tell three points of a win share; the command line plays twice as many. */
const CHANGE_GAMES = 2000;
/** Of weaker players, who only confirm the findings of strong play. */
const OTHERS = CHANGE_GAMES / 2;

export interface PanelAsked {
  readonly job: PanelRequest;
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
  const sources = panelSources(
    mine,
    shipped.map(({ name, player, header, exact }) => ({
      bot: { name, bot: LEARNED, player },
      ...{ exact, preference: header.learned.preference !== undefined },
    })),
    [
      plainBot(defaultBot(game)),
      ...strategies.flatMap(({ id, strategy, group }): BotSpec[] =>
        group ? [] : [{ name: id, bot: 'strategy', strategy }],
      ),
    ],
  );
  const groups = strategies.flatMap(({ id, strategy, group }): BotSpec[] => {
    const player = group?.isOwn && (shipped.find(({ name }) => name === group.player) ?? shipped[0]);
    return player
      ? [likeGroup({ name: player.name, bot: LEARNED, player: player.player }, id, strategy)]
      : [];
  });
  return {
    job: {
      kind: 'panel',
      definition: bundle.definition,
      source: { setup, content: bundle.hash, options: bundle.options },
      ...{ seats, seed, ...panelGames(games), sources: { ...sources, groups } },
      ...(targets && { wanted: targets }),
      // Starting from a player of any market, more games gain little.
      ...(learnsFirst && {
        lessons: sources.people ? CHANGE_LESSONS : { ...CHANGE_LESSONS, games: PAGE_GAMES },
      }),
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
): ChangeRequest | string {
  const [a, b] = [saved, now].map((table) => {
    const plan = planPanel(table, settings, CHANGE_GAMES, undefined, players, true);
    if (typeof plan === 'string') return plan;
    const { kind: _kind, sources, ...job } = plan.job;
    return { ...job, others: OTHERS, sources: sameStart(sources) };
  });
  if (typeof a === 'string') return a;
  if (typeof b === 'string') return b;
  return a && b
    ? { kind: 'change', a, b, versions: { a: /* @wc-include */ 'the saved version', b: '' } }
    : '';
}
