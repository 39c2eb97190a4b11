// Asks a panel about a setup: tries who might sit on it, plays all tables, and says what was found.
import { ENGINE_VERSION, type Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { wholeRounds } from '../match/seating.ts';
import type { GameRow } from '../observe/rows.ts';
import { findingsOf } from './findings.ts';
import { mannerOf } from './manner.ts';
import { candidatesOf, choosePanel, type PanelPlayer, type PanelSources, type Trial } from './panel.ts';
import type { PanelResult } from './panel-result.ts';
import { tallyTable, type TableTally } from './table-tally.ts';
import {
  GAMES_A_PART,
  panelTables,
  tableBatch,
  type PanelGames,
  type PanelSetup,
  type PanelTable,
} from './tables.ts';
import { membersOf, trustOf } from './trust.ts';
import type { Played } from './words.ts';

export interface PanelPlan extends PanelSetup, PanelGames {
  readonly game: Game;
  readonly sources: PanelSources;
  readonly called?: Played['called'];
}

export interface PanelHost {
  /** Several may be asked for at once. Rows in the order of the games; rejects when a game has a fault. */
  play(batch: Batch): Promise<readonly GameRow[]>;
  /** How many games there will be, once that is known. */
  planned?(games: number): void;
}

const TRIAL_GAMES = 60;

export async function askPanel(plan: PanelPlan, host: PanelHost): Promise<PanelResult> {
  const { seats, seed, source } = plan;
  const candidates = candidatesOf(plan.sources);
  const panel = choosePanel(candidates, await tryAll(plan, host, candidates), 1 / seats);
  const tables = panelTables(panel, seats, plan);
  host.planned?.(tables.reduce((sum, { games }) => sum + games, 0));
  const tallies = await Promise.all(tables.map((table) => playTable(plan, host, panel, table)));
  const played: Played = { seats, panel, tallies, ...(plan.called && { called: plan.called }) };
  const members = membersOf(played);
  return {
    format: 1,
    setup: source.setup,
    content: source.content,
    engine: ENGINE_VERSION,
    ...{ seats, seed },
    games: tallies.reduce((sum, { games }) => sum + games, 0),
    panel: members,
    trust: trustOf(played, members, source.setup),
    findings: findingsOf(played),
  };
}

async function playTable(
  plan: PanelPlan,
  host: PanelHost,
  panel: readonly PanelPlayer[],
  table: PanelTable,
): Promise<TableTally> {
  const { definition, source, seats, seed } = plan;
  const batch = tableBatch({ definition, source, seats, seed }, panel, table);
  const size = wholeRounds(GAMES_A_PART, seats);
  const parts = Array.from({ length: Math.ceil(batch.games / size) }, (_, i) => ({
    ...batch,
    first: i * size,
    games: Math.min(size, batch.games - i * size),
  }));
  const rows = await Promise.all(parts.map((part) => host.play(part)));
  return tallyTable(plan.game, table, batch, rows.flat());
}

/** Games of each with itself, and a few against the first of its kind: enough to tell who plays alike, and who is stronger. */
async function tryAll(
  plan: PanelPlan,
  host: PanelHost,
  candidates: readonly PanelPlayer[],
): Promise<Trial[]> {
  const trialPlan = { ...plan, seed: (plan.seed ^ 0x7121a1) >>> 0 };
  const play = (entries: readonly number[]): Promise<TableTally> =>
    playTable(trialPlan, host, candidates, {
      kind: 'own',
      entries,
      games: wholeRounds(Math.min(TRIAL_GAMES, Math.max(plan.own, 2 * plan.seats)), plan.seats),
    });
  return Promise.all(
    candidates.map(async ({ kind }, i) => {
      const rival = candidates.findIndex((other) => other.kind === kind);
      const own = await play(Array.from({ length: plan.seats }, () => i));
      const rounds = meanOf(own.rounds);
      const manner = mannerOf(plan.game, own.measures, rounds, own.games * plan.seats);
      if (rival === i || (kind !== 'strong' && kind !== 'style')) return { manner, share: 1 / plan.seats };
      const met = await play([i, ...Array.from({ length: plan.seats - 1 }, () => rival)]);
      return { manner, share: meanOf(met.won.get(i) ?? own.rounds) };
    }),
  );
}

const meanOf = (list: Float64Array): number => list.reduce((sum, value) => sum + value, 0) / list.length;
