// The saved version of a table, to compare the unsaved one with.
import type { StudyRequest } from '@railwright/studies';
import { tablesFor } from '../core/project/assembled.ts';
import { project } from '../core/project/project.svelte.ts';
import type { TestTable } from '../core/checks/tables.ts';
import { planTest, playsTheSame, type TestSettings } from './model/settings.ts';
import type { Played } from './played.ts';
import { playerFor } from './player-for.ts';
import type { PanelReady } from './panel-question.svelte.ts';

/** Two versions that play the same games. */
export interface Versions {
  readonly saved: TestTable;
  readonly study: Extract<StudyRequest, { kind: 'compare' }>;
}

/** The saved version of the table that `path` and `card` have now, or why there is nothing to compare with. */
export async function savedVersion(
  path: string,
  card: string | undefined,
  table: TestTable,
  bots: readonly string[],
): Promise<TestTable | string> {
  // Replaces the same card, whatever its cost.
  const instead = table.trial?.instead?.card;
  const answer = await tablesFor({ path, setup: table.setup, card, instead }, 'saved');
  if (answer.kind === 'failed') return answer.message;
  const saved = answer.tables.table;
  if (saved?.setup !== table.setup)
    return 'The saved version cannot be played, so there is nothing to compare with.';
  return playsTheSame(saved, table, bots)
    ? 'The saved version plays the same. Change something, such as a cost, then compare before saving.'
    : saved;
}

/** The saved version with the same seeds and players as a batch of the present one, or why there is none. */
export async function versions(
  path: string,
  card: string | undefined,
  now: Played,
  settings: TestSettings,
  learned?: PanelReady['learned'],
): Promise<Versions | string> {
  const saved = await savedVersion(path, card, now.table, now.bots);
  if (typeof saved === 'string') return saved;
  const player = await playerFor({ table: saved, settings, learned }, project);
  const before = planTest(path, saved, settings, player);
  if (typeof before === 'string') return `The saved version: ${before}`;
  const b = { ...now.batch, gather: ['outcomes'] as const };
  const a = { ...before.batch, games: b.games, gather: b.gather };
  return { saved, study: { kind: 'compare', a, b, versions: { a: 'saved', b: 'as it is now' } } };
}
